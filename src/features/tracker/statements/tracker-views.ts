/** Page view counts: one row for each day, page and assistant. Writers must hold `lockViews`. */
import type { VisitGroup } from '../../../core/schema/vocabulary.ts';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

/** Advisory lock id; serializes writers, so that the limit of pages applies across processes. */
const viewsLock = 2_026_112_102;

/** Locks out other writers of views until the transaction ends. */
export async function lockViews(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${viewsLock})`.execute(trx);
}

/** Records a flush. False when it was recorded before. */
export async function insertFlush(trx: Transaction<Schema>, id: string, at: Date): Promise<boolean> {
  const result = await trx
    .insertInto('tracker_flushes')
    .values({ id, flushed_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Page ids by address, for the addresses that have a page. */
export async function findPageIds(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ url: string; id: string }>`
    select pages.url, pages.id::text as id
    from unnest(${[...urls]}::text[]) as wanted(url)
    join tracker_pages as pages on pages.account_id = ${accountId} and pages.environment = ${environment}
      and md5(pages.url) = md5(wanted.url) and pages.url = wanted.url`.execute(db);
  return new Map(rows.map(({ url, id }) => [url, id]));
}

/** The addresses that the owner has analysed. */
export async function findAnalyzedUrls(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
  urls: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ url: string }>`
    select wanted.url from unnest(${[...urls]}::text[]) as wanted(url)
    where exists (
      select 1 from analyses where account_id = ${accountId} and environment = ${environment}
        and md5(analyses.url) = md5(wanted.url) and analyses.url = wanted.url
    )`.execute(db);
  return new Set(rows.map(({ url }) => url));
}

/** Counts the owner's pages that exist only because views of them were reported. */
export async function countStrayPages(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tracker_pages
    where account_id = ${accountId} and environment = ${environment} and is_stray`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertPages(
  trx: Transaction<Schema>,
  { accountId, environment }: Owner,
  pages: readonly { readonly url: string; readonly isStray: boolean }[],
): Promise<void> {
  if (pages.length === 0) return;
  await sql`
    insert into tracker_pages (account_id, environment, url, is_stray)
    select ${accountId}, ${environment}, url, is_stray
    from unnest(${pages.map(({ url }) => url)}::text[], ${pages.map(({ isStray }) => isStray)}::boolean[])
      as pages(url, is_stray)
    on conflict do nothing`.execute(trx);
}

export interface ViewSum {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Null: pages that are not counted separately. */
  readonly pageId: string | null;
  readonly assistant: string | null;
  readonly views: number;
}

/** Adds the views to the existing counts. */
export async function addViews(
  trx: Transaction<Schema>,
  { accountId, environment }: Owner,
  sums: readonly ViewSum[],
): Promise<void> {
  await sql`
    insert into tracker_views (account_id, environment, day, page_id, assistant, views)
    select ${accountId}, ${environment}, day, page_id, assistant, sum(views)
    from unnest(
      ${sums.map(({ day }) => day)}::date[], ${sums.map(({ pageId }) => pageId)}::bigint[],
      ${sums.map(({ assistant }) => assistant)}::text[], ${sums.map(({ views }) => views)}::bigint[]
    ) as sums(day, page_id, assistant, views)
    group by day, page_id, assistant
    on conflict (account_id, environment, day, page_id, assistant)
      do update set views = tracker_views.views + excluded.views`.execute(trx);
}

export interface VisitFilter {
  /** As `viewAddress` writes it; absent: every page. */
  readonly url?: string;
  /** YYYY-MM-DD in UTC, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly group: VisitGroup;
  readonly limit: number;
}

export interface VisitSum {
  readonly value: string | null;
  readonly views: number;
  readonly referrals: number;
}

/** Views and the referrals among them; days ascending, other groups by views. */
export async function sumVisits(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
  { url, firstDay, lastDay, group, limit }: VisitFilter,
): Promise<VisitSum[]> {
  const page = url === undefined ? sql`` : sql`and md5(pages.url) = md5(${url}) and pages.url = ${url}`;
  const order = group === 'day' ? sql`1` : sql`2 desc, 1 nulls last`;
  const { rows } = await sql<VisitSum>`
    select ${groupColumns[group]} as value, sum(views)::float8 as views,
      coalesce(sum(views) filter (where assistant is not null), 0)::float8 as referrals
    from tracker_views as visits left join tracker_pages as pages on pages.id = visits.page_id
    where visits.account_id = ${accountId} and visits.environment = ${environment}
      and day >= ${firstDay}::date and day <= ${lastDay}::date ${page}
    group by 1 order by ${order} limit ${limit}`.execute(db);
  return rows;
}

const groupColumns: Readonly<Record<VisitGroup, RawBuilder<unknown>>> = {
  day: sql`day::text`,
  assistant: sql`assistant`,
  url: sql`pages.url`,
};

/** Deletes a page with its views. False when it has none. */
export async function deleteTrackerPageRow(
  trx: Transaction<Schema>,
  { accountId, environment }: Owner,
  url: string,
): Promise<boolean> {
  const result = await sql`
    delete from tracker_pages
    where account_id = ${accountId} and environment = ${environment}
      and md5(url) = md5(${url}) and url = ${url}`.execute(trx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Deletes views before `firstDay` (YYYY-MM-DD), pages without views, and flushes before `flushedBefore`. */
export async function deleteOldViews(
  trx: Transaction<Schema>,
  { firstDay, flushedBefore }: { readonly firstDay: string; readonly flushedBefore: Date },
): Promise<void> {
  await trx.deleteFrom('tracker_views').where('day', '<', firstDay).execute();
  await sql`
    delete from tracker_pages
    where not exists (select 1 from tracker_views where page_id = tracker_pages.id)`.execute(trx);
  await trx.deleteFrom('tracker_flushes').where('flushed_at', '<', flushedBefore).execute();
}
