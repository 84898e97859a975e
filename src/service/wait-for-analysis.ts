import type { Caller } from '../keys/authenticate.ts';
import { hasEnded, type AnalysisDocument } from './analysis-record.ts';
import type { App } from './app.ts';
import { readAnalysisDocument } from './read-analysis.ts';

export interface Wait {
  /** Longest wait; 0 reads once. */
  readonly timeoutMs: number;
  /** Ends the wait early, as its timeout does; never the analysis. */
  readonly signal?: AbortSignal;
}

/**
 * The analysis as soon as it has ended, or as it is when the wait is over. Null when the caller has no such analysis.
 * Nothing is polled, and an analysis that ends at any moment of this is noticed.
 */
export async function waitForAnalysis(
  app: App,
  caller: Caller,
  id: string,
  wait: Wait,
): Promise<AnalysisDocument | null> {
  const deadline = performance.now() + wait.timeoutMs;
  for (;;) {
    const subscription = app.analysisEndings.subscribe(id);
    try {
      const document = await readAnalysisDocument(app, caller, id);
      const timeoutMs = deadline - performance.now();
      const isOver = timeoutMs <= 0 || wait.signal?.aborted === true;
      if (document === null || hasEnded(document.status) || isOver) return document;
      // It may be woken for nothing: after a lost connection everyone looks.
      await endedOrOver(subscription.announced, { ...wait, timeoutMs });
    } finally {
      subscription.cancel();
    }
  }
}

function endedOrOver(ended: Promise<void>, wait: Wait): Promise<void> {
  return new Promise((done) => {
    if (wait.signal?.aborted === true) return done();
    const finish = (): void => {
      clearTimeout(timer);
      wait.signal?.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, wait.timeoutMs);
    wait.signal?.addEventListener('abort', finish, { once: true });
    void ended.then(finish);
  });
}
