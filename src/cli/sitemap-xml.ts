/**
 * Reads the addresses out of a sitemap (sitemaps.org, protocol 0.9): a list of pages, an index of further sitemaps, or
 * plain text with an address in each line. Forgiving, and in time linear to the text whatever it is: sitemaps come from
 * anyone.
 */

export interface ParsedSitemap {
  /** `none`: it is no sitemap. */
  readonly kind: 'pages' | 'index' | 'none';
  /** Absolute http(s) addresses, each once, in the order of the file. */
  readonly urls: readonly string[];
}

export function parseSitemap(text: string): ParsedSitemap {
  const bare = withoutComments(text.replace(/^\ufeff/, ''));
  const root = /<(?:([\w.-]{1,40}):)?(urlset|sitemapindex)[\s/>]/.exec(bare);
  if (root !== null) {
    const locations = elements(bare, root[1] === undefined ? 'loc' : `${root[1]}:loc`);
    return { kind: root[2] === 'urlset' ? 'pages' : 'index', urls: addresses(locations) };
  }
  if (/^\s*</.test(bare)) return { kind: 'none', urls: [] };
  const urls = addresses(bare.split(/\r\n|\r|\n/));
  return { kind: urls.length > 0 ? 'pages' : 'none', urls };
}

/** Only addresses on the web: a path would be read from this machine. */
function addresses(texts: readonly string[]): string[] {
  const urls = texts
    .map((text) => text.trim())
    .filter((text) => /^https?:\/\//i.test(text) && text.length <= addressLengthMax && URL.canParse(text));
  return [...new Set(urls)];
}

/** The protocol's limit for one address. */
const addressLengthMax = 2_048;

function withoutComments(text: string): string {
  return between(text, '<!--', '-->').outside.join('');
}

/** The texts of all elements of this name; `image:loc` and the like are other names. */
function elements(text: string, name: string): string[] {
  const { inside } = between(text, `<${name}`, `</${name}`);
  return inside.flatMap((part) => {
    // `<loc>` or `<loc lang="x">`, not `<location>`.
    const end = /^[\s>]/.test(part) ? part.indexOf('>') : -1;
    return end < 0 ? [] : [textOf(part.slice(end + 1))];
  });
}

/** Splits at pairs of marks, from left to right; an opening one without its end is text. */
function between(text: string, open: string, close: string): { inside: string[]; outside: string[] } {
  const inside: string[] = [];
  const outside: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) break;
    outside.push(text.slice(at, start));
    inside.push(text.slice(start + open.length, end));
    at = end + close.length;
  }
  outside.push(text.slice(at));
  return { inside, outside };
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(content: string): string {
  const { inside, outside } = between(content, '<![CDATA[', ']]>');
  return outside.map((part, index) => decoded(part) + (inside[index] ?? '')).join('');
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return namedEntities[name] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
