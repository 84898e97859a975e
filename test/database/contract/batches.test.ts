import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;
let key: string;
let otherKey: string;

beforeAll(async () => {
  test = await startTestServer({ env: { ACCOUNT_JOBS_MAX: '4' } });
  ({ key } = await test.createKey({ type: 'secret', environment: 'live', rate_limit: 100_000 }));
  ({ key: otherKey } = await test.createKey({ type: 'secret', environment: 'test', rate_limit: 100_000 }));
});
afterAll(() => test.close());

interface Batch {
  readonly id: string;
  readonly status: string;
  readonly counts: Record<string, number>;
  readonly analyses: readonly { readonly id: string; readonly url: string; readonly status: string }[];
}

const post = (body: object) => test.call(key, { method: 'POST', url: '/v1/analysis/batch', payload: body });

const submit = async (urls: readonly string[], more: object = {}): Promise<Batch> => {
  const response = await post({ urls, ...more });
  expect(response.statusCode).toBe(202);
  return response.json();
};

const read = async (id: string): Promise<Batch> =>
  (await test.call(key, { url: `/v1/analysis/batch/${id}` })).json();

const idAt = (batch: Batch, index: number): string => batch.analyses[index]?.id ?? '';

const failure = { code: 'dns_failure', message: 'The host name does not exist.', retryable: true } as const;

