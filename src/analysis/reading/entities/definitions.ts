import type { LanguageResources } from '../../language/languages.ts';
import { termLinksOf } from '../../language/linking-words.ts';
import { bareSpan, type Word } from '../../language/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { wordKey } from './candidate.ts';

/** Between the term and the verb that defines it: an aside in brackets or commas, at most this long. */
const ASIDE_CHARS_MAX = 60;
/** What is said of the term takes at least this many words. */
const PREDICATE_WORDS_MIN = 3;
/** In these languages the verb follows what it says of the term: "a pump a machine is that …". */
const VERB_LAST: ReadonlySet<string> = new Set(['fa', 'hi']);
/** Words between the term and such a verb. */
const BEFORE_VERB_WORDS = 6;
const ENDS_IN_QUESTION = /[?？]\s*$/;

/**
 * True when the sentence says what the term is: it opens with the term (an article, a few words before it at most) and
 * goes on with a defining verb and a predicate. Null when the language's defining verbs are not known.
 */
export function definesTerm(sentence: Sentence, key: string, language: LanguageResources): boolean | null {
  if (language.copulas === null) return null;
  if (!sentence.isComplete) return false;
  const position = positionOfKey(sentence, key, language.isUnspaced ? 2 : 3);
  if (position === null) return false;
  if (ENDS_IN_QUESTION.test(sentence.text)) return false;
  if (isTail(sentence, position.index, language.code)) return false;
  const after = sentence.text.slice(position.end - sentence.start);
  if (VERB_LAST.has(language.code)) return position.index === 0 && endsInVerb(after, language.copulas);
  const verb = verbAfter(after, language);
  if (verb === null) return false;
  const predicate = after.slice(verb);
  if (language.noDefinition?.test(predicate) === true) return false;
  if (language.isUnspaced) return predicate.length >= 6;
  return (predicate.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= PREDICATE_WORDS_MIN;
}

/** False for a sentence that defines no term, whichever it is. */
export const mayDefine = keptBySentence(({ isComplete, text }, { copulas }: LanguageResources): boolean => {
  if (copulas === null || !isComplete || ENDS_IN_QUESTION.test(text)) return false;
  const lower = text.toLowerCase();
  // Final sigma: a word is not written the same in a text that goes on.
  return lower.includes('ς') || copulas.some((copula) => lower.includes(copula));
});

/** "Une pompe à chaleur est …" defines the pump, not the heat: a small word ties the term to a noun before it. */
function isTail({ words, text, start }: Sentence, index: number, language: string): boolean {
  const [term, last, beforeLast] = [words[index], words[index - 1], words[index - 2]];
  if (term === undefined || last === undefined) return false;
  const elided = text.slice(term.start - start, bareSpan(term).start - start).toLowerCase();
  if (/^(?:d|de\p{L}+)['’]$/u.test(elided)) return !last.isStop;
  const isLink = termLinksOf(language).has(last.lower) || (language === 'en' && last.lower === 'of');
  return isLink && beforeLast !== undefined && !beforeLast.isStop;
}

function endsInVerb(after: string, verbs: readonly string[]): boolean {
  const words = after.match(/[\p{L}\p{M}\u200c]+/gu) ?? [];
  const at = words.findIndex((word) => verbs.includes(word));
  return at > 0 && at <= BEFORE_VERB_WORDS && words.length - 1 >= PREDICATE_WORDS_MIN;
}

interface KeyPosition {
  /** Words of the sentence before the term. */
  readonly index: number;
  /** Offset into the page's text where the term ends. */
  readonly end: number;
}

/** Where the term stands first, with at most `wordsBefore` words before it; null when it does not. */
export function positionOfKey(sentence: Sentence, key: string, wordsBefore = Infinity): KeyPosition | null {
  const stems = key.split(' ');
  for (let i = 0; i <= wordsBefore && i + stems.length <= sentence.words.length; i++) {
    if (stems.every((stem, k) => isKeyWord(sentence.words[i + k], stem))) {
      const last = sentence.words[i + stems.length - 1];
      return { index: i, end: last === undefined ? 0 : bareSpan(last).end };
    }
  }
  return null;
}

function isKeyWord(word: Word | undefined, stem: string): boolean {
  return word !== undefined && wordKey(word) === stem;
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
