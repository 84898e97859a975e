import type { ModelAnswer } from '../llm/language-model.ts';
import type { App } from './app.ts';

/** What the answer was for: the ids and the use that its log line names. */
export type AnswerPurpose = Readonly<Record<string, string>>;

/** Counts and logs the cost of a language model's answer, never the question or the answer. */
export function reportModelAnswer(
  { log, metrics }: Pick<App, 'log' | 'metrics'>,
  purpose: AnswerPurpose,
  answer: ModelAnswer,
): void {
  const outcome = answer.kind === 'answered' ? 'answered' : answer.reason;
  const { calls, inputTokens, outputTokens, durationMs } = answer;
  metrics.modelAsked(outcome, { calls, inputTokens, outputTokens, durationMs });
  const facts = {
    ...purpose,
    outcome,
    ...(answer.kind === 'failed' && answer.httpStatus !== null ? { http_status: answer.httpStatus } : {}),
    calls,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    duration_ms: Math.round(durationMs),
  };
  if (answer.kind === 'answered') log.info(facts, 'language model answered');
  else log.warn(facts, 'language model returned nothing usable');
}