const countAnalyses = async (): Promise<number> => {
  const { db } = test.app.database;
  const row = await db
    .selectFrom('analyses')
    .select(db.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

describe('POST /v1/analysis/batch', () => {
  it('returns 202 with the pages in the given order, Location and Retry-After', async () => {
    const urls = ['https://c.example/', 'https://a.example/', 'https://b.example/'];
    const response = await post({ urls, metadata: { team: 'content' } });
    expect(response.statusCode).toBe(202);
    const batch = response.json();
    expect(batch).toMatchObject({
      object: 'analysis_batch',
      environment: 'live',
      status: 'queued',
      counts: { queued: 3, processing: 0, completed: 0, failed: 0 },
      metadata: { team: 'content' },
      completed_at: null,
    });
    expect(batch.analyses.map((analysis: { url: string }) => analysis.url)).toEqual(urls);
    expect(response.headers).toMatchObject({
      location: `/v1/analysis/batch/${batch.id}`,
      'retry-after': '2',
    });
    const polled = await test.call(key, { url: String(response.headers['location']) });
    expect(polled.json()).toEqual(batch);
  });

  it('analyses a duplicate URL once and lists it twice', async () => {
    const before = await countAnalyses();
    const batch = await submit(['https://twice.example/', 'https://once.example/', 'https://twice.example/']);
    expect(await countAnalyses()).toBe(before + 2);
    expect(batch.analyses.map(({ url }) => url)).toEqual([
      'https://twice.example/',
      'https://once.example/',
      'https://twice.example/',
    ]);
    expect(idAt(batch, 0)).toBe(idAt(batch, 2));
    expect(idAt(batch, 0)).not.toBe(idAt(batch, 1));
  });

  it('treats two spellings of a URL as one page and lists each as given', async () => {
    const batch = await submit(['https://Spelt.example', 'https://spelt.example/#top']);
    expect(batch.analyses.map(({ url }) => url)).toEqual([
      'https://Spelt.example',
      'https://spelt.example/#top',
    ]);
    expect(idAt(batch, 0)).toBe(idAt(batch, 1));
  });

  it('gives every analysis the queries and the metadata', async () => {
    const batch = await submit(['https://meta.example/'], { queries: ['eins'], metadata: { a: '1' } });
    const analysis = await test.call(key, { url: `/v1/analysis/${idAt(batch, 0)}` });
    expect(analysis.json()).toMatchObject({ url: 'https://meta.example/', metadata: { a: '1' } });
    const row = await test.app.database.db
      .selectFrom('analyses')
      .select('input')
      .where('id', '=', idAt(batch, 0))
      .executeTakeFirstOrThrow();
    expect(row.input.queries).toEqual(['eins']);
  });

  it.each([
    ['ftp://example.com/', 'invalid_url'],
    ['not a url', 'invalid_url'],
    ['http://127.0.0.1/', 'invalid_url'],
    ['http://user:secret@example.com/', 'invalid_url'],
    [17, 'invalid_field'],
  ])('queues nothing when one URL is %s, and names it', async (bad, code) => {
    const before = await countAnalyses();
    const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/', bad];
    const response = await post({ urls });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.errors).toEqual([{ param: 'urls[3]', code, message: expect.any(String) }]);
    expect(await countAnalyses()).toBe(before);
  });

  it('says the same of every address that is not public, and which setting allows it', async () => {
    const hosts = ['127.0.0.1', '10.1.2.3', '[::1]', '169.254.169.254', '[fd00::1]', '0.0.0.0'];
    const response = await post({ urls: hosts.map((host) => `http://${host}/`) });
    const messages = response.json().error.errors.map((error: { message: string }) => error.message);
    expect(messages).toHaveLength(hosts.length);
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toMatch(/^Must be on a public host\. .*FETCH_ALLOW_NETWORKS/);
  });

  it('names every invalid URL, not only the first', async () => {
    const response = await post({ urls: ['ftp://x/', 'https://ok.example/', 'http://[::1]/'], extra: 1 });
    const params = response.json().error.errors.map((error: { param: string }) => error.param);
    expect(params.sort()).toEqual(['extra', 'urls[0]', 'urls[2]']);
  });

  it.each([
    ['no urls', {}, 'urls'],
    ['an empty list', { urls: [] }, 'urls'],
    [
      '101 addresses',
      { urls: Array.from({ length: 101 }, (_, index) => `https://e.example/${index}`) },
      'urls',
    ],
    ['a list that is none', { urls: 'https://example.com/' }, 'urls'],
    ['html', { urls: ['https://example.com/'], html: '<p>' }, 'html'],
    ['a negative age', { urls: ['https://example.com/'], max_age: -1 }, 'max_age'],
    ['an age in parts', { urls: ['https://example.com/'], max_age: 0.5 }, 'max_age'],
  ])('rejects %s', async (_, body, param) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.errors[0].param).toBe(param);
  });

  it.each([
    [
      'both lists',
      { urls: ['https://a.example/'], items: [{ url: 'https://a.example/' }] },
      'items',
      'invalid_field',
    ],
    ['no items', { items: [] }, 'items', 'invalid_field'],
    ['an item without address', { items: [{ html: '<p>' }] }, 'items[0].url', 'missing_field'],
    [
      'html that is none',
      { items: [{ url: 'https://a.example/', html: 1 }] },
      'items[0].html',
      'invalid_field',
    ],
    ['a private address', { items: [{ url: 'http://[::1]/' }] }, 'items[0].url', 'invalid_url'],
    [
      'a field of the batch',
      { items: [{ url: 'https://a.example/', max_age: 1 }] },
      'items[0].max_age',
      'unknown_field',
    ],
  ])('rejects items: %s', async (_, body, param, code) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.errors).toEqual([{ param, code, message: expect.any(String) }]);
  });

  it('names the item whose HTML is too large', async () => {
    const html = 'x'.repeat(5 * 1024 * 1024 + 1);
    const response = await post({
      items: [{ url: 'https://a.example/' }, { url: 'https://b.example/', html }],
    });
    expect(response.json().error).toMatchObject({ code: 'html_too_large', param: 'items[1].html' });
  });

  it('gives each item its own HTML, queries and metadata, or those of the batch', async () => {
    const response = await post({
      items: [
        { url: 'https://item.example/', html: '<p>one</p>', queries: ['eins'], metadata: { row: '1' } },
        { url: 'https://item.example/', html: '<p>two</p>' },
        { url: 'https://item.example/', html: '<p>two</p>', metadata: { row: '3' } },
        { url: 'https://item.example/', html: '<p>two</p>', queries: [] },
      ],
      queries: ['zwei'],
      metadata: { row: 'batch' },
    });
    expect(response.statusCode).toBe(202);
    const batch = response.json();
    expect(batch.analyses.map((entry: { metadata: object }) => entry.metadata)).toEqual([
      { row: '1' },
      { row: 'batch' },
      { row: '3' },
      { row: 'batch' },
    ]);
    expect(idAt(batch, 2)).toBe(idAt(batch, 1));
    const ids = [0, 1, 3].map((index) => idAt(batch, index));
    expect(new Set(ids).size).toBe(3);
    const rows = await test.app.database.db
      .selectFrom('analyses')
      .select(['input', 'html', 'metadata'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(rows.map(({ input, html }) => [input.queries, html?.toString()])).toEqual([
      [['eins'], '<p>one</p>'],
      [['zwei'], '<p>two</p>'],
      [[], '<p>two</p>'],
    ]);
  });

  it('accepts 100 URLs', async () => {
    const batch = await submit(Array.from({ length: 100 }, (_, index) => `https://hundred.example/${index}`));
    expect(batch.counts['queued']).toBe(100);
    expect(batch.analyses.map(({ url }) => url)).toEqual(
      Array.from({ length: 100 }, (_, index) => `https://hundred.example/${index}`),
    );
  });

  it('is executed once per Idempotency-Key', async () => {
    const request = {
      method: 'POST',
      url: '/v1/analysis/batch',
      headers: { 'idempotency-key': 'batch-1' },
      payload: { urls: ['https://idempotent.example/'] },
    } as const;
    const first = await test.call(key, request);
    const second = await test.call(key, request);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotent-replayed']).toBe('true');
  });
});

