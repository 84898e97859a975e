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
export const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters of the time, 48 bits in milliseconds. */
export const idTimeLength = 10;
/** Characters of chance, 80 bits. */
export const idRandomLength = 16;

/** 10 characters of a 48-bit time never begin above 7. */
const tail = '[0-7][0-9a-hjkmnp-tv-z]{25}';
const tailPattern = new RegExp(`^${tail}$`);

/** An id of this kind as a pattern of JSON Schema. */
export const idPattern = (kind: IdKind): string => `^${idPrefixes[kind]}_${tail}$`;

/** True for the text of an id of this kind; only the database knows whether it exists. */
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
  for (const character of text.slice(start, start + idTimeLength))
    timeMs = timeMs * 32 + idAlphabet.indexOf(character);
  return { kind, createdAt: new Date(timeMs) };
}
