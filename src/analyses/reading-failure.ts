import type { ProposedReading } from '../analysis/reading/model/proposed-reading.ts';
import type { ModelFailure } from '../composers/model/proposal.ts';

const FAILURES: Readonly<Partial<Record<string, string>>> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'answered with an error',
  truncated: 'did not finish its answer',
  unreadable: 'returned an answer that cannot be read',
  paused: 'was not asked, because its last questions have failed',
  budget: 'was not asked, because the tokens of the day are used up',
};

/** What the result says where a language model was to read the page and gave no answer. */
export function readingFailure(failure: ModelFailure): ProposedReading {
  const reason: string = failure;
  const problem = FAILURES[reason] ?? 'is not available';
  const message = `The language model ${problem}: the page was read by the rules.`;
  return {
    kind: 'unavailable',
    warning: { code: reason === 'budget' ? 'model_budget' : 'model_unavailable', message },
  };
}
