import { createHash } from 'node:crypto';
import { failureWarning } from '../../core/blocks/model/model-warnings.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { CitationWarning } from '../../core/schema/citation-test.ts';
import type { App } from '../../service/platform/app.ts';
import type {
  CitationJudgeOutcome,
  CitationPlanOutcome,
  SourceTexts,
} from '../../service/processes/citation-tasks.ts';
import type { Job } from '../../service/queue/job.ts';
import { transact } from '../../service/storage/transact.ts';
import { watchAnalysis, type AnalysisWatch } from '../analyses/watch-analysis.ts';
import { answerRuns, assistantFor, noAnswers } from './answer-runs.ts';
import { readTestPages } from './read-test-pages.ts';
import {
  reportCitationEnd,
  saveCitationFailure,
  saveCitationTest,
  type CitationIdentity,
} from './save-citation-end.ts';
import type { KeptAnswer } from './statements/citation-answers.ts';
import {
  beginCitationTest,
  isCitationTestUnended,
  type CitationTask,
  type KeptSource,
} from './statements/citation-work.ts';

/** One attempt at a citation test. */
interface Attempt {
  readonly job: Job<CitationIdentity>;
  readonly task: CitationTask;
  readonly watch: AnalysisWatch;
}

type Ended = CitationJudgeOutcome;

/**
 * Runs one citation test: reads the pages, plans the questions, has the model answer them, judges the answers, and saves.
 * Every step is kept, so that an attempt after a crash goes on where it ended. Stops early when the test is canceled or
 * deleted. Rejects only for internal errors.
 */
export async function runCitationTest(app: App, job: Job<CitationIdentity>): Promise<void> {
  const { citationTestId: id } = job.data;
  const { db } = app.database;
  const watch = watchAnalysis(app, id, job.signal, () => isCitationTestUnended(db, id));
  try {
    const task = await beginCitationTest(db, id, app.now());
    if (task === undefined) return;
    app.log.debug({ citation_test_id: id }, 'citation test begun');
    const attempt = { job, task, watch };
    await saveEnd(app, attempt, await testCitations(app, attempt));
  } catch (error) {
    if (!watch.isObsolete()) throw error;
  } finally {
    watch.stop();
  }
}

async function testCitations(app: App, attempt: Attempt): Promise<Ended> {
  const { job, task, watch } = attempt;
  const { requestId } = job.data;
  const read = await readTestPages(app, { task, requestId, signal: watch.signal });
  const errors = read.map(({ error }) => error);
  const [ownError = null] = errors;
  // Without any page there is nothing to compare; with one, a page that assistants cannot reach is a result.
  if (ownError !== null && errors.every((error) => error !== null)) {
    return { status: 'failed', error: JSON.parse(ownError) as AnalysisError };
  }
  const pages = sourceTexts(task, read);
  const assistant = assistantFor(app, task);
  const planned = await plan(app, attempt, pages, assistant?.name ?? null);
  if (planned.status === 'failed') return planned;
  const answered =
    assistant === null
      ? noAnswers
      : await answerRuns(app, task, planned.prompts, assistant, { requestId, signal: watch.signal });
  const warnings = distinctWarnings([...readingWarnings(read), ...answered.warnings]);
  // A model that was not asked has no failed runs.
  const isUnasked = answered.isRefused && answered.answers.size === 0;
  const judged = isUnasked ? await plan(app, attempt, pages, null) : planned;
  if (judged.status === 'failed') return judged;
  return await judge(app, attempt, { pages, planJson: judged.planJson, answers: answered.answers, warnings });
}

function plan(
  app: App,
  { task, watch }: Attempt,
  pages: SourceTexts,
  assistant: string | null,
): Promise<CitationPlanOutcome> {
  const { questions, runs } = task.input;
  // Of the questions alone: the same test gets the same orders, and with them the answers that are kept.
  const seed = createHash('sha256').update(JSON.stringify(questions)).digest('hex');
  return app.analysisPool.planCitations({ plan: { pages, questions, runs, assistant, seed } }, watch.signal);
}

interface Judged {
  readonly pages: SourceTexts;
  readonly planJson: string;
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  readonly warnings: readonly CitationWarning[];
}

/** A model's answers must not fail a test: it is judged again without them. */
async function judge(
  { analysisPool: pool, log }: Pick<App, 'analysisPool' | 'log'>,
  { watch }: Attempt,
  { pages, planJson, answers, warnings }: Judged,
): Promise<CitationJudgeOutcome> {
  const given = [...answers].map(([key, { text, askedAt }]) => ({
    key,
    answer: text,
    askedAt: askedAt.toISOString(),
  }));
  const task = { pages, planJson, answers: given, warnings };
  if (given.length === 0) return await pool.judgeCitations({ judged: task }, watch.signal);
  try {
    const outcome = await pool.judgeCitations({ judged: task }, watch.signal);
    if (outcome.status === 'completed') return outcome;
  } catch (error) {
    watch.signal.throwIfAborted();
    log.error({ err: error }, 'answers of a language model could not be judged');
  }
  const unreadable = failureWarning({ reason: 'unreadable' }, 'its answers are missing from the result');
  const without = { ...task, answers: [], warnings: distinctWarnings([...warnings, unreadable]) };
  return await pool.judgeCitations({ judged: without }, watch.signal);
}

function sourceTexts({ pages }: CitationTask, read: readonly KeptSource[]): SourceTexts {
  const ofRole = (role: string): string[] =>
    read.flatMap(({ source }, index) => (pages[index]?.role === role ? [source] : []));
  const [own] = ofRole('own');
  if (own === undefined) throw new Error('A citation test has no page of its own.');
  return { own, before: ofRole('before')[0] ?? null, rivals: ofRole('rival') };
}

function readingWarnings(read: readonly KeptSource[]): readonly CitationWarning[] {
  return read.flatMap(({ warning }) => (warning === null ? [] : [JSON.parse(warning) as CitationWarning]));
}

/** One for each text: nine pages that a model could not read have one reason. */
function distinctWarnings(warnings: readonly CitationWarning[]): readonly CitationWarning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

/** Ends the job and saves the result, its usage row and its event row in one transaction. */
async function saveEnd(app: App, { job, task, watch }: Attempt, outcome: Ended): Promise<void> {
  // The announcement of this attempt's own end must not abort it.
  watch.stop();
  const at = app.now();
  const { isOwn, isSaved } = await transact(app.database.db, async (trx) => {
    const isOwn = await job.complete(trx);
    if (!isOwn) return { isOwn, isSaved: false };
    const isSaved =
      outcome.status === 'failed'
        ? await saveCitationFailure(app, trx, task.id, outcome.error, at)
        : await saveCitationTest(app, trx, task.id, outcome, at);
    return { isOwn, isSaved };
  });
  if (isOwn) job.completed();
  if (isSaved) reportCitationEnd(app, job.data, outcome);
}
