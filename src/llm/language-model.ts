import type { ModelFailure, ModelQuestion } from '../composers/model/proposal.ts';

export interface TokenUsage {
  /** 0 where the endpoint does not tell. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What asking came to; all calls together, those that failed too. */
export type ModelAnswer = TokenUsage & {
  readonly calls: number;
  readonly durationMs: number;
} & (
    | { readonly kind: 'answered'; readonly answer: unknown }
    | {
        readonly kind: 'failed';
        readonly reason: ModelFailure;
        /** Of the last answer; null when there was none. */
        readonly httpStatus: number | null;
      }
  );

/** A language model that writes JSON. */
export interface LanguageModel {
  /** `<provider>/<model>`. */
  readonly generator: string;
  /** Never rejects, but with the signal's reason when that is aborted. `deadlineMs` bounds all calls and waits together. */
  ask(
    question: ModelQuestion,
    options: { readonly deadlineMs: number; readonly signal: AbortSignal },
  ): Promise<ModelAnswer>;
  close(): Promise<void>;
}
