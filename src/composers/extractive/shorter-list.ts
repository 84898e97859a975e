import { tagEnglish } from '../../analysis/language/english/part-of-speech.ts';
import { limits } from './clause-limits.ts';
import { isBalanced } from './page-material.ts';

/** What stands for the members of a list that are left out. */
export const AND_MORE: Readonly<Record<string, string>> = {
  en: ', and more',
  de: ' und mehr',
  fr: ' et plus encore',
  es: ' y más',
  pt: ' e mais',
  it: ' e altro',
  nl: ' en meer',
  pl: ' i nie tylko',
  ru: ' и не только',
  uk: ' та інше',
  cs: ' a další',
  da: ' og mere',
  sv: ' och mer',
  nb: ' og mer',
  no: ' og mer',
  fi: ' ja muuta',
  hu: ' és egyebek',
  ro: ' și altele',
  tr: ' ve daha fazlası',
};
const LIST_AT_END =
  /^(.+?)((?:, (?!and |or |und |et |y |e |en |i |и )[^,;:()—]{2,36}){2,}),? (?:and|und|et|y|e|en|i|и) [^,;:()—]{2,48}[.]$/u;
const MEMBERS_MIN = 2;

/** "… in piano, violin, viola, and more.": as many members of the list that it ends with as there is room for. */
export function withShorterList(text: string, charsMax: number, language: string): string | null {
  const [, first, rest] = LIST_AT_END.exec(text) ?? [];
  const more = AND_MORE[language];
  if (first === undefined || rest === undefined || more === undefined) return null;
  const members = rest.split(/, /u).filter((member) => member !== '');
  for (let kept = members.length; kept >= MEMBERS_MIN; kept--) {
    const shorter = `${[first, ...members.slice(0, kept)].join(', ')}${more}.`;
    const dropped = members.slice(kept).join(', ');
    if (language === 'en' && listsActions(text, first.length)) return null;
    if (shorter.length <= charsMax) return limits(dropped, language) || !isBalanced(shorter) ? null : shorter;
  }
  return null;
}

/** "Grab attention, spark curiosity": one more of these is not "more". */
function listsActions(text: string, from: number): boolean {
  const tokens = tagEnglish(text);
  return tokens.some(
    ({ text: mark, start }, index) =>
      mark === ',' &&
      start >= from &&
      tokens[index + 1]?.tag === 'VERB' &&
      !/^(?:,|and|or)$/u.test(tokens[index + 2]?.text ?? ''),
  );
}
