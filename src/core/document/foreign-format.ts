/** Recognises what is no HTML: other files that are sent, saved or passed on in its place. */

/** First characters of binary files, in bytes read as Latin-1 and in text that was decoded from them. */
const SIGNATURES: readonly (readonly [string, RegExp])[] = [
  ['a PDF file', /^%PDF-/],
  ['a PNG image', /^[^<]{1,3}PNG\r?\n/],
  ['a GIF image', /^GIF8[79]a/],
  ['a JPEG image', /^\xff\xd8\xff/],
  ['a ZIP archive', /^PK(?:\x03\x04|\x05\x06)/],
  ['compressed data (gzip)', /^\x1f[\x8b\u2039\ufffd]/],
  ['a program', /^\x7fELF|^MZ[\s\S]{0,300}This program/],
  ['a media file', /^RIFF[\s\S]{0,4}(?:WEBP|WAVE|AVI )/],
];
const START_CHARS = 1_024;
/** Text has line breaks and tabs, and now and then a character that a charset lacks. */
const CONTROLS_SHARE_MAX = 0.05;

const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f\ufffd]/g;

const FEEDS = /^<(?:rss|feed|rdf:rdf|urlset|sitemapindex|opml|svg|plist|kml|gpx)[\s>]/i;
const HTML_DOCTYPE = /<!doctype\s+html\b/i;

const TAGS =
  'html|head|body|title|meta|link|script|style|base|noscript|template|frameset|main|article|section|nav|aside|header|footer|' +
  'h[1-6]|p|div|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|form|input|button|blockquote|figure|hr|pre|center|font|details|iframe|' +
  'address|label|dialog|video|img';
const INLINE_TAGS =
  'a|span|br|b|i|u|em|strong|small|sub|sup|code|kbd|mark|time|abbr|q|svg|picture|[a-z]+-[a-z-]+';
const attributes = String.raw`(?:\s+[a-z:@#_*([][^<>]{0,5000}|\s{0,100}\/?)>`;
const BLOCK_TAG = new RegExp(`<(?:${TAGS})${attributes}`, 'i');
const ANY_TAG = new RegExp(`<(?:${TAGS}|${INLINE_TAGS})${attributes}`, 'i');
/** A first line that only Markdown has: a heading, or fields between dashes. */
const MARKDOWN_START = /^\s*(?:#{1,6} \S|---\r?\n[\w-]+:)/;
const MARKDOWN_LINE = /^(?:#{1,6} \S|```|~~~)/m;

/** The format in words ("a PDF file") when a text is no HTML; null for HTML, whole or in part, and for an empty text. */
export function foreignFormat(text: string): string | null {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (bare.trim() === '') return null;
  return binaryFormat(bare.slice(0, START_CHARS)) ?? xmlFormat(bare) ?? textFormat(bare);
}

/** The same of the first characters alone, for binary files. */
export function binaryFormat(start: string): string | null {
  const known = SIGNATURES.find(([, signature]) => signature.test(start));
  if (known !== undefined) return known[0];
  // The standard reads NUL and the like in HTML, so that elements tell more than they do.
  if (HTML_DOCTYPE.test(start) || BLOCK_TAG.test(start)) return null;
  const controls = start.match(CONTROLS)?.length ?? 0;
  return controls > start.length * CONTROLS_SHARE_MAX ? 'binary data' : null;
}

/** XHTML is HTML; a fragment of it needs an element of HTML first. */
function xmlFormat(text: string): string | null {
  const end = endOfPrologue(text);
  const prologue = text.slice(0, end);
  const root = text.slice(end, end + START_CHARS);
  if (HTML_DOCTYPE.test(prologue)) return null;
  if (FEEDS.test(root)) return /^<svg/i.test(root) ? 'an SVG image' : 'an XML feed';
  const isDeclared = /^\s*<\?xml\s/i.test(prologue);
  return isDeclared && ANY_TAG.exec(root)?.index !== 0 ? 'XML' : null;
}

/** Index of the first element: after white space, declarations, comments and instructions. */
function endOfPrologue(text: string): number {
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + START_CHARS))?.[0].length ?? 0;
    const opening = ['<!--', '<?', '<!'].find((open) => text.startsWith(open, at));
    if (opening === undefined) return at;
    const mark = opening === '<!--' ? '-->' : '>';
    const end = text.indexOf(mark, at);
    if (end < 0) return at;
    at = end + mark.length;
  }
}

function textFormat(text: string): string | null {
  if (isJson(text)) return 'JSON';
  if (MARKDOWN_START.test(text)) return 'Markdown';
  const isMarked = !/^\s*</.test(text) && MARKDOWN_LINE.test(text);
  if (isMarked) return BLOCK_TAG.test(withoutFences(text)) ? null : 'Markdown';
  return ANY_TAG.test(text) || HTML_DOCTYPE.test(text) ? null : 'plain text';
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text) || !/[\]}]\s*$/.test(text.slice(-START_CHARS))) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Without the code of a document, which may be HTML. */
function withoutFences(text: string): string {
  return text
    .split(/^(?:```|~~~).*$/m)
    .filter((_, part) => part % 2 === 0)
    .join('\n');
}
