import type { CitationReceipt, CitationTestResult, CitationWarning } from '../schema/citation-test.ts';
import type { CitationPlan } from './citation-plan.ts';
import type { TestPages } from './test-pages.ts';

/** A stored answer of the model. */
export interface CitationAnswer {
  readonly key: string;
  /** As the model wrote it. */
  readonly answer: string;
  /** RFC 3339. */
  readonly askedAt: string;
}

export interface JudgeInput {
  readonly pages: TestPages;
  readonly plan: CitationPlan;
  /** Answers by key, in any order. A prompt without one counts as failed. */
  readonly answers: readonly CitationAnswer[];
  /** What the service has to say, such as `model_unavailable`. */
  readonly warnings?: readonly CitationWarning[];
}

export interface CitationJudgement {
  readonly result: CitationTestResult;
  readonly receipts: readonly CitationReceipt[];
}

/** Counts the answers and says why the own page is not cited. Pure and deterministic; never throws on an answer. */
export function judgeCitationTest(input: JudgeInput): CitationJudgement {
  throw new Error(`Not there yet: ${String(input.answers.length)}`);
}
