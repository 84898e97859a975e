import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  batch,
  createClient,
  injectAndPublish,
  preview,
  submitAndPoll,
  submitAndWait,
  track,
} from '../../lab/load/client.mjs';
import { startDistributedService, type DistributedService } from '../support/distributed-service.ts';
import { reconcile, untilAtRest } from '../support/reconcile.mjs';
import { startReceiver, type Received, type Receiver } from '../support/receiver.ts';
import { startSlowSite } from '../support/slow-site.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><h1>How a kiln is fired with wood</h1>
<p>A kiln is an oven that hardens clay at 1,200 degrees. It is fired with dry wood for about two days and cools for three.</p>
<h2>Wood</h2><p>${'Pine burns hot and fast, and oak holds the heat for the night. '.repeat(4)}</p></main></body></html>`;

let service: DistributedService;
let receiver: Receiver;

/** For each delivery: do both of its signatures verify when it arrives? */
const verdicts: boolean[] = [];

/** What the service accepted in all tests; the last one looks what became of it. */
const accepted: string[] = [];

beforeAll(async () => {
  [service, receiver] = await Promise.all([startDistributedService({ api: 2, worker: 2 }), startReceiver()]);
  const args = `webhooks add --url ${receiver.url('/hook')} --environment live`.split(' ');
  const secret = String((await service.command(...args))['secret']);
  receiver.answer('/hook', (response, received) => {
    verdicts.push(isSigned(received, secret));
    response.end('ok');
  });
});

function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, time, hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-service-signature'] ?? '') ?? [];
  const signed = createHmac('sha256', secret)
    .update(`${String(time)}.`)
    .update(body)
    .digest('hex');
  try {
    new Webhook(secret).verify(body.toString(), headers);
    return hash === signed;
  } catch {
    return false;
  }
}

afterAll(async () => {
  await service.stop();
  await receiver.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Sends to one of the API processes, by turns. */
async function call(
  turn: number,
  method: string,
  path: string,
  { body, key = service.key, headers = {} }: { body?: object; key?: string; headers?: object } = {},
): Promise<Answer> {
  const addresses = service.addresses();
  const response = await fetch(`${addresses[turn % addresses.length] ?? ''}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
  const { id } = answer.body;
  const isSaved = method === 'POST' && /^[/](?:analysis|analysis[/]batch|injection)$/.test(path);
  if (isSaved && answer.status < 300 && !accepted.includes(String(id))) accepted.push(String(id));
  return answer;
}

const post = (turn: number, path: string, body: object, headers: object = {}): Promise<Answer> =>
  call(turn, 'POST', path, { body, headers: { prefer: 'respond-async', ...headers } });

const read = async (turn: number, path: string): Promise<Answer['body']> =>
  (await call(turn, 'GET', path)).body;

test('every journey succeeds when each of its requests goes to the other process', async () => {
  const client = createClient({ key: service.key, addresses: service.addresses, pollMs: 50 });
  const site = await startSlowSite();
  site.release();
  try {
    const url = (name: string): string => `https://example.com/journey/${name}`;
    const urls = [1, 2, 3].map((number) => `${site.url}/${String(number)}`);
    const content_types = ['title'];
    const [polled, waited, listed, injected] = await Promise.all([
      submitAndPoll(client, { url: url('poll'), html }),
      submitAndWait(client, { url: url('wait'), html }),
      batch(client, urls),
      injectAndPublish(client, { url: url('inject'), html, content_types }),
    ]);
    for (const journey of [polled, waited, listed, injected]) {
      expect(journey.failed).toEqual([]);
      accepted.push(...journey.accepted);
    }
    expect(waited.analysis.overall_score).toBe(polled.analysis.overall_score);
    expect(listed.batch).toMatchObject({ status: 'completed', counts: { completed: 3 } });
    expect(injected.injection).toMatchObject({ publication: 'published' });
    const previewed = await preview(client, { url: url('inject'), html, content_types });
    expect(previewed.preview).toMatchObject({
      id: null,
      content_blocks: [{ text: injected.injection.content_blocks[0].text }],
    });
  } finally {
    site.close();
  }
});

test('views counted by both processes add up in the figures of each, once', async () => {
  const url = 'https://example.com/viewed';
  const made = await service.command('keys', 'create', '--type', 'publishable', '--environment', 'live');
  const client = createClient({
    key: service.key,
    publishableKey: String(made['key']),
    addresses: service.addresses,
  });
  const { injection, accepted: ids } = await injectAndPublish(client, {
    url,
    html,
    content_types: ['title'],
  });
  accepted.push(...ids);
  const referrers = [undefined, 'https://chatgpt.com/', undefined, 'https://claude.ai/chat'];
  for (const referrer of referrers) {
    const { page } = await track(client, { url, ...(referrer === undefined ? {} : { referrer }) });
    expect(page).toMatchObject({ injection_id: injection.id, content_types: ['title'] });
  }
  const figures = (turn: number): Promise<Answer['body']> =>
    read(turn, `/tracker/visits?group_by=url&url=${encodeURIComponent(url)}`);
  for (const turn of [0, 1]) {
    await expect
      .poll(async () => (await figures(turn))['data'], { interval: 200 })
      .toEqual([{ url, views: referrers.length, referrals: 2 }]);
  }
  const { rows } = await service.postgres.query(
    `select sum(quantity)::int as quantity from usage_records where metric = 'tracker_views'`,
  );
  expect(rows).toEqual([{ quantity: referrers.length }]);
});

