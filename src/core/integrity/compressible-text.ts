import { quote } from '../evidence/evidence.ts';
import type { Sentence } from '../signals/prose.ts';
import { factor, flag, percent, sentencesWithoutBoilerplate, type Sign } from './flag.ts';

/**
 * Compressibility of the text by back references: an estimate of deflate. zlib itself is not used, because its output size
 * depends on the processor (the hash varies with the instruction set), and the same page must score the same everywhere.
 */
const PACKED = { tolerated: 0.24, worst: 0.1, multiplier: 0.4 } as const;
/** Characters of text. Decision: a shorter text compresses by chance. */
const CHARS_MIN = 1_200;
/** Longer texts repeat themselves more, so all are judged by their first characters. */
const CHARS_MAX = 20_000;
/** Characters of a repetition. Decision: shorter ones cost as much as their back reference. */
const MATCH_MIN = 6;
/** Cost of a back reference, in characters. */
const POINTER_CHARS = 3;

export const compressibleText: Sign = (signals) => {
  const sentences = sentencesWithoutBoilerplate(signals);
  const [first] = sentences;
  const text = openingOf(sentences);
  if (text.length < CHARS_MIN || first === undefined) return null;
  const share = packedShare(text);
  return flag(
    'compressible_text',
    factor(share, PACKED),
    `The text compresses to ${percent(share)} of its length; ordinary prose keeps more than half.`,
    [quote(first.text, first.start)],
  );
};

/** The first words of the text in lower case, up to the limit. */
function openingOf(sentences: readonly Sentence[]): string {
  const parts: string[] = [];
  let length = 0;
  for (const { words } of sentences) {
    if (length >= CHARS_MAX) break;
    const part = words.map(({ lower }) => lower).join(' ');
    parts.push(part);
    length += part.length + 2;
  }
  return parts.join('. ').slice(0, CHARS_MAX);
}

/** Greedy LZ77 over the last position of each six-character sequence. Linear: a match is never scanned twice. */
export function packedShare(text: string): number {
  const last = new LastPlaces(text);
  let packed = 0;
  let at = 0;
  while (at < text.length) {
    const earlier = last.replace(at);
    let length = 0;
    if (earlier >= 0) {
      length = MATCH_MIN;
      while (at + length < text.length && text.charCodeAt(earlier + length) === text.charCodeAt(at + length))
        length++;
    }
    const step = Math.max(1, length);
    packed += length > 0 ? POINTER_CHARS : 1;
    for (let i = at + 1; i < at + step; i++) last.replace(i);
    at += step;
  }
  return text.length === 0 ? 1 : packed / text.length;
}

/** The last position of each six-character sequence: a hash table of positions, without a string for each. */
class LastPlaces {
  private readonly text: string;
  private readonly slots: Int32Array;

  constructor(text: string) {
    this.text = text;
    // Load factor of at most one half.
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * text.length + 2))).fill(-1);
  }

  /** Notes the sequence at `at`. Returns its last position before; -1 when there is none, or the text ends earlier. */
  replace(at: number): number {
    if (at + MATCH_MIN > this.text.length) return -1;
    const slot = this.slotOf(at);
    const earlier = this.slots[slot] ?? -1;
    this.slots[slot] = at;
    return earlier;
  }

  private slotOf(at: number): number {
    const { text, slots } = this;
    let hash = 0;
    for (let i = at; i < at + MATCH_MIN; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    let slot = (Math.imul(hash, 0x9e3779b1) >>> 8) & (slots.length - 1);
    for (let place = slots[slot] ?? -1; place >= 0 && !this.isSame(place, at); place = slots[slot] ?? -1)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  }

  private isSame(place: number, at: number): boolean {
    for (let i = 0; i < MATCH_MIN; i++)
      if (this.text.charCodeAt(place + i) !== this.text.charCodeAt(at + i)) return false;
    return true;
  }
}
