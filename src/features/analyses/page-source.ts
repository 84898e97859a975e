/** Reads the page of an analysis from the request's payload, the saved batch page, or the web. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AnalyzeOptions } from '../../core/page-signals/analyze-options.ts';
import type { AnalysisTask } from './statements/analysis-work.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { findBatchPage } from '../batches/index.ts';
import type { RobotsFile } from '../../service/web/robots-file.ts';
import type { AnalysisObservation } from './analysis-observation.ts';
import type { App } from '../../service/platform/app.ts';

/** Facts about a page besides its bytes; saved as JSON. */
export type PageDetails = Pick<
  AnalyzeOptions,
  'finalUrl' | 'httpStatus' | 'contentType' | 'robotsTags' | 'fetchedAt' | 'crawlers'
>;

export interface ReadPage {
  readonly html: Uint8Array;
  /** True when the bytes are UTF-8, whatever charset the page declares. */
  readonly isText: boolean;
  readonly details: PageDetails;
  /** To be evaluated by the process that gets the page; absent when `details` has the verdicts, or nothing was fetched. */
  readonly robots?: RobotsFile | undefined;
  /** False for the saved page of a batch, which has been summarized. */
  readonly isFirstRead: boolean;
}

export type PageOutcome =
  { readonly ok: true; readonly page: ReadPage } | { readonly ok: false; readonly error: AnalysisError };

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Reads the page. An aborted fetch is a failed outcome, not a rejection. */
export async function readPage(
  app: App,
  task: AnalysisTask,
  observation: AnalysisObservation,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const saved = task.batch_id === null ? undefined : await findBatchPage(app.database.db, task.id);
  if (task.html !== null) {
    const details = { httpStatus: null };
    const isFirstRead = saved === undefined;
    return { ok: true, page: { html: task.html, isText: true, details, isFirstRead } };
  }
  if (saved !== undefined) {
    const html = await decompress(saved.page);
    const details = JSON.parse(saved.facts) as PageDetails;
    return { ok: true, page: { html, isText: false, details, isFirstRead: false } };
  }
  return await fetchPage(app, task, observation, signal);
}

/** Compresses a page for storage at gzip level 1: a fifth of the default level's time for 12 % more bytes. */
export function packPage({ html }: ReadPage): Promise<Buffer> {
  return compress(html, { level: 1 });
}

async function fetchPage(
  app: App,
  task: AnalysisTask,
  observation: AnalysisObservation,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const outcome = await observation.during('fetch', () => app.web.fetchPage(task.url, signal));
  if (!outcome.ok) return outcome;
  const { page } = outcome;
  const details: PageDetails = {
    finalUrl: page.finalUrl,
    httpStatus: page.status,
    contentType: page.contentType,
    robotsTags: page.robotsTags,
    fetchedAt: page.fetchedAt,
  };
  const robots = await observation.during('robots', () => app.web.fetchRobots(page.finalUrl));
  return { ok: true, page: { html: page.bytes, isText: false, details, robots, isFirstRead: true } };
}
