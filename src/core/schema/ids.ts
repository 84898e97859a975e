/** Prefix of each kind of id. Part of the API: never rename or reuse them. */
export const idPrefixes = {
  analysis: 'an',
  batch: 'bat',
  site: 'sit',
  injection: 'inj',
  citationTest: 'cit',
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
  session: 'ses',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Crockford's base32: in ASCII order, so ids sort by time; without i, l, o and u, which are easily confused. */
export const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters for the time: 48 bits, milliseconds. */
export const idTimeLength = 10;
/** Random characters: 80 bits. */
export const idRandomLength = 16;

/** A 48-bit time in 10 characters of 5 bits never begins above 7. */
const tail = '[0-7][0-9a-hjkmnp-tv-z]{25}';
const tailPattern = new RegExp(`^${tail}$`);

/** An id of this kind as a pattern of JSON Schema. */
export const idPattern = (kind: IdKind): string => `^${idPrefixes[kind]}_${tail}$`;

/** True for a well-formed id of this kind, existing or not. */
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
