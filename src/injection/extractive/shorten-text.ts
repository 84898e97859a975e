import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced } from './page-material.ts';

/** Ways to make the words of a page shorter that leave a whole sentence or title behind. Null: none of them is short enough. */

const PARENTHESIS = /\s*[(（][^()（）]*[)）]/gu;
/**
 * Where the rest of a sentence only adds to it: a clause that could be left out. No opener of conditions ("if", "until",
 * "as long as", "with code …"): without it the rest says more than the page does.
 */
const ADDED_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /(?:, (?:which|who|whose|where|while|whereas|although|though|but|so|because|since|including|such as|especially|particularly|as well as|even(?! if\b)|despite|thanks to|driven|led|backed|making|allowing|enabling|leading|resulting|showcasing|ensuring|highlighting|featuring|helping|bringing|giving|creating|causing|reflecting|marking)\b|—| (?:because|so that|although|whereas|even though|even if)\b|;| [–—] | - )/gu,
  de: /(?:, (?:die|der|das|wobei|während|obwohl|aber|sodass|weil|da|wo|sowie|darunter|insbesondere)\b|;| [–—] | - )/gu,
  fr: /(?:, (?:qui|dont|où|mais|tandis que|alors que|bien que|notamment|ainsi que|car|permettant)\b|;| [–—] | - )/gu,
  es: /(?:, (?:que|quien|donde|cuyo|cuya|pero|mientras|aunque|incluyendo|especialmente|así como|ya que)\b|;| [–—] | - )/gu,
  pt: /(?:, (?:que|quem|onde|cujo|cuja|mas|enquanto|embora|incluindo|especialmente|assim como|já que)\b|;| [–—] | - )/gu,
  it: /(?:, (?:che|dove|cui|ma|mentre|sebbene|anche se|soprattutto|nonché|poiché)\b|;| [–—] | - )/gu,
  nl: /(?:, (?:die|dat|waar|waarbij|maar|terwijl|hoewel|zoals|vooral|omdat)\b|;| [–—] | - )/gu,
  pl: /(?:, (?:który|która|które|gdzie|ale|podczas gdy|choć|chociaż|w tym|zwłaszcza)(?!\p{L})|;| [–—] )/gu,
  ru: /(?:, (?:который|которая|которое|которые|где|но|хотя|включая|особенно|так как)(?!\p{L})|;)/gu,
};
/** Words that take something back. What they stand in is never left out: "free shipping, but only over $50" is not free shipping. */
const LIMITS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:only|except|exception|exclud\p{L}+|unless|until|if|provided|depending|minimum|limited|plus|not|no|never)\b|n['’]t\b/iu,
  de: /(?<!\p{L})(?:nur|außer|ausgenommen|ausschließlich|sofern|falls|wenn|solange|bis|mindestens|zuzüglich|nicht|kein\p{L}*|nie)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:seulement|uniquement|sauf|hormis|si|tant que|jusqu|minimum|plus|pas|ne|n['’]|jamais|aucun\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:solo|sólo|solamente|salvo|excepto|si|siempre que|hasta|mínimo|más|no|nunca|ningun\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:só|somente|apenas|exceto|salvo|se|desde que|até|mínimo|mais|não|nunca|nenhum\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:solo|soltanto|tranne|salvo|escluso|esclus\p{L}|se|purché|fino|minimo|più|non|mai|nessun\p{L}*)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:alleen|slechts|behalve|uitgezonderd|tenzij|als|mits|tot|minimaal|plus|niet|geen|nooit)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:tylko|wyłącznie|oprócz|poza|chyba że|jeśli|jeżeli|do|minimum|plus|nie|nigdy|żad\p{L}*)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:только|кроме|исключая|если|пока|до|минимум|плюс|не|нет|никогда)(?!\p{L})/iu,
};
/** What "and" adds after a comma, where no other comma makes a list of it. */
const SECOND_HALF = /, (?:and|or|und|et|y|e|en|i|и) /gu;
const SECOND_HALF_AT = /^, (?:and|or|und|et|y|e|en|i|и) /u;
/** The part that is kept must be able to stand: so many words of it at least. */
const KEPT_WORDS_MIN = 7;

/** The sentence within `charsMax` characters: as it is, without its brackets, or without the clause that it ends with. */
export function shortenSentence(text: string, charsMax: number, language: string): string | null {
  if (text.length <= charsMax) return text;
  const bare = text.replace(PARENTHESIS, (aside) => (limits(aside, language) ? aside : ''));
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
      limits(bare.slice(cut), language) ||
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

function limits(dropped: string, language: string): boolean {
  return LIMITS[language]?.test(dropped) ?? true;
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
