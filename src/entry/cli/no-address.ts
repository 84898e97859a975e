import type { PoolOutcome } from '../../service/processes/analysis-pool.ts';

/** Stands for the address that a page does not have: no host of this name can exist (RFC 6761, section 6.4). */
export const noAddress = 'https://page.invalid/';

/** Links that were resolved against the placeholder become what they are on the page: paths. */
export function withoutPlaceholder(outcome: PoolOutcome): PoolOutcome {
  if (outcome.status === 'failed') return outcome;
  const { resultJson, contentJson } = outcome;
  return {
    ...outcome,
    resultJson: resultJson.replaceAll(noAddress, '/'),
    contentJson: contentJson.replaceAll(noAddress, '/'),
  };
}
