/** Reads competitor pages: once for all analyses, in any process, that need the page within a short time. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ENGINE_VERSION } from '../../core/score/engine.ts';
import {
  claimSummary,
  deleteSummaries,
  releaseSummary,
  saveSummary,
  type SummaryClaim,
  type SummaryReader,
} from './statements/page-summaries.ts';
import type { SummaryOutcome } from '../../service/processes/analysis-pool.ts';
import { announce } from '../../service/platform/announcements.ts';
import { untilAnnounced } from '../../service/platform/until-announced.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { App } from '../../service/platform/app.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';

/** The payload is the summary's key. */
export const summariesChannel = 'page_summary_read';

/** Long enough for a series of analyses to share a summary, short enough to notice a corrected page. */
const freshMs = 15 * 60_000;
/** Short, because an unreachable page may be back soon. */
const failureFreshMs = 60_000;

/** Margin beyond the fetch and analysis timeouts: connecting, a busy host, and waiting for a process. */
const leaseMarginMs = 30_000;

/**
 * Returns the summary of the page at `url`, or the failure to read it. Rejects with the reason of an aborted signal, and
 * for internal errors.
 */
export async function readSharedSummary(app: App, url: string, signal: AbortSignal): Promise<SummaryOutcome> {
  const key = keyOf(url);
  const reading: SummaryReader = { key, reader: app.heartbeat.newHolder() };
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
      if (claim.kind === 'claimed') return await readAndShare(app, reading, url, signal);
      await untilAnnounced(subscription.announced, claim.leftMs, signal);
    } finally {
      subscription.cancel();
    }
  }
}

function keyOf(url: string): string {
  return createHash('sha256')
    .update(`${ENGINE_VERSION} ${samePageUrl(url)}`)
    .digest('hex');
}

/** Deletes the summaries of pages at these addresses; an analysis that needs one reads its page again. */
export async function forgetSummaries(trx: Transaction<Schema>, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await deleteSummaries(trx, urls.map(keyOf));
}

async function readAndShare(
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
    // Waiting analyses must not have to wait until the lease ends.
    await app.database.db.transaction().execute(async (trx) => {
      await releaseSummary(trx, reading);
      await announce(trx, summariesChannel, reading.key);
    });
    throw error;
  }
}

async function readSummary(app: App, url: string, signal: AbortSignal): Promise<SummaryOutcome> {
  const outcome = await app.web.fetchPage(url, signal);
  // An aborted fetch returns a failure of the page, although nothing is wrong with the page.
  signal.throwIfAborted();
  if (!outcome.ok) return { status: 'failed', error: outcome.error };
  const { bytes, finalUrl, contentType } = outcome.page;
  return await app.analysisPool.summarize({ html: bytes, page: { url: finalUrl, contentType } }, signal);
}
