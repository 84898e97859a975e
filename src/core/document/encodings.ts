/**
 * The WHATWG encodings, by label. Node's TextDecoder has nearly all of them, but three are wrong there (found on
 * Node 20.20 by comparing tables): windows-1252 leaves 0x80-0x9F as control characters, so quotes and the euro sign
 * vanish; euc-kr and big5 lack the standard's extensions, so common Korean syllables are garbled.
 */
import { createRequire } from 'node:module';
import { once } from '../languages/once.ts';

const iconv = once(() => createRequire(import.meta.url)('iconv-lite') as typeof import('iconv-lite'));

/** Encodings that are decoded by iconv-lite, under its own names. */
const byIconv: ReadonlyMap<string, string> = new Map([
  ['euc-kr', 'cp949'],
  ['big5', 'big5hkscs'],
  ['iso-8859-16', 'iso885916'],
]);

/** WHATWG Encoding § 9.1, index windows-1252, for the bytes 0x80-0x9F; the others are those of Latin-1. */
const windows1252Specials =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** Spellings that the standard does not list but real pages use. */
const misspellings: ReadonlyMap<string, string> = new Map([
  ['utf8mb4', 'utf-8'],
  ['utf_8', 'utf-8'],
  ['utf-8-sig', 'utf-8'],
  ['windows1251', 'windows-1251'],
  ['windows1252', 'windows-1252'],
  ['win-1251', 'windows-1251'],
  ['win1251', 'windows-1251'],
  ['cp-1251', 'windows-1251'],
  ['iso-8859-16', 'iso-8859-16'],
]);

/** The WHATWG name, in lower case, of the encoding with this label; null when no browser knows it. */
export function encodingOf(label: string): string | null {
  const name = label.trim().toLowerCase();
  const corrected = misspellings.get(name);
  if (corrected !== undefined) return corrected;
  try {
    const { encoding } = new TextDecoder(name);
    // The standard decodes GBK with the decoder of its superset.
    return encoding === 'gbk' ? 'gb18030' : encoding;
  } catch {
    return null;
  }
}

/** Decodes with an encoding from `encodingOf`. A byte order mark is left out; broken bytes become U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (encoding === 'windows-1252') {
    return buffer
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (character) => windows1252Specials.charAt(character.charCodeAt(0) - 0x80));
  }
  const iconvName = byIconv.get(encoding);
  return iconvName === undefined
    ? new TextDecoder(encoding).decode(bytes)
    : iconv().decode(buffer, iconvName);
}
