import type { BatchStatus, Environment, WorkStatus } from '../../../core/schema/vocabulary.ts';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { BatchesTable } from '../../../service/storage/tables/batches.ts';

export interface BatchItemRow {
  readonly id: string;
  readonly url: string;
  readonly status: WorkStatus;
  readonly overall_score: number | null;
  readonly rubric_version: string | null;
  readonly reader: string | null;
  /** JSON text, both. Without metadata of its own an item has that of the batch. */
  readonly error: string | null;
  readonly metadata: string | null;
}

export interface BatchRow {
  readonly id: string;
  readonly environment: Environment;
  readonly status: BatchStatus;
  /** JSON text. */
  readonly metadata: string;
  readonly created_at: Date;
  readonly completed_at: Date | null;
  readonly expires_at: Date;
  /** In the order given. */
  readonly items: readonly BatchItemRow[];
}

export interface NewBatchItem {
  readonly analysisId: string;
  readonly url: string;
  /** JSON text; null for that of the batch. */
  readonly metadata: string | null;
}

/** Adds a batch, before the analyses that refer to it. */
export async function insertBatch(trx: Transaction<Schema>, row: Insertable<BatchesTable>): Promise<void> {
  await trx.insertInto('batches').values(row).execute();
}

/** Adds the items of a batch, in this order; their analyses must exist. */
export async function insertBatchItems(
  trx: Transaction<Schema>,
  batchId: string,
  items: readonly NewBatchItem[],
): Promise<void> {
  const rows = items.map(({ analysisId, url, metadata }, position) => ({
    batch_id: batchId,
    position,
    analysis_id: analysisId,
    url,
    metadata,
  }));
  await trx.insertInto('batch_items').values(rows).execute();
}

const columns = [
  'id',
  'environment',
  'status',
  'created_at',
  'completed_at',
  'expires_at',
  sql<string>`metadata::text`.as('metadata'),
] as const;

/** A batch with its items; undefined when this owner has none with that id. */
export async function findBatch(db: Kysely<Schema>, owner: Owner, id: string): Promise<BatchRow | undefined> {
  const row = await db
    .selectFrom('batches')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const items = await itemsOf(db, [id]);
  return { ...row, items: items.get(id) ?? [] };
}

export interface BatchFilter {
  readonly status?: BatchRow['status'];
  /** Only those older than this one. */
  readonly after?: string;
  readonly limit: number;
}

/** The owner's batches, newest first. */
export async function listBatchRows(
  db: Kysely<Schema>,
  owner: Owner,
  filter: BatchFilter,
): Promise<BatchRow[]> {
  let query = db
    .selectFrom('batches')
    .select(columns)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.after !== undefined) query = query.where('id', '<', filter.after);
  const rows = await query.orderBy('id', 'desc').limit(filter.limit).execute();
  const items = await itemsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }));
}

async function itemsOf(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, BatchItemRow[]>> {
  const byBatch = new Map<string, BatchItemRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byBatch;
  const rows = await db
    .selectFrom('batch_items')
    .innerJoin('analyses', 'analyses.id', 'batch_items.analysis_id')
    .select(['batch_items.batch_id', 'analyses.id', 'batch_items.url', 'analyses.status'])
    .select(['analyses.overall_score', 'analyses.rubric_version', 'analyses.reader'])
    .select(sql<string | null>`analyses.error::text`.as('error'))
    .select(sql<string | null>`batch_items.metadata::text`.as('metadata'))
    .where('batch_items.batch_id', 'in', ids)
    .orderBy('batch_items.batch_id')
    .orderBy('batch_items.position')
    .execute();
  for (const { batch_id: batchId, ...item } of rows) byBatch.get(batchId)?.push(item);
  return byBatch;
}

/** Marks the queued batches that list the analysis as processing. */
export async function markBatchesBegun(db: Kysely<Schema>, analysisId: string): Promise<void> {
  await sql`
    update batches set status = 'processing'
    where status = 'queued' and id in (select batch_id from batch_items where analysis_id = ${analysisId})`.execute(
    db,
  );
}

/**
 * Locks the uncompleted batches that list an analysis, and returns their ids.
 *
 * `for no key update`, here and below: saving a page of a batch takes a key-share lock on the batch through the foreign
 * key. Two such transactions that then took the full lock would deadlock.
 */
export async function lockBatchesOf(trx: Transaction<Schema>, analysisId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from batches
    where status <> 'completed' and id in (select batch_id from batch_items where analysis_id = ${analysisId})
    order by id for no key update`.execute(trx);
  return rows.map((row) => row.id);
}

/** Locks a batch; false when it is completed or deleted. */
export async function lockBatch(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('batches')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates the status of a locked batch from its analyses. True when that completed it. */
export async function updateBatchStatus(trx: Transaction<Schema>, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    update batches set
      status = progress.status,
      completed_at = case when progress.status = 'completed' then ${at}::timestamptz end
    from (
      select case
        when count(*) = count(*) filter (where a.status in ('completed', 'failed')) then 'completed'
        when count(*) = count(*) filter (where a.status = 'queued') then 'queued'
        else 'processing' end as status
      from batch_items join analyses a on a.id = batch_items.analysis_id where batch_items.batch_id = ${id}
    ) as progress
    where batches.id = ${id} and batches.status <> 'completed'
    returning batches.status`.execute(trx);
  return rows[0]?.status === 'completed';
}

/** A completed batch, for its event. */
export interface CompletedBatch extends Owner {
  /** The key of the request; null when unknown. */
  readonly keyId: string | null;
  /** JSON text. */
  readonly metadata: string;
  readonly createdAt: Date;
  /** Counts of its items. */
  readonly completed: number;
  readonly failed: number;
}

export async function readCompletedBatch(trx: Transaction<Schema>, id: string): Promise<CompletedBatch> {
  const { rows } = await sql<CompletedBatch>`
    select account_id as "accountId", environment, metadata::text as metadata, created_at as "createdAt",
      -- Cached analyses belong to other requests.
      (select a.key_id from batch_items join analyses a on a.id = batch_items.analysis_id
        where batch_items.batch_id = batches.id and a.request_id = batches.request_id limit 1) as "keyId",
      (select count(*)::int from batch_items join analyses a on a.id = batch_items.analysis_id
        where batch_items.batch_id = batches.id and a.status = 'completed') as completed,
      (select count(*)::int from batch_items join analyses a on a.id = batch_items.analysis_id
        where batch_items.batch_id = batches.id and a.status = 'failed') as failed
    from batches where id = ${id}`.execute(trx);
  const [batch] = rows;
  if (batch === undefined) throw new Error('A batch that was just completed is missing.');
  return batch;
}

/** Deletes expired batches; returns how many. */
export async function deleteExpiredBatches(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db.deleteFrom('batches').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
