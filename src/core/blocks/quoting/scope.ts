import { expressionOf, matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack } from '../../languages/pack.ts';

/**
 * Judges how far a statement holds where it stands. Cut from its place, a former price, a supposed case, an opponent's view
 * or a sentence that the next one denies says something false.
 */
interface Scopes {
  readonly turns: RegExp;
  readonly former: RegExp;
  readonly untilYear: RegExp;
  readonly sinceYear: RegExp;
  readonly supposed: RegExp;
  readonly disputed: RegExp;
  readonly turnedHeadings: RegExp;
  readonly verdicts: RegExp;
}

/** "until the end of 2019", "jusqu’en mai 2019". */
const BEFORE_YEAR = String.raw`\s(?:[\p{L}\d.]{1,12}\s){0,4}(?:19|20)\d{2}(?!\d)`;

const scopesOf = perPack(({ writing, grammar: { isUnspaced } }: LanguagePack): Scopes | null => {
  const words = writing?.scopes ?? null;
  if (words === null) return null;
  return {
    turns: matcherOf(words.turns, { isUnspaced, at: 'start' }),
    former: matcherOf(words.former, { isUnspaced }),
    untilYear: expressionOf(`(?<!\\p{L})@words${BEFORE_YEAR}`, { words: words.untilYears }),
    sinceYear: expressionOf(`^@words${BEFORE_YEAR}`, { words: words.sinceYears }),
    supposed: matcherOf(words.supposed, { isUnspaced }),
    disputed: matcherOf(words.disputed, { isUnspaced }),
    turnedHeadings: matcherOf(words.turnedHeadings, { isUnspaced }),
    verdicts: matcherOf(words.verdicts, { isUnspaced, at: 'start' }),
  };
});

const OPENING_MARKS = /^["“«„‘'(「『（–—-]+\s*/u;

/** False for a language without such words: none of the others is then reliable. */
export function knowsScopes(language: string): boolean {
  return scopesOf(packOf(language)) !== null;
}

/** True for a sentence that limits, denies or replaces the one before. */
export function turnsWhatPrecedes(text: string, language: string): boolean {
  const scopes = scopesOf(packOf(language));
  if (scopes === null) return true;
  const plain = text.replace(OPENING_MARKS, '');
  return scopes.turns.test(plain) || scopes.sinceYear.test(plain) || opensWithVerdict(plain, language);
}

/** True for a statement about a former state, a supposed case or what others claim. */
export function isOutOfForce(text: string, language: string): boolean {
  const scopes = scopesOf(packOf(language));
  return (
    scopes === null ||
    scopes.former.test(text) ||
    scopes.untilYear.test(text) ||
    scopes.supposed.test(text) ||
    scopes.disputed.test(text)
  );
}

/** True for a sentence after which others hold only as supposed, formerly or in the view of somebody. */
export function setsScope(text: string, language: string): boolean {
  return /[:：]["'”’»)\]]*\s*$/u.test(text) || isOutOfForce(text, language);
}

/** True for a heading below which statements do not hold for the subject as it is. */
export function isTurnedHeading(heading: string, language: string): boolean {
  return scopesOf(packOf(language))?.turnedHeadings.test(heading) !== false;
}

/** True for an answer that opens with yes or no. */
export function opensWithVerdict(text: string, language: string): boolean {
  const verdict = verdictAt(text, language);
  return verdict !== null && /^\s*(?:[,.;:!–—-]|，|。|、|$)/u.test(text.slice(verdict.length));
}

/** An answer without the yes or no that it opens with. */
export function withoutVerdict(text: string, language: string): string {
  if (!opensWithVerdict(text, language)) return text;
  return text
    .slice(verdictAt(text, language)?.length ?? 0)
    .replace(/^[\s,.;:!–—，。、-]+/u, '')
    .trim();
}

function verdictAt(text: string, language: string): string | null {
  return scopesOf(packOf(language))?.verdicts.exec(text)?.[0] ?? null;
}
