import pLimit from 'p-limit';
import { unreachableSource } from '../../core/citations/index.ts';
import { PLACEHOLDER_URL } from '../../core/improve/placeholder-url.ts';
import type { ProposedReading } from '../../core/reading/model/proposed-reading.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { App } from '../../service/platform/app.ts';
import type { SourceOutcome, SourceTask } from '../../service/processes/citation-tasks.ts';
import { askReading } from '../analyses/ask-reading.ts';
import { readingFailure } from '../analyses/reading-failure.ts';
import {
  keepSource,
  type CitationTask,
  type CitationTestPage,
  type KeptSource,
} from './statements/citation-work.ts';

export interface ReadingAttempt {
  readonly task: CitationTask;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** decision: a page may have 10 MiB, and waits mostly for its server; more at once would only hold more memory. */
const pagesAtOnce = 3;

/** Reads the pages of a test, in their order, and keeps them. A page that cannot be read does not fail the test. */
export async function readTestPages(app: App, attempt: ReadingAttempt): Promise<readonly KeptSource[]> {
  const limit = pLimit(pagesAtOnce);
  return await Promise.all(
    attempt.task.pages.map((page) =>
      limit(async () => {
        attempt.signal.throwIfAborted();
        if (page.kept !== null) return page.kept;
        const kept = await readTestPage(app, attempt, page);
        // An aborted fetch returns a failure of the page, although nothing is wrong with the page.
        attempt.signal.throwIfAborted();
        await keepSource(app.database.db, page.id, kept);
        return kept;
      }),
    ),
  );
}

async function readTestPage(app: App, attempt: ReadingAttempt, page: CitationTestPage): Promise<KeptSource> {
  const { task, signal } = attempt;
  const fetched = await sourceTask(app, attempt, page);
  if ('error' in fetched) return unreadable(page, fetched.error);
  const { html, read } = fetched;
  const asked = await askReading(app, {
    accountId: task.accountId,
    user: { table: 'citation_test_pages', id: page.id },
    requestId: attempt.requestId,
    ...{ html, read, signal },
    page: {
      url: page.url ?? PLACEHOLDER_URL,
      ...(typeof fetched.source.finalUrl === 'string' ? { finalUrl: fetched.source.finalUrl } : {}),
      queries: task.input.questions,
    },
    model: task.input.model,
  });
  if (asked.status === 'failed') return unreadable(page, asked.error);
  const outcome = await readDespiteModel(app, fetched, asked.reading, signal);
  if (outcome.status === 'failed') return unreadable(page, outcome.error);
  const warning = asked.reading?.kind === 'unavailable' ? JSON.stringify(asked.reading.warning) : null;
  return { source: outcome.sourceJson, error: null, warning };
}

function unreadable({ url }: CitationTestPage, error: AnalysisError): KeptSource {
  return {
    source: JSON.stringify(unreachableSource(url, error)),
    error: JSON.stringify(error),
    warning: null,
  };
}

async function sourceTask(
  app: App,
  { task, signal }: ReadingAttempt,
  { url, html, isGzipped }: CitationTestPage,
): Promise<SourceTask | { readonly error: AnalysisError }> {
  const { questions } = task.input;
  // Of the start, so that a repeated attempt asks about the same ages.
  const asOf = task.startedAt.toISOString().slice(0, 10);
  if (html !== null) {
    const read = { as: isGzipped ? 'gzipped_text' : 'text' } as const;
    return { html, read, source: { url, questions, asOf, httpStatus: null } };
  }
  if (url === null) throw new Error('A page of a citation test has neither an address nor HTML.');
  const outcome = await app.web.fetchPage(url, signal);
  if (!outcome.ok) return { error: outcome.error };
  const { bytes, contentType, robotsTags, finalUrl, status } = outcome.page;
  return {
    html: bytes,
    read: { as: 'declared', contentType },
    robots: await app.web.fetchRobots(finalUrl),
    source: { url, finalUrl, questions, asOf, httpStatus: status, robotsTags },
  };
}

/** A model's answer must not fail a page: it is read again without. */
async function readDespiteModel(
  { analysisPool: pool, log }: Pick<App, 'analysisPool' | 'log'>,
  task: SourceTask,
  reading: ProposedReading | null,
  signal: AbortSignal,
): Promise<SourceOutcome> {
  if (reading === null) return await pool.readSource(task, signal);
  const withReading = (given: ProposedReading): SourceTask => ({
    ...task,
    source: { ...task.source, reading: given },
  });
  if (reading.kind === 'unavailable') return await pool.readSource(withReading(reading), signal);
  try {
    const outcome = await pool.readSource(withReading(reading), signal);
    if (outcome.status === 'completed') return outcome;
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error }, 'a language model’s reading could not be used');
  }
  return await pool.readSource(withReading(readingFailure({ reason: 'unreadable' })), signal);
}
