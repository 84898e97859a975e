import type { ProposedReading } from '../analysis/reading/model/proposed-reading.ts';
import type { ModelFailure } from '../composers/model/proposal.ts';

const FAILURES: Readonly<Partial<Record<string, string>>> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'answered with an error',
  truncated: 'did not finish its answer',
  unreadable: 'returned an answer that cannot be read',
} satisfies Readonly<Partial<Record<ModelFailure, string>>>;

/** What the result says where a language model was to read the page and gave no answer. */
export function readingFailure(reason: ModelFailure): ProposedReading {
  const problem = FAILURES[reason] ?? 'is not available';
  const message = `The language model ${problem}: the page was read by the rules.`;
  return { kind: 'unavailable', warning: { code: 'model_unavailable', message } };
}
