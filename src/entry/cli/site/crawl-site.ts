import { decodeHtml } from '../../../core/document/decode-html.ts';
import type { AnalysedPage } from '../../report/analysed-page.ts';
import type { RobotsFile } from '../../../service/web/robots-file.ts';
import { readSitemap } from '../../../service/web/read-sitemap.ts';
import { sitemapsIn } from '../../../service/web/sitemaps-in-robots.ts';
import { crawlerToken, type PageReader, type PageReading } from '../read-page.ts';
import { createFrontier, type Frontier, type FrontierOptions } from './crawl-frontier.ts';
import { pageLinks } from './page-links.ts';

export interface CrawlOptions extends FrontierOptions {
  readonly start: string;
  readonly depthMax: number;
  readonly readsSitemap: boolean;
  /** Ends the crawl; the pages that are done stay. */
  readonly signal: AbortSignal;
  readonly reader: PageReader;
  /** Applies robots.txt to addresses, in a process: the site chooses both. */
  readonly judge: (robots: RobotsFile, urls: readonly string[]) => Promise<readonly boolean[]>;
  /** Analyses pages; `onEnd` gets each with what was read. */
  readonly analyze: (
    urls: readonly string[],
    onEnd: (page: AnalysedPage, reading: PageReading) => void,
  ) => Promise<readonly AnalysedPage[]>;
}

export interface CrawledSite {
  readonly pages: readonly AnalysedPage[];
  /** What the crawl left out. */
  readonly notes: readonly string[];
}

/** Visits a site level by level from its start, so that the same site gives the same pages in the same order. */
export async function crawlSite(options: CrawlOptions): Promise<CrawledSite> {
  const { reader, start } = options;
  const robots = await reader.fetchRobots(start);
  const [isAllowed] = await options.judge(robots, [start]);
  if (isAllowed !== true) {
    return { pages: [], notes: [`robots.txt does not let ${crawlerToken} read ${start}.`] };
  }
  const level = createLevel(options);
  await level.visit([start]);
  const [first] = level.finals;
  const site = new URL(first ?? start);
  const isMoved = site.origin !== new URL(start).origin;
  const rules = isMoved ? await reader.fetchRobots(site.href) : robots;
  const frontier = createFrontier(site, options, [start, ...level.finals]);
  if (options.readsSitemap && !options.signal.aborted)
    frontier.add(await listedPages(rules, site, options), true);
  await visitLevels(frontier, level, rules, options);
  const pages = level.pages.filter((page) => isOnSite(page, site));
  return {
    pages: withoutCopies(pages),
    notes: [
      ...(options.signal.aborted ? ['The crawl was interrupted: pages are missing.'] : []),
      ...notesOf(frontier, rules === null, options),
    ],
  };
}

async function visitLevels(
  frontier: Frontier,
  level: Level,
  rules: RobotsFile,
  { depthMax, judge, signal }: CrawlOptions,
): Promise<void> {
  for (let depth = 1; depth <= depthMax && !signal.aborted; depth += 1) {
    frontier.add(level.takeLinks(), false);
    const urls: string[] = [];
    for (let found = frontier.next(); found.length > 0; found = frontier.next()) {
      const allowed = await judge(rules, found);
      const kept = found.filter((_url, index) => allowed[index] === true);
      frontier.refuse(found.length - kept.length);
      urls.push(...kept);
    }
    if (urls.length === 0) return;
    await level.visit(urls);
  }
}

interface Level {
  readonly pages: AnalysedPage[];
  /** The addresses of the pages after redirects. */
  readonly finals: readonly string[];
  visit(urls: readonly string[]): Promise<void>;
  /** The links of the latest pages, in their order. */
  takeLinks(): readonly string[];
}

function createLevel({ analyze }: CrawlOptions): Level {
  const pages: AnalysedPage[] = [];
  const finals: string[] = [];
  let links: string[] = [];
  return {
    pages,
    finals,
    async visit(urls) {
      const found = new Map<string, readonly string[]>();
      const ended = await analyze(urls, (page, reading) => {
        if (!reading.ok) return;
        const address = reading.facts.finalUrl ?? page.source;
        finals.push(address);
        const { text } = decodeHtml(reading.html, reading.facts.contentType ?? null);
        found.set(page.source, pageLinks(text, address));
      });
      pages.push(...ended);
      links = urls.flatMap((url) => found.get(url) ?? []);
    },
    takeLinks: () => links,
  };
}

/** The pages of the sitemaps that robots.txt names, else of the usual one; a missing one is accepted. */
async function listedPages(
  robots: RobotsFile,
  site: URL,
  { reader, pagesMax }: CrawlOptions,
): Promise<readonly string[]> {
  const named = sitemapsIn(robots, site.host);
  const sitemaps = named.length === 0 ? [new URL('/sitemap.xml', site).href] : named;
  const pages: string[] = [];
  for (const sitemap of sitemaps) {
    pages.push(...(await readSitemap(sitemap, { fetchSitemap: reader.fetchSitemap, pagesMax })).urls);
  }
  return pages;
}

function isOnSite({ outcome }: AnalysedPage, site: URL): boolean {
  if (outcome.status === 'failed') return true;
  const { final_url: final } = outcome.result.page;
  return URL.canParse(final) && new URL(final).host === site.host;
}

/** Two links may lead to one page by redirects. */
function withoutCopies(pages: readonly AnalysedPage[]): AnalysedPage[] {
  const seen = new Set<string>();
  return pages.filter(({ outcome, source }) => {
    const key = outcome.status === 'completed' ? outcome.result.page.final_url : source;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function notesOf(frontier: Frontier, hasNoRobots: boolean, { pagesMax }: CrawlOptions): string[] {
  const { isCut, endless, refusedByRobots } = frontier;
  return [
    ...(hasNoRobots ? ['robots.txt could not be read; nothing counts as refused.'] : []),
    ...(refusedByRobots === 0
      ? []
      : [
          `robots.txt refuses ${crawlerToken} ${String(refusedByRobots)} page${refusedByRobots === 1 ? '' : 's'}.`,
        ]),
    ...(isCut
      ? [`The site has more than ${String(pagesMax)} pages; the rest are skipped. See --limit.`]
      : []),
    ...endless.map((shape) => `More pages such as ${shape} are skipped: they seem to have no end.`),
  ];
}
