import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CiteworthyError, createClient, type Client } from '../../../packages/client/dist/index.js';
import { verify } from '../../../packages/client/dist/webhooks.js';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { rotateEndpointSecret } from '../../../src/features/webhooks/rotate-endpoint-secret.ts';
import { signatureHeaders } from '../../../src/features/webhooks/sign.ts';
import { startReceiver, type Receiver } from '../../support/receiver.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { startedProcess } from '../../support/started.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

/** Says what it is about, but its head does not. */
const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><article>
<h1>How a loom is threaded for plain weave</h1>
<p>A loom is a frame that keeps the warp under tension while the weft is passed through it. For plain weave it is threaded
with 240 ends over four shafts, which takes about two hours.</p></article></main></body></html>`;
const queries = ['how is a loom threaded'];

let service: TestService;
let receiver: Receiver;
let client: Client;
let pages = 0;
const newUrl = (): string => `https://pages.example/${String((pages += 1))}`;
const clientOf = (apiKey: string): Client =>
  createClient({ apiKey, baseUrl: service.baseUrl, timeoutMs: outcomeTimeoutMs });

beforeAll(async () => {
  service = await startService();
  receiver = await startReceiver();
  client = clientOf(service.keys.live);
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

/** What a call throws. */
async function thrown(call: Promise<unknown>): Promise<CiteworthyError> {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof CiteworthyError)) throw new Error(`no CiteworthyError: ${String(error)}`);
  return error;
}

