/** Where the page of an analysis comes from: the request itself, the web, or what was saved of it before. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AnalyzeOptions } from '../analysis/options.ts';
import type { AnalysisTask } from './statements/analysis-work.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';
import { findBatchPage } from '../batches/statements/batch-pages.ts';
import type { AnalysisObservation } from './analysis-observation.ts';
import type { App } from '../platform/app.ts';

/** What is known of a page besides its bytes; saved as JSON. */
export type PageKnowledge = Pick<
  AnalyzeOptions,
  'finalUrl' | 'httpStatus' | 'contentType' | 'robotsTags' | 'fetchedAt' | 'crawlers'
>;

export interface ReadPage {
  readonly html: Uint8Array;
  /** True when the bytes are UTF-8, whatever the page says of itself. */
  readonly isText: boolean;
  readonly knowledge: PageKnowledge;
  /** True when the page was fetched just now. */
  readonly isFetched: boolean;
}

export type PageOutcome =
  { readonly ok: true; readonly page: ReadPage } | { readonly ok: false; readonly error: AnalysisError };

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The page, from the nearest place that has it. A fetch that is aborted is a failed outcome. */
export async function readPage(
  app: App,
  task: AnalysisTask,
  observation: AnalysisObservation,
  signal: AbortSignal,
): Promise<PageOutcome> {
  if (task.html !== null) {
    const knowledge = { httpStatus: null };
    return { ok: true, page: { html: task.html, isText: true, knowledge, isFetched: false } };
  }
  const saved = task.batch_id === null ? undefined : await findBatchPage(app.database.db, task.id);
  if (saved !== undefined) {
    const html = await decompress(saved.page);
    const knowledge = JSON.parse(saved.facts) as PageKnowledge;
    return { ok: true, page: { html, isText: false, knowledge, isFetched: false } };
  }
  return await fetchedPage(app, task, observation, signal);
}

/** A page as it is saved: at gzip's lowest level, which takes a fifth of the time and 12 % more bytes than the usual one. */
export function packPage({ html }: ReadPage): Promise<Buffer> {
  return compress(html, { level: 1 });
}

async function fetchedPage(
  app: App,
  task: AnalysisTask,
  observation: AnalysisObservation,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const outcome = await observation.during('fetch', () => app.web.fetchPage(task.url, signal));
  if (!outcome.ok) return outcome;
  const { page } = outcome;
  const knowledge: PageKnowledge = {
    finalUrl: page.finalUrl,
    httpStatus: page.status,
    contentType: page.contentType,
    robotsTags: page.robotsTags,
    fetchedAt: page.fetchedAt,
    crawlers: await observation.during('robots', () => app.web.fetchRobots(page.finalUrl)),
  };
  return { ok: true, page: { html: page.bytes, isText: false, knowledge, isFetched: true } };
}