describe('GET /v1/analysis/batch/{id}', () => {
  it('counts its analyses as they end and completes with the last', async () => {
    const batch = await submit(['https://1.example/', 'https://2.example/', 'https://3.example/']);
    await test.complete(idAt(batch, 0));
    expect(await read(batch.id)).toMatchObject({
      status: 'processing',
      counts: { queued: 2, processing: 0, completed: 1, failed: 0 },
      completed_at: null,
    });
    await test.fail(idAt(batch, 1), failure);
    await test.complete(idAt(batch, 2));
    const response = await test.call(key, { url: `/v1/analysis/batch/${batch.id}` });
    expect(response.headers['retry-after']).toBeUndefined();
    expect(response.json()).toMatchObject({
      status: 'completed',
      counts: { queued: 0, processing: 0, completed: 2, failed: 1 },
      analyses: [
        { status: 'completed', overall_score: 71.4 },
        { status: 'failed', overall_score: null, error: failure },
        { status: 'completed', overall_score: 71.4, error: null },
      ],
      completed_at: expect.any(String),
    });
  });

  it('completes when its last analyses are canceled or deleted', async () => {
    const batch = await submit(['https://cancel.example/1', 'https://cancel.example/2']);
    await test.call(key, { method: 'POST', url: `/v1/analysis/${idAt(batch, 0)}/cancel` });
    await test.call(key, { method: 'DELETE', url: `/v1/analysis/${idAt(batch, 1)}` });
    expect(await read(batch.id)).toMatchObject({
      status: 'completed',
      counts: { queued: 0, processing: 0, completed: 0, failed: 1 },
      analyses: [{ id: idAt(batch, 0) }],
    });
  });

  it('treats an id of another environment as unknown', async () => {
    const { id } = await submit(['https://isolated.example/']);
    const withoutId = (body: { error: object }): object => ({ ...body.error, request_id: '' });
    const foreign = await test.call(otherKey, { url: `/v1/analysis/batch/${id}` });
    const unknown = await test.call(otherKey, { url: `/v1/analysis/batch/${id.slice(0, -4)}zzzz` });
    expect(foreign.statusCode).toBe(404);
    expect(withoutId(foreign.json())).toEqual(withoutId(unknown.json()));
    expect((await test.call(otherKey, { url: '/v1/analysis/batch/an_1' })).statusCode).toBe(404);
  });
});

