/** Words of a sequence: fewer are idioms and names that any two texts share. */
const SEQUENCE_WORDS = 5;
/** Shorter text may be said again: captions, prices and labels repeat for good reasons. */
const WORDS_MIN = 8;
/** Distinct word sequences of a heap, as a share of all: ten times the same. A refrain is said less often. */
const HEAP_SHARE_MAX = 0.1;
/** Characters of an unspaced script, of which two count as a word. */
const HALF_WORD = 0.5;

type Sign = 'gap' | 'end' | 'letter' | 'unspaced';

/**
 * Remembers the word sequences of texts in the order of a page, and tells a text that adds none to those before it: a copy,
 * paragraphs joined or divided anew, sentences in another order. Sequences end with the sentence. Linear in the length of
 * the texts.
 */
export class SaidBefore {
  private readonly said = new Set<number>();

  /** True for a text of eight words or more that adds nothing, or is a heap of the same words; others are remembered. */
  isIdle(text: string): boolean {
    const { words, sequences } = sequencesOf(text);
    const isLong = words >= WORDS_MIN;
    const own = new Set(sequences);
    if (isLong && own.size <= sequences.length * HEAP_SHARE_MAX) return true;
    const before = this.said.size;
    for (const sequence of own) this.said.add(sequence);
    return isLong && this.said.size === before;
  }
}

/** The hashes of all sequences of five words within a sentence; one for each shorter sentence. */
function sequencesOf(text: string): { readonly words: number; readonly sequences: readonly number[] } {
  const lower = text.toLowerCase();
  const sequences: number[] = [];
  let words = 0;
  let word = 0;
  let sentence: number[] = [];
  const endWord = (): void => {
    if (word === 0) return;
    sentence.push(word);
    word = 0;
    if (sentence.length >= SEQUENCE_WORDS) sequences.push(hashOf(sentence, sentence.length - SEQUENCE_WORDS));
  };
  for (let at = 0; at <= lower.length; at++) {
    const code = at < lower.length ? lower.charCodeAt(at) : FULL_STOP;
    const sign = signOf(code);
    if (sign === 'letter') {
      if (word === 0) words++;
      word = mixed(word, code);
      continue;
    }
    endWord();
    if (sign === 'unspaced') {
      words += HALF_WORD;
      word = mixed(0, code);
      endWord();
    } else if (sign === 'end') {
      if (sentence.length > 0 && sentence.length < SEQUENCE_WORDS) sequences.push(hashOf(sentence, 0));
      sentence = [];
    }
  }
  return { words, sequences };
}

function hashOf(words: readonly number[], from: number): number {
  let hash = words.length - from;
  for (let at = from; at < words.length; at++) hash = mixed(hash, words[at] ?? 0);
  return hash;
}

/** Never 0, which means no word. */
function mixed(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x9e3779b1);
  return (product ^ (product >>> 15)) | 1;
}

const FULL_STOP = 0x2e;
const ENDS = new Set([...'.!?…。！？؟।'].map((sign) => sign.charCodeAt(0)));

function signOf(code: number): Sign {
  if (ENDS.has(code)) return 'end';
  if (code < 0x80) return isAsciiWord(code) ? 'letter' : 'gap';
  if (isPunctuation(code)) return 'gap';
  return isUnspaced(code) ? 'unspaced' : 'letter';
}

/** Digits and lower-case letters. */
function isAsciiWord(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a);
}

/** Latin-1 signs, general punctuation, symbols of CJK and full-width signs. */
function isPunctuation(code: number): boolean {
  return (
    code <= 0xbf ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xff00 && code <= 0xff0f) ||
    (code >= 0xff1a && code <= 0xff20)
  );
}

/** Thai, kana and Chinese characters. */
function isUnspaced(code: number): boolean {
  return (code >= 0x0e00 && code <= 0x0e7f) || (code >= 0x3040 && code <= 0x9fff);
}
