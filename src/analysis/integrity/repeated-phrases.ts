import { quote } from '../checks/check.ts';
import { factor, flag, percent, sentencesThatGain, type Sign } from './flag.ts';

/** Distinct word 3-grams as a share of all: prose has 0.9 and more, stuffed text far less. */
const TRIGRAMS = { tolerated: 0.45, worst: 0.2, multiplier: 0.35 } as const;
const TRIGRAMS_MIN = 80;

export const repeatedPhrases: Sign = (signals) => {
  const seen = new Map<string, { count: number; text: string; start: number }>();
  let total = 0;
  for (const sentence of sentencesThatGain(signals)) {
    for (let i = 0; i + 3 <= sentence.words.length; i++) {
      const [a, b, c] = [sentence.words[i], sentence.words[i + 1], sentence.words[i + 2]];
      if (a === undefined || b === undefined || c === undefined) continue;
      const key = `${a.lower} ${b.lower} ${c.lower}`;
      const known = seen.get(key);
      const text = sentence.text.slice(a.start - sentence.start, c.end - sentence.start);
      if (known === undefined) seen.set(key, { count: 1, text, start: a.start });
      else known.count++;
      total++;
    }
  }
  if (total < TRIGRAMS_MIN) return null;
  const distinct = seen.size / total;
  const worst = [...seen.values()].sort((a, b) => b.count - a.count || a.start - b.start);
  return flag(
    'repeated_phrases',
    factor(distinct, TRIGRAMS),
    `Only ${percent(distinct)} of the three-word sequences are distinct; ordinary prose has more than 90 %.`,
    worst.slice(0, 3).map(({ text, start }) => quote(text, start)),
  );
};
