import { quote } from '../checks/check.ts';
import type { Prose, Sentence } from '../signals/prose.ts';
import { factor, flag, ownSentences, type Sign } from './flag.ts';

/**
 * Distinct stems among a hundred words that carry meaning, over the whole text. Manuals have the fewest, 47 and more;
 * text that a program draws from lists of words has far less, though no sentence comes twice.
 */
const VOCABULARY = { tolerated: 0.44, worst: 0.32, multiplier: 0.4 } as const;
const WINDOW = 100;
const STEP = 50;
/** Below this a few sentences decide. */
const STEMS_MIN = 150;
const STEMS_MAX = 5_000;

export const smallVocabulary: Sign = ({ prose, language }) => {
  // What Intl.Segmenter cuts are often no words; the figures above are of spaced languages.
  if (language.isUnspaced) return null;
  const sentences = distinctSentences(prose);
  const stems = sentences
    .flatMap(({ words }) => words.filter((word) => !word.isStop).map((word) => word.stem))
    .slice(0, STEMS_MAX);
  const [first] = sentences;
  if (stems.length < STEMS_MIN || first === undefined) return null;
  let sum = 0;
  let windows = 0;
  for (let at = 0; at + WINDOW <= stems.length; at += STEP, windows++)
    sum += new Set(stems.slice(at, at + WINDOW)).size;
  const distinct = sum / windows;
  return flag(
    'small_vocabulary',
    factor(distinct / WINDOW, VOCABULARY),
    `Of a hundred words that carry meaning only ${String(Math.round(distinct))} differ; even manuals have ${String(WINDOW * VOCABULARY.tolerated)}.`,
    [quote(first.text, first.start)],
  );
};

/** Sentences that come twice are counted elsewhere; labels and names of products are no sentences. */
function distinctSentences(prose: Prose): Sentence[] {
  const ended = ownSentences(prose).filter(
    ({ text, isComplete }) => isComplete && /[.!?…]["'”’»)]*$/u.test(text),
  );
  return [...new Map(ended.map((sentence) => [sentence.text, sentence])).values()];
}
