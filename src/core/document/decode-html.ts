/**
 * Bytes to text, as browsers do it (WHATWG HTML § 13.2.3, "determining the character encoding"), with two departures
 * where browsers show garbage: UTF-16 without a BOM is recognised, and a page that declares UTF-8 but is
 * written in another charset is read in that one. Time is linear in the number of bytes.
 */
import { isUtf8 } from 'node:buffer';
import { decodeAs, encodingOf } from './encodings.ts';
import { guessLegacyEncoding } from './guess-encoding.ts';

export interface DecodedHtml {
  readonly text: string;
  /** The WHATWG name of the encoding that was used, in lower case, such as `utf-8` or `windows-1252`. */
  readonly charset: string;
}

/**
 * The standard looks at 1024 bytes, but real pages put inline scripts and styles before the declaration, and browsers
 * that meet it later start again.
 */
const declarationBytesMax = 64 * 1024;

const metaLengthMax = 1_000;

/** Decodes a page. `contentType` is the Content-Type header, when there is one. Any bytes decode; none throw. */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedHtml {
  const charset = sniff(bytes, contentType);
  return { text: decodeAs(bytes, charset), charset };
}

function sniff(bytes: Uint8Array, contentType: string | null): string {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return marked;
  const utf16 = unmarkedUtf16(bytes);
  if (utf16 !== null) return utf16;

  const start = Buffer.from(bytes.subarray(0, declarationBytesMax)).toString('latin1');
  const declared = headerEncoding(contentType) ?? markupEncoding(start);
  // A page without a NUL in its markup is not UTF-16, whatever it declares.
  const trusted = declared?.startsWith('utf-16') === true ? null : declared;
  if (trusted !== null && trusted !== 'utf-8') return trusted;
  if (isUtf8(bytes)) return 'utf-8';
  return isMostlyUtf8(bytes, trusted === 'utf-8') ? 'utf-8' : guessLegacyEncoding(bytes, start);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Markup is ASCII, so in UTF-16 most of the page's first bytes come in pairs with a NUL on one side. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const pairsMax = Math.min(128, bytes.length >> 1);
  let littleEndian = 0;
  let bigEndian = 0;
  for (let pair = 0; pair < pairsMax; pair += 1) {
    const first = bytes[pair * 2];
    const second = bytes[pair * 2 + 1];
    if (first !== 0 && second === 0) littleEndian += 1;
    if (first === 0 && second !== 0) bigEndian += 1;
  }
  if (littleEndian > pairsMax / 2) return 'utf-16le';
  return bigEndian > pairsMax / 2 ? 'utf-16be' : null;
}

function headerEncoding(contentType: string | null): string | null {
  return charsetParameter(contentType ?? '');
}

/** `charset=` in a header or a meta's content; null when there is none, or one that no browser knows. */
function charsetParameter(text: string): string | null {
  const match = /charset\s{0,20}=\s{0,20}(?:"([^"]{0,100})"|'([^']{0,100})'|([^\s;,"'/>]{1,100}))/i.exec(
    text,
  );
  const label = match?.[1] ?? match?.[2] ?? match?.[3];
  return label === undefined ? null : encodingOf(label);
}

/** The encoding declared in the markup: `<?xml encoding?>`, `<meta charset>` or `<meta http-equiv=content-type>`. */
function markupEncoding(start: string): string | null {
  const xml = /^\s{0,100}<\?xml[^>]{0,200}?encoding\s{0,20}=\s{0,20}["']([^"'>]{1,100})["']/.exec(start);
  const xmlEncoding = xml?.[1] === undefined ? null : encodingOf(xml[1]);
  if (xmlEncoding !== null) return fromMarkup(xmlEncoding);

  const markup = withoutComments(start);
  let close = -1;
  for (const { index, 0: opening } of markup.matchAll(/<meta[\s/]|<body[\s>]/gi)) {
    if (/^<body/i.test(opening)) return null;
    // Each close is looked for once: a page may open thousands of tags and close none.
    if (close < index) close = markup.indexOf('>', index);
    if (close < 0) return null;
    if (close - index > metaLengthMax) continue;
    const encoding = metaEncoding(markup.slice(index, close + 1));
    if (encoding !== null) return fromMarkup(encoding);
  }
  return null;
}

function metaEncoding(tag: string): string | null {
  if (/http-equiv\s{0,20}=\s{0,20}["']?\s{0,20}content-type/i.test(tag)) return charsetParameter(tag);
  // Elsewhere "charset=" may be part of a sentence; only an attribute of that name counts.
  const bare = tag.replace(/\bcontent\s{0,20}=\s{0,20}("[^"]*"|'[^']*')/gi, '');
  return /[\s"'/]charset\s{0,20}=/i.test(bare) ? charsetParameter(bare) : null;
}

/** Markup that could be read as ASCII was not UTF-16: such a declaration means UTF-8 (§ 13.2.3.2, prescan, step 14). */
function fromMarkup(encoding: string): string {
  return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
}

function withoutComments(text: string): string {
  let kept = '';
  let position = 0;
  for (;;) {
    const open = text.indexOf('<!--', position);
    if (open < 0) return kept + text.slice(position);
    kept += text.slice(position, open);
    const close = text.indexOf('-->', open + 2);
    if (close < 0) return kept;
    position = close + 3;
  }
}

/**
 * Distinguishes a UTF-8 page with a few broken bytes from a page in another charset. In UTF-8 nearly every byte outside
 * ASCII is part of a valid sequence; in other charsets few are, by chance: Latin hardly any, Chinese up to a third.
 * A page that declares UTF-8 gets the benefit of the doubt up to one half.
 */
function isMostlyUtf8(bytes: Uint8Array, isDeclared: boolean): boolean {
  let valid = 0;
  let invalid = 0;
  for (let at = 0; at < bytes.length;) {
    if ((bytes[at] ?? 0) < 0x80) {
      at += 1;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) valid += 1;
    else invalid += 1;
    at += Math.max(1, length);
  }
  return isDeclared ? invalid <= valid : invalid * 4 <= valid;
}

/** Length of the valid multi-byte sequence at a position; 0 when there is none. Overlong forms pass: this only counts. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length =
    lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}
