import { quote } from '../evidence/evidence.ts';
import type { Prose, Sentence } from '../signals/prose.ts';
import { factor, flag, ownSentences, type Sign } from './flag.ts';

/**
 * Distinct stems per hundred content words, over the whole text. Manuals have the fewest, 47 and more; text generated from
 * word lists has far fewer, even without a repeated sentence.
 */
const VOCABULARY = { tolerated: 0.44, worst: 0.32, multiplier: 0.4 } as const;
/** Content words that are counted together. Decision: texts of all lengths are compared by equal parts. */
const WINDOW = 100;
/** Content words from one window to the next: half of a window. Decision. */
const STEP = 50;
/** In a shorter text a few sentences decide. */
const STEMS_MIN = 150;
/** Content words that are read. Decision: bounds the work. */
const STEMS_MAX = 5_000;
const ENDED = /[.!?…]["'”’»)]*$/u;

export const smallVocabulary: Sign = ({ prose, language }) => {
  // The segments of Intl.Segmenter are often not words; the thresholds are from spaced languages.
  if (language.grammar.isUnspaced) return null;
  const { stems, first } = stemsInOrder(prose);
  if (stems.length < STEMS_MIN || first === undefined) return null;
  let sum = 0;
  let windows = 0;
  for (let at = 0; at + WINDOW <= stems.length; at += STEP, windows++)
    sum += new Set(stems.slice(at, at + WINDOW)).size;
  const distinct = sum / windows;
  const multiplier = factor(distinct / WINDOW, VOCABULARY);
  if (multiplier === null) return null;
  return flag(
    'small_vocabulary',
    multiplier,
    `Only ${String(Math.round(distinct))} of a hundred content words are distinct; even manuals have ${String(WINDOW * VOCABULARY.tolerated)}.`,
    [quote(first.text, lastOf(first, prose).start)],
  );
};

/**
 * The stems of the text, up to the limit. Repeated sentences are flagged elsewhere; labels and product names are not
 * sentences.
 */
function stemsInOrder(prose: Prose): {
  readonly stems: readonly string[];
  readonly first: Sentence | undefined;
} {
  const seen = new Set<string>();
  const stems: string[] = [];
  let first: Sentence | undefined;
  for (const sentence of ownSentences(prose)) {
    if (stems.length >= STEMS_MAX) break;
    if (!sentence.isComplete || seen.has(sentence.text) || !ENDED.test(sentence.text)) continue;
    seen.add(sentence.text);
    first ??= sentence;
    for (const word of sentence.words) if (!word.isStop) stems.push(word.stem);
  }
  return { stems: stems.slice(0, STEMS_MAX), first };
}

/** The last position of the sentence. */
function lastOf(first: Sentence, prose: Prose): Sentence {
  return ownSentences(prose).findLast(({ isComplete, text }) => isComplete && text === first.text) ?? first;
}
