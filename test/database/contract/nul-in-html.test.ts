import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startService, type TestService } from '../../support/start-service.ts';

/** A page with `mark` wherever HTML has a rule of its own for NUL; `between` where it is dropped. */
const page = (mark: string, between: string): string => `<!doctype html><html lang="en"><head>
<title>Home</title><meta name="robots" content="${mark}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"A loom\\u0000",
"author":{"@type":"Person","name":"Anna\\u0000 Berg"}}</script><script>"${mark}"</script><style>${mark}</style></head>
<body class="${mark}">${between}<!-- ${mark} --><main><article><h1>How a loom is ${between}threaded for plain weave</h1>
<p>A loom is a ${between}frame that holds the warp under tension while the weft is passed through it. For plain weave it is
threaded with 240 ends over four shafts, which takes about two hours.</p><table>${between}<tr><td>Ends${between}</td>
<td>240</td></tr></table><ul><li>Warp${between}</li></ul><img alt="A loom${mark}" src="${mark}"><pre>${between}240</pre>
<h2>Heddles</h2><p>Thread the ends through the heddles one by one, from shaft one to shaft four and over again.${between}</p>
<svg><text>${mark}</text></svg><textarea>${mark}</textarea><a href="https://example.com/${mark}">loom</a>
</article></main></body></html>`;

const html = page('\0', '\0');
/** The same page as the HTML standard reads it. */
const asRead = page('\uFFFD', '');
const url = 'https://pages.example/loom';
const wanted = { url, html, queries: ['how is a loom threaded'] };

let service: TestService;
let call: ServiceCall;

beforeAll(async () => {
  service = await startService();
  call = await callService(service);
});
afterAll(() => service.stop());

const post = (path: string, body: object) => call('POST', `/v1${path}`, body, { prefer: 'wait=30' });
const get = async (path: string) => (await call('GET', `/v1${path}`)).json;
/** What depends on neither the bytes nor the time. */
const stable = (read: Record<string, unknown>) => ({ ...read, content_hash: null, fetched_at: null });

describe('a NUL in the HTML of a request', () => {
  it('is read as the HTML standard says', async () => {
    const [given, read] = await Promise.all(
      [html, asRead].map(async (source) => (await post('/analysis', { url, html: source })).json),
    );
    expect(given).toMatchObject({ status: 'completed', error: null });
    expect(given.checks).toEqual(read.checks);
    expect(given.overall_score).toBe(read.overall_score);
    expect(stable(given.page)).toEqual(stable(read.page));
    const contents = await Promise.all([given, read].map(({ id }) => get(`/analysis/${id}/content`)));
    expect(contents[0]).toEqual(contents[1]);
    expect(contents[0].text).not.toContain('\0');
    const { data } = await get('/analysis');
    expect(data.map(({ id }: { readonly id: string }) => id)).toContain(given.id);
  });

  it('is stored, generated from, edited, diffed, published and rendered', async () => {
    const preview = await post('/injection/preview', wanted);
    expect(preview).toMatchObject({ status: 200, json: { status: 'completed' } });
    const made = (await post('/injection', { ...wanted, content_types: ['title', 'meta_description'] })).json;
    expect(made).toMatchObject({
      status: 'completed',
      error: null,
      content_blocks: [{ type: 'title' }, { type: 'meta_description' }],
    });
    const analysis = (await post('/analysis', wanted)).json;
    const reused = (await post('/injection', { analysis_id: analysis.id })).json;
    expect(reused.score_before).toBe(made.score_before);
    const edited = await call(
      'PATCH',
      `/v1/injection/${made.id}`,
      { content_blocks: [{ id: made.content_blocks[0].id, text: 'How a loom is threaded with 240 ends' }] },
      { prefer: 'wait=30' },
    );
    expect(edited).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect((await post(`/injection/${made.id}/publish`, {})).json).toMatchObject({
      publication: 'published',
    });
    expect((await get(`/injection/${made.id}/render`)).html).toContain('How a loom is');
    expect((await get('/injection')).data).toHaveLength(2);
  });

  it.each([
    ['url', { url: `${url}\0`, html }],
    ['queries[0]', { url, html, queries: ['a\0'] }],
    ['metadata.html', { url, html, metadata: { html: '\0' } }],
  ])('elsewhere is refused by its name: %s', async (param, body) => {
    const { status, json } = await post('/analysis', body);
    expect(status).toBe(400);
    expect(json.error.errors).toMatchObject([{ param, code: 'invalid_field' }]);
  });

  it('does not excuse unpaired surrogates', async () => {
    const { status, json } = await post('/analysis', { url, html: '\ud800\0' });
    expect(status).toBe(400);
    expect(json.error.errors).toMatchObject([{ param: 'html' }]);
  });
});
