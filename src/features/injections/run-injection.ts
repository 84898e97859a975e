import type { Transaction } from 'kysely';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { MadeInjection } from '../../core/improve/make-injection.ts';
import type { Job } from '../../service/queue/job.ts';
import { beginInjection, isInjectionUnended, type InjectionTask } from './statements/injection-work.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { transact } from '../../service/storage/transact.ts';
import type {
  InjectionTask as PoolInjection,
  InjectionTaskOutcome,
} from '../../service/processes/analysis-pool.ts';
import type { PageReading } from '../../service/processes/page-reading.ts';
import type { App } from '../../service/platform/app.ts';
import { askReading, type ReadingOutcome } from '../analyses/ask-reading.ts';
import { PLACEHOLDER_URL } from '../../core/improve/placeholder-url.ts';
import { noProposal, previewTimeLeftMs, proposeBlocks } from './propose-blocks.ts';
import {
  saveInjection,
  saveInjectionFailure,
  reportInjectionEnd,
  type InjectionIdentity,
} from './save-injection-end.ts';
import { parseEdit } from './stored-edit.ts';
import { presentInjection } from './stored-injection.ts';
import { watchAnalysis, type AnalysisWatch } from '../analyses/watch-analysis.ts';

/** One attempt at an injection. */
interface Attempt {
  readonly job: Job<InjectionIdentity>;
  readonly task: InjectionTask;
  readonly watch: AnalysisWatch;
}

/**
 * Runs one injection: reads the page (an edit has it already), makes the blocks, scores the page with and without them,
 * saves, and publishes in mode `auto`. Stops early when the injection is deleted. Rejects only for internal errors.
 */
export async function runInjection(app: App, job: Job<InjectionIdentity>): Promise<void> {
  const { injectionId: id } = job.data;
  const { db } = app.database;
  const watch = watchAnalysis(app, id, job.signal, () => isInjectionUnended(db, id));
  try {
    const task = await beginInjection(db, id);
    if (task === undefined) return;
    app.log.debug({ injection_id: id }, 'injection begun');
    await makeInjection(app, { job, task, watch });
  } catch (error) {
    if (!watch.isObsolete()) throw error;
  } finally {
    watch.stop();
  }
}

async function makeInjection(app: App, attempt: Attempt): Promise<void> {
  const read = await readPage(app, attempt);
  // An aborted fetch returns a failure of the page, although nothing is wrong with the page.
  attempt.watch.signal.throwIfAborted();
  if (!read.ok) return await saveEnd(app, attempt, { status: 'failed', error: read.error });
  await saveEnd(app, attempt, await inject(app, attempt, read), read.finalUrl);
}

interface ReadPage {
  readonly ok: true;
  readonly html: Uint8Array;
  readonly reading: PageReading;
  readonly robotsTags: readonly string[];
  /** Null when it was not fetched. */
  readonly finalUrl: string | null;
}

async function readPage(
  app: App,
  { task, watch }: Attempt,
): Promise<ReadPage | { readonly ok: false; readonly error: AnalysisError }> {
  const { page, html, url, finalUrl } = task;
  if (page !== null)
    return { ok: true, html: page, reading: { as: 'gzipped_text' }, robotsTags: [], finalUrl };
  if (html !== null) return { ok: true, html, reading: { as: 'text' }, robotsTags: [], finalUrl: null };
  if (url === null) throw new Error('An injection has neither an address nor a page.');
  const outcome = await app.web.fetchPage(url, watch.signal);
  if (!outcome.ok) return outcome;
  const { bytes, contentType, robotsTags, finalUrl: fetchedFrom } = outcome.page;
  const reading = { as: 'declared', contentType } as const;
  return { ok: true, html: bytes, reading, robotsTags, finalUrl: fetchedFrom };
}

