import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCharsMax } from '../../src/entry/mcp/bound-answer.ts';
import { callService, type ServiceCall } from '../support/call-service.ts';
import { connectMcp, spawnMcp, type McpClient } from '../support/mcp-client.ts';
import { startSites, type Sites } from '../support/sites/sites.ts';
import { startService, type TestService } from '../support/start-service.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';

const url = 'https://turbines.example/guide';
const queries = ['How long does a wind turbine last?', 'How much does a wind turbine cost?'];
const html = `<html lang="en"><title>Wind turbines</title><body><main><h1>Wind turbines</h1>
<p>A wind turbine turns wind into electricity with a rotor, a shaft and a generator.</p>
<h2>How long does a wind turbine last?</h2><p>A wind turbine lasts 20 to 25 years, according to its makers.</p>
</main></body></html>`;

let service: TestService;
let sites: Sites;
let call: ServiceCall;
let http: McpClient;
let stdio: McpClient;
let analysisId: string;

beforeAll(async () => {
  [service, sites] = await Promise.all([startService(), startSites()]);
  call = await callService(service);
  http = await connectMcp(service.baseUrl, service.keys.live);
  stdio = await spawnMcp(['--base-url', `${service.baseUrl}/v1`], { CITEWORTHY_API_KEY: service.keys.live });
  const { structured } = await http.call('analyze_page', { url, html, queries });
  analysisId = structured.analysis.id;
});
afterAll(async () => {
  await Promise.all([http.close(), stdio.close()]);
  await Promise.all([service.stop(), sites.close()]);
});

const clients = [
  ['over HTTP', () => http],
  ['over stdio', () => stdio],
] as const;

