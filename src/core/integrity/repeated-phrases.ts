import { quote } from '../evidence/evidence.ts';
import type { Sentence } from '../signals/prose.ts';
import { EVIDENCE_MAX, factor, flag, percent, sentencesWithoutBoilerplate, type Sign } from './flag.ts';

/** Distinct word 3-grams as a share of all: prose has 0.9 and more, stuffed text far less. */
const TRIGRAMS = { tolerated: 0.45, worst: 0.2, multiplier: 0.35 } as const;
/** 3-grams of the text. Decision: among fewer, one repeated line would decide. */
const TRIGRAMS_MIN = 80;

export const repeatedPhrases: Sign = (signals) => {
  const sentences = sentencesWithoutBoilerplate(signals);
  const seen = new Set<number | string>();
  let total = 0;
  eachPhrase(sentences, (key) => {
    seen.add(key);
    total++;
  });
  if (total < TRIGRAMS_MIN) return null;
  const distinct = seen.size / total;
  const multiplier = factor(distinct, TRIGRAMS);
  if (multiplier === null) return null;
  const worst = countPhrases(sentences).sort((a, b) => b.count - a.count || a.start - b.start);
  return flag(
    'repeated_phrases',
    multiplier,
    `Only ${percent(distinct)} of the three-word sequences are distinct; ordinary prose has more than 90 %.`,
    worst.slice(0, EVIDENCE_MAX).map(({ sentence, start, end }) => {
      const text = sentence.text.slice(start - sentence.start, end - sentence.start);
      return quote(text, start);
    }),
  );
};

interface Phrase {
  count: number;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

/** The phrases with their places: only a text that repeats itself needs them. */
function countPhrases(sentences: readonly Sentence[]): Phrase[] {
  const phrases = new Map<number | string, Phrase>();
  eachPhrase(sentences, (key, sentence, first) => {
    const known = phrases.get(key);
    if (known !== undefined) known.count++;
    else {
      const { words } = sentence;
      phrases.set(key, {
        count: 1,
        sentence,
        start: words[first]?.start ?? 0,
        end: words[first + 2]?.end ?? 0,
      });
    }
  });
  return [...phrases.values()];
}

/**
 * Tells each phrase of three words by its key, and its first word. Keys are of word numbers: strings of three words would
 * be most of the cost. Three numbers below 200,000 combine exactly into one; hardly a page has more distinct words.
 */
function eachPhrase(
  sentences: readonly Sentence[],
  see: (key: number | string, sentence: Sentence, first: number) => void,
): void {
  const numbers = new Map<string, number>();
  const numberOf = (lower: string): number => {
    let number = numbers.get(lower);
    if (number === undefined) numbers.set(lower, (number = numbers.size));
    return number;
  };
  for (const sentence of sentences) {
    let a = 0;
    let b = 0;
    sentence.words.forEach((word, index) => {
      const c = numberOf(word.lower);
      if (index >= 2) see(phraseKey(a, b, c), sentence, index - 2);
      a = b;
      b = c;
    });
  }
}

/** Numbers of words below which three fit exactly into one double: its cube is below 2 ** 53. */
const NUMBERS_MAX = 200_000;

function phraseKey(a: number, b: number, c: number): number | string {
  const isExact = a < NUMBERS_MAX && b < NUMBERS_MAX && c < NUMBERS_MAX;
  return isExact ? (a * NUMBERS_MAX + b) * NUMBERS_MAX + c : `${String(a)} ${String(b)} ${String(c)}`;
}
