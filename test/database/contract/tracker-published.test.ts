import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '../../../src/entry/http/routes/index.ts';
import { startService, type TestService } from '../../support/start-service.ts';

const hasInjections = listRoutes().some(({ operationId }) => operationId === 'submitInjection');
if (!hasInjections) {
  process.stderr.write(
    '\n*** NOT TESTED: the tracker response for published injections: there are none. ***\n\n',
  );
}

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><article>
<h1>How a loom is threaded for plain weave</h1>
<p>A loom is a frame that holds the warp under tension while the weft is passed through it. For plain weave it is threaded
with 240 ends over four shafts, which takes about two hours.</p>
<h2>Warp</h2><p>Wind 240 ends of cotton on the warping board, tie the cross, and lift the warp off as a chain. A warp
without a cross cannot be put in order again, so it is tied twice.</p></article></main></body></html>`;
const url = 'https://looms.example/threading?page=1';

describe.skipIf(!hasInjections)('the tracker response for a page', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  async function call(method: string, path: string, key: string, body?: object) {
    const response = await fetch(service.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        prefer: 'wait=30',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Record<string, unknown>;
    expect(response.status, JSON.stringify(json)).toBe(200);
    return json;
  }
  const track = (key: string, address = url) =>
    call('GET', `/v1/tracker?url=${encodeURIComponent(address)}`, key);
  const publish = async () => {
    const { live } = service.keys;
    const wanted = { url, html, queries: ['how is a loom threaded'], content_types: ['title'] };
    const { id } = await call('POST', '/v1/injection', live, wanted);
    return await call('POST', `/v1/injection/${String(id)}/publish`, live);
  };

  it('is the published injection under every spelling of its URL, with blocks only for a secret key', async () => {
    const { live, test, publishable } = service.keys;
    expect(await track(publishable)).toMatchObject({ injection_id: null, version: null });
    const first = await publish();
    const published = await track(publishable);
    expect(published).toEqual({
      object: 'tracker_page',
      url,
      injection_id: first['id'],
      content_types: first['content_types'],
      published_at: first['published_at'],
      version: expect.any(String) as string,
    });
    expect(await track(publishable, `${url}&utm_source=chatgpt.com#part`)).toEqual(published);
    expect(await track(publishable, 'https://looms.example/threading')).toMatchObject({ version: null });
    expect(await track(live)).toEqual({ ...published, content_blocks: first['content_blocks'] });
    expect(first['content_blocks']).not.toEqual([]);
    // The other environment is separate.
    expect(await track(test)).toMatchObject({ injection_id: null, content_blocks: null });

    const second = await publish();
    const then = await track(publishable);
    expect(then['injection_id']).toBe(second['id']);
    expect(then['version']).not.toBe(published['version']);
    await call('POST', `/v1/injection/${String(second['id'])}/withdraw`, live);
    expect(await track(publishable)).toMatchObject({
      injection_id: null,
      content_types: null,
      version: null,
    });
  });
});