describe.each(clients)('the tools of a service %s', (_, client) => {
  it('return what its routes return', async () => {
    const { json: stored } = await call('GET', `/v1/analysis/${analysisId}`);
    const { structured, text } = await client().call('read_analysis', { analysis_id: analysisId });
    expect(structured).toMatchObject({ is_shortened: false, analysis: stored });
    expect(text).toContain(`Score ${stored.overall_score.toFixed(1)} of 100`);
    const gaps = await client().call('list_gaps', { analysis_id: analysisId });
    expect(gaps.structured).toMatchObject({ entity_gaps: stored.entity_gaps, briefs: stored.briefs });
    expect(gaps.structured.unanswered_queries).toHaveLength(1);
  });

  it('analyse once for an idempotency key, which the routes share', async () => {
    const key = `once ${_}`;
    const first = await client().call('analyze_page', { url, html, idempotency_key: key });
    const again = await client().call('analyze_page', { url, html, idempotency_key: key });
    const routed = await call('POST', '/v1/analysis', { url, html }, { headers: { 'idempotency-key': key } });
    const { id } = first.structured.analysis;
    expect([again.structured.analysis.id, routed.json.id]).toEqual([id, id]);
    const other = await client().call('analyze_page', { url, idempotency_key: key });
    expect(other.error.code).toBe('idempotency_key_reused');
  });

  it('preview blocks without saving them', async () => {
    const types = ['meta_description'];
    const { structured } = await client().call('preview_blocks', {
      analysis_id: analysisId,
      content_types: types,
    });
    expect(structured.preview).toMatchObject({ id: null, status: 'completed', content_types: types });
    expect((await call('GET', '/v1/injection')).json.data).toEqual([]);
  });

  it('test citations, and read the test again', async () => {
    const rivals = [{ url: 'https://rival.example/turbines', html: html.replace('20 to 25', 'many') }];
    const args = { url, html, questions: queries, rivals, model: false };
    const { structured, text } = await client().call('test_citations', args);
    const { id, status } = structured.citation_test;
    expect(status).toBe('completed');
    expect(text).toContain(`Citation test ${String(id)}: completed. No assistant was asked`);
    const read = await client().call('read_citation_test', { citation_test_id: id });
    expect(read.structured.citation_test).toMatchObject({ id, questions: queries });
    expect(read.text).toBe(text);
  });

  it('return the id of work that has not ended within the wait', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const path = `/waiting/${_.replaceAll(' ', '-')}`;
    sites.serve(path, (_request, response) => {
      void released.then(() => response.setHeader('content-type', 'text/html').end(html));
    });
    const { structured, text } = await client().call('analyze_page', {
      url: sites.url(path),
      wait_seconds: 0,
    });
    const { id, status } = structured.analysis;
    expect(['queued', 'processing']).toContain(status);
    expect(text).toContain(`${id} is ${status}. Call read_analysis`);
    release();
    const read = async () =>
      (await client().call('read_analysis', { analysis_id: id })).structured.analysis.status;
    await expect.poll(read, { timeout: outcomeTimeoutMs }).toBe('completed');
  });

  it.each([
    ['analyze_page', { url: 'http://10.0.0.1/', queries: [''] }, 'queries[0]'],
    ['analyze_page', { url: 'http://10.0.0.1/' }, 'url'],
    ['analyze_page', { url, html: '\ud800' }, 'html'],
    ['preview_blocks', {}, 'url'],
    ['test_citations', { url, questions: [], rivals: ['https://rival.example/'] }, 'questions'],
    ['test_citations', { questions: queries, rivals: ['https://rival.example/'] }, 'url'],
  ])('refuse %s %j with the field', async (tool, args, param) => {
    const { error } = await client().call(tool, args);
    expect(error).toMatchObject({ type: 'invalid_request_error', errors: [{ param }] });
  });

  it.each([
    ['read_analysis', { analysis_id: 'an_00000000000000000000000000' }],
    ['list_gaps', { analysis_id: '../usage' }],
    ['read_citation_test', { citation_test_id: '../usage' }],
    ['preview_blocks', { analysis_id: 'an_00000000000000000000000000' }],
  ])('answer not_found to %s %j', async (tool, args) => {
    const { error } = await client().call(tool, args);
    expect(error).toMatchObject({ type: 'not_found_error', code: 'not_found' });
    expect(error.request_id).toMatch(/^req_/);
  });

  it('bound the answer to a page of 1 MB', async () => {
    const section = `<h2>What is a part?</h2><p>${'A part is a piece of a turbine. '.repeat(20)}</p>`;
    const large = html.replace('</main>', `${section.repeat(1_000_000 / section.length)}</main>`);
    const { structured } = await client().call('analyze_page', { url, html: large });
    expect(structured.analysis.status).toBe('completed');
    expect(JSON.stringify(structured).length).toBeLessThanOrEqual(answerCharsMax);
  });

  it('end with a canceled call only its wait', async () => {
    const cancel = new AbortController();
    const path = `/canceled/${_.replaceAll(' ', '-')}`;
    sites.serve(path, (request, response) => {
      cancel.abort('not needed');
      response.setHeader('content-type', 'text/html').end(html);
    });
    const address = sites.url(path);
    await expect(
      client().call('analyze_page', { url: address }, { signal: cancel.signal }),
    ).rejects.toThrow();
    const list = `/v1/analysis?url=${encodeURIComponent(address)}`;
    const status = async () => (await call('GET', list)).json.data[0]?.status;
    await expect.poll(status, { timeout: outcomeTimeoutMs }).toBe('completed');
  });
});

it('charges a call like a request of its route', async () => {
  const used = async (): Promise<number> => {
    const { json } = await call('GET', '/v1/usage');
    return json.data.find(({ metric }: { metric: string }) => metric === 'analyses').quantity;
  };
  const before = await used();
  await http.call('analyze_page', { url, html });
  await http.call('read_analysis', { analysis_id: analysisId });
  expect(await used()).toBe(before + 1);
});

