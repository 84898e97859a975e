import type { CitationPlan, TestPages } from './citation-plan.ts';

export interface CitationTestInput {
  readonly pages: TestPages;
  readonly questions: readonly string[];
  /** Answers for each question and version, 1-20. */
  readonly runs: number;
  /** `<provider>/<model>`; null when no model is asked. */
  readonly assistant: string | null;
  /** Decides the orders of the sources: the same seed, questions and runs give the same orders in both versions. */
  readonly seed: string;
  /** Maximum length of one request, in UTF-16 units; at least 20,000. */
  readonly charsMax: number;
}

/** What to ask a model in a citation test. Pure and deterministic. */
export function planCitationTest(input: CitationTestInput): CitationPlan {
  throw new Error(`Not there yet: ${input.seed}`);
}