describe('the client on a service', () => {
  it('scores a page and reads, lists and deletes the result', async () => {
    const { analyses } = client;
    const url = newUrl();
    const ended = await analyses.createAndWait({ url, html, queries, metadata: { draft: '1' } });
    if (ended.status !== 'completed') throw new Error(ended.error.message);
    expect(ended.overall_score).toBeGreaterThan(0);
    expect(ended.page.title).toBe('Home');
    const { id } = ended;
    expect(await analyses.read(id)).toEqual(ended);
    expect(await analyses.wait(id)).toEqual(ended);
    expect((await analyses.content(id)).text).toContain('240 ends');
    expect((await analyses.prompt(id)).markdown).toContain(url);
    expect(await thrown(analyses.cancel(id))).toMatchObject({ kind: 'conflict', code: 'invalid_state' });
    const whole = [];
    for await (const one of analyses.list({ url, view: 'full' })) whole.push(one);
    expect(whole).toEqual([ended]);
    expect(await analyses.delete(id)).toEqual({ id, deleted: true });
    const gone = await thrown(analyses.read(id));
    expect(gone).toMatchObject({ kind: 'not_found', status: 404, requestId: expect.stringMatching(/^req_/) });
  });

  it('says that a page cannot be read', async () => {
    const ended = await client.analyses.createAndWait({ url: receiver.url('/') });
    expect(ended).toMatchObject({ status: 'failed', error: { code: 'not_html' } });
  });

  it('makes one analysis when the connection is reset while the service waits', async () => {
    const proxy = await startTcpProxy(Number(new URL(service.baseUrl).port));
    receiver.answer('/slow', (response) => {
      const restored = proxy.cut().then(() => proxy.restore());
      void restored.then(() => response.setHeader('content-type', 'text/html').end(html));
    });
    const url = receiver.url('/slow');
    const baseUrl = `http://127.0.0.1:${String(proxy.port)}`;
    const { analyses } = createClient({ apiKey: service.keys.live, baseUrl, timeoutMs: outcomeTimeoutMs });
    const { id, status } = await analyses.createAndWait({ url });
    expect(status).toBe('completed');
    const { data } = await client.analyses.list({ url }).page();
    expect(data.map((one) => one.id)).toEqual([id]);
    expect(receiver.at('/slow')).toHaveLength(1);
    await proxy.close();
  });

  it('waits for a batch, walks the list of batches by pages, and deletes', async () => {
    const { batches, analyses } = client;
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await batches.create({ urls: [receiver.url('/')] }));
    const ended = await batches.createAndWait({ urls: [receiver.url('/'), receiver.url('/two')] });
    expect(ended).toMatchObject({ status: 'completed', counts: { failed: 2, queued: 0 } });
    for (const { id } of made) expect(await batches.wait(id)).toMatchObject({ status: 'completed' });
    const walked = [];
    for await (const { id } of batches.list({ limit: 2 })) walked.push(id);
    expect(walked).toEqual([ended.id, ...made.map(({ id }) => id).reverse()]);
    expect(await batches.delete(ended.id)).toEqual({ id: ended.id, deleted: true });
    const first = ended.analyses[0]?.id ?? '';
    expect(await thrown(analyses.read(first))).toMatchObject({ kind: 'not_found' });
  });

  it('tests citations, and reads, lists, and deletes the test', async () => {
    const { citationTests } = client;
    const url = newUrl();
    const rivals = [{ url: 'https://rival.example/loom', html: html.replace('240 ends', 'many ends') }];
    const ended = await citationTests.createAndWait({ url, html, questions: queries, rivals, runs: 2 });
    if (ended.status !== 'completed') throw new Error(ended.error.message);
    expect(ended.power.runs_needed).toBeGreaterThan(2);
    const { id } = ended;
    expect(await citationTests.read(id)).toEqual(ended);
    expect(await citationTests.wait(id)).toEqual(ended);
    const listed = [];
    for await (const one of citationTests.list({ url })) listed.push(one.id);
    expect(listed).toEqual([id]);
    expect((await citationTests.receipts(id, { limit: 5 }).page()).data).toEqual([]);
    expect(await thrown(citationTests.cancel(id))).toMatchObject({ kind: 'conflict', code: 'invalid_state' });
    expect(await citationTests.delete(id)).toEqual({ id, deleted: true });
    expect(await thrown(citationTests.read(id))).toMatchObject({ kind: 'not_found' });
  });

  it('takes an injection through its life', async () => {
    const { injections, tracker } = client;
    const visitor = clientOf(service.keys.publishable);
    const page = { url: newUrl(), html, queries, content_types: ['title' as const] };
    const preview = await injections.preview(page);
    expect(preview).toMatchObject({ id: null, status: 'completed' });
    const made = await injections.createAndWait(page);
    if (made.status !== 'completed') throw new Error(made.error.message);
    const { id } = made;
    expect(made.publication).toBe('draft');
    expect(made.score_after).toBeGreaterThanOrEqual(made.score_before);
    const block = made.content_blocks[0]?.id ?? '';
    await injections.edit(id, { content_blocks: [{ id: block, text: 'How to thread a loom for weave' }] });
    expect((await injections.wait(id)).content_blocks).toMatchObject([
      { text: 'How to thread a loom for weave' },
    ]);
    expect((await injections.render(id)).html).toContain('<title>How to thread a loom for weave</title>');
    expect(await injections.publish(id)).toMatchObject({ publication: 'published' });
    expect(await tracker.read({ url: page.url })).toMatchObject({ injection_id: id, content_blocks: [{}] });
    expect(await visitor.tracker.read({ url: page.url })).not.toHaveProperty('content_blocks');
    expect(await visitor.injections.metadata(id)).toMatchObject({ id, publication: 'published' });
    expect(await thrown(visitor.injections.read(id))).toMatchObject({ code: 'metadata_only' });
    await expect
      .poll(async () => (await tracker.visits({ url: page.url })).data)
      .toMatchObject([{ views: 1 }]);
    const { data } = await injections.list({ url: page.url, publication: 'published' }).page();
    expect(data.map((one) => one.id)).toEqual([id]);
    expect(await injections.withdraw(id)).toMatchObject({ publication: 'withdrawn' });
    expect(await injections.delete(id)).toEqual({ id, deleted: true });
    expect(await tracker.delete({ url: page.url })).toMatchObject({ deleted: true });
  });

  it('reads usage, the bill and invoices', async () => {
    expect((await client.usage.read({ group_by: 'metric' })).data.length).toBeGreaterThan(0);
    expect(await client.billing.read()).toHaveProperty('amount_due');
    expect(await client.billing.invoices().page()).toMatchObject({ data: [], has_more: false });
    const { status, headers } = await client.request('GET', '/v1/usage', { query: { group_by: 'day' } });
    expect([status, headers.get('x-ratelimit-limit')]).toEqual([200, '600']);
  });

  it('throws what the service refuses, by kind', async () => {
    const url = newUrl();
    const idempotencyKey = 'once';
    await client.analyses.create({ url, html }, { idempotencyKey });
    const refusals: readonly (readonly [() => Promise<unknown>, object])[] = [
      [() => clientOf('cw_sk_live_unknown').billing.read(), { kind: 'authentication', status: 401 }],
      [() => clientOf(service.keys.publishable).usage.read(), { kind: 'permission', status: 403 }],
      [() => client.analyses.read('an_unknown'), { kind: 'not_found', code: 'not_found' }],
      [
        () => client.batches.create({ urls: ['ftp://x.example/', 'http://127.0.0.1:1/', 'x'] }),
        { kind: 'invalid_request', errors: [{ param: 'urls[0]' }, { param: 'urls[2]' }] },
      ],
      [
        () => client.analyses.create({ url: newUrl() }, { idempotencyKey }),
        { kind: 'conflict', code: 'idempotency_key_reused' },
      ],
    ];
    for (const [call, expected] of refusals) expect(await thrown(call())).toMatchObject(expected);
  });

  it('says how long a key over its rate limit must wait', async () => {
    const { key } = await service.createKey({ type: 'secret', environment: 'live', rate_limit: 1 });
    const limited = clientOf(key);
    await limited.billing.read();
    const error = await thrown(limited.billing.read({ retriesMax: 0 }));
    expect(error).toMatchObject({ kind: 'rate_limit', code: 'rate_limited', status: 429 });
    expect(error.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('reports a service that cannot be reached', async () => {
    const nowhere = createClient({ apiKey: service.keys.live, baseUrl: 'http://127.0.0.1:2', retriesMax: 0 });
    const error = await thrown(nowhere.billing.read());
    expect(error).toMatchObject({ kind: 'connection', status: null });
    expect(error.message).toContain('ECONNREFUSED');
  });
});

describe('the README', () => {
  const directory = makeTempDirectory();
  afterAll(() => directory.remove());
  const packageFolder = fileURLToPath(new URL('../../../packages/client', import.meta.url));
  const blocks = [
    ...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/^```js\n([\s\S]*?)^```/gm),
  ];
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  /** Runs code beside the installed package. */
  function run(code: string): Promise<string> {
    mkdirSync(join(directory.path, 'node_modules/@citeworthy'), { recursive: true });
    symlinkSync(packageFolder, join(directory.path, 'node_modules/@citeworthy/client'));
    writeFileSync(join(directory.path, 'readme.mjs'), code);
    const env = {
      PATH: process.env['PATH'],
      CITEWORTHY_KEY: service.keys.live,
      CITEWORTHY_URL: service.baseUrl,
      CITEWORTHY_WEBHOOK_SECRET: secret,
    };
    return new Promise((done, failed) => {
      const child = execFile(
        process.execPath,
        ['readme.mjs'],
        { cwd: directory.path, env },
        (error, stdout, stderr) => {
          if (error === null) done(stdout);
          else failed(new Error(`${stderr}${stdout}`));
        },
      );
      startedProcess('the README of the client', child);
    });
  }

  it('runs as it stands', async () => {
    const event = { type: 'analysis.completed', data: { url: 'https://example.com/hook', overall_score: 7 } };
    const body = JSON.stringify(event);
    const headers = signatureHeaders({ eventId: 'evt_1', body, at: new Date(), secrets: [secret] });
    const receive = `
const receive = async (body) => (await POST(new Request('http://x/', { method: 'POST', body, headers: ${JSON.stringify(headers)} }))).status;
console.log(await receive(${JSON.stringify(body)}), await receive('{}'));`;
    const output = await run(blocks.map(([, code]) => code).join('') + receive);
    expect(blocks[0]?.[1]?.trimEnd().split('\n')).toHaveLength(3);
    expect(output).toMatch(/^\{\s+id: 'an_/);
    expect(output).toContain("status: 'completed'");
    expect(output).toMatch(/^https:\/\/example\.com\/windlass [\d.]+$/m);
    expect(output).toContain('invalid_request invalid_url [');
    expect(output).toMatch(/https:\/\/example\.com\/hook 7\n200 400\n$/);
  });
});

describe('verify on a delivery of a service', () => {
  it('accepts it by either header, during a rotation with either secret, and refuses any other', async () => {
    const account = await ensureAccount(service.app.database.db, new Date());
    const added = await addEndpoint(service.app, account, {
      url: receiver.url('/hook'),
      environment: 'live',
    });
    if (!added.ok) throw new Error(added.problems.join('; '));
    const { id, secret } = added.endpoint;
    const rotated = await rotateEndpointSecret(service.app, account, id);
    const url = newUrl();
    await client.analyses.createAndWait({ url, html });
    await expect.poll(() => receiver.at('/hook').length).toBeGreaterThanOrEqual(1);
    const [delivery] = receiver.at('/hook');
    if (delivery === undefined) throw new Error('nothing was delivered');
    const { 'x-service-signature': own = '', ...standard } = delivery.headers;
    for (const live of [secret, rotated?.secret]) {
      for (const headers of [delivery.headers, standard, new Headers({ 'x-service-signature': own })]) {
        const event = await verify(delivery.body, headers, live);
        expect(event).toMatchObject({ type: 'analysis.completed', data: { url } });
      }
    }
    const longer = Buffer.concat([delivery.body, Buffer.from(' ')]);
    await expect(verify(longer, delivery.headers, secret)).rejects.toMatchObject({
      reason: 'wrong_signature',
    });
  });
});
