import type { Caller } from '../keys/authenticate.ts';
import { findBatch, listBatchRows, type BatchFilter } from './statements/batches.ts';
import type { App } from '../platform/app.ts';
import type { BatchRecord } from '../schema/batch.ts';
import { batchRecord } from './batch-record.ts';

/** The batch; null when the caller's account and environment have none with this id. */
export async function readBatch(app: App, caller: Caller, id: string): Promise<BatchRecord | null> {
  const row = await findBatch(app.database.db, caller, id);
  return row === undefined ? null : batchRecord(row);
}

/** The caller's batches, newest first. */
export async function listBatches(app: App, caller: Caller, filter: BatchFilter): Promise<BatchRecord[]> {
  return (await listBatchRows(app.database.db, caller, filter)).map(batchRecord);
}
