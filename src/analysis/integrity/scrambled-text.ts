import { quote } from '../checks/check.ts';
import { factor, flag, type Sign } from './flag.ts';

/** Word-order plausibility of the text: all ordinary pages but one in three hundred have 1. */
const SCRAMBLED = { tolerated: 0.7, worst: 0.1, multiplier: 0.3 } as const;
/** Words of sentences with misplaced ones: below so many, three clumsy sentences of a short post decide. */
const WORDS_MIN = 120;
const SENTENCES_READ = 60;

export const scrambledText: Sign = ({ wordOrder }) => {
  if (wordOrder.plausibility === null) return null;
  const worst = wordOrder.worst(SENTENCES_READ);
  if (worst.reduce((sum, { words }) => sum + words.length, 0) < WORDS_MIN) return null;
  return flag(
    'scrambled_text',
    factor(wordOrder.plausibility, SCRAMBLED),
    'The words of the sentences stand in an order that the language does not have.',
    worst.map((sentence) => quote(sentence.text, sentence.start)),
  );
};
