import type { LanguagePack } from '../../languages/pack.ts';
import { joinLists, perPack, wordSet } from '../../languages/compile.ts';
import { definingVerbsOf, opensNoDefinition } from '../../text/definition-words.ts';
import { bareSpan, type Word } from '../../text/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { wordKey } from './candidate.ts';

/** Longest aside (in brackets or commas) between the term and the defining verb. */
const ASIDE_CHARS_MAX = 60;
/** Minimum length of the predicate. */
const PREDICATE_WORDS_MIN = 3;
/** Words between the term and the verb where the verb comes last. */
const BEFORE_VERB_WORDS = 6;
const ENDS_IN_QUESTION = /[?？]\s*$/;

/**
 * True when the sentence defines the term: it opens with the term (after an article or a few words) and continues with
 * a defining verb and a predicate. Null when the language's defining verbs are not known.
 */
export function definesTerm(sentence: Sentence, key: string, language: LanguagePack): boolean | null {
  const verbs = definingVerbsOf(language);
  if (verbs === null) return null;
  if (!sentence.isComplete) return false;
  const position = positionOfKey(sentence, key, language.grammar.isUnspaced ? 2 : 3);
  if (position === null) return false;
  if (ENDS_IN_QUESTION.test(sentence.text)) return false;
  if (isTail(sentence, position.index, language)) return false;
  const after = sentence.text.slice(position.end - sentence.start);
  if (language.grammar.isVerbLast) return position.index === 0 && endsInVerb(after, verbs);
  const verb = verbAfter(after, verbs, language.grammar.isUnspaced);
  if (verb === null) return false;
  const predicate = after.slice(verb);
  if (opensNoDefinition(predicate, language)) return false;
  if (language.grammar.isUnspaced) return predicate.length >= 6;
  return (predicate.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= PREDICATE_WORDS_MIN;
}

/** False for a sentence that cannot define any term. */
export const mayDefine = keptBySentence(({ isComplete, text }, language: LanguagePack): boolean => {
  const verbs = definingVerbsOf(language);
  if (verbs === null || !isComplete || ENDS_IN_QUESTION.test(text)) return false;
  const lower = text.toLowerCase();
  // Final sigma: the lower case of a word can differ when the text goes on.
  return lower.includes('ς') || verbs.some((verb) => lower.includes(verb));
});

const tailLinksOf = perPack(({ concepts, definitions, grammar }) => ({
  links: wordSet(joinLists([concepts?.links ?? null, definitions?.tailLinks ?? null])),
  elided: wordSet(grammar.elidedLinks),
}));

/** "Une pompe à chaleur est …" defines the pump, not the heat: a small word ties the term to a noun before it. */
function isTail({ words, text, start }: Sentence, index: number, language: LanguagePack): boolean {
  const [term, last, beforeLast] = [words[index], words[index - 1], words[index - 2]];
  if (term === undefined || last === undefined) return false;
  const { links, elided } = tailLinksOf(language);
  const opening = text.slice(term.start - start, bareSpan(term).start - start);
  if (elided.has(opening.toLowerCase().replace('’', "'"))) return !last.isStop;
  const isLink = links.has(last.lower);
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

/** The first position of the term with at most `wordsBefore` words before it; null when there is none. */
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

/** Start of the predicate in `after`; null when no defining verb follows the term closely. */
function verbAfter(after: string, verbs: readonly string[], isUnspaced: boolean): number | null {
  const aside = /^\s*(?:\([^)]{1,60}\)|[,，（][^,，）]{1,60}[,，）])?\s*/u.exec(after)?.[0].length ?? 0;
  if (aside > ASIDE_CHARS_MAX + 4) return null;
  const rest = after.slice(aside).toLowerCase();
  for (const verb of verbs) {
    if (!rest.startsWith(verb)) continue;
    const next = rest.charAt(verb.length);
    if (isUnspaced || next === '' || !/[\p{L}\p{N}]/u.test(next)) return aside + verb.length;
  }
  return null;
}
