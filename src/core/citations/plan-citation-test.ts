import { createHash } from 'node:crypto';
import type { CitationPlan, CitationPrompt, PlannedQuestion } from './citation-plan.ts';
import { CITATION_PROMPT_VERSION, composePrompt, shownSource } from './compose-prompt.ts';
import { orderSources } from './order-sources.ts';
import { retrieve } from './retrieve.ts';
import { versionsOf, type TestPages } from './test-pages.ts';

export interface CitationTestInput {
  readonly pages: TestPages;
  readonly questions: readonly string[];
  /** Answers for each question and version, 1-20. */
  readonly runs: number;
  /** `<provider>/<model>`; null when no model is asked. */
  readonly assistant: string | null;
  /** Decides the orders of the sources: the same seed, question and run give the same order in both versions. */
  readonly seed: string;
}

/** What to ask a model in a citation test. Pure and deterministic. */
export function planCitationTest({
  pages,
  questions,
  runs,
  assistant,
  seed,
}: CitationTestInput): CitationPlan {
  const versions = versionsOf(pages);
  const planned = questions.map((question, index): PlannedQuestion => ({
    question,
    retrievals: versions.map((version) => retrieve(pages, index, version)),
  }));
  return {
    assistant,
    promptVersion: CITATION_PROMPT_VERSION,
    runs,
    questions: planned,
    prompts:
      assistant === null
        ? []
        : planned.flatMap((question, index) =>
            runNumbers(runs).flatMap((run) =>
              promptsOf(question, { index, run, assistant, seed, rivalsFrom: versions.length }),
            ),
          ),
  };
}

function runNumbers(runs: number): readonly number[] {
  return Array.from({ length: runs }, (_, index) => index + 1);
}

interface Run {
  readonly index: number;
  readonly run: number;
  readonly assistant: string;
  readonly seed: string;
  readonly rivalsFrom: number;
}

/** One prompt for each version. A question for which no page has a passage is not asked. */
function promptsOf({ question, retrievals }: PlannedQuestion, asked: Run): readonly CitationPrompt[] {
  const { index, run, assistant, seed, rivalsFrom } = asked;
  return retrievals
    .filter(({ sources }) => sources.length > 0)
    .map(({ version, sources }): CitationPrompt => {
      const order = orderSources(sources, { seed: JSON.stringify([seed, question, run]), rivalsFrom });
      const inOrder = order.flatMap((at) => sources[at] ?? []);
      const text = composePrompt(question, inOrder.map(shownSource));
      const all = JSON.stringify([assistant, CITATION_PROMPT_VERSION, run, text.system, text.prompt]);
      const key = createHash('sha256').update(all).digest('hex');
      return { key, question: index, version, run, ...text, order };
    });
}