test('two processes grant the requests of one rate limit, and none more', async () => {
  const perMinute = 30;
  const made = await service.command(
    ...`keys create --type secret --environment live --rate-limit ${String(perMinute)}`.split(' '),
  );
  const key = String(made['key']);
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 2 * perMinute }, (_, turn) => call(turn, 'GET', '/usage', { key })),
  );
  const refilled = ((performance.now() - begun) / 60_000) * perMinute;
  const granted = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(granted).toBeGreaterThanOrEqual(Math.min(perMinute, answers.length));
  expect(granted).toBeLessThanOrEqual(perMinute + Math.ceil(refilled));
});

test('a hundred concurrent requests with one Idempotency-Key over two processes create one analysis', async () => {
  const page = { url: 'https://example.com/once', html };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      post(turn, '/analysis', page, { 'idempotency-key': 'a-hundred' }),
    ),
  );
  // 200 when the analysis has ended meanwhile.
  expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(99);
  const { rows } = await service.postgres.query(
    `select id from analyses where url = 'https://example.com/once'`,
  );
  expect(rows).toHaveLength(1);
});

test('a request whose key is locked by another process for over 5 s gets an error, and is accepted afterwards', async () => {
  const page = { url: 'https://example.com/held', html };
  const stuck = new Client({ connectionString: service.postgres.url });
  await stuck.connect();
  try {
    // What a process that stopped in the middle of accepting the key's first request leaves.
    await stuck.query('begin');
    await stuck.query(`
      insert into idempotency_keys (account_id, environment, key, fingerprint, request_id, expires_at)
      select id, 'live', 'held', 'x', 'req_x', now() + interval '1 day' from accounts`);
    const refused = await post(0, '/analysis', page, { 'idempotency-key': 'held' });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'idempotency_in_progress' } } });
    await stuck.query('rollback');
  } finally {
    await stuck.end();
  }
  expect(await post(1, '/analysis', page, { 'idempotency-key': 'held' })).toMatchObject({ status: 202 });
});

test('an analysis run by one process can be canceled by another, which aborts its fetch', async () => {
  const site = await startSlowSite();
  try {
    const { body } = await post(0, '/analysis', { url: `${site.url}/slow` });
    await site.asked(1);
    const canceled = await post(1, `/analysis/${String(body['id'])}/cancel`, {});
    expect(canceled).toMatchObject({ status: 200, body: { status: 'failed', error: { code: 'canceled' } } });
    await expect.poll(() => site.waiting()).toBe(0);
    expect(await read(0, `/analysis/${String(body['id'])}`)).toMatchObject({
      status: 'failed',
      error: { code: 'canceled' },
    });
    const next = await post(0, '/analysis', { url: 'https://example.com/next', html }, { prefer: 'wait=30' });
    expect(next).toMatchObject({ status: 200, body: { status: 'completed' } });
  } finally {
    site.close();
  }
});

