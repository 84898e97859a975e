import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import { deleteUnusedAnswers, type AnswerOfAccount } from './citation-answers.ts';

export interface DeletedTests {
  readonly ids: readonly string[];
  /** Those that had not ended, and the change of the account's queue. */
  readonly unendedIds: readonly string[];
  readonly change: { readonly jobs: number; readonly bytes: number };
  /** Readings of pages that they used. */
  readonly readings: readonly AnswerOfAccount[];
}

/** Deletes tests with their pages, receipts and the answers that no other test uses. */
export async function deleteCitationTestRows(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<DeletedTests> {
  return await deleteTestsWhere(trx, sql<boolean>`id = any(${[...ids]}::text[])`);
}

/** Deletes the tests of these analyses and injections: they quote the same page. */
export async function deleteCitationTestsMadeFrom(
  trx: Transaction<Schema>,
  { analysisIds = [], injectionIds = [] }: MadeFrom,
): Promise<DeletedTests> {
  return await deleteTestsWhere(
    trx,
    sql<boolean>`analysis_id = any(${[...analysisIds]}::text[]) or injection_id = any(${[...injectionIds]}::text[])`,
  );
}

export interface MadeFrom {
  readonly analysisIds?: readonly string[];
  readonly injectionIds?: readonly string[];
}

interface DeletedRow {
  readonly id: string;
  readonly is_unended: boolean;
  readonly bytes: number;
}

interface UsedKey {
  readonly account_id: string;
  readonly key: string;
}

async function deleteTestsWhere(
  trx: Transaction<Schema>,
  condition: RawBuilder<boolean>,
): Promise<DeletedTests> {
  const locked = await sql<{ id: string }>`
    select id from citation_tests where ${condition} order by id for update`.execute(trx);
  const ids = locked.rows.map(({ id }) => id);
  if (ids.length === 0) {
    return { ids, unendedIds: [], change: { jobs: 0, bytes: 0 }, readings: [] };
  }
  const { rows: readings } = await sql<UsedKey>`
    select distinct account_id, reading_key as key from citation_test_pages
    where test_id = any(${ids}::text[]) and reading_key is not null`.execute(trx);
  const { rows: answers } = await sql<UsedKey>`
    select distinct account_id, answer_key as key from citation_runs
    where test_id = any(${ids}::text[])`.execute(trx);
  const { rows } = await sql<DeletedRow>`
    delete from citation_tests where id = any(${ids}::text[])
    returning id, turn <> 'ended' as is_unended, payload_bytes::float8 as bytes`.execute(trx);
  await deleteUnusedAnswers(trx, answers.map(keyOf));
  const unended = rows.filter((row) => row.is_unended);
  return {
    ids,
    unendedIds: unended.map(({ id }) => id),
    change: { jobs: -unended.length, bytes: -unended.reduce((sum, { bytes }) => sum + bytes, 0) },
    readings: readings.map(keyOf),
  };
}

const keyOf = ({ account_id: accountId, key }: UsedKey): AnswerOfAccount => ({ accountId, key });