describe('a key at /mcp', () => {
  const scoped = async (scope: 'analysis:read' | 'injection:write'): Promise<McpClient> => {
    const { key } = await service.createKey({ type: 'secret', environment: 'live', scopes: [scope] });
    return await connectMcp(service.baseUrl, key);
  };

  it('needs the scope of the tool that it calls', async () => {
    const reader = await scoped('analysis:read');
    expect((await reader.call('read_analysis', { analysis_id: analysisId })).isError).toBe(false);
    const refused = await reader.call('analyze_page', { url, html });
    expect(refused.error).toMatchObject({ type: 'permission_error', code: 'missing_scope' });
    expect(refused.text).toContain('analysis:write');
    await reader.close();
    const writer = await scoped('injection:write');
    const field = await writer.call('preview_blocks', { analysis_id: analysisId });
    expect(field.error).toMatchObject({ code: 'missing_scope', param: 'analysis_id' });
    await writer.close();
  });

  it('sees nothing of the other environment', async () => {
    const other = await connectMcp(service.baseUrl, service.keys.test);
    expect((await other.call('read_analysis', { analysis_id: analysisId })).error.code).toBe('not_found');
    await other.close();
  });

  it.each([
    ['wrong', () => `${service.keys.live.slice(0, -1)}!`, 'invalid_api_key'],
    ['publishable', () => service.keys.publishable, 'publishable_key_not_allowed'],
  ])('that is %s is refused with the error of the API', async (_, key, code) => {
    await expect(connectMcp(service.baseUrl, key())).rejects.toThrow(code);
  });

  it('that is wrong is an error of the tools of a process', async () => {
    const process = await spawnMcp(['--base-url', service.baseUrl], { CITEWORTHY_API_KEY: 'junk' });
    expect((await process.call('read_analysis', { analysis_id: analysisId })).error.code).toBe(
      'invalid_api_key',
    );
    await process.close();
  });

  it('has the rate limit of its requests', async () => {
    const { key } = await service.createKey({ type: 'secret', environment: 'live', rate_limit: 5 });
    const limited = await connectMcp(service.baseUrl, key);
    const calls = async (): Promise<void> => {
      for (let count = 0; count < 5; count += 1)
        await limited.call('read_analysis', { analysis_id: analysisId });
    };
    await expect(calls()).rejects.toThrow('rate_limited');
    await limited.close();
    const process = await spawnMcp(['--base-url', service.baseUrl], { CITEWORTHY_API_KEY: key });
    const refused = await process.call('read_analysis', { analysis_id: analysisId });
    expect(refused.error).toMatchObject({ type: 'rate_limit_error', code: 'rate_limited' });
    expect(refused.text).toMatch(/Retry after \d+ s\./);
    await process.close();
  });
});

describe('POST /mcp', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const post = async (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    await fetch(`${service.baseUrl}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.keys.live}`,
        'content-type': 'application/json',
        ...headers,
      },
      body,
    });

  it('answers one message with JSON, the request id and the rate limit', async () => {
    const response = await post(JSON.stringify(ping));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    expect(response.headers.get('ratelimit')).toContain('"default"');
  });

  it.each([
    ['a batch', JSON.stringify([ping, ping]), {}, 400, 'invalid_request'],
    ['broken JSON', '{', {}, 400, 'invalid_json'],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'invalid_content_type'],
    ['more than 10 MiB', ' '.repeat(10 * 1024 * 1024 + 1), {}, 413, 'body_too_large'],
    [
      'a page of another origin',
      JSON.stringify(ping),
      { origin: 'https://evil.example' },
      403,
      'origin_not_allowed',
    ],
    ['a sandboxed page', JSON.stringify(ping), { origin: 'null' }, 403, 'origin_not_allowed'],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it.each([
    ['{}', -32700],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":["x"]}}', -32603],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/list"}', -32601],
  ])('answers %s with an error of JSON-RPC', async (body, code) => {
    expect(await (await post(body)).json()).toMatchObject({ error: { code } });
  });

  it('is the only method, and has no stream', async () => {
    const response = await fetch(`${service.baseUrl}/mcp`, { headers: { accept: 'text/event-stream' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
    await response.body?.cancel();
  });
});
