import type { Transaction } from 'kysely';
import { deleteBatchPages } from './statements/batch-pages.ts';
import { readCompletedBatch, updateBatchStatus } from './statements/batches.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import type { App } from '../../service/platform/app.ts';

/** Completes a locked batch and records its event if all its analyses have ended; false otherwise. */
export async function completeBatch(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  id: string,
  at: Date,
): Promise<boolean> {
  if (!(await updateBatchStatus(trx, id, at))) return false;
  await deleteBatchPages(trx, id);
  const { accountId, environment, keyId, metadata, createdAt, completed, failed } = await readCompletedBatch(
    trx,
    id,
  );
  await recordEvent(app, trx, {
    accountId,
    keyId,
    at,
    type: 'analysis.batch.completed',
    data: {
      id,
      object: 'analysis_batch',
      environment,
      status: 'completed',
      counts: { queued: 0, processing: 0, completed, failed },
      metadata: JSON.parse(metadata) as Record<string, string>,
      created_at: createdAt.toISOString(),
      completed_at: at.toISOString(),
    },
  });
  return true;
}
