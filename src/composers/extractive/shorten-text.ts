import { tagEnglish } from '../../analysis/language/english/part-of-speech.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { limits } from './clause-limits.ts';
import { isFiniteVerb, NOMINAL, PREDICATE, SUBORDINATES } from './english-clauses.ts';
import { isBalanced } from './page-material.ts';
import { secondClauses } from './second-clauses.ts';
import { withoutAsides, withoutBrackets, withoutLead } from './sentence-asides.ts';
import { withShorterList } from './shorter-list.ts';

/**
 * Where the rest of a sentence only adds to it: a clause that could be left out. No opener of conditions ("if", "until",
 * "as long as", "with code …"): without it the rest says more than the page does.
 */
const ADDED_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /(?:, (?:which|who|whose|where|while|whereas|although|though|but|so|because|since|including|such as|especially|particularly|as well as|even(?! if\b)|despite|thanks to|due to|along with|together with|based on|from|as(?! (?:long|soon|of|a|an)\b)|driven|led|backed|making|allowing|enabling|leading|resulting|showcasing|ensuring|highlighting|featuring|helping|bringing|giving|creating|causing|reflecting|marking|\p{Ll}{3,}ing (?!and |or |\p{Ll}+,)|with [^,\d$€£%]{3,60}?\p{Ll}{3,}ing)\b|—| (?:because|so that|although|whereas|even though|even if)\b|;| [–—] | - )/gu,
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
const KEPT_WORDS_MIN = 6;

/**
 * The sentence within `charsMax` characters: as it is, or the longest of what is left of it without its brackets and asides,
 * the clause that it begins or ends with, the last members of its list. Null: no such form is short enough.
 */
export function shortenSentence(text: string, charsMax: number, language: string): string | null {
  if (text.length <= charsMax) return text;
  const bare = withoutBrackets(text, language);
  const whole = language === 'en' ? withoutLead(withoutAsides(bare, language), language) : bare;
  const forms = [...new Set([bare, withoutAsides(bare, language), whole])];
  const fitting = forms.find(({ length }) => length <= charsMax);
  if (fitting !== undefined) return fitting;
  const cut = forms
    .flatMap((form) => [withShorterList(form, charsMax, language), withoutEnd(form, charsMax, language)])
    .filter((form) => form !== null)
    .sort((one, other) => other.length - one.length);
  return cut[0] ?? null;
}

/** Without the clause that it ends with. */
function withoutEnd(bare: string, charsMax: number, language: string): string | null {
  const cuts = [
    ...[...bare.matchAll(ADDED_CLAUSE[language] ?? /;/gu), ...bare.matchAll(SECOND_HALF)].map(
      ({ index }) => index,
    ),
    ...(language === 'en' ? secondClauses(bare) : []),
  ].sort((a, b) => a - b);
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
      (isHalf && kept.includes(',')) ||
      (language === 'en' && (goesOnAfterAside(bare, cut) || waitsForSubject(kept)))
    )
      continue;
    return `${kept}.`;
  }
  return null;
}

/** "With the explosion of technology", "Obviously inspired by …": what they belong to comes later, if at all. */
function waitsForSubject(kept: string): boolean {
  const tokens = tagEnglish(kept);
  const opensSubordinate = SUBORDINATES.has(tokens[0]?.text.toLowerCase() ?? '');
  return (
    (opensSubordinate && !tokens.slice(1).some(({ tag }) => PREDICATE.has(tag))) ||
    tokens.slice(0, 2).some(({ tag, text }) => tag === 'VERB' && text.endsWith('ed')) ||
    (/ing$/u.test(tokens[0]?.text ?? '') && !tokens.slice(1).some(isFiniteVerb))
  );
}

/** "… how quantum phenomena, such as entanglement, can make …": what follows the aside belongs to what stands before it. */
function goesOnAfterAside(text: string, cut: number): boolean {
  const tokens = tagEnglish(text);
  return tokens.some(({ text: mark, start }, index) => {
    const next = tokens[index + 1];
    return mark === ',' && start > cut && next !== undefined && isFiniteVerb(next);
  });
}

/** "… a fan — which": the small word belongs to what was cut off. */
function endsOpen(kept: string, language: string): boolean {
  const last = /\p{L}+$/u.exec(kept)?.[0].toLowerCase() ?? '';
  if (!stopWordsOf(language).has(last)) return false;
  // "Way" and "thing" say little, but a clause may end with them.
  return language !== 'en' || !NOMINAL.has(tagEnglish(kept).at(-1)?.tag ?? '');
}

/** "Today, …", "In the last years, …": words before the first comma that make no clause. */
const INTRODUCTION = /^\p{Lu}[^\s,]*(?: [^\s,]+){0,3},/u;

/** No comma, or the one after an introduction: "In winter, …", "When it rains, …". */
function hasOneClause(kept: string, language: string): boolean {
  // An aside between hyphens ("-por quinto día-") may be cut in the middle.
  if (/\s-\p{L}/u.test(kept)) return false;
  const commas = kept.match(/,(?=\s)/gu)?.length ?? 0;
  const first = /^\p{L}+/u.exec(kept)?.[0].toLowerCase() ?? '';
  if (commas === 0) return !CONJUNCTIONS.has(first);
  if (commas === 1 && !ARTICLES.has(first) && (stopWordsOf(language).has(first) || INTRODUCTION.test(kept)))
    return true;
  return language === 'en' && saysItFirst(kept);
}

/** The predicate stands before the first comma: what follows are lists and asides behind it, which may end anywhere. */
function saysItFirst(kept: string): boolean {
  const tokens = tagEnglish(kept);
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opener = tokens[0]?.text.toLowerCase() ?? '';
  return !SUBORDINATES.has(opener) && tokens.slice(1, comma).some(({ tag }) => PREDICATE.has(tag));
}

/** A sentence that begins with one of them has its main clause after a comma. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  'if when while because as since although though once after before unless until whether whereas given despite wenn weil obwohl während falls quand parce puisque cuando aunque quando perché sebbene omdat hoewel wanneer gdy kiedy ponieważ если когда хотя'.split(
    ' ',
  ),
);

const ARTICLES: ReadonlySet<string> = new Set(
  'the a an der die das ein eine le la les un une el los las una o os as um uma il lo gli i de het een'.split(
    ' ',
  ),
);
