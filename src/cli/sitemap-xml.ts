/**
 * Reads the addresses out of a sitemap (sitemaps.org, protocol 0.9): a list of pages, an index of further sitemaps, or
 * plain text with an address in each line. Tolerates bare ampersands and the like, which many sites write; knows no
 * entities but those of XML itself.
 */
import sax from 'sax';

export interface ParsedSitemap {
  /** `none`: it is no sitemap. */
  readonly kind: 'pages' | 'index' | 'none';
  /** Absolute http(s) addresses, each once, in the order of the file. */
  readonly urls: readonly string[];
  /** The reason why addresses may be missing; undefined when the file was read to its end. */
  readonly fault?: string | undefined;
}

export function parseSitemap(text: string): ParsedSitemap {
  const bare = text.replace(/^\ufeff/, '');
  if (/^\s*</.test(bare)) return parseXml(bare);
  const urls = addresses(bare.split(/\r\n|\r|\n/));
  return { kind: urls.length > 0 ? 'pages' : 'none', urls };
}

/** A sitemap is three deep; extensions add two or three. */
const depthMax = 16;

/** Small, so that little is parsed after a fault. */
const chunkCharacters = 4_096;

/** Without names as in HTML: neither its entities nor its `script`. A constant, because the types lack `strictEntities`. */
const options = { lowercase: true, strictEntities: true, noscript: true };

function parseXml(text: string): ParsedSitemap {
  const parser = sax.parser(false, options);
  const locations: string[] = [];
  let root: Root | undefined;
  let depth = 0;
  let isClosed = false;
  let fault: string | undefined;
  let location: string | undefined;

  parser.onopentag = ({ name }) => {
    root ??= rootOf(name);
    depth += 1;
    if (depth > depthMax) fault ??= `Its elements are nested more than ${String(depthMax)} deep.`;
    if (name === root.loc) location = '';
  };
  parser.ontext = parser.oncdata = (part) => {
    // Longer ones are no addresses: nothing needs their end.
    if (location !== undefined && location.length <= locationLengthMax) location += part;
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    if (depth === 0) isClosed = true;
    if (name !== root?.loc) return;
    if (location !== undefined) locations.push(location);
    location = undefined;
  };
  parser.onerror = (error) => {
    fault ??= `It is not well-formed XML: ${error.message.replaceAll('\n', ', ')}.`;
  };

  for (let at = 0; at < text.length && fault === undefined && root?.kind !== 'none'; at += chunkCharacters) {
    parser.write(text.slice(at, at + chunkCharacters));
  }
  if (root === undefined || root.kind === 'none') return { kind: 'none', urls: [] };
  if (!isClosed) fault ??= `It ends before </${root.name}>.`;
  return { kind: root.kind, urls: addresses(locations), fault };
}

interface Root {
  readonly kind: ParsedSitemap['kind'];
  readonly name: string;
  /** The name of the elements with addresses, which has the root's prefix; `image:loc` and the like are other names. */
  readonly loc: string;
}

function rootOf(name: string): Root {
  const [, prefix = '', local] = /^([^:]*:)?(.*)$/.exec(name) ?? [];
  const kind = local === 'urlset' ? 'pages' : local === 'sitemapindex' ? 'index' : 'none';
  return { kind, name, loc: `${prefix}loc` };
}

/** The protocol's limit for one address. */
const addressLengthMax = 2_048;
/** With room for white space around it. */
const locationLengthMax = 2 * addressLengthMax;

/** Only addresses on the web: a path would be read from this machine. */
function addresses(texts: readonly string[]): string[] {
  const urls = texts
    .map((text) => text.trim())
    .filter((text) => /^https?:\/\//i.test(text) && text.length <= addressLengthMax && URL.canParse(text));
  return [...new Set(urls)];
}
