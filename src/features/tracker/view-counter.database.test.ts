import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAccount } from '../../entry/process/first-start.ts';
import { openTempDatabase, silentLog, type TempDatabase } from '../../../test/support/temp-database.ts';
import { purgeOldViews } from './purge-old-views.ts';
import { readVisits } from './read-visits.ts';
import { saveViews, type ViewCount } from './save-views.ts';
import type { PageView } from '../../service/platform/page-view-counter.ts';
import { openViewCounter } from './view-counter.ts';

let temp: TempDatabase;
let accountId: string;
const now = new Date('2026-11-21T12:00:00.000Z');
const config = { retentionDays: 90 };

beforeAll(async () => {
  temp = await openTempDatabase();
  accountId = await ensureAccount(temp.database.db, now);
});
afterAll(() => temp.remove());

const viewOf = (url: string, environment: 'live' | 'test' = 'live'): PageView => ({
  accountId,
  environment,
  keyId: 'key_1',
  url,
  isPublished: false,
  assistant: null,
});
const countOf = (url: string, views = 1): ViewCount => ({ ...viewOf(url), day: '2026-11-21', views });
const visits = (request: { readonly url?: string } = {}, group: 'day' | 'assistant' | 'url' = 'url') =>
  readVisits(temp, { accountId, environment: 'live' }, { ...request, from: now, to: now, group });
const charged = async (): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(quantity), 0)::int as sum from usage_records where metric = 'tracker_views'`.execute(
    temp.database.db,
  );
  return rows[0]?.sum ?? 0;
};
const counter = (database: Pick<TempDatabase['database'], 'db'> = temp.database) =>
  openViewCounter({ config, database, log: silentLog, now: () => now });

describe('page views', () => {
  it('of several concurrent processes add up and are metered', async () => {
    const before = await charged();
    const counters = [counter(), counter(), counter()];
    for (let round = 0; round < 5; round += 1) {
      for (const one of counters)
        for (const path of ['a', 'b', 'c']) one.count(viewOf(`https://add.example/${path}`));
      await Promise.all(counters.map((one) => one.flush()));
    }
    expect(await visits({ url: 'https://add.example/b' })).toEqual([
      { value: 'https://add.example/b', views: 15, referrals: 0 },
    ]);
    expect(await charged()).toBe(before + 45);
  });

  it('are neither lost nor counted twice when the database fails once they are written', async () => {
    const before = await charged();
    let failures = 0;
    // Commits, and then the answer does not come.
    const flaky = new Proxy(temp.database.db, {
      get: (db, name) => {
        if (name !== 'transaction') return Reflect.get(db, name) as unknown;
        return () => ({
          execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
            await db.transaction().execute(work);
            failures += 1;
            if (failures === 1) throw new Error('the connection was lost');
          },
        });
      },
    });
    const one = counter({ db: flaky });
    one.count(viewOf('https://flaky.example/'));
    await one.flush();
    expect(failures).toBe(1);
    one.count(viewOf('https://flaky.example/'));
    await one.stop();
    expect(failures).toBe(3);
    expect(await visits({ url: 'https://flaky.example/' })).toEqual([
      { value: 'https://flaky.example/', views: 2, referrals: 0 },
    ]);
    expect(await charged()).toBe(before + 2);
  });

  it('of pages beyond the limit are counted without their addresses, across processes', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tracker_pages where is_stray and environment = 'live'`.execute(
      temp.database.db,
    );
    const pagesMax = (rows[0]?.count ?? 0) + 4;
    const before = (await visits()).find(({ value }) => value === null)?.views ?? 0;
    const flushes = [0, 1, 2].map((process) => ({
      id: `stray ${String(process)}`,
      at: now,
      counts: [0, 1, 2, 3].map((page) => countOf(`https://stray.example/${String(process)}/${String(page)}`)),
    }));
    await Promise.all(flushes.map((flush) => saveViews({ config, ...temp }, flush, pagesMax)));
    const published = { ...countOf('https://stray.example/published'), isPublished: true };
    await saveViews({ config, ...temp }, { id: 'published', at: now, counts: [published] }, pagesMax);
    const strays = (await visits()).filter(
      ({ value }) => value?.startsWith('https://stray.example/') === true,
    );
    expect(strays).toHaveLength(5);
    expect(strays.map(({ value }) => value)).toContain('https://stray.example/published');
    expect((await visits()).find(({ value }) => value === null)?.views).toBe(before + 8);
  });

  it('of the test environment are counted and never metered', async () => {
    const before = await charged();
    const one = counter();
    one.count(viewOf('https://test-environment.example/', 'test'));
    await one.stop();
    const request = { from: now, to: now, group: 'url' } as const;
    expect(await readVisits(temp, { accountId, environment: 'test' }, request)).toEqual([
      { value: 'https://test-environment.example/', views: 1, referrals: 0 },
    ]);
    expect(await visits({ url: 'https://test-environment.example/' })).toEqual([]);
    expect(await charged()).toBe(before);
  });

  it('of a flood of addresses are all counted, with at most 10,000 addresses', async () => {
    const one = counter();
    const total = async (): Promise<number> =>
      (await visits({}, 'day')).reduce((sum, { views }) => sum + views, 0);
    const before = await total();
    for (let page = 0; page < 10_100; page += 1) one.count(viewOf(`https://flood.example/${String(page)}`));
    await one.stop();
    expect(await total()).toBe(before + 10_100);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tracker_pages where is_stray and environment = 'live'`.execute(
      temp.database.db,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(10_000);
  });

  it('are deleted after 400 days, with pages without views since', async () => {
    const later = new Date('2027-12-26T12:00:00.000Z');
    await purgeOldViews({ database: temp.database, now: () => later });
    expect((await visits()).length).toBeGreaterThan(0);
    await purgeOldViews({ database: temp.database, now: () => new Date(later.getTime() + 86_400_000) });
    expect(await visits()).toEqual([]);
    const pages = await temp.database.db.selectFrom('tracker_pages').select('id').execute();
    expect(pages).toEqual([]);
  });
});
