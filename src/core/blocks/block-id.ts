import { createHash } from 'node:crypto';
import type { ContentType } from '../schema/vocabulary.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 16 characters of 5 bits, 80 bits: chance collisions within an account are negligible. */
const ID_CHARS = 16;

/** `blk_` and a hash of the type and the text: the same block always has the same id. */
export function blockId(type: ContentType, words: string): string {
  const bytes = createHash('sha256').update(`${type}\n${words}`).digest();
  const chars = Array.from(bytes.subarray(0, ID_CHARS), (byte) => ALPHABET.charAt(byte & 31));
  return `blk_${chars.join('')}`;
}
