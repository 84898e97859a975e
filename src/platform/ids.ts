import { randomBytes } from 'node:crypto';

/** What each kind of id begins with. Prefixes are part of the API: never renamed or reused. */
export const idPrefixes = {
  analysis: 'an',
  batch: 'bat',
  injection: 'inj',
  event: 'evt',
  webhookEndpoint: 'whe',
  delivery: 'dlv',
  apiKey: 'key',
  request: 'req',
  account: 'acc',
  invoice: 'inv',
  member: 'mem',
  signupLink: 'lnk',
  auditEntry: 'aud',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Crockford's base32: its order is ASCII's, so ids sort by their time; no i, l, o, u, so they read well aloud. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeLength = 10;
const randomLength = 16;

/** 10 characters of a 48-bit time never begin above 7. */
const tailPattern = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** A new id: prefix, `_`, 10 characters of `at` in milliseconds, 80 random bits. Sorts by time to the millisecond. */
export function newId(kind: IdKind, at: Date): string {
  let time = '';
  let rest = at.getTime();
  for (let index = 0; index < timeLength; index += 1) {
    time = alphabet.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  let random = '';
  // 256 is a multiple of 32, so every character is equally likely.
  for (const byte of randomBytes(randomLength)) random += alphabet.charAt(byte % 32);
  return `${idPrefixes[kind]}_${time}${random}`;
}

/** True for the text of an id of this kind; whether it exists is for the database to say. */
export function isId(kind: IdKind, text: string): boolean {
  const head = `${idPrefixes[kind]}_`;
  return text.startsWith(head) && tailPattern.test(text.slice(head.length));
}

/** The kind of an id and the time it was made; null when the text is not an id. */
export function parseId(text: string): { readonly kind: IdKind; readonly createdAt: Date } | null {
  const kind = (Object.keys(idPrefixes) as IdKind[]).find((candidate) => isId(candidate, text));
  if (kind === undefined) return null;
  const start = idPrefixes[kind].length + 1;
  let timeMs = 0;
  for (const character of text.slice(start, start + timeLength))
    timeMs = timeMs * 32 + alphabet.indexOf(character);
  return { kind, createdAt: new Date(timeMs) };
}
