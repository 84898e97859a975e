/**
 * Reads the robots.txt of a page's site, once an hour for each origin, and evaluates it for each crawler. When the file
 * cannot be read, no crawler counts as blocked: a site must not lose points over a transient fault.
 */
import type { CrawlerVerdict } from '../schema/access.ts';
import { crawlers } from './crawlers.ts';
import type { FetchDeps, FetchPolicy } from './fetch-hop.ts';
import { fetchResource } from './fetch-resource.ts';
import { evaluateRobotsForAll, robotsBytesMax } from './robots.ts';

/** Without a signal: callers share the fetch, so one of them must not abort it for the others. */
export interface RobotsDeps extends Omit<FetchDeps, 'signal'> {
  readonly robotsCache: RobotsCache;
}

/** The text of robots.txt; null when no rules are known. */
type RobotsText = string | null;

interface CacheEntry {
  readonly text: Promise<RobotsText>;
  /** Epoch milliseconds; infinite while the fetch is under way. */
  expiresAtMs: number;
}

/** Origins, least recently used first. One for each process. */
export interface RobotsCache {
  readonly entries: Map<string, CacheEntry>;
  readonly originsMax: number;
}

const freshMs = 60 * 60 * 1000;
/** Short, because a failed server may be back soon; not zero, so that a batch does not retry it for every page. */
const failureFreshMs = 60 * 1000;
/** A file has at most 500 KiB, typically 1 kB. */
const originsMaxDefault = 500;

export function createRobotsCache(originsMax: number = originsMaxDefault): RobotsCache {
  return { entries: new Map(), originsMax };
}

/**
 * Evaluates robots.txt at the origin of `pageUrl` (the address after redirects) for each known crawler. A 4xx allows
 * everything (RFC 9309 § 2.3.1.3); so does a 5xx, a failed connection or HTML in place of the file, because the rules
 * are unknown. Never rejects. Concurrent calls for the same origin share one fetch.
 */
export async function fetchRobots(pageUrl: string, deps: RobotsDeps): Promise<CrawlerVerdict[]> {
  const text = URL.canParse(pageUrl) ? await cachedRobots(new URL(pageUrl).origin, deps) : null;
  const verdicts = evaluateRobotsForAll(
    text ?? '',
    crawlers.map(({ token }) => token),
    pageUrl,
  );
  return crawlers.map(({ name, role }, index) => ({
    name,
    role,
    allowed: verdicts[index]?.allowed ?? true,
    rule: verdicts[index]?.rule ?? null,
  }));
}

function cachedRobots(origin: string, deps: RobotsDeps): Promise<RobotsText> {
  const { entries, originsMax } = deps.robotsCache;
  const known = entries.get(origin);
  if (known !== undefined && known.expiresAtMs > deps.now().getTime()) {
    entries.delete(origin);
    entries.set(origin, known);
    return known.text;
  }
  const entry: CacheEntry = { text: readRobots(origin, deps), expiresAtMs: Infinity };
  entries.set(origin, entry);
  entry.text.then(
    (text) => {
      entry.expiresAtMs = deps.now().getTime() + (text === null ? failureFreshMs : freshMs);
    },
    // Callers get the error; a cached rejection would repeat it for ever.
    () => {
      if (entries.get(origin) === entry) entries.delete(origin);
    },
  );
  for (const oldest of entries.keys()) {
    if (entries.size <= originsMax) break;
    entries.delete(oldest);
  }
  return entry.text;
}

async function readRobots(origin: string, deps: RobotsDeps): Promise<RobotsText> {
  const policy: FetchPolicy = {
    accept: 'text/plain,*/*;q=0.1',
    planBody: () => ({ read: 'beginning', bytesMax: robotsBytesMax }),
  };
  const outcome = await fetchResource(`${origin}/robots.txt`, policy, deps);
  if (!outcome.ok) return null;
  const { head, bytes } = outcome.resource;
  if (head.status >= 400 && head.status < 500) return '';
  if (head.status < 200 || head.status >= 300) return null;
  // RFC 9309 § 2.3: UTF-8, regardless of the headers.
  const text = new TextDecoder().decode(bytes);
  return /^\s*</.test(text) ? null : text;
}
