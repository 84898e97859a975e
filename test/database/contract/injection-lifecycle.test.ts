import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '../../../src/features/keys/authenticate.ts';
import { previewInjection } from '../../../src/features/injections/preview-injection.ts';
import { deleteExpiredInjections } from '../../../src/features/injections/statements/injections.ts';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startService, type TestService } from '../../support/start-service.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><article>
<h1>How a loom is threaded for plain weave</h1>
<p>A loom is a frame that holds the warp under tension while the weft is passed through it. For plain weave it is threaded
with 240 ends over four shafts, which takes about two hours.</p>
<h2>Warp</h2><p>Wind 240 ends of cotton on the warping board, tie the cross, and lift the warp off as a chain. A warp
without a cross cannot be put in order again, so it is tied twice.</p>
<h2>Heddles</h2><p>Thread the ends through the heddles one by one, from shaft one to shaft four and over again. Each error
shows as a line in the whole length of the cloth.</p></article></main></body></html>`;
const wanted = { html, queries: ['how is a loom threaded'], content_types: ['title', 'meta_description'] };

let service: TestService;
let call: ServiceCall;
let now: Date | undefined;

beforeAll(async () => {
  service = await startService({ config: { workerConcurrency: 2 }, now: () => now ?? new Date() });
  call = await callService(service);
});
afterAll(() => service.stop());

let pages = 0;
const newUrl = (): string => `https://pages.example/${String((pages += 1))}`;
const submit = async (body: object, key = service.keys.live) =>
  (await call('POST', '/v1/injection', body, { prefer: 'wait=30', key })).json;
const draft = (url = newUrl()) => submit({ ...wanted, url });
const publish = (id: string) => call('POST', `/v1/injection/${id}/publish`);
const withdraw = (id: string) => call('POST', `/v1/injection/${id}/withdraw`);
const read = async (id: string) => (await call('GET', `/v1/injection/${id}`)).json;
const edit = (id: string, changes: readonly object[], prefer = 'wait=30') =>
  call('PATCH', `/v1/injection/${id}`, { content_blocks: changes }, { prefer });
const rowsOf = async (table: 'injections' | 'usage_records'): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
    service.app.database.db,
  );
  return Number(rows[0]?.count);
};

