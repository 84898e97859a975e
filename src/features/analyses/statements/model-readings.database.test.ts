import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server.ts';
import { purgeUnusedReadings } from './deletion.ts';
import {
  claimReading,
  releaseReading,
  saveReading,
  type ReadingAsker,
  type ReadingClaim,
} from './model-readings.ts';

let test: TestServer;
let accountId: string;
let analyses: readonly string[];

beforeAll(async () => {
  test = await startTestServer();
  const { key } = await test.createKey({ type: 'secret', environment: 'live' });
  for (const name of ['a', 'b']) {
    await test.call(key, {
      method: 'POST',
      url: '/v1/analysis',
      headers: { prefer: 'respond-async' },
      payload: { url: `https://${name}.example/`, html: '<p>Oak</p>' },
    });
  }
  const rows = await test.app.database.db
    .selectFrom('analyses')
    .select(['id', 'account_id'])
    .orderBy('id')
    .execute();
  analyses = rows.map(({ id }) => id);
  accountId = rows[0]?.account_id ?? '';
});
afterAll(() => test.close());

const leaseMs = 60_000;
const asker = (key: string, name: string): ReadingAsker => ({ accountId, key, asker: name });
const claim = (by: ReadingAsker, { id = analyses[0] ?? '', ms = leaseMs } = {}): Promise<ReadingClaim> =>
  test.app.database.db.transaction().execute((trx) => claimReading(trx, by, { table: 'analyses', id }, ms));
const save = (by: ReadingAsker, answer: string): Promise<boolean> =>
  test.app.database.db.transaction().execute((trx) => saveReading(trx, by, answer));

describe('a question about a page', () => {
  it('is asked by one asker at a time, and its answer is known to all', async () => {
    const [one, other] = [asker('k1', 'one'), asker('k1', 'other')];
    expect(await claim(one)).toEqual({ kind: 'claimed' });
    expect(await claim(other, { id: analyses[1] ?? '' })).toMatchObject({ kind: 'taken' });
    expect(await save(other, '{}')).toBe(false);
    expect(await save(one, '{"page_type":"article"}')).toBe(true);
    for (const by of [one, other]) {
      expect(await claim(by)).toEqual({ kind: 'known', answer: '{"page_type":"article"}' });
    }
  });

  it('is asked by another when the lease ends or is released', async () => {
    const [one, other, third] = [asker('k2', 'one'), asker('k2', 'other'), asker('k2', 'third')];
    expect(await claim(one, { ms: 0 })).toEqual({ kind: 'claimed' });
    expect(await claim(other)).toEqual({ kind: 'claimed' });
    expect(await save(one, 'late')).toBe(false);
    await releaseReading(test.app.database.db, one);
    expect(await claim(third)).toMatchObject({ kind: 'taken' });
    await releaseReading(test.app.database.db, other);
    expect(await claim(third)).toEqual({ kind: 'claimed' });
  });

  it('is not asked for an analysis that was deleted', async () => {
    expect(await claim(asker('k3', 'one'), { id: 'an_gone' })).toEqual({ kind: 'gone' });
  });

  it('keeps its answer until nothing uses it', async () => {
    const { db } = test.app.database;
    const keys = async (): Promise<string[]> =>
      (await db.selectFrom('model_readings').select('key').execute()).map(({ key }) => key);
    const one = asker('k4', 'one');
    await claim(one, { id: analyses[1] ?? '' });
    await save(one, '{}');
    await purgeUnusedReadings(db);
    expect(await keys()).toContain('k4');
    await claim(asker('k5', 'one'), { id: analyses[1] ?? '' });
    await purgeUnusedReadings(db);
    expect(await keys()).not.toContain('k4');
    expect(await keys()).toContain('k5');
  });
});
