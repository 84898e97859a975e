/** Access to the web: one guard, one connection pool and one host limiter for the whole process. */
import { crawlDelayMs } from './crawl-delay.ts';
import { isExemptHost } from './enter-host.ts';
import { fetchPage, type FetchOutcome } from './fetch-page.ts';
import { createRobotsCache, fetchRobots, type RobotsDeps } from './fetch-robots.ts';
import { fetchSitemap, type SitemapFetch } from './fetch-sitemap.ts';
import { createGuard, type Guard } from './guard.ts';
import { createGuardedAgent } from './guarded-agent.ts';
import type { Lookup } from './system-lookup.ts';
import { createHostLimiter, type HostLimiter } from './host-limiter.ts';
import type { RobotsFile } from './robots-file.ts';

export interface WebOptions {
  readonly allowNetworks: readonly string[];
  readonly fetchTimeoutMs: number;
  readonly fetchBytesMax: number;
  readonly userAgent: string;
  readonly now: () => Date;
  /** Resolves names; the system's resolver when absent. */
  readonly lookup?: Lookup;
  /** Limits this process alone when absent. */
  readonly hostLimiter?: HostLimiter;
}

export interface Web {
  readonly guard: Guard;
  fetchPage(url: string, signal?: AbortSignal): Promise<FetchOutcome>;
  /** The robots.txt that applies to a page; `judgeCrawlers` evaluates it, in a child process. */
  fetchRobots(pageUrl: string): Promise<RobotsFile>;
  fetchSitemap(url: string): Promise<SitemapFetch>;
  /** The pause that the page's site asks of the crawler; 0 for a host in a network that the operator allows. */
  crawlDelayMs(pageUrl: string, token: string): Promise<number>;
  /** Closes every connection; running fetches fail. */
  close(): Promise<void>;
}

/** An unreachable address must leave time for the one retry. */
const connectTimeoutMsMax = 5_000;

/** The User-Agent header, with the URL of an explanation for site owners. */
export function userAgentOf(version: string, publicUrl: string): string {
  return `Citeworthy/${version} (+${publicUrl.replace(/\/+$/, '')}/docs/bot)`;
}

/** Throws an Error that names the entry when one of `allowNetworks` is not a CIDR. */
export function openWeb(options: WebOptions): Web {
  const { allowNetworks, fetchTimeoutMs, fetchBytesMax, userAgent, now, lookup } = options;
  const guard = createGuard({ allowNetworks });
  const resolver = lookup === undefined ? {} : { lookup };
  const connectTimeoutMs = Math.min(connectTimeoutMsMax, Math.ceil(fetchTimeoutMs / 2));
  const agent = createGuardedAgent({ guard, connectTimeoutMs, ...resolver });
  const deps: RobotsDeps = {
    guard,
    agent,
    hostLimiter: options.hostLimiter ?? createHostLimiter(),
    robotsCache: createRobotsCache(),
    userAgent,
    fetchTimeoutMs,
    fetchBytesMax,
    now,
    ...resolver,
  };
  return {
    guard,
    fetchPage: (url, signal) => fetchPage(url, signal === undefined ? deps : { ...deps, signal }),
    fetchRobots: (pageUrl) => fetchRobots(pageUrl, deps),
    fetchSitemap: (url) => fetchSitemap(url, deps),
    crawlDelayMs: async (pageUrl, token) => {
      if (!URL.canParse(pageUrl)) return 0;
      const budget = { leftMs: fetchTimeoutMs };
      const isExempt = await isExemptHost(new URL(pageUrl).hostname, deps, budget);
      return isExempt ? 0 : crawlDelayMs(await fetchRobots(pageUrl, deps), token);
    },
    close: () => agent.destroy(),
  };
}
