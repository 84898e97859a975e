import type { Owner } from '../../service/platform/owner.ts';
import type { App } from '../../service/platform/app.ts';
import type { VisitGroup } from '../../core/schema/vocabulary.ts';
import { sumVisits, type VisitSum } from './statements/tracker-views.ts';
import { viewAddress } from './view-address.ts';

export interface VisitRequest {
  /** Absolute URL of a page; absent: every page. */
  readonly url?: string;
  /** Any time of the first day in UTC. */
  readonly from: Date;
  /** Any time of the last day in UTC, which is included. */
  readonly to: Date;
  readonly group: VisitGroup;
}

/** Bounds the response to a few megabytes when every address has the maximum length. */
const visitRowsMax = 1_000;

/** Views and referrals of whole days in UTC; pages and assistants by views, at most `visitRowsMax`. */
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
