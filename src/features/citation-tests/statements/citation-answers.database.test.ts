import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import {
  claimAnswer,
  deleteUnusedAnswers,
  findAnswers,
  freeAnswers,
  purgeUnusedAnswers,
  releaseAnswer,
  saveAnswer,
  type AnswerAsker,
  type AnswerClaim,
} from './citation-answers.ts';
import { deleteCitationTestRows } from './citation-deletion.ts';
import { planRuns } from './citation-runs.ts';

let test: TestServer;
let accountId: string;
let tests: readonly string[];

beforeAll(async () => {
  test = await startTestServer();
  const { key } = await test.createKey({ type: 'secret', environment: 'live' });
  for (const name of ['a', 'b']) {
    await test.call(key, {
      method: 'POST',
      url: '/v1/citation-tests',
      headers: { prefer: 'respond-async' },
      payload: {
        url: `https://${name}.example/`,
        html: '<p>Oak</p>',
        questions: ['what is oak'],
        rivals: ['https://rival.example/'],
      },
    });
  }
  const { db } = test.app.database;
  const rows = await db.selectFrom('citation_tests').select(['id', 'account_id']).orderBy('id').execute();
  tests = rows.map(({ id }) => id);
  accountId = rows[0]?.account_id ?? '';
  for (const [index, id] of tests.entries()) {
    await inTransaction((trx) => planRuns(trx, { id, accountId }, runsOf(['k1', `own ${String(index)}`])));
  }
});
afterAll(() => test.close());

const inTransaction = <T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  test.app.database.db.transaction().execute(work);

const runsOf = (keys: readonly string[]) =>
  keys.map((key, index) => ({ question: 0, version: 'own' as const, run: index + 1, key }));

const askedAt = new Date('2026-11-21T09:30:00.000Z');
const asker = (key: string, name: string): AnswerAsker => ({ accountId, key, asker: name });
const claim = (by: AnswerAsker, ms = 60_000): Promise<AnswerClaim> =>
  inTransaction((trx) => claimAnswer(trx, by, ms));
const save = (by: AnswerAsker, text: string): Promise<boolean> =>
  inTransaction((trx) => saveAnswer(trx, by, { text, askedAt }));
const keys = async (): Promise<string[]> => {
  const rows = await test.app.database.db.selectFrom('citation_answers').select('key').execute();
  return rows.map(({ key }) => key).sort();
};

describe('a question of a citation test', () => {
  it('is asked by one asker at a time, and its answer is known to every test', async () => {
    const [one, other] = [asker('k1', 'one'), asker('k1', 'other')];
    expect(await claim(one)).toEqual({ kind: 'claimed' });
    expect(await claim(other)).toMatchObject({ kind: 'taken' });
    expect(await save(other, 'Oak is wood [1].')).toBe(false);
    expect(await save(one, 'Oak is a tree [1].')).toBe(true);
    expect(await claim(other)).toEqual({ kind: 'known', text: 'Oak is a tree [1].', askedAt });
    expect(await findAnswers(test.app.database.db, accountId, ['k1', 'k9'])).toEqual(
      new Map([['k1', { text: 'Oak is a tree [1].', askedAt }]]),
    );
  });

  it('is asked by another when the lease ends, is released, or its process died', async () => {
    const [one, other, third] = [asker('own 0', 'one'), asker('own 0', 'other'), asker('own 0', 'dead/3')];
    expect(await claim(one, 0)).toEqual({ kind: 'claimed' });
    expect(await claim(other)).toEqual({ kind: 'claimed' });
    await releaseAnswer(test.app.database.db, one);
    expect(await claim(third)).toMatchObject({ kind: 'taken' });
    await releaseAnswer(test.app.database.db, other);
    expect(await claim(third)).toEqual({ kind: 'claimed' });
    expect(await inTransaction((trx) => freeAnswers(trx, 'all'))).toEqual(['own 0']);
    expect(await claim(one)).toEqual({ kind: 'claimed' });
    await save(one, 'Kept.');
  });

  it('is not asked for a test that was deleted', async () => {
    expect(await claim(asker('unplanned', 'one'))).toEqual({ kind: 'gone' });
    const id = 'cit_gone';
    expect(await inTransaction((trx) => planRuns(trx, { id, accountId }, runsOf(['x'])))).toBe(false);
  });

  it('keeps its answer until no test uses it', async () => {
    const { db } = test.app.database;
    await purgeUnusedAnswers(db);
    expect(await keys()).toEqual(['k1', 'own 0']);
    await inTransaction((trx) => deleteUnusedAnswers(trx, [{ accountId, key: 'k1' }]));
    expect(await keys()).toEqual(['k1', 'own 0']);
    await inTransaction((trx) => deleteCitationTestRows(trx, tests.slice(0, 1)));
    expect(await keys()).toEqual(['k1']);
    const deleted = await inTransaction((trx) => deleteCitationTestRows(trx, tests));
    expect(deleted).toMatchObject({ ids: tests.slice(1), change: { jobs: -1 } });
    expect(await keys()).toEqual([]);
  });
});
