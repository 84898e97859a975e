import type { AnalysisWarning } from '../../schema/analysis-result.ts';
import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import type { Judgement } from './judgement.ts';

/**
 * The result of asking a language model to read a page, as the service hands it to a thread. The answer stays text until
 * it is there: it may be large, or nested too deep to be copied between threads.
 */
export type ProposedReading =
  | WrittenAnswer
  /** The rules read the page; the result has the warning. */
  | { readonly kind: 'unavailable'; readonly warning: AnalysisWarning };

export interface WrittenAnswer {
  readonly kind: 'written';
  /** `<provider>/<model>`. */
  readonly reader: string;
  /** Not validated. */
  readonly text: string;
  /** True when the question contained a part of the page only. */
  readonly isCut: boolean;
  /** True when the question contained the passages in which the rules find an answer to each query; false when absent. */
  readonly hasAnswers?: boolean;
  /** Answers to the same question (`LLM_SAMPLES`); 1 when absent. With more, `text` is a JSON list of their texts. */
  readonly samples?: number;
  /** The reader with what else changes a score, as results are compared by it; the reader and its prompt when absent. */
  readonly version?: string;
  /** Added to every rating; 0 when absent (`LLM_RATING_OFFSET`). */
  readonly offset?: number;
  /** What was known of the page that the model read; present where a changed page is scored. */
  readonly before?: PageBefore;
}

export interface PageBefore {
  /** The rules' verdicts by query. */
  readonly ruled: ReadonlyMap<string, AnsweredVerdict>;
  readonly judgement: Judgement | null;
}
