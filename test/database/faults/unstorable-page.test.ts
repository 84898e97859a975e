import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOverview } from '../../../src/features/overview/read-overview.ts';
import { listInjectionSummaries } from '../../../src/features/injections/list-injection-summaries.ts';
import { authenticate } from '../../../src/features/keys/authenticate.ts';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startService, type TestService } from '../../support/start-service.ts';

/** NUL and half of a surrogate pair, where a page can contain them: as escapes in its structured data. */
const article = String.raw`{"@context":"https://schema.org","@type":"Article","headline":"a\u0000b\ud800","author":{"@type":"Person","name":"Ann\u0000 Smith\udc00"}}`;
const html = `<!doctype html><html lang="en"><head><title>Oil</title><script type="application/ld+json">${article}</script></head>
<body><main><h1>How a windlass is oiled</h1><p>A windlass is a winch that lifts an anchor by turning a drum.</p></main></body></html>`;

let service: TestService;
let call: ServiceCall;

beforeAll(async () => {
  service = await startService();
  call = await callService(service);
});
afterAll(() => service.stop());

describe('a page with characters that the database cannot store', () => {
  it('never breaks the lists and the overview of its account', async () => {
    const url = 'https://a.example/oil';
    const { json: analysis } = await call('POST', '/v1/analysis', { url, html }, { prefer: 'wait=30' });
    expect(analysis).toMatchObject({ status: 'completed' });
    const { json: injection } = await call('POST', '/v1/injection', { html }, { prefer: 'wait=30' });
    expect(injection).toMatchObject({ status: 'completed' });
    expect(JSON.stringify([analysis, injection])).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    for (const path of ['/v1/analysis', '/v1/injection']) expect((await call('GET', path)).status).toBe(200);
    const caller = await authenticate(service.app, service.keys.live);
    if (!caller.ok) throw new Error(caller.reason);
    expect((await readOverview(service.app, caller.caller)).weakPages).toHaveLength(1);
    const listed = await listInjectionSummaries(service.app, caller.caller, { limit: 10 });
    expect(listed).toHaveLength(1);
  });
});
