import { failureWarning } from '../../core/blocks/model/model-warnings.ts';
import type { CitationWarning } from '../../core/schema/citation-test.ts';
import type { GuardedModel } from '../../service/llm/guarded-model.ts';
import type { App } from '../../service/platform/app.ts';
import type { ModelSettings } from '../../service/platform/model-settings.ts';
import type { AskedCitation } from '../../service/processes/citation-tasks.ts';
import { transact } from '../../service/storage/transact.ts';
import { pageReader } from '../analyses/page-reader.ts';
import { refusalToAsk } from './answer-budget.ts';
import { askRuns } from './ask-runs.ts';
import { findAnswers, type KeptAnswer } from './statements/citation-answers.ts';
import { planRuns } from './statements/citation-runs.ts';
import type { CitationTask } from './statements/citation-work.ts';

/** decision: 200 runs of 12 s each, four at once. Runs that have no answer by then are left out. */
export const answeringMsMax = 600_000;

export interface Assistant {
  /** `<provider>/<model>`. */
  readonly name: string;
  readonly model: GuardedModel;
  readonly settings: ModelSettings;
}

/** The model that answers; null where none does. It answers where it may read pages (LLM_USES). */
export function assistantFor(app: Pick<App, 'languageModel'>, { input }: CitationTask): Assistant | null {
  const { settings, model } = app.languageModel.current();
  const name = pageReader(settings, input.model);
  return name === null || model === null ? null : { name, model, settings };
}

export interface AnsweredRuns {
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  readonly warnings: readonly CitationWarning[];
  /** True when the model was not asked what has no answer. */
  readonly isRefused: boolean;
}

export const noAnswers: AnsweredRuns = { answers: new Map(), warnings: [], isRefused: false };

/** The answers to the questions of a test: those that are kept, and those that the model gives to the rest. */
export async function answerRuns(
  app: App,
  task: CitationTask,
  prompts: readonly AskedCitation[],
  { model, settings }: Pick<Assistant, 'model' | 'settings'>,
  { requestId, signal }: { readonly requestId: string; readonly signal: AbortSignal },
): Promise<AnsweredRuns> {
  const { id, accountId } = task;
  const isPlanned = await transact(app.database.db, (trx) => planRuns(trx, task, prompts));
  if (!isPlanned) return noAnswers;
  const distinct = [...new Map(prompts.map((prompt) => [prompt.key, prompt])).values()];
  const keys = distinct.map(({ key }) => key);
  const kept = await findAnswers(app.database.db, accountId, keys);
  const missing = distinct.filter(({ key }) => !kept.has(key));
  const refusal = await refusalToAsk(app, { accountId, model, settings }, missing);
  if (refusal !== null) {
    const warning = failureWarning(refusal, 'the result is without its answers');
    return { answers: kept, warnings: [warning], isRefused: true };
  }
  const endMs = performance.now() + answeringMsMax;
  const asked = { testId: id, accountId, requestId, model, endMs, signal };
  const { answers, failed } = await askRuns(app, asked, missing);
  const warnings =
    failed === null ? [] : [failureWarning(failed, 'runs without an answer are left out of the figures')];
  return { answers: new Map([...kept, ...answers]), warnings, isRefused: false };
}
