import { quote } from '../checks/check.ts';
import type { Sentence } from '../signals/prose.ts';
import { factor, flag, ownSentences, percent, type Sign } from './flag.ts';

/** Share of sentences that stand in the text more than once: product and forum pages repeat up to two in five. */
const DUPLICATES = { tolerated: 0.5, worst: 0.8, multiplier: 0.3 } as const;
const SENTENCES_MIN = 8;
const WORDS_MIN = 6;

/** The same sentence with other figures in it is the same sentence. */
export const duplicateSentences: Sign = ({ prose }) => {
  const sentences = ownSentences(prose).filter((sentence) => sentence.words.length >= WORDS_MIN);
  if (sentences.length < SENTENCES_MIN) return null;
  const seen = new Set<string>();
  const repeated: Sentence[] = [];
  for (const sentence of sentences) {
    const key = sentence.words.map(({ lower }) => (/^\p{N}/u.test(lower) ? '#' : lower)).join(' ');
    if (seen.has(key)) repeated.push(sentence);
    else seen.add(key);
  }
  const share = repeated.length / sentences.length;
  return flag(
    'duplicate_sentences',
    factor(share, DUPLICATES),
    `${percent(share)} of the sentences stand in the text more than once.`,
    repeated.map((sentence) => quote(sentence.text, sentence.start)),
  );
};