describe('publishing', () => {
  it('allows only draft to published to withdrawn', async () => {
    const { id } = await draft();
    expect((await withdraw(id)).json.error).toMatchObject({ code: 'invalid_state' });
    const published = await publish(id);
    expect(published.status).toBe(200);
    expect(published.json).toMatchObject({ id, publication: 'published', published_at: expect.any(String) });
    expect(await read(id)).toEqual(published.json);
    expect((await publish(id)).status).toBe(409);
    expect((await edit(id, [{ id: 'blk_0', text: 'Words of another title' }])).status).toBe(409);
    expect((await withdraw(id)).json).toMatchObject({ publication: 'withdrawn' });
    expect((await withdraw(id)).status).toBe(409);
    expect((await publish(id)).status).toBe(409);
  });

  it("supersedes the page's previous injection under any spelling of its URL", async () => {
    const url = newUrl();
    const [first, second] = [await draft(url), await draft(`${url.replace('pages', 'PAGES')}#top`)];
    await publish(first.id);
    await publish(second.id);
    expect((await read(first.id)).publication).toBe('superseded');
    expect((await read(second.id)).publication).toBe('published');
    expect((await publish(first.id)).status).toBe(409);
  });

  it('of several drafts of a page concurrently leaves exactly one published', async () => {
    const url = newUrl();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draft(url)));
    const outcomes = await Promise.all(drafts.map(({ id }) => publish(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(drafts.map(() => 200));
    const states = await Promise.all(drafts.map(async ({ id }) => (await read(id)).publication));
    expect(states.sort()).toEqual(['published', ...drafts.slice(1).map(() => 'superseded')]);
  });

  it('of one draft concurrently happens once', async () => {
    const { id } = await draft();
    const statuses = (await Promise.all([publish(id), publish(id), publish(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('concurrent with withdrawal and deletion leaves at most one published, without errors', async () => {
    for (let round = 0; round < 5; round += 1) {
      const url = newUrl();
      const [first, second] = [await draft(url), await draft(url)];
      await publish(first.id);
      const outcomes = await Promise.all([
        publish(second.id),
        withdraw(first.id),
        call('DELETE', `/v1/injection/${first.id}`),
      ]);
      for (const { status } of outcomes) expect([200, 404, 409]).toContain(status);
      const { data } = (await call('GET', `/v1/injection?url=${encodeURIComponent(url)}`)).json;
      expect(data).toMatchObject([{ id: second.id, publication: 'published' }]);
    }
  });

  it('needs a URL and a completed injection', async () => {
    const { id } = await submit(wanted);
    expect((await publish(id)).json.error).toMatchObject({ code: 'invalid_state' });
    expect((await read(id)).publication).toBe('draft');
  });

  it('needs a block, and leaves the published blocks of the page alone without one', async () => {
    const url = newUrl();
    const live = await draft(url);
    await publish(live.id);
    const empty = await submit({ html: '<p>Soon.</p>', url, content_types: ['faq'] });
    expect(empty).toMatchObject({ status: 'completed', content_blocks: [] });
    const { status, json } = await publish(empty.id);
    expect([status, json.error.code]).toEqual([409, 'invalid_state']);
    expect(json.error.message).toContain('no content blocks');
    expect((await read(live.id)).publication).toBe('published');
  });
});

describe('the mode auto', () => {
  it('publishes the blocks as soon as they are ready', async () => {
    const url = newUrl();
    const before = await draft(url);
    await publish(before.id);
    const made = await submit({ ...wanted, url, mode: 'auto' });
    expect(made).toMatchObject({ mode: 'auto', publication: 'published', published_at: expect.any(String) });
    expect((await read(before.id)).publication).toBe('superseded');
  });

  it('ends as a draft with a warning without a URL, a permission or a block', async () => {
    const { key } = await service.createKey({
      type: 'secret',
      environment: 'live',
      scopes: ['injection:read', 'injection:write'],
    });
    const made = [
      await submit({ ...wanted, mode: 'auto' }),
      await submit({ ...wanted, url: newUrl(), mode: 'auto' }, key),
      await submit({ html: '<p>Soon.</p>', url: newUrl(), mode: 'auto', content_types: ['faq'] }),
    ];
    for (const injection of made) {
      expect(injection).toMatchObject({ status: 'completed', publication: 'draft', published_at: null });
      expect(injection.warnings).toContainEqual(expect.objectContaining({ code: 'not_published' }));
    }
  });

  it('of several injections of a page concurrently leaves exactly one published', async () => {
    const url = newUrl();
    const made = await Promise.all(Array.from({ length: 5 }, () => submit({ ...wanted, url, mode: 'auto' })));
    const states = await Promise.all(made.map(async ({ id }) => (await read(id)).publication));
    expect(states.sort()).toEqual(['published', ...made.slice(1).map(() => 'superseded')]);
  });
});

describe('editing a draft', () => {
  const titleOf = (injection: { content_blocks: { id: string; type: string; text: string }[] }) => {
    const title = injection.content_blocks.find(({ type }) => type === 'title');
    if (title === undefined) throw new Error('The injection has no title.');
    return title;
  };

  it('changes the text, the score and the rendered page', async () => {
    const made = await draft();
    const title = titleOf(made);
    const text = 'How to thread a loom for plain weave';
    const { status, json } = await edit(made.id, [{ id: title.id, text }]);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'completed',
      publication: 'draft',
      score_before: made.score_before,
      briefs: made.briefs,
    });
    expect(titleOf(json)).toMatchObject({ id: title.id, text });
    expect(titleOf(json)).toHaveProperty('html', `<title>${text}</title>`);
    const render = (await call('GET', `/v1/injection/${made.id}/render`)).json.html;
    expect(render).toContain(`<title>${text}</title>`);
    const body = { url: made.url, html: render, queries: wanted.queries };
    const analysis = (await call('POST', '/v1/analysis', body, { prefer: 'wait=30' })).json;
    expect(analysis.overall_score).toBe(json.score_after);
    expect(json.completed_at).toBe(made.completed_at);
  });

  it('removes claims that neither the page nor the facts support, with the reason', async () => {
    const made = await draft();
    const { id } = titleOf(made);
    const { json } = await edit(made.id, [{ id, text: 'Thread a loom with 975 ends by Jacquard' }]);
    expect(JSON.stringify(json.content_blocks)).not.toContain('975');
    expect(json.omitted).toContainEqual({ type: 'title', reason: expect.stringContaining('975') });
    const told = await submit({ ...wanted, url: newUrl(), facts: ['Our looms have 975 ends.'] });
    const kept = await edit(told.id, [{ id: titleOf(told).id, text: 'How a loom of 975 ends is threaded' }]);
    expect(titleOf(kept.json).text).toContain('975');
  });

  it('cannot be published until it is done', async () => {
    const made = await draft();
    const change = [{ id: titleOf(made).id, text: 'How to thread a loom for plain weave' }];
    const { status, json, headers } = await edit(made.id, change, 'wait=0');
    expect(status).toBe(202);
    expect(json).toMatchObject({ status: 'processing', publication: null });
    expect(headers.get('location')).toBe(`/v1/injection/${made.id}`);
    await expect.poll(async () => (await read(made.id)).status).toBe('completed');
    expect((await publish(made.id)).status).toBe(200);
  });

  it.each([
    [[{ id: 'blk_unknown', text: 'Words of another title' }], 'content_blocks[0].id'],
    [[{ text: 'Too short' }], 'content_blocks[0].text'],
    [
      [{ text: 'A title that is much too long to be shown anywhere in full, ever' }],
      'content_blocks[0].text',
    ],
    [[{ items: [{ question: 'Why?', answer: 'Because.' }] }], 'content_blocks[0].items'],
    [[{ html: '<b>x</b>' }], 'content_blocks[0].html'],
    [[], 'content_blocks'],
  ])("with %o is rejected with the field's name and changes nothing", async (changes, param) => {
    const made = await draft();
    const { id } = titleOf(made);
    const { status, json } = await edit(
      made.id,
      changes.map((change) => ({ id, ...change })),
    );
    expect([status, json.error.param]).toEqual([400, param]);
    expect(await read(made.id)).toEqual(made);
  });

  it('is not charged again', async () => {
    const made = await draft();
    const before = await rowsOf('usage_records');
    await edit(made.id, [{ id: titleOf(made).id, text: 'How to thread a loom for plain weave' }]);
    expect(await rowsOf('usage_records')).toBe(before);
  });
});

describe('a preview', () => {
  const preview = async (body: object, key = service.keys.live) =>
    (await call('POST', '/v1/injection/preview', body, { key })).json;

  it('returns the injection with a diff and saves nothing', async () => {
    const url = newUrl();
    const published = await draft(url);
    await publish(published.id);
    const rows = await rowsOf('injections');
    const shown = await preview({ ...wanted, url, mode: 'auto' });
    expect(shown).toMatchObject({ id: null, status: 'completed', publication: 'draft', mode: 'auto', url });
    const { diff, ...rest } = shown;
    expect(rest).toMatchObject({
      content_blocks: published.content_blocks,
      briefs: published.briefs,
      score_before: published.score_before,
      score_after: published.score_after,
    });
    const changed = (side: { changed: boolean; text: string }[]) =>
      side.filter(({ changed: isChanged }) => isChanged).map(({ text }) => text);
    expect(changed(diff.before)).toEqual(['Home']);
    expect(changed(diff.after)).toEqual(shown.content_blocks.map(({ text }: { text: string }) => text));
    expect(await rowsOf('injections')).toBe(rows);
    expect((await read(published.id)).publication).toBe('published');
  });

  it('of an unreadable page returns 200 with the error and is not charged', async () => {
    const [records, rows] = [await rowsOf('usage_records'), await rowsOf('injections')];
    const shown = await preview({ url: 'http://127.0.0.1:9/' });
    expect(shown).toMatchObject({
      id: null,
      status: 'failed',
      diff: null,
      error: { code: 'connection_failed' },
    });
    expect([await rowsOf('usage_records'), await rowsOf('injections')]).toEqual([records, rows]);
  });

  it('is charged as a preview when completed', async () => {
    await preview({ ...wanted });
    const { db } = service.app.database;
    const metrics = await db.selectFrom('usage_records').select('metric').orderBy('id', 'desc').execute();
    expect(metrics[0]?.metric).toBe('previews');
  });

  it('that exceeds its time fails, is not charged, and stops', async () => {
    const { app } = service;
    const [records, rows] = [await rowsOf('usage_records'), await rowsOf('injections')];
    const known = await authenticate(app, service.keys.live);
    if (!known.ok) throw new Error(known.reason);
    const request = { ...wanted, contentTypes: ['title' as const], mode: 'manual' as const };
    const at = { requestId: 'req_test', wait: { timeoutMs: 0 } };
    const outcome = await previewInjection(app, known.caller, request, at);
    expect(outcome.kind).toBe('ended');
    const shown = JSON.parse(outcome.kind === 'ended' ? outcome.json : '{}') as object;
    expect(shown).toMatchObject({ id: null, status: 'failed', error: { code: 'timeout', retryable: true } });
    expect([await rowsOf('usage_records'), await rowsOf('injections')]).toEqual([records, rows]);
  });
});

describe('retention', () => {
  it('deletes expired injections except published ones', async () => {
    now = new Date();
    const [lapsed, published, withdrawn] = [await draft(), await draft(), await draft()];
    await publish(published.id);
    await publish(withdrawn.id);
    now = new Date(now.getTime() + 91 * 86_400_000);
    await withdraw(withdrawn.id);
    await deleteExpiredInjections(service.app.database.db, now);
    expect((await call('GET', `/v1/injection/${lapsed.id}`)).status).toBe(404);
    expect((await read(published.id)).publication).toBe('published');
    expect((await read(withdrawn.id)).publication).toBe('withdrawn');
    now = new Date(now.getTime() + 91 * 86_400_000);
    await deleteExpiredInjections(service.app.database.db, now);
    expect((await call('GET', `/v1/injection/${withdrawn.id}`)).status).toBe(404);
    now = undefined;
  });
});

describe('the limit on an account’s running jobs', () => {
  it('counts injections and analyses together and queues the rest', async () => {
    const site = createServer(() => undefined);
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const submitted: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      for (const resource of ['analysis', 'injection']) {
        const body = { url: `${url}/${String(index)}` };
        const { id } = (await call('POST', `/v1/${resource}`, body, { prefer: 'wait=0' })).json;
        submitted.push(`/v1/${resource}/${id}`);
      }
    }
    const statuses = async () =>
      await Promise.all(submitted.map(async (path) => (await call('GET', path)).json.status));
    // The service of this suite lets four run at once.
    await expect
      .poll(statuses)
      .toEqual(['processing', 'processing', 'processing', 'processing', 'queued', 'queued']);
    await call('DELETE', submitted[1] ?? '');
    submitted.splice(1, 1);
    await expect.poll(statuses).toEqual(['processing', 'processing', 'processing', 'processing', 'queued']);
    for (const path of submitted) await call('DELETE', path);
    site.closeAllConnections();
    site.close();
  });
});
