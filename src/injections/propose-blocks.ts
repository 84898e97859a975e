import type { AnalysisError } from '../schema/analysis-error.ts';
import type { QuestionOptions } from '../improve/build-question.ts';
import type { ModelProposal } from '../composers/model/proposal.ts';
import type { ModelAnswer } from '../llm/language-model.ts';
import type { Job } from '../queue/job.ts';
import type { InjectionTask } from './statements/injection-work.ts';
import type { PageReading } from '../threads/analysis-pool.ts';
import type { App } from '../platform/app.ts';
import type { InjectionIdentity } from './save-injection-end.ts';

export type ProposalOutcome =
  /** Null: no language model is configured, or there is nothing to ask it. */
  | { readonly status: 'completed'; readonly proposed: ModelProposal | null }
  /** The page cannot be read in the limits of an analysis: no blocks can be made for it either. */
  | { readonly status: 'failed'; readonly error: AnalysisError };

export const noProposal: ProposalOutcome = { status: 'completed', proposed: null };

export interface PageToWriteFor {
  readonly job: Pick<Job<InjectionIdentity>, 'data'>;
  readonly task: InjectionTask;
  readonly request: Omit<QuestionOptions, 'charsMax'>;
  /** Left as it is. */
  readonly html: Uint8Array;
  readonly reading: PageReading;
  readonly signal: AbortSignal;
}

/**
 * The share of its wait that a preview has for reading its page and asking the model; the rest is for making and measuring
 * the blocks, be they the model's or the page's own.
 */
const previewShare = 0.6;
/** No model answers sooner. */
const answerMsMin = 250;

/**
 * Asks the language model, if there is one, to write the blocks of an injection. That it fails is no failure of the
 * injection. Rejects with the signal's reason when that is aborted.
 */
export async function proposeBlocks(app: App, page: PageToWriteFor): Promise<ProposalOutcome> {
  const { languageModel: model, config } = app;
  if (model === null) return noProposal;
  const { task, request, html, reading, signal } = page;
  const ask = { ...request, charsMax: config.llmInputCharsMax };
  // The bytes are moved to the thread, and the page is needed again.
  const asked = await app.analysisPool.question({ html: Uint8Array.from(html), read: reading, ask }, signal);
  if (asked.status === 'failed') return asked;
  if (asked.question === null) return noProposal;
  const deadlineMs = Math.min(config.llmTimeoutMs, previewTimeLeftMs(app, task));
  const answer = deadlineMs < answerMsMin ? tooLate : await model.ask(asked.question, { deadlineMs, signal });
  tellAnswer(app, page.job.data, answer);
  return {
    status: 'completed',
    proposed:
      answer.kind === 'answered'
        ? { kind: 'written', generator: model.generator, answer: answer.answer }
        : { kind: 'unavailable', reason: answer.reason },
  };
}

const tooLate: ModelAnswer = {
  kind: 'failed',
  reason: 'timeout',
  httpStatus: null,
  calls: 0,
  durationMs: 0,
  inputTokens: 0,
  outputTokens: 0,
};

/** Whoever asked for a preview waits for it; for an injection nobody has to. */
function previewTimeLeftMs({ now }: Pick<App, 'now'>, { createdAt, input }: InjectionTask): number {
  const { previewWaitMs = null } = input;
  if (previewWaitMs === null) return Number.POSITIVE_INFINITY;
  return createdAt.getTime() + previewWaitMs * previewShare - now().getTime();
}

/** Logs what the answer cost, and nothing that was asked or answered. */
function tellAnswer(
  { log, metrics }: Pick<App, 'log' | 'metrics'>,
  { injectionId, requestId }: InjectionIdentity,
  answer: ModelAnswer,
): void {
  const outcome = answer.kind === 'answered' ? 'answered' : answer.reason;
  const { calls, inputTokens, outputTokens, durationMs } = answer;
  metrics.modelAsked(outcome, { calls, inputTokens, outputTokens, durationMs });
  const facts = {
    request_id: requestId,
    injection_id: injectionId,
    outcome,
    ...(answer.kind === 'failed' && answer.httpStatus !== null ? { http_status: answer.httpStatus } : {}),
    calls,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    duration_ms: Math.round(durationMs),
  };
  if (answer.kind === 'answered') log.info(facts, 'language model answered');
  else log.warn(facts, 'language model gave nothing to use');
}
