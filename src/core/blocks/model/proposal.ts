import type { ContentType } from '../../schema/vocabulary.ts';

/** Reason for a missing answer of a language model. */
export type ModelFailure =
  /** It exceeded its time limit, or the time that the caller of a preview waits. */
  | 'timeout'
  /** No connection, or a broken one. */
  | 'unreachable'
  /** An error response: wrong key, too many requests, internal error. */
  | 'refused'
  /** The answer is incomplete. */
  | 'truncated'
  /** The answer is too large, nested too deep, or not JSON. */
  | 'unreadable'
  /** It was not asked, because its last questions have failed. */
  | 'paused'
  /** It was not asked, because the account has used up its tokens of the day. */
  | 'budget';

/** Why a language model gave no answer. */
export interface FailedModel {
  readonly reason: ModelFailure;
  /** Of its last response; absent or null without one. */
  readonly httpStatus?: number | null;
}

/**
 * The result of asking a language model, as the service hands it to a child process. The answer stays text until it is
 * there: it may be large, or nested too deep to be copied between processes.
 */
export type AnsweredProposal =
  | { readonly kind: 'written'; readonly generator: string; readonly text: string }
  | Extract<ModelProposal, { readonly kind: 'unavailable' }>;

/** The result of asking a language model; `answer` is its JSON, not validated. */
export type ModelProposal =
  | { readonly kind: 'written'; readonly generator: string; readonly answer: unknown }
  | (FailedModel & { readonly kind: 'unavailable' });

/** A request to a language model. */
export interface ModelQuestion {
  readonly system: string;
  readonly prompt: string;
  /** The JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The reason for rejecting text of a model for a block. */
export interface RefusedWords {
  readonly type: ContentType;
  readonly reason: string;
}
