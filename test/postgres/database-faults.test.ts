import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultQueueTimes } from '../../src/service/queue/queue-times.ts';
import { defaultPostgresLimits } from '../../src/service/storage/open-postgres.ts';
import { defaultDeliveryTimes } from '../../src/features/webhooks/delivery-times.ts';
import {
  expectFootprintBack,
  footprintProblem,
  footprintReader,
  type Footprint,
} from '../support/footprint.ts';
import { startPostgres } from '../support/postgres-server.mjs';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { reconcile, untilAtRest } from '../support/reconcile.mjs';
import {
  makeSmallFilesystem,
  smallFilesystemProblem,
  type SmallFilesystem,
} from '../support/small-filesystem.ts';
import { startSlowSite, type SlowSite } from '../support/slow-site.ts';
import { launchCommand, runCommand, untilReady, type SpawnedServer } from '../support/spawned-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { hostileServers, startHostileSockets } from '../support/sites/hostile-sockets.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';
import { startWork, type WorkUnderFaults } from '../support/work-under-faults.ts';

const cannotRead = footprintProblem();
if (cannotRead !== undefined) process.stderr.write(`\n*** FOOTPRINTS ARE NOT TESTED: ${cannotRead}. ***\n\n`);

/** Those of production wait for tens of seconds; their order stays. */
const times = {
  queueTimes: { ...defaultQueueTimes, pollIntervalMs: 500, leaseMs: 4_000, renewalIntervalMs: 1_000 },
  deliveryTimes: { ...defaultDeliveryTimes, leaseMs: 4_000, deadlineMs: 2_000, pollIntervalMs: 500 },
  postgresLimits: {
    ...defaultPostgresLimits,
    connectionTimeoutMs: 1_000,
    idleInTransactionTimeoutMs: 750,
    statementTimeoutMs: 1_500,
    answerTimeoutMs: 2_000,
    listenerAnswerTimeoutMs: 1_000,
    listener: { ...defaultPostgresLimits.listener, checkIntervalMs: 500, retryMsMax: 500 },
  },
};

/** Another user is root in the namespace of the file system, and PostgreSQL does not run as root. */
const noDisk =
  smallFilesystemProblem() ??
  (process.getuid?.() === 0 ? undefined : 'only root can run PostgreSQL on a small file system');
if (noDisk !== undefined)
  process.stderr.write(`\n*** POSTGRESQL IS NOT TESTED ON A FULL DISK: ${noDisk}. ***\n\n`);
const diskMb = 256;

const reader = footprintReader();
let disk: SmallFilesystem | undefined;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let proxy: TcpProxy;
let server: SpawnedServer;
let site: SlowSite;
let receiver: Receiver;
let key: string;
let before: Footprint | undefined;
const accepted: string[] = [];

beforeAll(async () => {
  if (noDisk === undefined) disk = await makeSmallFilesystem(diskMb);
  postgres = await startPostgres({ isCrashSafe: true, ...(disk === undefined ? {} : { disk }) });
  proxy = await startTcpProxy(postgres.port);
  const url = Object.assign(new URL(postgres.url('postgres')), { port: String(proxy.port) }).href;
  const settings = {
    DATABASE_URL: url,
    SECRET_KEY: 'the-same-secret-key-in-every-process',
    ACCOUNT_JOBS_MAX: '4',
    FETCH_MAX_BYTES: String(1024 * 1024),
    LOG_LEVEL: 'info',
  };
  const program = fileURLToPath(new URL('../support/serve-with-times.mjs', import.meta.url));
  server = await untilReady(
    await launchCommand([process.execPath, program], {
      ...settings,
      ...reader.env,
      SERVICE_TIMES: JSON.stringify(times),
    }),
  );
  site = await startSlowSite();
  site.release();
  receiver = await startReceiver();
  const created = await runCommand(
    settings,
    ...['keys', 'create', '--type', 'secret', '--environment', 'live', '--rate-limit', '1000000', '--json'],
  );
  key = (JSON.parse(created.stdout) as { key: string }).key;
  await runCommand(settings, 'webhooks', 'add', '--url', receiver.url('/'), '--environment', 'live');
  // Fills the pool and runs all code once: what a fault leaves behind is compared with that.
  await duringWork((work) => work.moreAccepted(20));
  if (cannotRead === undefined) before = await reader.read(server.process.pid ?? 0);
});

afterAll(async () => {
  await server.terminate();
  await proxy.close();
  await postgres.stop();
  await disk?.remove();
  await receiver.close();
  site.close();
  reader.remove();
});

