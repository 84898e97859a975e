import type { ModelFailure, ModelQuestion } from '../composers/model/proposal.ts';

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
  /** `text`: JSON, as far as that is known; a large one is parsed only in a thread. */
  (
    | { readonly kind: 'answered'; readonly text: string }
    | {
        readonly kind: 'failed';
        readonly reason: ModelFailure;
        /** Of the last response; null without one. */
        readonly httpStatus: number | null;
      }
  );

/** A language model that writes JSON. */
export interface LanguageModel {
  /** `<provider>/<model>`. */
  readonly generator: string;
  /** Rejects only with the signal's reason when it is aborted. `deadlineMs` limits all calls and waits together. */
  ask(
    question: ModelQuestion,
    options: { readonly deadlineMs: number; readonly signal: AbortSignal },
  ): Promise<ModelAnswer>;
  close(): Promise<void>;
}
