import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Environment, WorkStatus } from '../../../core/schema/vocabulary.ts';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type {
  CitationTestPagesTable,
  CitationTestsTable,
  StoredCitationInput,
} from '../../../service/storage/tables/citation-tests.ts';

export interface CitationTestRow {
  readonly id: string;
  readonly environment: Environment;
  readonly status: WorkStatus;
  readonly url: string | null;
  readonly analysis_id: string | null;
  readonly injection_id: string | null;
  readonly input: StoredCitationInput;
  /** JSON text, here and below: the result, or for a list its summary. */
  readonly result: string | null;
  readonly error: string | null;
  readonly metadata: string;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly expires_at: Date;
}

export async function insertCitationTest(
  trx: Transaction<Schema>,
  row: Insertable<CitationTestsTable>,
  pages: readonly Insertable<CitationTestPagesTable>[],
): Promise<void> {
  await trx.insertInto('citation_tests').values(row).execute();
  await trx.insertInto('citation_test_pages').values(pages).execute();
}

const sharedColumns = [
  'id',
  'environment',
  'status',
  'url',
  'analysis_id',
  'injection_id',
  'input',
  'created_at',
  'started_at',
  'completed_at',
  'expires_at',
  sql<string | null>`error::text`.as('error'),
  sql<string>`metadata::text`.as('metadata'),
] as const;

const resultColumn = sql<string | null>`result::text`.as('result');
const summaryColumn = sql<string | null>`result_summary::text`.as('result');

function ownRows(db: Kysely<Schema>, owner: Owner) {
  return db
    .selectFrom('citation_tests')
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment);
}

/** The owner's test; undefined when this owner has none with that id. */
export async function findCitationTest(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<CitationTestRow | undefined> {
  return await ownRows(db, owner)
    .select([...sharedColumns, resultColumn])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface CitationTestFilter {
  /** The canonical spelling of the address: see `samePageUrl`. */
  readonly pageUrl?: string;
  readonly status?: WorkStatus;
  readonly injectionId?: string;
  /** Only those older than this one. */
  readonly after?: string;
  readonly limit: number;
}

/** The owner's tests, newest first, with the summaries of their results. */
export async function listCitationTestRows(
  db: Kysely<Schema>,
  owner: Owner,
  { pageUrl, status, injectionId, after, limit }: CitationTestFilter,
): Promise<readonly CitationTestRow[]> {
  let query = ownRows(db, owner).select([...sharedColumns, summaryColumn]);
  if (pageUrl !== undefined) {
    // The index is on the hash.
    query = query.where(sql<boolean>`md5(page_url) = md5(${pageUrl})`).where('page_url', '=', pageUrl);
  }
  if (status !== undefined) query = query.where('status', '=', status);
  if (injectionId !== undefined) query = query.where('injection_id', '=', injectionId);
  if (after !== undefined) query = query.where('id', '<', after);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

export interface LockedCitationTest {
  readonly status: WorkStatus;
  readonly key_id: string | null;
}

/** Locks a test until the transaction ends; undefined when this owner has none with that id. */
export async function lockCitationTest(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
): Promise<LockedCitationTest | undefined> {
  return await ownRows(trx, owner)
    .select(['status', 'key_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Deleting an hour of rows in one statement would block others and hit the statement timeout. */
const deletedAtOnceMax = 100;

/** Deletes expired tests with their pages and receipts; returns how many. */
export async function deleteExpiredCitationTests(db: Kysely<Schema>, now: Date): Promise<number> {
  const expired = db
    .selectFrom('citation_tests')
    .select('id')
    .where('expires_at', '<=', now)
    .limit(deletedAtOnceMax);
  for (let deleted = 0; ;) {
    const result = await db.deleteFrom('citation_tests').where('id', 'in', expired).executeTakeFirst();
    const count = Number(result.numDeletedRows);
    deleted += count;
    if (count < deletedAtOnceMax) return deleted;
  }
}
