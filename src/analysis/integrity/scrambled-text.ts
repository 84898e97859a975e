import { quote } from '../checks/check.ts';
import { factor, flag, type Sign } from './flag.ts';

/** Word-order plausibility of the text: all ordinary pages but one in three hundred have 1. */
const SCRAMBLED = { tolerated: 0.7, worst: 0.1, multiplier: 0.3 } as const;

export const scrambledText: Sign = ({ wordOrder }) => {
  if (wordOrder.plausibility === null) return null;
  return flag(
    'scrambled_text',
    factor(wordOrder.plausibility, SCRAMBLED),
    'The words of the sentences stand in an order that the language does not have.',
    wordOrder.worst(3).map((sentence) => quote(sentence.text, sentence.start)),
  );
};
