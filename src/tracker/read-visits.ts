import type { Owner } from '../platform/owner.ts';
import type { App } from '../platform/app.ts';
import type { VisitGroup } from '../schema/vocabulary.ts';
import { sumVisits, type VisitSum } from './statements/tracker-views.ts';
import { viewAddress } from './view-address.ts';

export interface VisitRequest {
  /** Absolute URL of a page; absent: every page. */
  readonly url?: string;
  /** The days that hold these two moments are the first and the last. */
  readonly from: Date;
  readonly to: Date;
  readonly group: VisitGroup;
}

/** Rows of an answer: some megabytes when every address is as long as it can be. */
export const visitRowsMax = 1_000;

/** Views and referrals in whole days of UTC; of pages and assistants at most the first `visitRowsMax` by views. */
export async function readVisits(
  app: Pick<App, 'database'>,
  owner: Owner,
  { url, from, to, group }: VisitRequest,
): Promise<readonly VisitSum[]> {
  return await sumVisits(app.database.db, owner, {
    ...(url === undefined ? {} : { url: viewAddress(url) }),
    firstDay: dayOf(from),
    lastDay: dayOf(to),
    group,
    limit: visitRowsMax,
  });
}

/** YYYY-MM-DD in UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
