import { quote } from '../checks/check.ts';
import { factor, flag, percent, sentencesThatGain, type Sign } from './flag.ts';

/**
 * How far a text can be packed by pointing back at what it said before. An estimate of deflate, and not deflate: the
 * packed size of zlib depends on the processor (its hash differs with the instruction set), and the same page must score
 * the same everywhere.
 */
const PACKED = { tolerated: 0.24, worst: 0.1, multiplier: 0.4 } as const;
const CHARS_MIN = 1_200;
/** Longer texts repeat their own words more, by a slow law; all are judged by as much. */
const CHARS_MAX = 20_000;
const MATCH_MIN = 6;
/** What pointing back costs, in characters. */
const POINTER_CHARS = 3;

export const compressibleText: Sign = (signals) => {
  const sentences = sentencesThatGain(signals);
  const first = sentences[0];
  const text = sentences
    .map((sentence) => sentence.words.map(({ lower }) => lower).join(' '))
    .join('. ')
    .slice(0, CHARS_MAX);
  if (text.length < CHARS_MIN || first === undefined) return null;
  const share = packedShare(text);
  return flag(
    'compressible_text',
    factor(share, PACKED),
    `The text packs to ${percent(share)} of its length; ordinary prose of this length keeps more than half.`,
    [quote(first.text, first.start)],
  );
};

/** Greedy LZ77 over the last place of each sequence of six characters. Linear: a match is never looked at twice. */
export function packedShare(text: string): number {
  const last = new Map<string, number>();
  let packed = 0;
  let at = 0;
  while (at < text.length) {
    const key = text.slice(at, at + MATCH_MIN);
    const earlier = key.length === MATCH_MIN ? last.get(key) : undefined;
    let length = 0;
    if (earlier !== undefined) {
      length = MATCH_MIN;
      while (at + length < text.length && text.charCodeAt(earlier + length) === text.charCodeAt(at + length))
        length++;
    }
    const step = Math.max(1, length);
    packed += length > 0 ? POINTER_CHARS : 1;
    for (let i = at; i < at + step; i++) last.set(text.slice(i, i + MATCH_MIN), i);
    at += step;
  }
  return text.length === 0 ? 1 : packed / text.length;
}
