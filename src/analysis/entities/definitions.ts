import type { LanguageResources } from '../language/languages.ts';
import type { Sentence } from '../signals/prose.ts';

/** Between the term and the verb that defines it: an aside in brackets or commas, at most this long. */
const ASIDE_CHARS_MAX = 60;
/** What is said of the term takes at least this many words. */
const PREDICATE_WORDS_MIN = 3;

/**
 * True when the sentence says what the term is: it opens with the term (an article, a few words before it at most) and
 * goes on with a defining verb and a predicate. Null when the language's defining verbs are not known.
 */
export function definesTerm(sentence: Sentence, key: string, language: LanguageResources): boolean | null {
  if (language.copulas === null) return null;
  const position = positionOfKey(sentence, key);
  if (position === null || position.index > (language.isUnspaced ? 2 : 3)) return false;
  if (!sentence.isComplete || /[?？]\s*$/.test(sentence.text)) return false;
  const after = sentence.text.slice(position.end - sentence.start);
  const verb = verbAfter(after, language);
  if (verb === null) return false;
  const predicate = after.slice(verb);
  if (language.noDefinition?.test(predicate) === true) return false;
  if (language.isUnspaced) return predicate.length >= 6;
  return (predicate.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= PREDICATE_WORDS_MIN;
}

interface KeyPosition {
  /** Words of the sentence before the term. */
  readonly index: number;
  /** Offset into the page's text where the term ends. */
  readonly end: number;
}

export function positionOfKey(sentence: Sentence, key: string): KeyPosition | null {
  const stems = key.split(' ');
  for (let i = 0; i + stems.length <= sentence.words.length; i++) {
    if (stems.every((stem, k) => sentence.words[i + k]?.stem === stem)) {
      return { index: i, end: sentence.words[i + stems.length - 1]?.end ?? 0 };
    }
  }
  return null;
}

/** Where the predicate starts in `after`; null when no defining verb follows the term closely. */
function verbAfter(after: string, language: LanguageResources): number | null {
  const aside = /^\s*(?:\([^)]{1,60}\)|[,，（][^,，）]{1,60}[,，）])?\s*/u.exec(after)?.[0].length ?? 0;
  if (aside > ASIDE_CHARS_MAX + 4) return null;
  const rest = after.slice(aside).toLowerCase();
  for (const copula of language.copulas ?? []) {
    if (!rest.startsWith(copula)) continue;
    const next = rest.charAt(copula.length);
    if (language.isUnspaced || next === '' || !/[\p{L}\p{N}]/u.test(next)) return aside + copula.length;
  }
  return null;
}
