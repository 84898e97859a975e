import { LruCache } from './lru-cache.ts';
import type { Settings } from './options.ts';
import { readPublished, type PublishedBlocks } from './read-published.ts';

export interface BlockSource {
  /** What is known now; waits for nothing and asks nothing. */
  peek(address: string): PublishedBlocks | null;
  /** What is published. Waits for the service at most `WAIT_MS`, and only when nothing is known. Never rejects. */
  read(address: string): Promise<PublishedBlocks | null>;
  /** Asks in the background where nothing is known. */
  warm(address: string): void;
}

/** What a visitor waits at most for the service. */
export const WAIT_MS = 50;
/** Requests to the service at a time. */
const REQUESTS_MAX = 16;
const CACHE_BYTES_MAX = 32 * 1024 * 1024;
/** What an entry without blocks takes, roughly. */
const ENTRY_BYTES = 500;

interface Known {
  readonly published: PublishedBlocks | null;
  readonly readAt: number;
}

interface Asking {
  readonly since: number;
  readonly work: Promise<void>;
}

export function createBlockSource(settings: Settings, now: () => number = Date.now): BlockSource {
  const known = new LruCache<Known>(CACHE_BYTES_MAX);
  const asking = new Map<string, Asking>();
  // After a failure nobody asks for a while: pages that are not known go out without a wait.
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function ask(address: string): Promise<void> {
    const answer = await readPublished(settings, address);
    asking.delete(address);
    if (answer.kind === 'read') {
      const { published, bytes } = answer;
      known.set(address, { published, readAt: now() }, bytes + ENTRY_BYTES);
      return;
    }
    pausedUntil = Math.max(pausedUntil, now() + answer.pauseMs);
    try {
      settings.onFault(answer.fault);
    } catch {
      // A faulty listener must not cost anybody a page.
    }
  }

  function refresh(address: string): Asking | null {
    const running = asking.get(address);
    if (running !== undefined) return running;
    if (asking.size >= REQUESTS_MAX || now() < pausedUntil) return null;
    const started = { since: now(), work: ask(address) };
    asking.set(address, started);
    settings.waitUntil(started.work);
    return started;
  }

  function usable(address: string): Known | undefined {
    const entry = known.get(address);
    return entry !== undefined && now() - entry.readAt <= settings.keepMs ? entry : undefined;
  }

  return {
    peek: (address) => usable(address)?.published ?? null,
    warm: (address) => {
      if (usable(address) === undefined) refresh(address);
    },
    read: async (address) => {
      const entry = usable(address);
      if (entry !== undefined) {
        if (now() - entry.readAt >= settings.refreshAfterMs) refresh(address);
        return entry.published;
      }
      const started = refresh(address);
      if (started === null) return null;
      await endOrTimeout(started.work, started.since + WAIT_MS - now());
      return usable(address)?.published ?? null;
    },
  };
}

/** A request that has run for long already is not waited for again. */
async function endOrTimeout(work: Promise<void>, timeoutMs: number): Promise<void> {
  if (timeoutMs <= 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    }),
  ]);
  clearTimeout(timer);
}
