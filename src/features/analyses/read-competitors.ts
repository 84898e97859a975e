import { sharesTopic, type PageSummary } from '../../core/reading/entities/page-summary.ts';
import type { AnalyzeOptions } from '../../core/page-signals/analyze-options.ts';
import type { AnalysisTask } from './statements/analysis-work.ts';
import type { CompetitorResult } from '../../core/schema/analysis-result.ts';
import { listBatchSummaries } from '../batches/index.ts';
import type { App } from '../../service/platform/app.ts';
import { readSharedSummary } from './shared-summaries.ts';

/** The pages that an analysis is compared with. */
export type Comparison = Required<Pick<AnalyzeOptions, 'competitors' | 'competitorResults'>>;

/** Reads the competitors of the request. An unreadable one is listed as failed and does not fail the analysis. */
export async function readCompetitors(
  app: App,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<Comparison> {
  const outcomes = await Promise.all(urls.map((url) => readSharedSummary(app, url, signal)));
  return {
    competitors: outcomes.flatMap((outcome) => (outcome.status === 'completed' ? [outcome.summary] : [])),
    competitorResults: outcomes.map((outcome, index) => ({
      url: urls[index] ?? '',
      status: outcome.status,
      error: outcome.status === 'failed' ? outcome.error : null,
    })),
  };
}

/** The other pages of the batch that share the topic of the page of `task`. */
export async function readPeers(app: App, task: Pick<AnalysisTask, 'id' | 'batch_id'>): Promise<Comparison> {
  const rows = task.batch_id === null ? [] : await listBatchSummaries(app.database.db, task.batch_id);
  const pages = rows.map((row) => ({ ...row, summary: JSON.parse(row.summary) as PageSummary }));
  const own = pages.find((page) => page.analysisId === task.id)?.summary;
  const peers = pages.filter(
    ({ summary }) => own !== undefined && summary.url !== own.url && sharesTopic(own, summary),
  );
  return {
    competitors: peers.map((peer) => peer.summary),
    competitorResults: peers.map((peer): CompetitorResult => ({
      url: peer.url,
      status: 'completed',
      error: null,
    })),
  };
}
