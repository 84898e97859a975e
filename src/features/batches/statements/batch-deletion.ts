import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

/** Locks the analyses that the owner's batch made itself and returns their ids; none when there is no such batch. */
export async function lockAnalysesMadeBy(
  trx: Transaction<Schema>,
  owner: Owner,
  batchId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from analyses
    where id in (
      select item.analysis_id from batch_items as item
      join batches on batches.id = item.batch_id and batches.id = ${batchId}
        and batches.account_id = ${owner.accountId} and batches.environment = ${owner.environment}
      join analyses as made on made.id = item.analysis_id and made.request_id = batches.request_id
    )
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locks the analyses of the owner's batch that have not ended, and returns their ids. */
export async function lockUnendedOf(
  trx: Transaction<Schema>,
  owner: Owner,
  batchId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from analyses
    where turn <> 'ended' and account_id = ${owner.accountId} and environment = ${owner.environment}
      and id in (select analysis_id from batch_items where batch_id = ${batchId})
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The key whose request made the batch; null when unknown: its analyses are deleted, or were all reused. */
export async function findBatchSubmitter(db: Kysely<Schema>, batchId: string): Promise<string | null> {
  const { rows } = await sql<{ key_id: string | null }>`
    select made.key_id from batches
    join batch_items as item on item.batch_id = batches.id
    join analyses as made on made.id = item.analysis_id and made.request_id = batches.request_id
    where batches.id = ${batchId} limit 1`.execute(db);
  return rows[0]?.key_id ?? null;
}

/** Deletes the batch with its list. False when the owner has none with this id. */
export async function deleteBatchRow(trx: Transaction<Schema>, owner: Owner, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('batches')
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
