/** Recent activity of an environment, in a few rows; never reads whole results. */
import { sql, type Kysely } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { InjectionPublication, WorkStatus } from '../../../core/schema/vocabulary.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface LatestInjection {
  readonly id: string;
  readonly url: string | null;
  readonly status: WorkStatus;
  readonly publication: InjectionPublication | null;
  /** Blocks that were made; null until there is a result. */
  readonly block_count: number | null;
  readonly created_at: Date;
}

export async function latestInjections(
  db: Kysely<Schema>,
  owner: Owner,
  limit: number,
): Promise<LatestInjection[]> {
  return await db
    .selectFrom('injections')
    .select(['id', 'url', 'status', 'publication', 'created_at'])
    .select(sql<number | null>`json_array_length(result -> 'content_blocks')`.as('block_count'))
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    // Must match the condition of the index.
    .where('is_preview', '=', sql<boolean>`false`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface LatestEvent {
  readonly id: string;
  readonly type: string;
  readonly resource_id: string;
  readonly created_at: Date;
}

/** The newest events, delivered or not. */
export async function latestEvents(db: Kysely<Schema>, owner: Owner, limit: number): Promise<LatestEvent[]> {
  return await db
    .selectFrom('webhook_events')
    .select(['id', 'type', 'resource_id', 'created_at'])
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts stop here; the dashboard shows it as “or more”. */
export const countedMax = 1_000;

export interface FailureCount {
  readonly code: string;
  readonly count: number;
}

/** The newest failed analyses since `sinceId`, at most `countedMax`, by error code, most frequent first. */
export async function countFailedAnalyses(
  db: Kysely<Schema>,
  owner: Owner,
  sinceId: string,
): Promise<FailureCount[]> {
  const { rows } = await sql<FailureCount>`
    select coalesce(error->>'code', 'unknown') as code, count(*)::int as count from (
      select error from analyses
      where account_id = ${owner.accountId} and environment = ${owner.environment} and status = 'failed'
        and id >= ${sinceId}
      order by id desc limit ${countedMax}
    ) as failed
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/**
 * Counts, among the newest `countedMax` injections, the failed ones since `sinceId` and the drafts that have a
 * block.
 */
export async function countInjections(
  db: Kysely<Schema>,
  owner: Owner,
  sinceId: string,
): Promise<{ readonly failed: number; readonly drafts: number }> {
  const { rows } = await sql<{ failed: number; drafts: number }>`
    select count(*) filter (where status = 'failed' and id >= ${sinceId})::int as failed,
      count(*) filter (where publication = 'draft' and blocks > 0)::int as drafts
    from (
      select id, status, publication,
        case when publication = 'draft' then json_array_length(result -> 'content_blocks') end as blocks
      from injections
      where account_id = ${owner.accountId} and environment = ${owner.environment} and not is_preview
      order by id desc limit ${countedMax}
    ) as newest`.execute(db);
  return rows[0] ?? { failed: 0, drafts: 0 };
}

export interface WeakPage {
  readonly id: string;
  readonly url: string;
  readonly overall_score: number;
  /** False: by another rubric than the others, so its place among them says nothing. */
  readonly is_comparable: boolean;
  readonly title: string | null;
  /** Recommendations of the analysis. */
  readonly issues: number;
}

/** Newest analyses searched for low scores. */
const searchedMax = 200;

/**
 * The lowest scoring pages under `below`, each by its newest analysis, among the newest 200 completed analyses. Those of
 * another rubric come last.
 */
export async function weakestPages(
  db: Kysely<Schema>,
  owner: Owner,
  { below, limit, rubric }: { readonly below: number; readonly limit: number; readonly rubric: string },
): Promise<WeakPage[]> {
  const { rows } = await sql<WeakPage>`
    select id, weakest.url, weakest.overall_score, is_comparable, result #>> '{page,title}' as title,
      coalesce(json_array_length(result -> 'recommendations'), 0) as issues
    from (
      select id, url, overall_score, is_comparable from (
        select distinct on (url) id, url, overall_score, is_comparable from (
          select id, url, overall_score, coalesce(rubric_version = ${rubric}, false) as is_comparable from analyses
          where account_id = ${owner.accountId} and environment = ${owner.environment} and status = 'completed'
          order by id desc limit ${searchedMax}
        ) as newest
        order by url, id desc
      ) as pages
      where overall_score < ${below} order by is_comparable desc, overall_score, id limit ${limit}
    ) as weakest
    join analyses using (id)
    order by is_comparable desc, weakest.overall_score, id`.execute(db);
  return rows;
}
