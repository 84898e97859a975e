/** Finding and deleting analyses with everything that repeats their content. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { StoredInput } from '../../../service/storage/tables/analyses.ts';
import type { QueuedWork } from './queued-work.ts';

export interface DeletedRows {
  readonly ids: readonly string[];
  /** Those that had not ended, and the change of the account's queue. */
  readonly unendedIds: readonly string[];
  readonly change: QueuedWork;
  /** Readings that they used; null entries left out. */
  readonly readings: readonly ReadingOfAccount[];
}

export interface ReadingOfAccount {
  readonly accountId: string;
  readonly key: string;
}

interface DeletedRow {
  readonly id: string;
  readonly is_unended: boolean;
  readonly bytes: number;
  readonly account_id: string;
  readonly reading_key: string | null;
}

function deletedRows(rows: readonly DeletedRow[]): DeletedRows {
  const unended = rows.filter((row) => row.is_unended);
  return {
    ids: rows.map(({ id }) => id),
    unendedIds: unended.map(({ id }) => id),
    readings: rows.flatMap(({ account_id: accountId, reading_key: key }) =>
      key === null ? [] : [{ accountId, key }],
    ),
    change: { jobs: -unended.length, bytes: -unended.reduce((sum, { bytes }) => sum + bytes, 0) },
  };
}

/** Addresses that the analyses were compared with. */
export async function listCompetitors(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx.selectFrom('analyses').select('input').where('id', 'in', ids).execute();
  return rows.flatMap(({ input }: { readonly input: StoredInput }) => input.competitors ?? []);
}

/** Batches that list one of the analyses. */
export async function listBatchesOf(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('batch_items')
    .select('batch_id')
    .distinct()
    .where('analysis_id', 'in', ids)
    .execute();
  return rows.map((row) => row.batch_id);
}

/** Deletes analyses, which must be locked, and by foreign keys what belongs to them. */
export async function deleteAnalysisRows(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<DeletedRows> {
  const { rows } = await sql<DeletedRow>`
    delete from analyses where id = any(${[...ids]}::text[])
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes, account_id, reading_key`.execute(
    trx,
  );
  return deletedRows(rows);
}

/** Deletes readings that no analysis, injection or citation test uses any more. */
export async function deleteUnusedReadings(
  trx: Transaction<Schema>,
  readings: readonly ReadingOfAccount[],
): Promise<void> {
  if (readings.length === 0) return;
  await sql`
    delete from model_readings using
      unnest(${readings.map(({ accountId }) => accountId)}::text[], ${readings.map(({ key }) => key)}::text[])
        as used(account_id, key)
    where model_readings.account_id = used.account_id and model_readings.key = used.key
      and ${isUnused}`.execute(trx);
}

/** Deletes those that expired resources have left. */
export async function purgeUnusedReadings(db: Kysely<Schema>): Promise<void> {
  await sql`delete from model_readings where ${isUnused}`.execute(db);
}

const isUnused = sql<boolean>`
  not exists (select 1 from analyses
    where analyses.account_id = model_readings.account_id and reading_key = model_readings.key)
  and not exists (select 1 from injections
    where injections.account_id = model_readings.account_id and reading_key = model_readings.key)
  and not exists (select 1 from citation_test_pages
    where citation_test_pages.account_id = model_readings.account_id and reading_key = model_readings.key)`;

/** Deletes injections by id. */
export async function deleteInjectionRows(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<DeletedRows> {
  const { rows } = await sql<DeletedRow>`
    delete from injections where id = any(${[...ids]}::text[])
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes, account_id, reading_key`.execute(
    trx,
  );
  return deletedRows(rows);
}

/** Deletes the injections and previews made from the analyses, except what is published: that is content of a live page. */
export async function deleteInjectionsMadeFrom(
  trx: Transaction<Schema>,
  analysisIds: readonly string[],
): Promise<DeletedRows> {
  const { rows } = await sql<DeletedRow>`
    delete from injections
    where analysis_id = any(${[...analysisIds]}::text[]) and publication is distinct from 'published'
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes, account_id, reading_key`.execute(
    trx,
  );
  return deletedRows(rows);
}
