/**
 * Fetches the robots.txt of a page's site, once an hour for each origin. Child processes evaluate it
 * (`judge-crawlers.ts`). When the file cannot be read, no crawler counts as blocked: a site must not lose points over a
 * transient fault.
 */
import type { FetchDeps, FetchPolicy } from './fetch-hop.ts';
import { fetchResource } from './fetch-resource.ts';
import { robotsBytesMax, type RobotsFile } from './robots-file.ts';

/** Without a signal: callers share the fetch, so one of them must not abort it for the others. */
export interface RobotsDeps extends Omit<FetchDeps, 'signal'> {
  readonly robotsCache: RobotsCache;
}

interface CacheEntry {
  readonly file: Promise<RobotsFile>;
  /** 0 while the fetch is under way. */
  sizeBytes: number;
  /** Epoch milliseconds; infinite while the fetch is under way. */
  expiresAtMs: number;
}

/** Origins, least recently used first. One for each process. */
export interface RobotsCache {
  readonly entries: Map<string, CacheEntry>;
  readonly originsMax: number;
  readonly bytesMax: number;
}

const freshMs = 60 * 60 * 1000;
/** Short, because a failed server may be back soon; not zero, so that a batch does not retry it for every page. */
const failureFreshMs = 60 * 1000;
const originsMaxDefault = 500;
/** A file typically has 1 kB, but at most 500 KiB: one site with many names must not fill the memory. */
const bytesMaxDefault = 8 * 1024 * 1024;

export function createRobotsCache(
  originsMax: number = originsMaxDefault,
  bytesMax: number = bytesMaxDefault,
): RobotsCache {
  return { entries: new Map(), originsMax, bytesMax };
}

/**
 * The robots.txt at the origin of `pageUrl` (the address after redirects). Empty, which allows everything, for a 4xx
 * (RFC 9309 § 2.3.1.3); null for a 5xx, a failed connection or HTML in place of the file, because the rules are unknown.
 * Never rejects. Concurrent calls for the same origin share one fetch.
 */
export async function fetchRobots(pageUrl: string, deps: RobotsDeps): Promise<RobotsFile> {
  return URL.canParse(pageUrl) ? await cachedRobots(new URL(pageUrl).origin, deps) : null;
}

function cachedRobots(origin: string, deps: RobotsDeps): Promise<RobotsFile> {
  const { robotsCache } = deps;
  const { entries } = robotsCache;
  const known = entries.get(origin);
  if (known !== undefined && known.expiresAtMs > deps.now().getTime()) {
    entries.delete(origin);
    entries.set(origin, known);
    return known.file;
  }
  const entry: CacheEntry = { file: readRobots(origin, deps), sizeBytes: 0, expiresAtMs: Infinity };
  entries.delete(origin);
  entries.set(origin, entry);
  entry.file.then(
    (file) => {
      entry.sizeBytes = file?.byteLength ?? 0;
      entry.expiresAtMs = deps.now().getTime() + (file === null ? failureFreshMs : freshMs);
      evictOldest(robotsCache);
    },
    // Callers get the error; a cached rejection would repeat it for ever.
    () => {
      if (entries.get(origin) === entry) entries.delete(origin);
    },
  );
  evictOldest(robotsCache);
  return entry.file;
}

function evictOldest({ entries, originsMax, bytesMax }: RobotsCache): void {
  let sizeBytes = 0;
  for (const entry of entries.values()) sizeBytes += entry.sizeBytes;
  for (const [origin, entry] of entries) {
    if (entries.size <= originsMax && sizeBytes <= bytesMax) break;
    entries.delete(origin);
    sizeBytes -= entry.sizeBytes;
  }
}

async function readRobots(origin: string, deps: RobotsDeps): Promise<RobotsFile> {
  const policy: FetchPolicy = {
    accept: 'text/plain,*/*;q=0.1',
    planBody: () => ({ read: 'beginning', bytesMax: robotsBytesMax }),
  };
  const outcome = await fetchResource(`${origin}/robots.txt`, policy, deps);
  if (!outcome.ok) return null;
  const { head, bytes } = outcome.resource;
  if (head.status >= 400 && head.status < 500) return new Uint8Array();
  if (head.status < 200 || head.status >= 300) return null;
  // A copy of its own: a view would keep the whole buffer behind it alive.
  return beginsAsMarkup(bytes) ? null : new Uint8Array(bytes);
}

/** True when the first character is `<`, after a byte order mark and blanks. Reads no further: the file is not parsed here. */
function beginsAsMarkup(bytes: Uint8Array): boolean {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = hasMark ? bytes.subarray(3) : bytes;
  return text.find((byte) => byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) === 0x3c;
}
