import type { LanguagePack } from '../../languages/pack.ts';
import { perPack, wordSet } from '../../languages/compile.ts';
import { bareSpan, type Word } from '../../text/words.ts';
import type { Sentence } from '../../signals/prose.ts';
import { candidateOf, isPlausiblePhrase, PHRASE_WORDS_MAX, type Candidate } from './candidate.ts';
import type { NameRun } from './name-run.ts';

/** Without tags longer phrases cannot be distinguished from fragments. */
const WORDS_MAX = 3;

/**
 * Concept candidates of a sentence in a language without a tagger: runs between stop words and punctuation. Coarser than
 * tags; later stages compensate by requiring repetition.
 */
export function generalCandidates(
  sentence: Sentence,
  language: LanguagePack,
  names: readonly NameRun[],
): Candidate[] {
  const candidates: Candidate[] = [];
  const nameOf = namesByWord(names);
  const add = (from: number, to: number): void => {
    const words = sentence.words.slice(from, to + 1);
    // A run that ends in a name is found by its capitals.
    if (nameOf.has(to) || !isPlausiblePhrase(words)) return;
    // The head of a German phrase is its last word, a noun, and nouns are capitalised.
    if (language.grammar.capitalisesNouns && !/^\p{Lu}/u.test(words.at(-1)?.text ?? '')) return;
    const candidate = candidateOf(sentence, words, null);
    if (candidate !== null) candidates.push(candidate);
  };
  const links = termLinksOf(language);
  const runs = runsOf(sentence);
  runs.forEach(({ from, to }, index) => {
    for (let first = from; first <= to; first++)
      for (let last = first; last <= Math.min(to, first + WORDS_MAX - 1); last++) add(first, last);
    const next = runs[index + 1];
    if (next !== undefined && links.apart.size > 0 && isLinked(sentence, to, next.from, links)) {
      add(to, next.from);
      if (to > from) add(to - 1, next.from);
      if (next.to > next.from) add(to, next.from + 1);
    }
  });
  return candidates;
}

function namesByWord(names: readonly NameRun[]): ReadonlySet<number> {
  const indices = new Set<number>();
  for (const { from, to } of names) for (let index = from; index <= to; index++) indices.add(index);
  return indices;
}

/** Runs of words without stop words, separated by white space or hyphens only. */
function runsOf(sentence: Sentence): NameRun[] {
  const runs: NameRun[] = [];
  let from = -1;
  const close = (to: number): void => {
    if (from >= 0) runs.push({ from, to });
    from = -1;
  };
  sentence.words.forEach((word, index) => {
    if (word.isStop) close(index - 1);
    else if (index > 0 && !isPlainGap(sentence, index - 1)) close(index - 1);
    if (!word.isStop && from < 0) from = index;
  });
  close(sentence.words.length - 1);
  return runs;
}

/** True when only white space or a hyphen, and no elided small word, separates two words. */
function isPlainGap(sentence: Sentence, index: number): boolean {
  const [left, right] = [sentence.words[index], sentence.words[index + 1]];
  if (left === undefined || right === undefined) return false;
  return /^[\s\u00a0-]*$/.test(gapText(sentence, left, right)) && bareSpan(right).start === right.start;
}

function gapText(sentence: Sentence, left: Word, right: Word): string {
  return sentence.text.slice(left.end - sentence.start, right.start - sentence.start);
}

/** Small words that join two nouns to a term: written separately, or fused with the second noun. */
const termLinksOf = perPack(({ concepts, grammar }) => ({
  apart: wordSet(concepts?.links ?? null),
  elided: wordSet(grammar.elidedLinks),
}));

type TermLinks = ReturnType<typeof termLinksOf>;

/** "Pompe à chaleur", "pompe d'arrosage": one joining small word, separate or fused with the second noun. */
function isLinked(sentence: Sentence, left: number, right: number, links: TermLinks): boolean {
  const [one, other] = [sentence.words[left], sentence.words[right]];
  if (one === undefined || other === undefined || right - left > 2 || right - left + 1 > PHRASE_WORDS_MAX)
    return false;
  if (right - left === 1) {
    const opening = other.text.slice(0, bareSpan(other).start - other.start);
    return gapText(sentence, one, other) === ' ' && links.elided.has(opening.toLowerCase().replace('’', "'"));
  }
  const link = sentence.words[left + 1];
  if (link === undefined) return false;
  return (
    links.apart.has(link.text) &&
    gapText(sentence, one, link) === ' ' &&
    gapText(sentence, link, other) === ' '
  );
}
