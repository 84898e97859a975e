import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Migration } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { migrations } from '../../src/service/storage/migrations/all.ts';
import { defaultPostgresLimits, openPostgres } from '../../src/service/storage/open-postgres.ts';
import { addEndpoint } from '../../src/features/webhooks/add-endpoint.ts';
import { startReceiver } from '../support/receiver.ts';
import { startService, type TestService } from '../support/start-service.ts';

/** Widens the tables that every request uses, as a later version may. */
const future: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of [
      'analyses',
      'injections',
      'accounts',
      'webhook_deliveries',
      'webhook_endpoints',
      'api_keys',
    ])
      await sql`alter table ${sql.table(table)} add column later text, add column count_later bigint not null default 0`.execute(
        db,
      );
    await sql`create table later (id text primary key)`.execute(db);
    await sql`create index analyses_later on analyses (later) where later is not null`.execute(db);
  },
};

const html = `<title>Heat pumps</title><h1>What is a heat pump?</h1><p>${'A heat pump moves heat. '.repeat(20)}</p>`;

interface Requests {
  /** Requests that ended in another way than a working service answers. */
  readonly failed: string[];
  count: number;
}

/** Sends one request of each kind and follows its work to the end. */
async function useOnce({ baseUrl, keys }: TestService, requests: Requests): Promise<void> {
  const call = async (method: string, path: string, body?: object, prefer = 'wait=30'): Promise<string> => {
    const answer = await fetch(`${baseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${keys.live}`,
        prefer,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    requests.count += 1;
    if (answer.status > 202)
      requests.failed.push(`${method} ${path} ${String(answer.status)} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { id?: string }).id ?? '';
  };
  const page = { url: `https://example.com/${randomUUID()}`, html };
  const id = await call('POST', '/analysis', page);
  await call('GET', `/analysis/${id}`);
  await call('GET', '/analysis?limit=5');
  await call('POST', '/injection', { analysis_id: id });
  await call('POST', '/injection/preview', page);
  await call('POST', '/analysis', page, 'respond-async');
  await call('GET', '/usage');
}

async function useUntil(service: TestService, requests: Requests, isOver: () => boolean): Promise<void> {
  while (!isOver()) await useOnce(service, requests);
}

test('requests and work go on while a newer version widens their tables, also when it has to wait', async () => {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const receiver = await startReceiver();
  const service = await startService({ log });
  const { database, now } = service.app;
  const databaseUrl = service.app.config.databaseUrl ?? '';
  const [account] = await database.db.selectFrom('accounts').select('id').execute();
  await addEndpoint({ ...service.app, now }, account?.id ?? '', {
    url: receiver.url('/'),
    environment: 'live',
  });
  const requests: Requests = { failed: [], count: 0 };
  let isOver = false;
  const users = [1, 2].map(() => useUntil(service, requests, () => isOver));
  const more = async (count: number): Promise<void> => {
    const from = requests.count;
    await expect.poll(() => requests.count >= from + count).toBe(true);
  };
  await more(30);

  // A backup keeps every table open for reading until it ends.
  const backup = new pg.Client(databaseUrl);
  await backup.connect();
  await backup.query('begin; select count(*) from analyses');
  const waits: string[] = [];
  const newerLog = pino({ level: 'warn' }, { write: (line: string) => void waits.push(line) });
  const newer = openPostgres(databaseUrl, newerLog, defaultPostgresLimits, {
    ...migrations,
    '9999-future': future,
  });
  await expect.poll(() => waits.some((line) => line.includes('the upgrade waits'))).toBe(true);
  await more(10);
  await backup.query('commit');
  const opened = await newer;
  await more(30);
  isOver = true;
  await Promise.all(users);

  // The log first: it says why a request failed.
  expect(errors).toEqual([]);
  expect(requests.failed).toEqual([]);
  const { rows } = await database.pool.query('select count_later from analyses limit 1');
  expect(rows).toEqual([{ count_later: '0' }]);
  const pending = async (): Promise<unknown[]> => {
    const left = await sql`
      select id from analyses where turn <> 'ended' union all select id from webhook_deliveries where status = 'pending'`.execute(
      database.db,
    );
    return left.rows;
  };
  await expect.poll(pending).toEqual([]);
  const { rows: failed } = await sql`
    select id from analyses where status = 'failed' union all select id from webhook_deliveries where status = 'failed'`.execute(
    database.db,
  );
  expect(failed).toEqual([]);
  expect(errors).toEqual([]);
  if (opened.ok) await opened.database.close();
  await backup.end();
  await service.stop();
  await receiver.close();
});
