import type { App } from '../../service/platform/app.ts';
import type { Owner } from '../../service/platform/owner.ts';
import { readFigureRows, type TrackerFigures } from './statements/tracker-figures.ts';
import { viewAddress } from './view-address.ts';

export type { DayViews, PageViews, TrackerFigures } from './statements/tracker-figures.ts';

export interface FigureRequest {
  /** One page only; an invalid URL has no views. */
  readonly url?: string | undefined;
  /** Number of days in UTC, the last one today. */
  readonly days: number;
  readonly order: 'views' | 'referrals';
  readonly pagesMax: number;
}

const dayMs = 86_400_000;

/** Views of the last days by day and assistant, and the pages with the most views or referrals. */
export async function readTrackerFigures(
  app: Pick<App, 'database' | 'now'>,
  owner: Owner,
  { url, days, order, pagesMax }: FigureRequest,
): Promise<TrackerFigures> {
  if (url !== undefined && !URL.canParse(url)) return { days: [], pages: [] };
  const range = lastDays(app.now(), days);
  return await readFigureRows(app.database.db, owner, {
    url: url === undefined ? undefined : viewAddress(url),
    firstDay: range[0] ?? '',
    lastDay: range.at(-1) ?? '',
    order,
    pagesMax,
  });
}

/** The last `count` days in UTC up to `now`, as YYYY-MM-DD. */
export function lastDays(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
