import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../../../test/support/postgres-database.ts';
import { startTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.ts';
import { silentLog } from '../../../test/support/temp-database.ts';
import { defaultHeartbeatTimes, startHeartbeat, type Heartbeat } from '../../service/platform/heartbeat.ts';
import { openQueue, type Queue } from '../../service/queue/queue.ts';
import { openPostgres } from '../../service/storage/open-postgres.ts';
import type { Database } from '../../service/storage/database.ts';
import { freeClaimsOf } from './free-claims.ts';

/** Renewed often, and alive long enough for a busy machine. */
const times = { ...defaultHeartbeatTimes, intervalMs: 50, retryMs: 20 };

let postgres: PostgresDatabase;
let proxy: TcpProxy;
let closers: (() => Promise<void>)[];

beforeEach(async () => {
  postgres = await makePostgresDatabase();
  proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  closers = [() => postgres.remove(), () => proxy.close()];
});

afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

interface Process {
  readonly database: Database;
  readonly queue: Queue;
  readonly heartbeat: Heartbeat;
}

/** Stands for one process: own connections, own queue, own heartbeat. */
async function startProcess(given: Partial<typeof times> = {}, log = silentLog): Promise<Process> {
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  const opened = await openPostgres(url.href, silentLog);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  const { database } = opened;
  const heartbeat = await startHeartbeat(database, log, { ...times, ...given });
  const queue = await openQueue(database, silentLog, undefined, heartbeat.processId);
  heartbeat.watch(freeClaimsOf(queue));
  closers.push(async () => {
    await queue.stop(0);
    await heartbeat.stop();
    await database.close();
  });
  return { database, queue, heartbeat };
}

/** One claim of each kind, with leases of an hour. */
async function claimAll({ database, queue }: Process, processId: string, name: string): Promise<void> {
  const holder = `${processId}/${randomUUID()}`;
  await database.db.transaction().execute(async (trx) => {
    const id = `an_${name}`;
    await queue.enqueue(trx, 'analysis', id, { analysisId: id, requestId: 'req_1' });
  });
  await postgres.query(`
    update pgboss.job set state = 'active', started_on = now(), expire_in = '1 hour',
      output = '${JSON.stringify({ process: processId })}' where singleton_key = 'an_${name}';
    insert into accounts (id, name, created_at) values ('acc_${name}', 'a', now());
    insert into webhook_endpoints (id, account_id, environment, url, events, secret, created_at)
      values ('whe_${name}', 'acc_${name}', 'live', 'https://a.example/', '{}', '', now());
    insert into webhook_events (id, account_id, environment, type, resource_id, body, created_at, expires_at)
      values ('evt_${name}', 'acc_${name}', 'live', 'webhook.test', 'x', '{}', now(), now() + interval '1 day');
    insert into webhook_deliveries (id, endpoint_id, event_id, status, due_at, holder, created_at)
      values ('dlv_${name}', 'whe_${name}', 'evt_${name}', 'pending', now() + interval '1 hour', '${holder}', now());
    insert into host_places (host, place, holder, leased_until)
      values ('${name}.example', 1, '${holder}', now() + interval '1 hour');
    insert into page_summaries (key, reader, leased_until)
      values ('${name}', '${holder}', now() + interval '1 hour');
    insert into model_readings (account_id, key, asker, leased_until)
      values ('acc_${name}', '${name}', '${holder}', now() + interval '1 hour')`);
}

/** The kinds of work that another process could take now. */
async function freeKinds(name: string): Promise<string[]> {
  const { rows } = await postgres.query(`
    select 'job' as kind from pgboss.job where singleton_key = 'an_${name}' and state < 'active'
    union all select 'delivery' from webhook_deliveries
      where id = 'dlv_${name}' and holder is null and due_at <= now()
    union all select 'host slot' where not exists (select from host_places where host = '${name}.example')
    union all select 'summary' where not exists (select from page_summaries where key = '${name}')
    union all select 'reading' where not exists (select from model_readings where key = '${name}')`);
  return (rows as { kind: string }[]).map(({ kind }) => kind);
}

const kinds = ['job', 'delivery', 'host slot', 'summary', 'reading'];

async function processIds(): Promise<string[]> {
  const { rows } = await postgres.query('select id from processes order by id');
  return (rows as { id: string }[]).map(({ id }) => id);
}

test('what a dead process claimed is free for others, who are woken; what a live one claimed is not', async () => {
  const living = await startProcess({ intervalMs: 60_000 });
  await postgres.query(`insert into processes values ('dead', now() - interval '1 ms')`);
  await claimAll(living, 'dead', 'a');
  await claimAll(living, living.heartbeat.processId(), 'b');
  // Of a version without heartbeat: no row, and no process in its claims.
  await claimAll(living, 'unknown', 'c');
  const woken = new Set<string>();
  for (const channel of ['jobs', 'webhook_deliveries', 'host_place_freed', 'page_summary_read'])
    await living.database.listen(channel, () => woken.add(channel));
  await startProcess();
  await expect.poll(() => freeKinds('a')).toEqual(kinds);
  await expect.poll(() => woken.size).toBe(4);
  expect(await freeKinds('b')).toEqual([]);
  expect(await freeKinds('c')).toEqual([]);
  expect(await processIds()).not.toContain('dead');
});

test('a process that was taken for dead claims under another name, and keeps nothing of the former', async () => {
  const process = await startProcess();
  const former = process.heartbeat.processId();
  await claimAll(process, former, 'a');
  await postgres.query(`delete from processes where id = '${former}'`);
  await expect.poll(() => process.heartbeat.processId()).not.toBe(former);
  await expect.poll(() => freeKinds('a')).toEqual(kinds);
  expect(process.heartbeat.newHolder().split('/')[0]).toBe(process.heartbeat.processId());
  expect(await processIds()).toEqual([process.heartbeat.processId()]);
});

test('an outage longer than the time to live takes no process for dead', async () => {
  const misses = [0, 0];
  const starting = misses.map((_, index) => {
    const write = (): void => void (misses[index] = (misses[index] ?? 0) + 1);
    return startProcess({}, pino({ level: 'warn' }, { write }));
  });
  const processes = await Promise.all(starting);
  const ids = processes.map(({ heartbeat }) => heartbeat.processId()).sort();
  await proxy.cut();
  // So long an outage is missed by every process.
  await expect.poll(() => Math.min(...misses)).toBeGreaterThan(0);
  await postgres.query(`update processes set alive_until = now() - interval '1 hour'`);
  await proxy.restore();
  await expect
    .poll(async () => (await postgres.query('select from processes where alive_until > now()')).rowCount)
    .toBe(2);
  expect(await processIds()).toEqual(ids);
});

test('a process that stops leaves neither its row nor a claim', async () => {
  const process = await startProcess();
  await claimAll(process, process.heartbeat.processId(), 'a');
  await process.heartbeat.stop();
  expect(await freeKinds('a')).toEqual(kinds);
  expect(await processIds()).toEqual([]);
});