describe('POST /v1/analysis/batch/{id}/cancel', () => {
  const cancel = (id: string, by = key) =>
    test.call(by, { method: 'POST', url: `/v1/analysis/batch/${id}/cancel` });

  it('ends what has not ended, completes the batch with one event, and does so once', async () => {
    const batch = await submit([
      'https://stop.example/1',
      'https://stop.example/2',
      'https://stop.example/3',
    ]);
    await test.complete(idAt(batch, 1));
    const response = await cancel(batch.id);
    expect(response.statusCode).toBe(200);
    const error = expect.objectContaining({ code: 'canceled' });
    expect(response.json()).toMatchObject({
      id: batch.id,
      status: 'completed',
      counts: { queued: 0, processing: 0, completed: 1, failed: 2 },
      analyses: [{ error }, { error: null }, { error }],
      completed_at: expect.any(String),
    });
    expect((await cancel(batch.id)).json()).toEqual(response.json());
    expect(await read(batch.id)).toEqual(response.json());
    const { db } = test.app.database;
    const events = await db.selectFrom('webhook_events').select(['type', 'body']).execute();
    const ofBatch = events.filter(({ body }) => JSON.stringify(body).includes(batch.id));
    expect(ofBatch.map(({ type }) => type)).toEqual(['analysis.batch.completed']);
    const left = await db
      .selectFrom('analyses')
      .select('id')
      .where('turn', '<>', 'ended')
      .where(
        'id',
        'in',
        [0, 1, 2].map((index) => idAt(batch, index)),
      )
      .execute();
    expect(left).toEqual([]);
  });

  it('knows no batch of another environment', async () => {
    const { id } = await submit(['https://foreign.example/']);
    expect((await cancel(id, otherKey)).statusCode).toBe(404);
    expect(await read(id)).toMatchObject({ status: 'queued' });
  });
});

describe('slots of an account', () => {
  const running = async (): Promise<{ singles: number; members: number }> => {
    const rows = await test.app.database.db
      .selectFrom('analyses')
      .select('priority')
      .where('turn', '=', 'running')
      .execute();
    const members = rows.filter((row) => row.priority > 0).length;
    return { singles: rows.length - members, members };
  };
  const submitSingle = async (url: string): Promise<string> => {
    const payload = { url };
    const headers = { prefer: 'wait=0' };
    return (await test.call(key, { method: 'POST', url: '/v1/analysis', headers, payload })).json().id;
  };
  const turnOf = async (id: string): Promise<string> => {
    const { db } = test.app.database;
    return (await db.selectFrom('analyses').select('turn').where('id', '=', id).executeTakeFirstOrThrow())
      .turn;
  };

  it('gives a batch half of the slots, and a single page one immediately', async () => {
    await submit(Array.from({ length: 100 }, (_, index) => `https://many.example/${index}`));
    expect(await running()).toEqual({ singles: 0, members: 2 });
    expect(await turnOf(await submitSingle('https://single.example/1'))).toBe('running');
  });

  it('queues work over the limit instead of rejecting it', async () => {
    expect(await turnOf(await submitSingle('https://single.example/2'))).toBe('running');
    const waiting = await submitSingle('https://single.example/3');
    expect(await turnOf(waiting)).toBe('waiting');
    const shown = await test.call(key, { url: `/v1/analysis/${waiting}` });
    expect(shown.json().status).toBe('queued');
    const { singles, members } = await running();
    expect(singles + members).toBe(4);
  });

  it('gives a free slot to a single page before any page of a batch', async () => {
    const { db } = test.app.database;
    const waiting = await db
      .selectFrom('analyses')
      .select('id')
      .where('turn', '=', 'waiting')
      .where('priority', '=', 0)
      .executeTakeFirstOrThrow();
    const member = await db
      .selectFrom('analyses')
      .select('id')
      .where('turn', '=', 'running')
      .where('priority', '>', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.complete(member.id);
    expect(await turnOf(waiting.id)).toBe('running');
    expect(await running()).toEqual({ singles: 3, members: 1 });
  });

  it('runs every page eventually, never more at once than the limit', async () => {
    const { db } = test.app.database;
    for (;;) {
      const next = await db
        .selectFrom('analyses')
        .select('id')
        .where('turn', '=', 'running')
        .executeTakeFirst();
      if (next === undefined) break;
      await test.fail(next.id, failure);
      const { singles, members } = await running();
      expect(singles + members).toBeLessThanOrEqual(4);
      expect(members).toBeLessThanOrEqual(2);
    }
    const left = await db.selectFrom('analyses').select('id').where('turn', '<>', 'ended').execute();
    expect(left).toEqual([]);
  });
});
