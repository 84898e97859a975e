/** Page views for the dashboard: by day and assistant, and by page, from one scan of the rows. */
import { sql, type Kysely } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface DayViews {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Null: not sent by an assistant. */
  readonly assistant: string | null;
  readonly views: number;
}

export interface PageViews {
  /** Null: pages that are not counted separately. */
  readonly url: string | null;
  readonly views: number;
  readonly referrals: number;
}

export interface TrackerFigureFilter {
  /** As `viewAddress` writes it; absent: every page. */
  readonly url?: string | undefined;
  /** YYYY-MM-DD in UTC, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly order: 'views' | 'referrals';
  readonly pagesMax: number;
}

export interface TrackerFigures {
  readonly days: readonly DayViews[];
  /** The pages with the most, in descending order. */
  readonly pages: readonly PageViews[];
}

interface FigureRow {
  readonly day: string | null;
  readonly assistant: string | null;
  readonly url: string | null;
  readonly views: number;
  readonly referrals: number;
}

export async function readFigureRows(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
  { url, firstDay, lastDay, order, pagesMax }: TrackerFigureFilter,
): Promise<TrackerFigures> {
  const page =
    url === undefined
      ? sql``
      : sql`and page_id = (select id from tracker_pages where account_id = ${accountId}
          and environment = ${environment} and md5(url) = md5(${url}) and url = ${url})`;
  // Summed as floats, exact up to 2^53: sums of bigint are numeric and take twice as long.
  const { rows } = await sql<FigureRow>`
    with sums as materialized (
      select day, assistant, page_id, grouping(day) as is_page, sum(views::float8) as views,
        coalesce(sum(views::float8) filter (where assistant is not null), 0) as referrals
      from tracker_views
      where account_id = ${accountId} and environment = ${environment}
        and day >= ${firstDay}::date and day <= ${lastDay}::date ${page}
      group by grouping sets ((day, assistant), (page_id))
    )
    (select day::text, assistant, null as url, views, referrals from sums where is_page = 0)
    union all
    (select null, null, pages.url, views, referrals
      from sums left join tracker_pages as pages on pages.id = sums.page_id
      where is_page = 1
      order by ${sql.ref(order)} desc, views desc, url nulls last limit ${pagesMax})`.execute(db);
  return {
    days: rows.flatMap(({ day, assistant, views }) => (day === null ? [] : [{ day, assistant, views }])),
    pages: rows.flatMap(({ day, url: pageUrl, views, referrals }) =>
      day === null ? [{ url: pageUrl, views, referrals }] : [],
    ),
  };
}
