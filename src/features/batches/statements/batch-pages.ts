/** Fetched pages of a batch, saved until they are scored. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';

export interface BatchPage {
  readonly analysisId: string;
  readonly batchId: string;
  /** JSON text, both. */
  readonly summary: string;
  readonly facts: string;
  /** Gzipped. */
  readonly page: Buffer;
}

export interface BatchSummary {
  readonly analysisId: string;
  readonly url: string;
  /** JSON text of a `PageSummary`. */
  readonly summary: string;
}

/**
 * Saves a fetched page and parks its analysis until the rest of the batch is fetched. Returns the account's id;
 * undefined, and nothing saved, when the analysis has ended or was deleted.
 */
export async function parkBatchPage(trx: Transaction<Schema>, page: BatchPage): Promise<string | undefined> {
  const parked = await trx
    .updateTable('analyses')
    .set({ turn: 'parked' })
    .where('id', '=', page.analysisId)
    .where('turn', '=', 'running')
    .returning('account_id')
    .executeTakeFirst();
  if (parked === undefined) return undefined;
  const values = { batch_id: page.batchId, summary: page.summary, facts: page.facts, page: page.page };
  await trx
    .insertInto('batch_pages')
    .values({ analysis_id: page.analysisId, ...values })
    .onConflict((conflict) => conflict.column('analysis_id').doUpdateSet(values))
    .execute();
  return parked.account_id;
}

/** The saved page; undefined until it has been fetched. */
export async function findBatchPage(
  db: Kysely<Schema>,
  analysisId: string,
): Promise<{ readonly facts: string; readonly page: Buffer } | undefined> {
  const row = await db
    .selectFrom('batch_pages')
    .select([sql<string>`facts::text`.as('facts'), 'page'])
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst();
  return row === undefined || row.page === null ? undefined : { facts: row.facts, page: row.page };
}

/** Summaries of the fetched pages of a batch, in its order. */
export async function listBatchSummaries(
  db: Kysely<Schema>,
  batchId: string,
): Promise<readonly BatchSummary[]> {
  return await db
    .selectFrom('batch_pages')
    .innerJoin('analyses', 'analyses.id', 'batch_pages.analysis_id')
    .select(['analyses.id as analysisId', 'analyses.url'])
    .select(sql<string>`batch_pages.summary::text`.as('summary'))
    .where('batch_pages.batch_id', '=', batchId)
    // Ids of new analyses ascend in the order of the batch.
    .orderBy('analyses.id')
    .execute();
}

/** Releases the parked pages of a batch for scoring if all its pages are fetched. The batch must be locked. */
export async function releaseParked(trx: Transaction<Schema>, batchId: string): Promise<void> {
  // A locked row is being canceled or deleted; waiting for it here could deadlock.
  await sql`
    update analyses set turn = 'waiting' where id in (
      select id from analyses
      where batch_id = ${batchId} and turn = 'parked' and not exists (
        select 1 from analyses as other
        where other.batch_id = ${batchId} and other.turn in ('waiting', 'running')
          and not exists (select 1 from batch_pages where analysis_id = other.id)
      )
      for update skip locked
    )`.execute(trx);
}

/** Batches with parked pages. */
export async function batchesWithParked(
  db: Kysely<Schema>,
): Promise<readonly { readonly batchId: string; readonly accountId: string }[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['batch_id', 'account_id'])
    .distinct()
    .where('turn', '=', 'parked')
    // Implied by the first, and the condition of an index: without it every analysis would be read each minute.
    .where(sql<boolean>`status in ('queued', 'processing')`)
    .execute();
  return rows.flatMap(({ batch_id: batchId, account_id: accountId }) =>
    batchId === null ? [] : [{ batchId, accountId }],
  );
}

/** Clears the page of an ended analysis; its summary stays for the pages that are compared with it. */
export async function clearBatchPage(trx: Transaction<Schema>, analysisId: string): Promise<void> {
  await trx.updateTable('batch_pages').set({ page: null }).where('analysis_id', '=', analysisId).execute();
}

/** Deletes the saved pages of a completed batch. */
export async function deleteBatchPages(trx: Transaction<Schema>, batchId: string): Promise<void> {
  await trx.deleteFrom('batch_pages').where('batch_id', '=', batchId).execute();
}