async function inject(
  app: App,
  { job, task, watch }: Attempt,
  { html, reading, robotsTags, finalUrl }: ReadPage,
): Promise<InjectionTaskOutcome> {
  const { url, input, result, isPreview } = task;
  const edit = task.edit === null ? null : parseEdit(task.edit);
  const again = edit?.again ?? null;
  const read = await readByModel(app, { job, task, watch }, { html, reading, finalUrl });
  if (read.status === 'failed') return read;
  const request = {
    reading: read.reading,
    url,
    finalUrl,
    // Ages on the page are relative to the day of the scoring, in UTC.
    asOf: app.now().toISOString().slice(0, 10),
    queries: input.queries,
    contentTypes: again === null ? input.contentTypes : [again.type],
    facts: input.facts,
    brandVoice: voiceWithHint(input.brandVoice, again?.hint ?? null),
  };
  const asked =
    edit === null || again !== null
      ? await proposeBlocks(app, { job, task, request, html, reading, signal: watch.signal })
      : noProposal;
  if (asked.status === 'failed') return asked;
  const injection = {
    ...request,
    // Whoever previews is an editor.
    mode: isPreview ? ('manual' as const) : task.mode,
    analysis: input.analysis ?? null,
    robotsTags,
    proposed: asked.proposed,
    edit:
      edit === null || result === null
        ? null
        : {
            made: JSON.parse(presentInjection(result)) as MadeInjection,
            changes: edit.changes,
            leaveOut: edit.leaveOut,
            again,
          },
    // A preview returns the whole diff; for a saved injection the dashboard shows only the changes.
    wantsDiff: isPreview ? true : ('changes' as const),
  };
  return await injectDespiteModel(app, { html, read: reading, injection }, watch.signal);
}

function voiceWithHint(voice: string | null, hint: string | null): string | null {
  const parts = [voice, hint].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('\n');
}

/** What a language model reads from the page, if one is to read: both scores are of that reading. */
function readByModel(
  app: App,
  { job, task, watch }: Attempt,
  { html, reading, finalUrl }: Pick<ReadPage, 'html' | 'reading' | 'finalUrl'>,
): Promise<ReadingOutcome> {
  // Inferred queries of an analysis are not given ones: its reading answers them.
  const given = (task.input.queries ?? []).filter(({ source }) => source === 'given');
  return askReading(app, {
    accountId: task.accountId,
    user: { table: 'injections', id: task.id },
    requestId: job.data.requestId,
    html,
    read: reading,
    page: {
      url: task.url ?? PLACEHOLDER_URL,
      ...(finalUrl === null ? {} : { finalUrl }),
      queries: given.map(({ query }) => query),
    },
    model: task.input.model,
    timeLeftMs: () => previewTimeLeftMs(app, task),
    signal: watch.signal,
  });
}

/**
 * A model's answer must not fail an injection, so a page that fails with one is tried again without. The page alone has
 * been within the limits, when the question was written.
 */
async function injectDespiteModel(
  { analysisPool: pool, log }: Pick<App, 'analysisPool' | 'log'>,
  task: PoolInjection,
  signal: AbortSignal,
): Promise<InjectionTaskOutcome> {
  if (task.injection.proposed?.kind !== 'written') return await pool.inject(task, signal);
  try {
    const outcome = await pool.inject(task, signal);
    if (outcome.status === 'completed') return outcome;
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error }, 'a language model’s answer could not be used');
  }
  const proposed = { kind: 'unavailable', reason: 'unreadable' } as const;
  return await pool.inject({ ...task, injection: { ...task.injection, proposed } }, signal);
}

async function saveEnd(
  app: App,
  { job, task, watch }: Attempt,
  outcome: InjectionTaskOutcome,
  finalUrl: string | null = null,
): Promise<void> {
  // The announcement of this attempt's own end must not abort it.
  watch.stop();
  const { isOwn, isSaved } = await transact(app.database.db, async (trx) => {
    const isOwn = await job.complete(trx);
    return { isOwn, isSaved: isOwn && (await save(app, trx, { ...task, finalUrl }, outcome)) };
  });
  if (isOwn) job.completed();
  if (isSaved) reportInjectionEnd(app, job.data, outcome);
}

function save(
  app: App,
  trx: Transaction<Schema>,
  task: InjectionTask,
  outcome: InjectionTaskOutcome,
): Promise<boolean> {
  const at = app.now();
  if (outcome.status === 'failed') return saveInjectionFailure(app, trx, task.id, outcome.error, at);
  return saveInjection(app, trx, { task, outcome, at });
}
