import type { Word } from '../../text/words.ts';

/** "I've", "they're": a letter, or a word with a short ending that no name has. Names may open with "Don't". */
export function isContraction({ text }: Word, opensName = false): boolean {
  if (opensName) return /^\p{L}+['’](?:re|ve|ll|d|m)$/u.test(text);
  return /^(?:\p{L}['’]\p{L}{1,2}|\p{L}+['’](?:re|ve|ll|t|d|m))$/u.test(text);
}

/** "Hmmm", "sooo": a drawn-out sound. */
export function isDrawnOut({ text }: Word): boolean {
  return /(\p{Ll})\1\1/u.test(text);
}
