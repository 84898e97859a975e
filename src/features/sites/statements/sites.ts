import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { WorkStatus } from '../../../core/schema/vocabulary.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { SitesTable } from '../../../service/storage/tables/sites.ts';

export type SiteRow = Selectable<SitesTable>;

export async function insertSite(db: Kysely<Schema>, row: Insertable<SitesTable>): Promise<void> {
  await db.insertInto('sites').values(row).execute();
}

const columns = [
  ...(['id', 'account_id', 'environment', 'address', 'pages_max', 'run', 'created_at', 'run_at'] as const),
  sql<string>`notes::text`.as('notes'),
] as const;

export async function findSite(db: Kysely<Schema>, owner: Owner, id: string): Promise<SiteRow | undefined> {
  return await db
    .selectFrom('sites')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
}

/** The owner's sites, newest first. */
export async function listSiteRows(db: Kysely<Schema>, owner: Owner, limit: number): Promise<SiteRow[]> {
  return await db
    .selectFrom('sites')
    .select(columns)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Shows this run from now on, unless a later one is shown. */
export async function setRun(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
  { run, notes, at }: { readonly run: number; readonly notes: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('sites')
    .set({ run, notes, run_at: at })
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .where('run', '<=', run)
    .execute();
}

/** Deletes a site; its batches and analyses stay. False when the owner has no such site. */
export async function deleteSiteRow(db: Kysely<Schema>, owner: Owner, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sites')
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await db.updateTable('batches').set({ site_id: null, site_run: null }).where('site_id', '=', id).execute();
  return true;
}

export interface SitePageRow {
  readonly url: string;
  readonly id: string;
  readonly status: WorkStatus;
  readonly overall_score: number | null;
  readonly rubric_version: string | null;
  readonly reader: string | null;
  readonly completed_at: Date | null;
  /** JSON text, each. */
  readonly error: string | null;
  readonly category_scores: string | null;
  readonly page_findings: string | null;
}

/** The latest analysis of each page of the site's latest run, in the order of the addresses. */
export async function listSitePages(
  db: Kysely<Schema>,
  { id, run }: Pick<SiteRow, 'id' | 'run'>,
): Promise<readonly SitePageRow[]> {
  const { rows } = await sql<SitePageRow>`
    with listed as (
      select distinct item.url from batches
      join batch_items as item on item.batch_id = batches.id
      where batches.site_id = ${id} and batches.site_run = ${run}
    )
    select distinct on (item.url) item.url, analyses.id, analyses.status, analyses.overall_score,
      analyses.rubric_version, analyses.reader, analyses.completed_at, analyses.error::text as error,
      (analyses.result_summary -> 'category_scores')::text as category_scores,
      analyses.page_findings::text as page_findings
    from batches
    join batch_items as item on item.batch_id = batches.id
    join analyses on analyses.id = item.analysis_id
    where batches.site_id = ${id} and item.url in (select url from listed)
    order by item.url, batches.id desc`.execute(db);
  return rows;
}

export interface SiteRunRow {
  readonly run: number;
  readonly at: Date;
  readonly pages: number;
  readonly median: number;
  /** Null: several rubrics or readers, whose scores are not comparable. */
  readonly scale: string | null;
}

/** The runs of a site that have scores, newest first. */
export async function listSiteRuns(
  db: Kysely<Schema>,
  id: string,
  limit: number,
): Promise<readonly SiteRunRow[]> {
  const { rows } = await sql<SiteRunRow>`
    select batches.site_run as run, min(batches.created_at) as at, count(*)::int as pages,
      (percentile_cont(0.5) within group (order by analyses.overall_score))::float8 as median,
      case when count(distinct (analyses.rubric_version, analyses.reader)) = 1
        then min(concat_ws(', read by ', 'Rubric ' || analyses.rubric_version, analyses.reader)) end as scale
    from batches
    join batch_items as item on item.batch_id = batches.id
    join analyses on analyses.id = item.analysis_id
    where batches.site_id = ${id} and batches.site_run is not null and analyses.overall_score is not null
    group by batches.site_run order by batches.site_run desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Pages of each of these sites' latest runs that have not ended, and all of them. The median is null without scores, and
 * where several rubrics or readers gave them.
 */
export async function countSitePages(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly pages: number; readonly unended: number; readonly median: number | null }>
> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; pages: number; unended: number; median: number | null }>`
    select sites.id, count(*)::int as pages,
      (count(*) filter (where analyses.status in ('queued', 'processing')))::int as unended,
      case when count(distinct (analyses.rubric_version, analyses.reader))
          filter (where analyses.overall_score is not null) = 1
        then (percentile_cont(0.5) within group (order by analyses.overall_score))::float8 end as median
    from sites
    join batches on batches.site_id = sites.id and batches.site_run = sites.run
    join batch_items as item on item.batch_id = batches.id
    join analyses on analyses.id = item.analysis_id
    where sites.id = any(${[...ids]}::text[]) group by sites.id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
