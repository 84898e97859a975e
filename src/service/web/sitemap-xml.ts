/**
 * Parses a sitemap (sitemaps.org, protocol 0.9): a list of pages, an index of sitemaps, or plain text with one URL a
 * line. Tolerates bare ampersands and similar errors, which are common; supports only XML's own entities.
 */
import { setImmediate } from 'node:timers/promises';
import sax from 'sax';

export interface ParsedSitemap {
  /** `none`: not a sitemap. */
  readonly kind: 'pages' | 'index' | 'none';
  /** Distinct absolute http(s) URLs in file order. */
  readonly urls: readonly string[];
  /** Why URLs may be missing; undefined when the whole file was read. */
  readonly fault?: string | undefined;
}

/** The most that `String.split` takes. */
const urlsMaxDefault = 2 ** 32 - 1;

export function parseSitemap(text: string, urlsMax = urlsMaxDefault): ParsedSitemap {
  const steps = parsing(text, urlsMax);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in many turns of the event loop, which other requests may use. */
export async function parseSitemapInTurns(text: string, urlsMax: number): Promise<ParsedSitemap> {
  const steps = parsing(text, urlsMax);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

/** Yields now and then; ends early with the first `urlsMax` elements. */
function* parsing(text: string, urlsMax: number): Generator<undefined, ParsedSitemap> {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (/^\s*</.test(bare)) return yield* parsingXml(bare, urlsMax);
  const urls = addresses(bare.split(/\r\n|\r|\n/, urlsMax));
  return { kind: urls.length > 0 ? 'pages' : 'none', urls };
}

/** A sitemap has three levels; extensions add two or three. */
const depthMax = 16;

/** Small, so that parsing stops soon after an error. */
const chunkCharacters = 4_096;
/** A few milliseconds of parsing. */
const turnCharacters = 32 * chunkCharacters;

/** No HTML entities and no special `script` handling. A constant, because the types lack `strictEntities`. */
const options = { lowercase: true, strictEntities: true, noscript: true };

function* parsingXml(text: string, urlsMax: number): Generator<undefined, ParsedSitemap> {
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
    if (depth > depthMax) fault ??= `Elements are nested more than ${String(depthMax)} deep.`;
    if (name === root.loc) location = '';
  };
  parser.ontext = parser.oncdata = (part) => {
    // A longer text is not a URL.
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
    fault ??= `Not well-formed XML: ${error.message.replaceAll('\n', ', ')}.`;
  };

  const isOpen = (): boolean => fault === undefined && root?.kind !== 'none' && locations.length < urlsMax;
  for (let at = 0; at < text.length && isOpen(); at += chunkCharacters) {
    parser.write(text.slice(at, at + chunkCharacters));
    if (at % turnCharacters === 0) yield;
  }
  if (root === undefined || root.kind === 'none') return { kind: 'none', urls: [] };
  if (!isClosed && locations.length < urlsMax) fault ??= `The file ends before </${root.name}>.`;
  return { kind: root.kind, urls: addresses(locations), fault };
}

interface Root {
  readonly kind: ParsedSitemap['kind'];
  readonly name: string;
  /** The URL element shares the root's prefix; `image:loc` and similar elements are not page URLs. */
  readonly loc: string;
}

function rootOf(name: string): Root {
  const [, prefix = '', local] = /^([^:]*:)?(.*)$/.exec(name) ?? [];
  const kind = local === 'urlset' ? 'pages' : local === 'sitemapindex' ? 'index' : 'none';
  return { kind, name, loc: `${prefix}loc` };
}

/** The protocol's limit for one URL. */
const addressLengthMax = 2_048;
/** Leaves room for surrounding white space. */
const locationLengthMax = 2 * addressLengthMax;

/** Keeps only http(s) URLs: a path would be read from this machine. */
function addresses(texts: readonly string[]): string[] {
  const urls = texts
    .map((text) => text.trim())
    .filter((text) => /^https?:\/\//i.test(text) && text.length <= addressLengthMax && URL.canParse(text));
  return [...new Set(urls)];
}
