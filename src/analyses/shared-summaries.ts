/** Reads pages to compare with: each once for all analyses that want it within a short time, in whatever process. */
import { createHash, randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '../analysis/engine.ts';
import {
  claimSummary,
  releaseSummary,
  saveSummary,
  type SummaryClaim,
  type SummaryReader,
} from './statements/page-summaries.ts';
import type { SummaryOutcome } from '../threads/analysis-pool.ts';
import { announce } from '../platform/announcements.ts';
import type { App } from '../platform/app.ts';
import { samePageUrl } from '../platform/same-page-url.ts';

/** The payload is the key of the page whose reading is over. */
export const summariesChannel = 'page_summary_read';

/** Long enough for the analyses of an afternoon's work to share, short enough that a corrected page is seen. */
const freshMs = 15 * 60_000;
/** A page that could not be read may be back soon. */
const failureFreshMs = 60_000;

/** Connecting, a busy host, and the queue before a thread, beside the two times that have a limit. */
const leaseMarginMs = 30_000;

/**
 * The summary of the page at `url`, or why it could not be read. Rejects with the signal's reason when that is aborted,
 * and when the summary broke by a fault of ours.
 */
export async function sharedSummary(app: App, url: string, signal: AbortSignal): Promise<SummaryOutcome> {
  const key = createHash('sha256')
    .update(`${ENGINE_VERSION} ${samePageUrl(url)}`)
    .digest('hex');
  const reading: SummaryReader = { key, reader: randomUUID() };
  const { fetchTimeoutMs, analysisTimeoutMs } = app.config;
  for (;;) {
    signal.throwIfAborted();
    const subscription = app.summariesRead.subscribe(key);
    try {
      const claim: SummaryClaim = await claimSummary(
        app.database.db,
        reading,
        fetchTimeoutMs + analysisTimeoutMs + leaseMarginMs,
      );
      if (claim.kind === 'known') return JSON.parse(claim.outcomeJson) as SummaryOutcome;
      if (claim.kind === 'claimed') return await readForAll(app, reading, url, signal);
      await announcedOrOver(subscription.announced, claim.leftMs, signal);
    } finally {
      subscription.cancel();
    }
  }
}

async function readForAll(
  app: App,
  reading: SummaryReader,
  url: string,
  signal: AbortSignal,
): Promise<SummaryOutcome> {
  try {
    const outcome = await readSummary(app, url, signal);
    const fresh = outcome.status === 'completed' ? freshMs : failureFreshMs;
    await app.database.db.transaction().execute(async (trx) => {
      const isSaved = await saveSummary(trx, reading, JSON.stringify(outcome), fresh);
      if (isSaved) await announce(trx, summariesChannel, reading.key);
    });
    return outcome;
  } catch (error) {
    // Whoever waits for this reading must not wait for its lease to end.
    await app.database.db.transaction().execute(async (trx) => {
      await releaseSummary(trx, reading);
      await announce(trx, summariesChannel, reading.key);
    });
    throw error;
  }
}

async function readSummary(app: App, url: string, signal: AbortSignal): Promise<SummaryOutcome> {
  const outcome = await app.web.fetchPage(url, signal);
  // A fetch that was aborted says so as a failure of the page: it is none.
  signal.throwIfAborted();
  if (!outcome.ok) return { status: 'failed', error: outcome.error };
  const { bytes, finalUrl, contentType } = outcome.page;
  return await app.analysisPool.summarize({ html: bytes, page: { url: finalUrl, contentType } }, signal);
}

function announcedOrOver(announced: Promise<void>, leftMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, leftMs + 1);
    signal.addEventListener('abort', finish, { once: true });
    announced.then(finish, finish);
    if (signal.aborted) finish();
  });
}