test('concurrent batches of the same pages in opposite orders all end when submitted, canceled and deleted', async () => {
  const site = await startSlowSite();
  site.release();
  try {
    const urls = Array.from({ length: 12 }, (_, index) => `${site.url}/${String(index)}`);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        post(turn, '/analysis/batch', { urls: turn % 2 === 0 ? urls : [...urls].reverse() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    const ids = answers.flatMap(({ body }) => body['analyses'] as { id: string }[]).map(({ id }) => id);
    const statuses = await Promise.all(
      ids.filter((_, index) => index % 5 === 0).map((id, turn) => post(turn, `/analysis/${id}/cancel`, {})),
    );
    // Canceled, or already at its end.
    expect(statuses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const [turn, { body }] of answers.entries()) {
      await expect
        .poll(async () => (await read(turn, `/analysis/batch/${String(body['id'])}`))['status'], {
          interval: 200,
        })
        .toBe('completed');
    }
  } finally {
    site.close();
  }
});

const idOf = ({ body }: Answer): string => String(body['id']);
const waiting = { prefer: 'wait=30' };

test('api processes leave previews, edits and drafts to the workers', async () => {
  const asked = { html, url: 'https://example.com/kiln', content_types: ['title'] };
  const previewed = await post(0, '/injection/preview', asked, waiting);
  expect(previewed.body).toMatchObject({ id: null, status: 'completed' });
  const made = await post(1, '/injection', asked, waiting);
  expect(made).toMatchObject({ status: 200, body: { publication: 'draft' } });
  const [title] = made.body['content_blocks'] as readonly { readonly id: string }[];
  const content_blocks = [{ id: title?.id, text: 'How a wood kiln is fired' }];
  const edited = await call(0, 'PATCH', `/injection/${idOf(made)}`, {
    body: { content_blocks },
    headers: waiting,
  });
  expect(edited).toMatchObject({
    status: 200,
    body: { content_blocks: [{ text: 'How a wood kiln is fired' }] },
  });
});

test('two processes that publish drafts of a page concurrently leave exactly one published', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asked = { html, url: `https://example.com/race/${String(round)}`, content_types: ['title'] };
    const drafts = await Promise.all([0, 1, 2, 3].map((turn) => post(turn, '/injection', asked, waiting)));
    const outcomes = await Promise.all(
      drafts.map((draft, turn) => call(turn, 'POST', `/injection/${idOf(draft)}/publish`)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await service.postgres.query(
      `select publication from injections where url = '${asked.url}' order by publication`,
    );
    expect(rows.map((row) => (row as { publication: string }).publication)).toEqual([
      'published',
      'superseded',
      'superseded',
      'superseded',
    ]);
  }
});

// The last two: they look at what the others left.
test('two workers deliver every event once, with a signature that verifies', async () => {
  await untilAtRest(service.postgres.query, outcomeTimeoutMs);
  const { rows } = await service.postgres.query('select id from webhook_events');
  const received = receiver.at('/hook');
  expect(received.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(
    rows.map((row) => (row as { id: string }).id).toSorted(),
  );
  expect(verdicts).toEqual(received.map(() => true));
});

describe('everything accepted', () => {
  beforeAll(() => untilAtRest(service.postgres.query, outcomeTimeoutMs));

  test('has ended once, with its event and its usage', async () => {
    const { problems, counts } = await reconcile(service.postgres.query, accepted);
    expect(problems).toEqual([]);
    expect(counts['analyses']).toBeGreaterThan(100);
  });

  test('is missed when it is not in the database', async () => {
    const { problems } = await reconcile(service.postgres.query, [
      ...accepted,
      'an_lost',
      ...accepted.slice(0, 1),
    ]);
    expect(problems).toEqual([
      `${accepted[0] ?? ''} was accepted twice.`,
      'an_lost was accepted and is not in the database.',
    ]);
  });

  const analysis = `(select min(id) from analyses where status = 'completed')`;
  const injection = `(select min(id) from injections where status = 'completed')`;
  const eventOf = (id: string, type: string): string => `
    insert into webhook_events (id, account_id, environment, type, resource_id, body, created_at, expires_at)
    select 'evt_doctored', id, 'live', '${type}', ${id}, '{}', now(), now() from accounts`;
  const usageOf = (metric: string): string =>
    `(select min(id) from usage_records where metric = '${metric}')`;

  test.each([
    [`update analyses set status = 'processing' where id = ${analysis}`, 'has not ended'],
    [
      `update analyses set status = 'queued' where id = (select min(id) from analyses where batch_id is not null)`,
      'is a completed batch with analyses that have not ended',
    ],
    [`update analyses set turn = 'running' where id = ${analysis}`, 'has ended and still has a turn'],
    [
      `delete from webhook_events where resource_id = ${analysis}`,
      'has ended without exactly one event of its end',
    ],
    [eventOf(analysis, 'analysis.completed'), 'has ended without exactly one event of its end'],
    [eventOf(injection, 'injection.ready'), 'has ended without exactly one event of its end'],
    [
      `delete from webhook_events where type = 'analysis.batch.completed'`,
      'has ended without exactly one event of its end',
    ],
    [eventOf(analysis, 'analysis.failed'), 'has an event of the other end'],
    [eventOf(injection, 'injection.failed'), 'has an event of the other end'],
    [
      `delete from usage_records where id = ${usageOf('analyses')}`,
      'is metered otherwise than once for its success',
    ],
    [
      `update usage_records set quantity = 2 where id = ${usageOf('injections')}`,
      'is metered otherwise than once for its success',
    ],
    [
      `update webhook_deliveries set status = 'pending' where id = (select min(id) from webhook_deliveries)`,
      'is a delivery of an enabled endpoint without an end',
    ],
    [
      `delete from usage_records where id = ${usageOf('webhook_deliveries')}`,
      'is a delivery that is metered otherwise than once for its success',
    ],
    [
      `insert into pgboss.job (name, singleton_key) values ('analysis', 'an_left')`,
      'is the queue of a job that was left',
    ],
    [`update accounts set queued_jobs = 1`, 'is an account whose queue counts work that has ended'],
  ])('is found to be wrong after %s', async (change, problem) => {
    const client = new Client({ connectionString: service.postgres.url });
    await client.connect();
    try {
      await client.query('begin');
      // Some tables refuse such changes by triggers.
      await client.query('set local session_replication_role = replica');
      expect((await client.query(change)).rowCount).toBeGreaterThan(0);
      const { problems } = await reconcile((text, values) => client.query(text, values), accepted);
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(` ${problem}[.]$`)));
    } finally {
      await client.end();
    }
  });
});
