import type { Transaction } from 'kysely';
import type { PageView } from '../../service/platform/page-view-counter.ts';
import type { Database } from '../../service/storage/database.ts';
import type { Schema } from '../../service/storage/schema.ts';
import {
  addViews,
  countStrayPages,
  findAnalyzedUrls,
  findPageIds,
  insertFlush,
  insertPages,
  lockViews,
} from './statements/tracker-views.ts';
import { transact } from '../../service/storage/transact.ts';
import { recordUsage } from '../usage/record-usage.ts';
import type { EventsContext } from '../webhooks/record-event.ts';

/** Views of one page on one day by one key from one source. */
export interface ViewCount extends PageView {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly views: number;
}

export interface Flush {
  /** The same in every retry. */
  readonly id: string;
  readonly at: Date;
  readonly counts: readonly ViewCount[];
}

/**
 * Limit of pages of an account and environment that exist only because views were reported with a publishable key, which
 * is public. Views of further pages are counted without their address. Pages that their owner analysed or published for
 * are always counted separately.
 */
const strayPagesMax = 10_000;

export interface SavingContext extends EventsContext {
  readonly database: Pick<Database, 'db'>;
}

/** Adds views to the figures and meters them; idempotent by the flush's id. */
export async function saveViews(
  context: SavingContext,
  { id, at, counts }: Flush,
  pagesMax = strayPagesMax,
): Promise<void> {
  await transact(context.database.db, async (trx) => {
    await lockViews(trx);
    if (!(await insertFlush(trx, id, at))) return;
    for (const group of groupsBy(counts, (count) => `${count.accountId} ${count.environment}`)) {
      await saveViewsOf(trx, group, pagesMax);
    }
    for (const group of groupsBy(counts, ({ keyId }) => keyId)) {
      const { accountId, environment, keyId } = group[0];
      await recordUsage(context, trx, {
        accountId,
        environment,
        keyId,
        metric: 'tracker_views',
        resourceId: `${id} ${keyId}`,
        quantity: group.reduce((sum, { views }) => sum + views, 0),
        at,
      });
    }
  });
}

type Group = readonly [ViewCount, ...ViewCount[]];

async function saveViewsOf(trx: Transaction<Schema>, counts: Group, pagesMax: number): Promise<void> {
  const [{ accountId, environment }] = counts;
  const owner = { accountId, environment };
  const urls = [...new Set(counts.flatMap(({ url }) => url ?? []))];
  const published = new Set(
    counts.flatMap(({ url, isPublished }) => (isPublished && url !== null ? url : [])),
  );
  const ids = await findPageIds(trx, owner, urls);
  const missing = urls.filter((url) => !ids.has(url));
  if (missing.length > 0) {
    const analyzed = await findAnalyzedUrls(trx, owner, missing);
    const isKnown = (url: string): boolean => published.has(url) || analyzed.has(url);
    const strays = missing.filter((url) => !isKnown(url));
    const room = strays.length === 0 ? 0 : pagesMax - (await countStrayPages(trx, owner));
    await insertPages(trx, owner, [
      ...missing.filter(isKnown).map((url) => ({ url, isStray: false })),
      ...strays.slice(0, Math.max(0, room)).map((url) => ({ url, isStray: true })),
    ]);
    for (const [url, pageId] of await findPageIds(trx, owner, missing)) ids.set(url, pageId);
  }
  const sums = counts.map(({ day, url, assistant, views }) => ({
    day,
    pageId: url === null ? null : (ids.get(url) ?? null),
    assistant,
    views,
  }));
  await addViews(trx, owner, sums);
}

function groupsBy(counts: readonly ViewCount[], keyOf: (count: ViewCount) => string): Group[] {
  const groups = new Map<string, [ViewCount, ...ViewCount[]]>();
  for (const count of counts) {
    const key = keyOf(count);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [count]);
    else group.push(count);
  }
  return [...groups.values()];
}
