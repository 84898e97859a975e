import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { PageView, PageViewCounter } from '../platform/page-view-counter.ts';
import { saveViews, type Flush, type SavingContext, type ViewCount } from './save-views.ts';

/** Views are in the figures within 5 s, and a process that dies loses at most as many: most of it is for the database. */
const flushAfterMs = 2_000;

/** Different pages, assistants and keys that wait to be added; further pages are not told apart until then. */
const waitingMax = 10_000;

export interface ViewCounterOptions extends SavingContext {
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Counts page views in memory and adds them to the database a few seconds later, many in one transaction. One for each
 * process; what several have counted adds up in the database.
 */
export function openViewCounter({ log, now, ...context }: ViewCounterOptions): PageViewCounter {
  let waiting = new Map<string, ViewCount>();
  /** Could not be added, or nobody knows whether it was. */
  let unsaved: Flush | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const reportUnsaved = (error: unknown): void =>
    log.error({ err: error }, 'page views were not added; they will be with the next');
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
      if (unsaved !== undefined) log.error('the last page views were not added');
    },
  };
}
