import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { QuestionOptions } from '../../core/improve/build-question.ts';
import type { AnsweredProposal } from '../../core/blocks/model/proposal.ts';
import { unasked } from '../../service/llm/language-model.ts';
import type { Job } from '../../service/queue/job.ts';
import type { InjectionTask } from './statements/injection-work.ts';
import type { PageReading } from '../../service/processes/page-reading.ts';
import type { App } from '../../service/platform/app.ts';
import { reportModelAnswer } from '../../service/platform/report-model-answer.ts';
import type { InjectionIdentity } from './save-injection-end.ts';

export type ProposalOutcome =
  /** Null: no language model is configured, or there is no question for it. */
  | { readonly status: 'completed'; readonly proposed: AnsweredProposal | null }
  /** The page exceeds the limits of an analysis, so no blocks can be made for it. */
  | { readonly status: 'failed'; readonly error: AnalysisError };

export const noProposal: ProposalOutcome = { status: 'completed', proposed: null };

export interface ProposalInput {
  readonly job: Pick<Job<InjectionIdentity>, 'data'>;
  readonly task: InjectionTask;
  readonly request: Omit<QuestionOptions, 'charsMax'>;
  readonly html: Uint8Array;
  readonly reading: PageReading;
  readonly signal: AbortSignal;
}

/**
 * Share of a preview's wait for reading the page and asking the model; the rest is for making and measuring blocks.
 */
const previewShare = 0.6;
/** With less time left the model is not asked: no model answers sooner. */
const answerMsMin = 250;

/**
 * Asks the language model, if configured, for the blocks of an injection. A failing model does not fail the injection.
 * Rejects with the reason of an aborted signal.
 */
export async function proposeBlocks(app: App, input: ProposalInput): Promise<ProposalOutcome> {
  const { config } = app;
  const { settings, model } = app.languageModel.current();
  if (model === null || input.task.input.model === false || !settings.uses.includes('blocks')) {
    return noProposal;
  }
  const { task, request, html, reading, signal } = input;
  const ask = { ...request, charsMax: config.llmInputCharsMax };
  const asked = await app.analysisPool.question({ html, read: reading, ask }, signal);
  if (asked.status === 'failed') return asked;
  if (asked.question === null) return noProposal;
  const deadlineMs = Math.min(config.llmTimeoutMs, previewTimeLeftMs(app, task));
  const { accountId } = task;
  const answer =
    deadlineMs < answerMsMin
      ? unasked('timeout')
      : await model.ask(asked.question, { accountId, deadlineMs, signal });
  const { injectionId, requestId } = input.job.data;
  reportModelAnswer(app, { request_id: requestId, injection_id: injectionId, use: 'blocks' }, answer);
  return {
    status: 'completed',
    proposed:
      answer.kind === 'answered'
        ? { kind: 'written', generator: model.generator, text: answer.text }
        : { kind: 'unavailable', reason: answer.reason, httpStatus: answer.httpStatus },
  };
}

/** Unlimited for an injection: only a preview has a client waiting. */
export function previewTimeLeftMs({ now }: Pick<App, 'now'>, { createdAt, input }: InjectionTask): number {
  const { previewWaitMs = null } = input;
  if (previewWaitMs === null) return Number.POSITIVE_INFINITY;
  return createdAt.getTime() + previewWaitMs * previewShare - now().getTime();
}
