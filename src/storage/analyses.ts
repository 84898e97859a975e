import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { AnalysesTable, Schema, StoredInput } from './schema.ts';

export interface AnalysisRow {
  readonly id: string;
  readonly environment: 'live' | 'test';
  readonly status: 'queued' | 'processing' | 'completed' | 'failed';
  readonly url: string;
  /** JSON text, here and below. */
  readonly result: string | null;
  readonly error: string | null;
  readonly metadata: string;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly expires_at: Date;
}

/** What an analysis starts from. */
export interface AnalysisTask {
  readonly id: string;
  readonly url: string;
  readonly input: StoredInput;
  /** The HTML payload in UTF-8; null when the page is to be fetched. */
  readonly html: Buffer | null;
}

/** Who may see a row: everything else is as if it did not exist. */
export interface Owner {
  readonly accountId: string;
  readonly environment: 'live' | 'test';
}

export type AnalysisEnd =
  | { readonly status: 'completed'; readonly resultJson: string; readonly contentJson: string }
  | { readonly status: 'failed'; readonly errorJson: string };

const notEnded = ['queued', 'processing'] as const;

/** Adds an analysis. */
export async function insertAnalysis(
  trx: Transaction<Schema>,
  row: Insertable<AnalysesTable>,
): Promise<void> {
  await trx.insertInto('analyses').values(row).execute();
}

/** The analysis without its HTML and content; undefined when this owner has none with that id. */
export async function findAnalysis(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<AnalysisRow | undefined> {
  return await db
    .selectFrom('analyses')
    .select(['id', 'environment', 'status', 'url', 'created_at', 'started_at', 'completed_at', 'expires_at'])
    .select([
      sql<string | null>`result::text`.as('result'),
      sql<string | null>`error::text`.as('error'),
      sql<string>`metadata::text`.as('metadata'),
    ])
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
}

/** The page's content as JSON text; null until there is one; undefined when this owner has no such analysis. */
export async function findAnalysisContent(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select(sql<string | null>`content::text`.as('content'))
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
  return row === undefined ? undefined : row.content;
}

/** Marks an analysis as being worked on. Undefined when it has ended or is gone: there is nothing to do then. */
export async function beginAnalysis(
  db: Kysely<Schema>,
  id: string,
  at: Date,
): Promise<AnalysisTask | undefined> {
  return await db
    .updateTable('analyses')
    .set({ status: 'processing', started_at: sql<Date>`coalesce(started_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning(['id', 'url', 'input', 'html'])
    .executeTakeFirst();
}

/** Writes how an analysis ended and forgets its HTML. False when it had ended before, or is gone. */
export async function endAnalysis(
  trx: Transaction<Schema>,
  id: string,
  end: AnalysisEnd,
  at: Date,
): Promise<boolean> {
  const outcome =
    end.status === 'completed'
      ? { status: end.status, result: end.resultJson, content: end.contentJson }
      : { status: end.status, error: end.errorJson };
  const result = await trx
    .updateTable('analyses')
    .set({ ...outcome, html: null, completed_at: at })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ids of the analyses that are queued or running. */
export async function listUnendedAnalyses(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('analyses').select('id').where('status', 'in', notEnded).execute();
  return rows.map((row) => row.id);
}

/** An hour's worth of rows in one statement would hold others up, and end at the statement's time limit. */
const deletedAtOnceMax = 500;

/** Removes what has expired; returns how many. */
export async function deleteExpiredAnalyses(db: Kysely<Schema>, now: Date): Promise<number> {
  const expired = db
    .selectFrom('analyses')
    .select('id')
    .where('expires_at', '<=', now)
    .limit(deletedAtOnceMax);
  for (let deleted = 0; ;) {
    const result = await db.deleteFrom('analyses').where('id', 'in', expired).executeTakeFirst();
    const count = Number(result.numDeletedRows);
    deleted += count;
    if (count < deletedAtOnceMax) return deleted;
  }
}
