import {
  attribute,
  collapseWhiteSpace,
  elementsOf,
  textOf,
  type Element,
  type HtmlDocument,
} from './tree.ts';

/** The page's metadata from its head. Strings are collapsed; null when absent. */
export interface Metadata {
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly lang: string | null;
  readonly siteName: string | null;
  /** The title for link previews, which often names the page without the site. */
  readonly openGraphTitle: string | null;
  readonly author: string | null;
  /** All values that name an author. */
  readonly authors: readonly string[];
  readonly keywords: readonly string[];
  /** The og:type, lower-case. */
  readonly openGraphType: string | null;
  /** Dates as written, with their source. */
  readonly dates: readonly MachineDate[];
  /** Directives of robots meta elements, lower-case, with the addressed crawler ("robots" for all). */
  readonly robotsDirectives: readonly RobotsDirective[];
  /** The software that made the page, as it names itself. */
  readonly generator: string | null;
  readonly hasMetaRefresh: boolean;
}

export interface MachineDate {
  readonly kind: 'published' | 'modified';
  readonly value: string;
  readonly source: 'meta' | 'time' | 'structured data';
}

export interface RobotsDirective {
  readonly crawler: string;
  readonly directive: string;
  /** The element or header as written. */
  readonly quote: string;
}

const TEXT_CHARS_MAX = 1_000;
const AUTHORS_MAX = 10;
const HEAD_ELEMENTS_MAX = 20_000;
const PUBLISHED =
  /^(?:article:published_time|datepublished|date|dc\.date(?:\.issued)?|dcterms\.created|pubdate|publish[-_]?date|og:published_time|parsely-pub-date)$/;
const MODIFIED =
  /^(?:article:modified_time|datemodified|last-modified|og:updated_time|dcterms\.modified|lastmod|revised)$/;
const AUTHOR_NAMES: ReadonlySet<string> = new Set([
  'author',
  'article:author',
  'parsely-author',
  'sailthru.author',
  'citation_author',
  'dc.creator',
  'dcterms.creator',
]);
const ROBOTS_META =
  /^(?:robots|googlebot|bingbot|googlebot-news|oai-searchbot|perplexitybot|claude-searchbot)$/;

export function readMetadata(root: HtmlDocument): Metadata {
  const meta = new Map<string, string>();
  const first = (...names: readonly string[]): string | null =>
    names.map((name) => meta.get(name)).find((value) => value !== undefined) ?? null;
  const robotsDirectives: RobotsDirective[] = [];
  const dates: MachineDate[] = [];
  const authors: string[] = [];
  let title: string | null = null;
  let canonical: string | null = null;
  let lang: string | null = null;
  let hasMetaRefresh = false;
  let elements = 0;
  for (const element of elementsOf(root)) {
    if (++elements > HEAD_ELEMENTS_MAX) break;
    switch (element.tagName) {
      case 'html':
        lang = languageOf(element);
        break;
      case 'title':
        // An SVG has titles too; the document's is the first one.
        title ??= nonEmpty(textOf(element, TEXT_CHARS_MAX));
        break;
      case 'link':
        canonical ??= canonicalOf(element);
        break;
      case 'time':
        readTime(element, dates);
        break;
      case 'meta':
        hasMetaRefresh ||= /^refresh$/i.test(attribute(element, 'http-equiv') ?? '');
        readMeta(element, { meta, robots: robotsDirectives, dates, authors });
        break;
    }
  }
  return {
    title: title ?? first('og:title'),
    description: first('description', 'og:description', 'twitter:description'),
    canonical,
    lang: nonEmpty(lang),
    siteName: first('og:site_name', 'application-name'),
    openGraphTitle: first('og:title', 'twitter:title'),
    author: first('author', 'article:author', 'parsely-author'),
    authors: authors.slice(0, AUTHORS_MAX),
    keywords: (first('keywords') ?? '')
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .slice(0, 30),
    openGraphType: first('og:type')?.toLowerCase() ?? null,
    dates,
    robotsDirectives,
    generator: first('generator'),
    hasMetaRefresh,
  };
}

/** The first dates of a page are its own; later ones belong to comments and other pages. */
const TIMES_MAX = 2;

function readTime(element: Element, dates: MachineDate[]): void {
  const value = nonEmpty(attribute(element, 'datetime'));
  const count = dates.filter((date) => date.source === 'time').length;
  if (value !== null && count < TIMES_MAX) dates.push({ kind: 'published', value, source: 'time' });
}

interface MetaValues {
  readonly meta: Map<string, string>;
  readonly robots: RobotsDirective[];
  readonly dates: MachineDate[];
  readonly authors: string[];
}

function readMeta(element: Element, { meta, robots, dates, authors }: MetaValues): void {
  const name = (
    attribute(element, 'name') ??
    attribute(element, 'property') ??
    attribute(element, 'itemprop')
  )
    ?.trim()
    .toLowerCase();
  const content = nonEmpty(attribute(element, 'content')?.slice(0, TEXT_CHARS_MAX) ?? null);
  if (name === undefined || content === null) return;
  if (!meta.has(name)) meta.set(name, content);
  // Microdata may be about a review.
  if (AUTHOR_NAMES.has(name) && attribute(element, 'itemprop') === null) authors.push(content);
  if (PUBLISHED.test(name)) dates.push({ kind: 'published', value: content, source: 'meta' });
  if (MODIFIED.test(name)) dates.push({ kind: 'modified', value: content, source: 'meta' });
  if (!ROBOTS_META.test(name)) return;
  for (const directive of content.toLowerCase().split(',')) {
    robots.push({
      crawler: name,
      directive: directive.trim(),
      quote: `<meta name="${name}" content="${content}">`,
    });
  }
}

/** The directives of one X-Robots-Tag value: `noindex, nosnippet`, or `googlebot: noindex` for one crawler. */
export function parseRobotsTag(value: string): RobotsDirective[] {
  const match = /^\s*([a-z0-9_-]+)\s*:\s*(.*)$/i.exec(value);
  const isCrawler =
    match !== null &&
    !/^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/i.test(match[1] ?? '');
  const crawler = isCrawler ? (match[1] ?? 'robots').toLowerCase() : 'robots';
  const directives = isCrawler ? (match[2] ?? '') : value;
  return directives
    .toLowerCase()
    .split(',')
    .map((directive) => ({
      crawler,
      directive: directive.trim(),
      quote: `X-Robots-Tag: ${value.trim().slice(0, 200)}`,
    }));
}

function canonicalOf(link: Element): string | null {
  return /(?:^|\s)canonical(?:\s|$)/i.test(attribute(link, 'rel') ?? '')
    ? nonEmpty(attribute(link, 'href'))
    : null;
}

function languageOf(html: Element): string | null {
  return attribute(html, 'lang') ?? attribute(html, 'xml:lang');
}

function nonEmpty(text: string | null): string | null {
  if (text === null) return null;
  const collapsed = collapseWhiteSpace(text);
  return collapsed === '' ? null : collapsed;
}
