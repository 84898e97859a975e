import type { Owner } from '../../../service/platform/owner.ts';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../service/storage/database.ts';
import type { Environment, WorkStatus } from '../../../core/schema/vocabulary.ts';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { presentResult } from '../stored-result.ts';
import { executePrepared, fetchPrepared } from '../../../service/storage/prepared.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { AnalysesTable } from '../../../service/storage/tables/analyses.ts';

export interface AnalysisRow {
  readonly id: string;
  readonly environment: Environment;
  readonly status: WorkStatus;
  readonly url: string;
  /** JSON text, here and below. */
  readonly result: string | null;
  readonly result_version: number | null;
  readonly error: string | null;
  readonly metadata: string;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly expires_at: Date;
}

export async function insertAnalyses(
  trx: Transaction<Schema>,
  rows: readonly Insertable<AnalysesTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  const statement = trx.insertInto('analyses').values(rows);
  if (rows.length === 1) await executePrepared(trx, 'insert-analysis', statement);
  else await statement.execute();
}

const rowColumns = [
  'id',
  'environment',
  'status',
  'url',
  'created_at',
  'started_at',
  'completed_at',
  'expires_at',
  'result_version',
  sql<string | null>`result::text`.as('result'),
  sql<string | null>`error::text`.as('error'),
  sql<string>`metadata::text`.as('metadata'),
] as const;

/** The analysis without its HTML and content; undefined when this owner has none with that id. */
export async function findAnalysis(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<AnalysisRow | undefined> {
  return await analysisQuery(db, owner, id).executeTakeFirst();
}

/** As `findAnalysis`, but prepared, for the frequent reads over HTTP. */
export async function readAnalysisRow(
  database: Pick<Database, 'db' | 'pool'>,
  owner: Owner,
  id: string,
): Promise<AnalysisRow | undefined> {
  const [row] = await fetchPrepared(database, 'read-analysis', analysisQuery(database.db, owner, id));
  return row;
}

function analysisQuery(db: Kysely<Schema>, owner: Owner, id: string) {
  return db
    .selectFrom('analyses')
    .select(rowColumns)
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment);
}

export interface AnalysisFilter {
  readonly url?: string;
  readonly status?: AnalysisRow['status'];
  /** Only those older than this one. */
  readonly after?: string;
  readonly limit: number;
}

/** The owner's analyses, newest first. */
export async function listAnalysisRows(
  db: Kysely<Schema>,
  owner: Owner,
  filter: AnalysisFilter,
): Promise<AnalysisRow[]> {
  let query = db
    .selectFrom('analyses')
    .select(rowColumns)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment);
  if (filter.url !== undefined) {
    // The index is on the hash.
    query = query.where(sql<boolean>`md5(url) = md5(${filter.url})`).where('url', '=', filter.url);
  }
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.after !== undefined) query = query.where('id', '<', filter.after);
  return await query.orderBy('id', 'desc').limit(filter.limit).execute();
}

/**
 * The owner's newest completed analysis of each input hash since `notBefore` by this rubric, locked against deletion. The
 * hash is that of the process that accepted the request; a process of an older version may have done the work.
 */
export async function findCompletedByInput(
  trx: Transaction<Schema>,
  owner: Owner,
  inputHashes: readonly string[],
  { notBefore, rubricVersion }: { readonly notBefore: Date; readonly rubricVersion: string },
): Promise<Map<string, { readonly id: string; readonly overallScore: number | null }>> {
  const { rows } = await sql<{ hash: string; id: string; overall_score: number | null }>`
    select hash, newest.id, newest.overall_score
    from unnest(${[...inputHashes]}::text[]) as wanted(hash) cross join lateral (
      select id, overall_score from analyses
      where account_id = ${owner.accountId} and environment = ${owner.environment} and status = 'completed'
        and input_hash = hash and completed_at >= ${notBefore} and rubric_version = ${rubricVersion}
      order by completed_at desc limit 1 for key share
    ) as newest`.execute(trx);
  return new Map(rows.map((row) => [row.hash, { id: row.id, overallScore: row.overall_score }]));
}

/** Locks an analysis until the transaction ends; undefined when this owner has none with that id. */
export async function lockAnalysis(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
): Promise<(Pick<AnalysisRow, 'status'> & { readonly key_id: string | null }) | undefined> {
  return await trx
    .selectFrom('analyses')
    .select(['status', 'key_id'])
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .forUpdate()
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

type Reused = Pick<AnalysisResult, 'queries' | 'competitors'>;

export interface AnalyzedPage {
  readonly url: string;
  /** The HTML payload, gzipped; null when the page was fetched. */
  readonly page: Buffer | null;
  /** Null until the analysis is completed, and when it failed. */
  readonly queries: readonly { readonly query: string; readonly source: 'given' | 'inferred' }[] | null;
  readonly rubricVersion: string | null;
  /** True when other pages added to what was expected of it. */
  readonly isCompared: boolean;
}

/**
 * The parts of an analysis that an injection reuses, locked against deletion, which must find the injection; undefined when
 * this owner has none with that id.
 */
export async function findAnalyzedPage(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
): Promise<AnalyzedPage | undefined> {
  const row = await trx
    .selectFrom('analyses')
    .select(['url', 'page', 'rubric_version as rubricVersion', 'result_version'])
    .select(sql<string | null>`result::text`.as('result'))
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { result, result_version: version, ...kept } = row;
  if (result === null) return { ...kept, queries: null, isCompared: false };
  const { queries, competitors } = JSON.parse(presentResult(result, version)) as Reused;
  return {
    ...kept,
    queries: queries.map(({ query, source }) => ({ query, source })),
    isCompared: competitors.length > 0,
  };
}

/** Deleting an hour of rows in one statement would block others and hit the statement timeout. */
const deletedAtOnceMax = 500;

/** Deletes expired analyses; returns how many. */
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
