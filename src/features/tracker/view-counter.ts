import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { PageView, PageViewCounter } from '../../service/platform/page-view-counter.ts';
import { saveViews, type Flush, type SavingContext, type ViewCount } from './save-views.ts';

/** Leaves most of the promised 5 s, in which views appear in the figures, to the database. */
const flushAfterMs = 2_000;

/** Distinct pages, assistants and keys between two flushes; further pages are counted without their address. */
const waitingMax = 10_000;

export interface ViewCounterOptions extends SavingContext {
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Counts page views in memory and saves them a few seconds later, many in one transaction. One counter for each process;
 * the database adds up their counts.
 */
export function openViewCounter({ log, now, ...context }: ViewCounterOptions): PageViewCounter {
  let waiting = new Map<string, ViewCount>();
  /** The flush that failed, or whose commit is uncertain. */
  let unsaved: Flush | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const reportUnsaved = (error: unknown): void =>
    log.error({ err: error }, 'page views not saved; will retry');
  const flushLater = (): void => {
    timer ??= setTimeout(() => {
      flush().catch(reportUnsaved);
    }, flushAfterMs);
    timer.unref();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(async () => {
      try {
        if (unsaved !== undefined) await saveViews(context, unsaved);
        unsaved = undefined;
        if (waiting.size === 0) return;
        unsaved = { id: randomUUID(), at: now(), counts: [...waiting.values()] };
        waiting = new Map();
        await saveViews(context, unsaved);
        unsaved = undefined;
      } catch (error) {
        reportUnsaved(error);
        flushLater();
      }
    });
    return last;
  };
  return {
    count(view) {
      const day = now().toISOString().slice(0, 10);
      const key = (counted: PageView): string =>
        JSON.stringify([counted.keyId, day, counted.url, counted.assistant]);
      const isKnown = waiting.has(key(view));
      const counted =
        isKnown || waiting.size < waitingMax ? view : { ...view, url: null, isPublished: false };
      const { views = 0 } = waiting.get(key(counted)) ?? {};
      waiting.set(key(counted), { ...counted, day, views: views + 1 });
      flushLater();
    },
    flush,
    async stop() {
      await flush();
      clearTimeout(timer);
      if (unsaved !== undefined) log.error('the last page views may be lost');
    },
  };
}
