import type { ProposedReading } from '../analysis/reading/model/proposed-reading.ts';
import { failureWarning } from '../composers/model/model-warnings.ts';
import type { FailedModel } from '../composers/model/proposal.ts';

/** What the result says where a language model was to read the page and gave no answer. */
export function readingFailure(failed: FailedModel): ProposedReading {
  return { kind: 'unavailable', warning: failureWarning(failed, 'the page was read by the rules') };
}
