import { sql, type Kysely, type Transaction } from 'kysely';
import type { CitationRole } from '../../../core/schema/citation-vocabulary.ts';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { StoredCitationInput } from '../../../service/storage/tables/citation-tests.ts';

/** A page of an attempt at a test. */
export interface CitationTestPage {
  readonly id: string;
  readonly page: number;
  readonly role: CitationRole;
  readonly url: string | null;
  /** UTF-8, gzipped or not; null: fetch the page. */
  readonly html: Buffer | null;
  readonly isGzipped: boolean;
  /** What an earlier attempt read. */
  readonly kept: KeptSource | null;
}

/** A page as it was read; all JSON text. */
export interface KeptSource {
  readonly source: string;
  readonly error: string | null;
  readonly warning: string | null;
}

/** The input of an attempt at a test. */
export interface CitationTask extends Owner {
  readonly id: string;
  readonly url: string | null;
  readonly input: StoredCitationInput;
  readonly startedAt: Date;
  /** In the order of their numbers. */
  readonly pages: readonly CitationTestPage[];
}

const notEnded = ['queued', 'processing'] as const;

const keptColumns = [
  sql<string | null>`source::text`.as('source'),
  sql<string | null>`error::text`.as('error'),
  sql<string | null>`warning::text`.as('warning'),
] as const;

/** Marks a test as processing. Undefined when it has ended or was deleted. */
export async function beginCitationTest(
  db: Kysely<Schema>,
  id: string,
  at: Date,
): Promise<CitationTask | undefined> {
  const begun = await db
    .updateTable('citation_tests')
    .set({ status: 'processing', started_at: sql<Date>`coalesce(started_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning(['id', 'account_id as accountId', 'environment', 'url', 'input'])
    .returning(sql<Date>`started_at`.as('startedAt'))
    .executeTakeFirst();
  if (begun === undefined) return undefined;
  const pages = await db
    .selectFrom('citation_test_pages')
    .select(['id', 'page', 'role', 'url', 'html', 'is_gzipped as isGzipped'])
    .select(keptColumns)
    .where('test_id', '=', id)
    .orderBy('page')
    .execute();
  return {
    ...begun,
    pages: pages.map(({ source, error, warning, ...page }) => ({
      ...page,
      kept: source === null ? null : { source, error, warning },
    })),
  };
}

/** True while a test is queued or processing. */
export async function isCitationTestUnended(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('citation_tests')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the account's live tests that have not ended and may still be metered. */
export async function countUnendedCitationTests(db: Kysely<Schema>, accountId: string): Promise<number> {
  const { rows } = await sql<{ unended: number }>`
    select count(*)::int as unended from citation_tests
    where (turn = 'waiting' or turn = 'running') and account_id = ${accountId} and environment = 'live'`.execute(
    db,
  );
  return rows[0]?.unended ?? 0;
}

/** Keeps a page as it was read: a repeated attempt gets it back, so that it asks the same questions. */
export async function keepSource(
  db: Kysely<Schema>,
  pageId: string,
  { source, error, warning }: KeptSource,
): Promise<void> {
  await db
    .updateTable('citation_test_pages')
    .set({ source, error, warning })
    .where('id', '=', pageId)
    .execute();
}

export interface EndedCitationTest extends Owner {
  readonly keyId: string | null;
  readonly url: string | null;
  /** JSON text. */
  readonly metadata: string;
  readonly createdAt: Date;
  readonly payloadBytes: number;
}

export type CitationEnd =
  | { readonly status: 'completed'; readonly resultJson: string; readonly summaryJson: string }
  | { readonly status: 'failed'; readonly errorJson: string };

/** Saves the end and removes the pages' texts. Undefined, and nothing saved, when it had ended or was deleted. */
export async function endCitationTest(
  trx: Transaction<Schema>,
  id: string,
  end: CitationEnd,
  at: Date,
): Promise<EndedCitationTest | undefined> {
  const outcome =
    end.status === 'completed'
      ? { status: end.status, result: end.resultJson, result_summary: end.summaryJson }
      : { status: end.status, error: end.errorJson };
  const ended = await trx
    .updateTable('citation_tests')
    .set({ ...outcome, turn: 'ended', completed_at: at })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning([
      'account_id as accountId',
      'environment',
      'key_id as keyId',
      'url',
      'created_at as createdAt',
    ])
    .returning(sql<number>`payload_bytes::float8`.as('payloadBytes'))
    .returning(sql<string>`metadata::text`.as('metadata'))
    .executeTakeFirst();
  if (ended === undefined) return undefined;
  await trx
    .updateTable('citation_test_pages')
    .set({ html: null, source: null, error: null, warning: null })
    .where('test_id', '=', id)
    .execute();
  return ended;
}