async function query(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const client = new pg.Client(postgres.url('postgres'));
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** Runs a fault under load; then all that was ever accepted has ended once, and the process has no more than before. */
async function duringWork(fault: (work: WorkUnderFaults) => Promise<unknown>): Promise<WorkUnderFaults> {
  const work = startWork({ baseUrl: server.baseUrl, key }, `${site.url}/page`);
  await work.moreAccepted(5);
  await fault(work);
  // Work goes on: each client is served again.
  await work.moreAccepted(10);
  await work.stop();
  accepted.push(...work.accepted);
  await untilAtRest(query, outcomeTimeoutMs);
  expect((await reconcile(query, accepted)).problems).toEqual([]);
  const codes = [...work.answers.keys()].filter((answer) => !answer.startsWith('2'));
  expect(codes.filter((answer) => answer !== '503 unavailable')).toEqual([]);
  const { rows } = await query(`select count(*)::int as count from analyses where status = 'failed'`);
  expect(rows).toEqual([{ count: 0 }]);
  if (before !== undefined) await expectFootprintBack(reader, server.process.pid ?? 0, before);
  return work;
}

test.each(['fast', 'immediate'] as const)(
  'a restart of PostgreSQL (%s) loses, doubles and fails nothing',
  async (mode) => {
    await duringWork(async (work) => {
      await postgres.shutDown(mode);
      await work.moreRefused(3);
      await postgres.startAgain();
    });
  },
);

test.skipIf(noDisk !== undefined)('a full disk of PostgreSQL loses, doubles and fails nothing', async () => {
  await duringWork(async (work) => {
    await disk?.fill(0);
    await work.moreRefused(10);
    const read = await fetch(`${server.baseUrl}/v1/analysis/${accepted.find(isAnalysis) ?? ''}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const ready = await fetch(`${server.baseUrl}/readyz`);
    await disk?.empty();
    expect(read.status).toBe(200);
    expect(ready.status).toBe(503);
    await expect.poll(async () => (await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
  });
});

const isAnalysis = (id: string): boolean => id.startsWith('an_');

test.each(['analyses', 'injections', 'webhook_deliveries', 'usage_records'])(
  'a lock on %s that outlasts its statements loses, doubles and fails nothing',
  async (name) => {
    await duringWork(async () => {
      const client = new pg.Client(postgres.url('postgres'));
      await client.connect();
      await client.query('begin');
      await client.query(`lock table ${name} in access exclusive mode`);
      // Each job and request meets the lock more often than a failed attempt would be repeated.
      await delay(6 * times.postgresLimits.statementTimeoutMs);
      await client.query('rollback');
      await client.end();
    });
  },
);

test('a PostgreSQL that is away loses, doubles and fails nothing', async () => {
  await duringWork(async (work) => {
    await proxy.cut();
    // Longer than a lease; DATABASE_AWAY_MS is for longer outages by hand.
    const backAt = performance.now() + Number(process.env['DATABASE_AWAY_MS'] ?? times.queueTimes.leaseMs);
    while (performance.now() < backAt) await work.moreRefused(1);
    await proxy.restore();
  });
});

test.each(['client', 'server', 'both'] as const)(
  'connections that drop what comes from the %s are given up, and nothing is lost, doubled or failed',
  async (side) => {
    await duringWork(async (work) => {
      proxy.swallow(side);
      await work.moreRefused(1);
    });
  },
);

test('a listening connection that drops everything is replaced, and waits end', async () => {
  await duringWork(async () => {
    proxy.swallow('both', /listen "/);
    await expect.poll(() => server.output()).toContain('the database is available again');
  });
});

// Last: its analyses fail on purpose. Sites that only the deadline ends are in `src/service/web/hostile-servers.test.ts`.
test('hostile sites leave neither connections, files, threads nor memory behind', async () => {
  const sites = await Promise.all(
    Object.values(hostileServers)
      .filter(({ ends, robotsEnds = ends }) => ends !== 'timeout' && robotsEnds !== 'timeout')
      .map(async ({ script, ends }) => ({ ends, site: await startHostileSockets(script) })),
  );
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    connection: 'close',
  };
  const ended = await Promise.all(
    sites.map(async ({ site }) => {
      const body = JSON.stringify({ url: `http://${site.host}/` });
      const submitted = await fetch(`${server.baseUrl}/v1/analysis`, { method: 'POST', headers, body });
      const { id } = (await submitted.json()) as { id: string };
      accepted.push(id);
      return id;
    }),
  );
  await untilAtRest(query, outcomeTimeoutMs);
  expect((await reconcile(query, accepted)).problems).toEqual([]);
  const { rows } = await query(
    `select coalesce(error ->> 'code', 'page') as code from unnest($1::text[]) with ordinality as submitted (id, place)
      join analyses using (id) order by place`,
    [ended],
  );
  expect(rows).toEqual(sites.map(({ ends }) => ({ code: ends })));
  if (before !== undefined) await expectFootprintBack(reader, server.process.pid ?? 0, before);
  await Promise.all(sites.map(({ site }) => site.close()));
});
