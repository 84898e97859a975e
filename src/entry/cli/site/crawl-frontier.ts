/** Which addresses of a site a crawl visits. The site chooses them: nothing here may grow without a limit. */
import type { GlobMatcher } from '../sources/glob.ts';

export interface FrontierOptions {
  readonly pagesMax: number;
  readonly keepsQueries: boolean;
  /** By the path. */
  readonly isIncluded: GlobMatcher;
  readonly isExcluded: GlobMatcher;
}

export interface Frontier {
  /** Takes the addresses that are to be visited; those of a sitemap are trusted to end. */
  add(urls: readonly string[], isListed: boolean): void;
  /** The next pages to visit, at most as many as the limit leaves. */
  next(): readonly string[];
  /** Gives back the places of pages that are not to be read. */
  refuse(pages: number): void;
  readonly isCut: boolean;
  /** Kinds of addresses that seem to have no end, such as `/calendar/#/#`. */
  readonly endless: readonly string[];
  readonly refusedByRobots: number;
}

const segmentsMax = 20;
/** `/a/b/a/b/a`: a link that is relative by mistake. */
const repeatsMax = 2;
/** Pages of one kind that are followed by links: a fifth of the limit, and enough for small limits. */
const shapeShare = 0.2;
const shapePagesMin = 20;
/** Addresses that wait: more are never visited within any limit. */
const waitingFactor = 20;

const otherFiles =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|css|m?js|json|xml|rss|atom|txt|csv|zip|gz|tgz|tar|rar|7z|exe|dmg|apk|mp[34]|m4a|webm|mov|avi|wav|ogg|docx?|xlsx?|pptx?|epub|woff2?|ttf|ics)$/i;

/** `site` is the address of the start after its redirects; the start has been visited. */
export function createFrontier(site: URL, options: FrontierOptions, visited: readonly string[]): Frontier {
  const known = new Set<string>();
  const shapes = new Map<string, number>();
  const endless = new Set<string>();
  const waiting: string[] = [];
  let left = options.pagesMax - 1;
  let [isCut, refusedByRobots] = [false, 0];
  for (const url of visited) known.add(siteAddress(url, site, options.keepsQueries) ?? url);

  const isTrap = (url: string): boolean => {
    const shape = shapeOf(url);
    const count = (shapes.get(shape) ?? 0) + 1;
    shapes.set(shape, count);
    const isEndless = count > Math.max(shapePagesMin, Math.ceil(options.pagesMax * shapeShare));
    if (isEndless && shape.includes('#')) endless.add(shape);
    return isEndless && shape.includes('#');
  };

  return {
    add(urls, isListed) {
      for (const found of urls) {
        const url = siteAddress(found, site, options.keepsQueries);
        if (url === undefined || known.has(url)) continue;
        if (known.size >= options.pagesMax * waitingFactor) {
          isCut = true;
          return;
        }
        known.add(url);
        const path = new URL(url).pathname;
        if (!options.isIncluded(path) || options.isExcluded(path)) continue;
        if (!isListed && isTrap(url)) continue;
        waiting.push(url);
      }
    },
    next() {
      if (left <= 0 && waiting.length > 0) isCut = true;
      const taken = waiting.splice(0, left);
      left -= taken.length;
      return taken;
    },
    refuse(pages) {
      left += pages;
      refusedByRobots += pages;
    },
    get isCut() {
      return isCut;
    },
    get endless() {
      return [...endless];
    },
    get refusedByRobots() {
      return refusedByRobots;
    },
  };
}

/** The address as the site writes it; undefined for another site, for no page and for a path that loops. */
export function siteAddress(found: string, site: URL, keepsQueries: boolean): string | undefined {
  if (!URL.canParse(found)) return undefined;
  const url = new URL(found);
  if (!/^https?:$/.test(url.protocol) || url.host !== site.host) return undefined;
  // One page, whichever scheme a link names.
  url.protocol = site.protocol;
  url.hash = '';
  if (!keepsQueries) url.search = '';
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > segmentsMax || otherFiles.test(url.pathname)) return undefined;
  const repeats = segments.filter(
    (segment) => segments.filter((each) => each === segment).length > repeatsMax,
  );
  return repeats.length > 0 ? undefined : url.href;
}

/** The address with `#` for its numbers: the pages of a calendar have one shape. */
function shapeOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replaceAll(/\d+/g, '#');
}
