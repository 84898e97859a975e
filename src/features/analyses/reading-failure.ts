import type { ProposedReading } from '../../core/reading/model/proposed-reading.ts';
import { failureWarning } from '../../core/blocks/model/model-warnings.ts';
import type { FailedModel } from '../../core/blocks/model/proposal.ts';

/** What the result says where a language model was to read the page and gave no answer. */
export function readingFailure(failed: FailedModel): ProposedReading {
  return { kind: 'unavailable', warning: failureWarning(failed, 'the page was read by the rules') };
}
