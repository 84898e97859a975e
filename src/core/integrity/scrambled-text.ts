import { quote } from '../evidence/evidence.ts';
import { EVIDENCE_MAX, factor, flag, type Sign } from './flag.ts';

/** Word-order plausibility of the text: 1 on all ordinary pages but one in three hundred. */
const SCRAMBLED = { tolerated: 0.7, worst: 0.1, multiplier: 0.3 } as const;
/** In a shorter text three clumsy sentences would decide; unordered short texts still earn less elsewhere. */
const WORDS_MIN = 150;

export const scrambledText: Sign = ({ wordOrder, prose }) => {
  if (wordOrder.plausibility === null || prose.wordCount < WORDS_MIN) return null;
  return flag(
    'scrambled_text',
    factor(wordOrder.plausibility, SCRAMBLED),
    'The word order of the sentences is not grammatical.',
    wordOrder.worst(EVIDENCE_MAX).map((sentence) => quote(sentence.text, sentence.start)),
  );
};
