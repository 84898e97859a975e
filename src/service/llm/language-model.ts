import type { ModelFailure, ModelQuestion } from '../../core/blocks/model/proposal.ts';

export interface TokenUsage {
  /** 0 when the endpoint does not report it. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Outcome of a question; the figures are sums of all calls, including failed ones. */
export type ModelAnswer = TokenUsage & {
  readonly calls: number;
  readonly durationMs: number;
} &
  /** `text`: JSON, as far as that is known; a large one is parsed only in a process. */
  (
    | { readonly kind: 'answered'; readonly text: string }
    | {
        readonly kind: 'failed';
        readonly reason: ModelFailure;
        /** Of the last response; null without one. */
        readonly httpStatus: number | null;
      }
  );

export interface AskOptions {
  /** The account that the tokens count for. */
  readonly accountId: string;
  /** Limits all calls and waits together. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/** A language model that writes JSON. */
export interface LanguageModel {
  /** `<provider>/<model>`. */
  readonly generator: string;
  /** Rejects with the signal's reason when it is aborted, and when the database of the token budget fails. */
  ask(question: ModelQuestion, options: AskOptions): Promise<ModelAnswer>;
  close(): Promise<void>;
}

/** A question that did not reach the endpoint. */
export function unasked(reason: ModelFailure, durationMs = 0): ModelAnswer {
  const spent = { calls: 0, inputTokens: 0, outputTokens: 0, durationMs };
  return { kind: 'failed', reason, httpStatus: null, ...spent };
}
