import type { Grounding } from '../content-block.ts';
import { cleanHeading } from './clean-sentence.ts';
import type { PageMaterial } from './page-material.ts';

/** What stands for the names that are left out. */
const AND_MORE: Readonly<Record<string, string>> = {
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
const NAMES_MIN = 3;
const NAME_CHARS = { min: 4, max: 48 } as const;
const NAME_WORDS_MAX = 8;
/** Further down stand the rare ones. */
const BLOCKS_READ_MAX = 400;
/** Prices, counts, times, ratings and commands: what stands beside the names of a list. */
const NOT_A_NAME =
  /[$€£¥₽%]|\d[.,:]\d|[!?:;]$|[|•·@#<>{}[\]=_/"]|\(\)|[.] |\p{Extended_Pictographic}|^\P{L}*$|^(?:\d+ )?(?:add to|see|view|show|read|learn|buy|shop|sign|log|more|next|previous|back|home|menu|search|skip|filter|sort|share|reviews?|products?|results?|items?|sold|new|sale|free|page|posts?|related|contents?|table of contents)\b/iu;

/**
 * What a page lists, as one line that says so: "Climbing shoes: Aragon, Tarantulace, Skwama, and more." For pages without
 * a sentence of their own, from their headings, else from the short items of their lists. Null: they name too little.
 */
export function namedContents(
  material: PageMaterial,
  chars: { readonly min: number; readonly max: number },
): { readonly text: string; readonly grounding: readonly Grounding[] } | null {
  const { page, titleText } = material.signals;
  const more = AND_MORE[page.language];
  const title = cleanHeading(page.titleHeading ?? titleText);
  // In a thread headings label posts.
  if (material.signals.pageType === 'forum') return null;
  if (more === undefined || title === '' || title.length > chars.max / 2) return null;
  const names = [namesOf(material, 'heading', title), namesOf(material, 'list_item', title)].find(
    ({ length }) => length >= NAMES_MIN,
  );
  if (names === undefined) return null;
  for (let count = names.length; count >= NAMES_MIN; count--) {
    const some = names.slice(0, count);
    const text = `${title}: ${some.map((name) => name.text).join(', ')}${more}.`;
    if (text.length > chars.max) continue;
    return text.length < chars.min ? null : { text, grounding: some };
  }
  return null;
}

function namesOf({ signals }: PageMaterial, kind: 'heading' | 'list_item', title: string): Grounding[] {
  const seen = new Set([title.toLowerCase()]);
  return signals.prose.units.slice(0, BLOCKS_READ_MAX).flatMap(({ block, words }): Grounding[] => {
    if (block.kind !== kind || words.length > NAME_WORDS_MAX) return [];
    const text = cleanHeading(block.text).replace(/\s*\([^()]*\)$/u, '');
    const key = text.toLowerCase();
    const isName =
      text.length >= NAME_CHARS.min &&
      text.length <= NAME_CHARS.max &&
      /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
      !text.includes(',') &&
      !NOT_A_NAME.test(text) &&
      !seen.has(key);
    if (!isName) return [];
    seen.add(key);
    return [{ text, source: block.text, start: block.start, end: block.end }];
  });
}
