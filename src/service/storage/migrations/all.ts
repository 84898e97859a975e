import type { Migration } from 'kysely';
import { initial } from './0100-initial.ts';
import { memberSecurity } from './0104-member-security.ts';
import { deletionAndQueuedWork } from './0105-deletion-and-queued-work.ts';
import { secretKeyCheck } from './0106-secret-key-check.ts';
import { endpointPrompt } from './0107-endpoint-prompt.ts';
import { answerOwner } from './0108-answer-owner.ts';
import { comparableScores } from './0109-comparable-scores.ts';
import { resultSummaries } from './0110-result-summaries.ts';
import { modelReadings } from './0111-model-readings.ts';
import { modelTokens } from './0112-model-tokens.ts';
import { processes } from './0113-processes.ts';
import { batchItems } from './0114-batch-items.ts';
import { sites } from './0115-sites.ts';
import { storedModel } from './0116-stored-model.ts';
import { draftReviews } from './0117-draft-reviews.ts';
import { citationTests } from './0118-citation-tests.ts';

/**
 * Every migration, in order. Append only: an entry that has run anywhere is never changed, renamed or removed. Listed
 * by hand, so that a bundle or a missing file cannot change what runs.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0100-initial': initial,
  '0104-member-security': memberSecurity,
  '0105-deletion-and-queued-work': deletionAndQueuedWork,
  '0106-secret-key-check': secretKeyCheck,
  '0107-endpoint-prompt': endpointPrompt,
  '0108-answer-owner': answerOwner,
  '0109-comparable-scores': comparableScores,
  '0110-result-summaries': resultSummaries,
  '0111-model-readings': modelReadings,
  '0112-model-tokens': modelTokens,
  '0113-processes': processes,
  '0114-batch-items': batchItems,
  '0115-sites': sites,
  '0116-stored-model': storedModel,
  '0117-draft-reviews': draftReviews,
  '0118-citation-tests': citationTests,
};
