/** Finding and deleting analyses with everything that repeats their content. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../storage/schema.ts';
import type { StoredInput } from '../../storage/tables/analyses.ts';
import type { QueuedWork } from './queued-work.ts';

export interface DeletedRows {
  readonly ids: readonly string[];
  /** Those that had not ended, and the change of the account's queue. */
  readonly unendedIds: readonly string[];
  readonly change: QueuedWork;
}

interface DeletedRow {
  readonly id: string;
  readonly is_unended: boolean;
  readonly bytes: number;
}

function deletedRows(rows: readonly DeletedRow[]): DeletedRows {
  const unended = rows.filter((row) => row.is_unended);
  return {
    ids: rows.map(({ id }) => id),
    unendedIds: unended.map(({ id }) => id),
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
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes`.execute(trx);
  return deletedRows(rows);
}

/** Deletes injections by id. */
export async function deleteInjectionRows(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<DeletedRows> {
  const { rows } = await sql<DeletedRow>`
    delete from injections where id = any(${[...ids]}::text[])
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes`.execute(trx);
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
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes`.execute(trx);
  return deletedRows(rows);
}
