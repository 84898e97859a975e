import { randomBytes } from 'node:crypto';
import { idAlphabet, idPrefixes, idRandomLength, idTimeLength, type IdKind } from '../../core/schema/ids.ts';

/** Creates an id: prefix, `_`, 10 characters of `at` in milliseconds, 80 random bits. Sorts by time. */
export function newId(kind: IdKind, at: Date): string {
  let time = '';
  let rest = at.getTime();
  for (let index = 0; index < idTimeLength; index += 1) {
    time = idAlphabet.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  let random = '';
  // 256 is a multiple of 32, so every character is equally likely.
  for (const byte of randomBytes(idRandomLength)) random += idAlphabet.charAt(byte % 32);
  return `${idPrefixes[kind]}_${time}${random}`;
}
