/** Analyses for lists: with a summary in place of the result, which is many times as large. */
import { sql, type Kysely } from 'kysely';
import type { AnalysisRow } from './analyses.ts';
import { RESULT_VERSION } from '../stored-result.ts';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface AnalysisSummaryRow extends AnalysisRow {
  /** 0-100; null until completed, and in analyses older than this column. */
  readonly overall_score: number | null;
  readonly rubric_version: string | null;
  /** A `ResultSummary` as JSON text. */
  readonly result_summary: string | null;
  /** Read only where this version did not write the summary. */
  readonly result: string | null;
}

export interface SummaryFilter {
  readonly status?: AnalysisRow['status'];
  /** An address as it was submitted. */
  readonly url?: string;
  /** A host in lower case, without a leading `www.`, which the addresses may have. */
  readonly site?: string;
  /** 0-100, inclusive. Either bound excludes analyses without a score. */
  readonly scoreMin?: number;
  readonly scoreMax?: number;
  /** Only those older than this one. */
  readonly after?: string;
  readonly limit: number;
}

const summaryColumns = [
  'id',
  'environment',
  'status',
  'url',
  'overall_score',
  'rubric_version',
  'result_version',
  'created_at',
  'started_at',
  'completed_at',
  'expires_at',
] as const;

const isSummaryPresent = sql<boolean>`(result_summary is not null and coalesce(result_version, 0) = ${RESULT_VERSION})`;

/** For `resultSummaryJson`. */
const summaryOrResult = [
  sql<string | null>`case when ${isSummaryPresent} then result_summary::text end`.as('result_summary'),
  sql<string | null>`case when not ${isSummaryPresent} then result::text end`.as('result'),
] as const;

/** The owner's analyses, newest first. */
export async function listAnalysisSummaries(
  db: Kysely<Schema>,
  owner: Owner,
  filter: SummaryFilter,
): Promise<AnalysisSummaryRow[]> {
  let query = db
    .selectFrom('analyses')
    .select(summaryColumns)
    .select([
      ...summaryOrResult,
      sql<string | null>`error::text`.as('error'),
      sql<string>`metadata::text`.as('metadata'),
    ])
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment);
  if (filter.url !== undefined) {
    // The index is on the hash.
    query = query.where(sql<boolean>`md5(url) = md5(${filter.url})`).where('url', '=', filter.url);
  }
  if (filter.site !== undefined) {
    // Must match the expression of the index.
    query = query.where(
      sql<boolean>`md5(lower(substring(url from '^[^:]+://(?:www[.])?([^/?#:]*)'))) = md5(${filter.site})`,
    );
  }
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.scoreMin !== undefined) query = query.where('overall_score', '>=', filter.scoreMin);
  if (filter.scoreMax !== undefined) query = query.where('overall_score', '<=', filter.scoreMax);
  if (filter.after !== undefined) query = query.where('id', '<', filter.after);
  return await query.orderBy('id', 'desc').limit(filter.limit).execute();
}

export type ScoreRow = Pick<
  AnalysisSummaryRow,
  'id' | 'overall_score' | 'rubric_version' | 'completed_at' | 'result_summary' | 'result' | 'result_version'
> & { readonly reader: string | null };

/** The newest completed analyses of one address as it was submitted, newest first. */
export async function listScoresOfUrl(
  db: Kysely<Schema>,
  owner: Owner,
  url: string,
  limit: number,
): Promise<ScoreRow[]> {
  return await db
    .selectFrom('analyses')
    .select(['id', 'overall_score', 'rubric_version', 'reader', 'completed_at', 'result_version'])
    .select(summaryOrResult)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .where(sql<boolean>`md5(url) = md5(${url})`)
    .where('url', '=', url)
    .where('status', '=', 'completed')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface AnalysisInput {
  readonly url: string;
  readonly queries: readonly string[];
  readonly competitors: readonly string[];
  /** False: no language model. Undefined: as the server is configured. */
  readonly model: boolean | undefined;
  /** JSON text. */
  readonly metadata: string;
  /** The HTML payload, gzipped; null when the page was fetched, and when the analysis failed. */
  readonly page: Buffer | null;
}

/** The inputs of an analysis; undefined when this owner has none with that id. */
export async function findAnalysisInput(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<AnalysisInput | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select(['url', 'input', 'page', sql<string>`metadata::text`.as('metadata')])
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { input, ...rest } = row;
  return { ...rest, queries: input.queries, competitors: input.competitors ?? [], model: input.model };
}
