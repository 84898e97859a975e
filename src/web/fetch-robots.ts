/**
 * Reads the robots.txt of a page's site, once an hour for each origin, and says what it tells each crawler. Where no
 * rules can be known, no crawler counts as blocked: a site must not lose points over a fault of the moment.
 */
import type { CrawlerVerdict } from '../schema/access.ts';
import { crawlers } from './crawlers.ts';
import type { FetchDeps, FetchPolicy } from './fetch-hop.ts';
import { fetchResource } from './fetch-resource.ts';
import { evaluateRobotsForAll, robotsBytesMax } from './robots.ts';

/** Without a signal: the fetch is shared, so one caller must not end it for the others; the deadline does. */
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

/** Origins, least recently used first. Make one for each process with `createRobotsCache`. */
export interface RobotsCache {
  readonly entries: Map<string, CacheEntry>;
  readonly originsMax: number;
}

const freshMs = 60 * 60 * 1000;
/** A server that failed may be back soon, but not every page of a batch should find that out for itself. */
const failureFreshMs = 60 * 1000;
/** At 500 KiB each at the very most; a typical file has 1 kB. */
const originsMaxDefault = 500;

export function createRobotsCache(originsMax: number = originsMaxDefault): RobotsCache {
  return { entries: new Map(), originsMax };
}

/**
 * What robots.txt at the origin of `pageUrl` (the address after redirects) says to each known crawler about that page.
 * 4xx: everything is allowed (RFC 9309 § 2.3.1.3). 5xx, no connection, or HTML instead: no rules known, so everything
 * is allowed, too. Never rejects. Callers that ask for the same origin at once share one fetch.
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
    // The callers get the error. Kept, the entry would repeat it for ever.
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
  // RFC 9309 § 2.3: always UTF-8, whatever the headers say.
  const text = new TextDecoder().decode(bytes);
  return /^\s*</.test(text) ? null : text;
}
