import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../../../../test/support/rows-read.ts';
import { openTempDatabase, type TempDatabase } from '../../../../test/support/temp-database.ts';
import { batchesWithParked } from '../../batches/statements/batch-pages.ts';
import { ensureAccount } from '../../../entry/process/first-start.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import { accountsWithWaiting, listRunningJobs } from './analysis-slots.ts';
import { readAnalysisBacklog } from './analysis-backlog.ts';
import { accountsWithQueuedWork, recountQueuedWork } from './queued-work.ts';

let temp: TempDatabase;
let accountId: string;

beforeAll(async () => {
  temp = await openTempDatabase();
  accountId = await ensureAccount(temp.database.db, new Date());
  await sql`
    insert into analyses (id, account_id, environment, status, url, input, request_id, metadata, created_at, expires_at, turn)
    select 'an_' || i, ${accountId}, 'live', 'completed', 'https://example.com/', '{}', 'req_1', '{}', now(), now(), 'ended'
    from generate_series(1, 200) as i`.execute(temp.database.db);
  await sql`vacuum analyze analyses`.execute(temp.database.db);
});
afterAll(() => temp.remove());

const lookups: Record<string, (db: Kysely<Schema>) => Promise<unknown>> = {
  'accounts with queued work': accountsWithQueuedWork,
  'accounts with waiting work': accountsWithWaiting,
  'batches with parked pages': batchesWithParked,
  'running jobs': (db) => listRunningJobs(db, 'analyses'),
  'the backlog': (db) => readAnalysisBacklog(db, new Date()),
  'a recount': (db) => db.transaction().execute((trx) => recountQueuedWork(trx, accountId)),
};

test.each(Object.entries(lookups))('%s: no ended analysis is read', async (_, work) => {
  const counts = await rowsRead(temp.database.db, 'analyses', work);
  expect(counts).not.toEqual([]);
  expect(counts.filter((count) => count > 0)).toEqual([]);
});
