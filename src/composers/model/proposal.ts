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

/**
 * The result of asking a language model, as the service hands it to a thread. The answer stays text until it is there: it
 * may be large, or nested too deep to be copied between threads.
 */
export type AnsweredProposal =
  | { readonly kind: 'written'; readonly generator: string; readonly text: string }
  | Extract<ModelProposal, { readonly kind: 'unavailable' }>;

/** The result of asking a language model; `answer` is its JSON, not validated. */
export type ModelProposal =
  | { readonly kind: 'written'; readonly generator: string; readonly answer: unknown }
  | { readonly kind: 'unavailable'; readonly reason: ModelFailure };

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
