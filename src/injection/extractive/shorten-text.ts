import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced } from './page-material.ts';

/** Ways to make the words of a page shorter that leave a whole sentence or title behind. Null: none of them is short enough. */

const PARENTHESIS = /\s*[(（][^()（）]*[)）]/gu;
/** Where the rest of a sentence only adds to it: a clause that could be left out. */
// No "if", "when", "for", "on" or "until": what is left without a condition says more than the page does.
const ADDED_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /(?:, (?:which|who|whose|where|while|whereas|although|though|but|so|because|since|including|such as|especially|particularly|as well as|even|with|from|as|by|despite|thanks to|plus|driven|led|backed|powered|based)\b|, \p{L}{2,}ing\b(?!,| and\b| or\b)|—| (?:because|so that|although|whereas|even though|even if)\b|;| [–—] | - )/gu,
  de: /(?:, (?:die|der|das|wobei|während|obwohl|aber|sodass|weil|da|wo|sowie|darunter|insbesondere)\b|;| [–—] | - )/gu,
  fr: /(?:, (?:qui|dont|où|mais|tandis que|alors que|bien que|notamment|ainsi que|car|permettant)\b|;| [–—] | - )/gu,
  es: /(?:, (?:que|quien|donde|cuyo|cuya|pero|mientras|aunque|incluyendo|especialmente|así como|ya que)\b|;| [–—] | - )/gu,
  pt: /(?:, (?:que|quem|onde|cujo|cuja|mas|enquanto|embora|incluindo|especialmente|assim como|já que)\b|;| [–—] | - )/gu,
  it: /(?:, (?:che|dove|cui|ma|mentre|sebbene|anche se|soprattutto|nonché|poiché)\b|;| [–—] | - )/gu,
  nl: /(?:, (?:die|dat|waar|waarbij|maar|terwijl|hoewel|zoals|vooral|omdat)\b|;| [–—] | - )/gu,
  pl: /(?:, (?:który|która|które|gdzie|ale|podczas gdy|choć|chociaż|w tym|zwłaszcza)(?!\p{L})|;| [–—] )/gu,
  ru: /(?:, (?:который|которая|которое|которые|где|но|хотя|включая|особенно|так как)(?!\p{L})|;)/gu,
};
/** What "and" adds after a comma, where no other comma makes a list of it. */
const SECOND_HALF = /, (?:and|or|und|et|y|e|en|i|и) /gu;
const SECOND_HALF_AT = /^, (?:and|or|und|et|y|e|en|i|и) /u;
/** The part that is kept must be able to stand: so many words of it at least. */
const KEPT_WORDS_MIN = 7;

/** The sentence within `charsMax` characters: as it is, without its brackets, or without the clause that it ends with. */
export function shortenSentence(text: string, charsMax: number, language: string): string | null {
  if (text.length <= charsMax) return text;
  const bare = text.replace(PARENTHESIS, '');
  if (bare.length <= charsMax) return bare;
  const cuts = [...bare.matchAll(ADDED_CLAUSE[language] ?? /;/gu), ...bare.matchAll(SECOND_HALF)]
    .map((match) => match.index)
    .sort((a, b) => a - b);
  for (const cut of cuts.reverse()) {
    const kept = bare.slice(0, cut).trimEnd();
    if (kept.length + 1 > charsMax || kept.split(' ').length < KEPT_WORDS_MIN) continue;
    // With a comma before it the cut may fall inside of an aside or a list, and leave half of it.
    const isHalf = SECOND_HALF_AT.test(bare.slice(cut));
    if (
      endsOpen(kept, language) ||
      !isBalanced(kept) ||
      !hasOneClause(kept, language) ||
      (isHalf && kept.includes(','))
    )
      continue;
    return `${kept}.`;
  }
  return null;
}

/** "… a fan — which": the small word belongs to what was cut off. */
function endsOpen(kept: string, language: string): boolean {
  const last = /\p{L}+$/u.exec(kept)?.[0].toLowerCase() ?? '';
  return stopWordsOf(language).has(last);
}

/** No comma, or the one after an introduction: "In winter, …", "When it rains, …". */
function hasOneClause(kept: string, language: string): boolean {
  // An aside between hyphens ("-por quinto día-") may be cut in the middle.
  if (/\s-\p{L}/u.test(kept)) return false;
  const commas = kept.match(/,(?=\s)/gu)?.length ?? 0;
  if (commas === 0) return true;
  const first = /^\p{L}+/u.exec(kept)?.[0].toLowerCase() ?? '';
  return commas === 1 && !ARTICLES.has(first) && stopWordsOf(language).has(first);
}

const ARTICLES: ReadonlySet<string> = new Set(
  'the a an der die das ein eine le la les un une el los las una o os as um uma il lo gli i de het een'.split(
    ' ',
  ),
);
