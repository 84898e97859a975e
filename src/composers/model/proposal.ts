import type { ContentType } from '../../schema/vocabulary.ts';

/** Why a language model gave nothing that could be used. */
export type ModelFailure =
  /** It took longer than it may, or than the caller of a preview waits. */
  | 'timeout'
  /** No connection, or one that broke. */
  | 'unreachable'
  /** It answered, but with an error: a wrong key, too many requests, a fault of its own. */
  | 'refused'
  /** The answer ended before it was complete. */
  | 'truncated'
  /** The answer is too large, or no JSON. */
  | 'unreadable';

/** What a language model was asked to write and what came of it; `answer` is its JSON, unread. */
export type ModelProposal =
  | { readonly kind: 'written'; readonly generator: string; readonly answer: unknown }
  | { readonly kind: 'unavailable'; readonly reason: ModelFailure };

/** What a language model is asked. */
export interface ModelQuestion {
  readonly system: string;
  readonly prompt: string;
  /** The JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Words that were written for a block and are not in it, with the reason. */
export interface RefusedWords {
  readonly type: ContentType;
  readonly reason: string;
}
