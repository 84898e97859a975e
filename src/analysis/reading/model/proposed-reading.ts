import type { AnalysisWarning } from '../../../schema/analysis-result.ts';
import type { AnsweredVerdict } from '../../../schema/vocabulary.ts';

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
  /** The rules' verdicts by query on the page that the model read; present where a changed page is scored. */
  readonly ruled?: ReadonlyMap<string, AnsweredVerdict>;
}
