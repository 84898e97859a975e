import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { crowdPage, runPage } from '../../support/hostile-pages.ts';
import { startService, type TestService } from '../../support/start-service.ts';

const head =
  '<!doctype html><html lang="en"><head><title>Oil</title></head><body><main><h1>How a windlass is oiled</h1>';
const bystanderHtml = `${head}<p>A windlass is a winch that lifts an anchor by turning a drum. It is oiled twice a year.</p>`;
const nested = (depth: number, open: string, close = ''): string => open.repeat(depth) + close.repeat(depth);

/** Small enough for a busy machine; `npm run bench:hostile` sends the large ones. */
const pages: Readonly<Record<string, string>> = {
  'divisions nested 5,000 deep': head + nested(5_000, '<div>x', '</div>'),
  'quotations nested 5,000 deep': head + nested(5_000, '<blockquote>'),
  'lists nested 1,000 deep': head + nested(1_000, '<ul><li>x'),
  'JSON-LD nested 200,000 deep': `<script type="application/ld+json">${nested(200_000, '[', ']')}</script>${bystanderHtml}`,
  'selectors nested 5,000 deep': `<style>${nested(5_000, ':not(', ')')}{display:none}</style>${bystanderHtml}`,
  'a run of spaces': runPage('p', 'spaces', 4_000).html,
  'headings that differ': crowdPage('headings that differ', 100).html,
};

let service: TestService;
let call: ServiceCall;

beforeAll(async () => {
  service = await startService({ config: { analysisTimeoutMs: 2_000, workerConcurrency: 1 } });
  call = await callService(service);
});
afterAll(() => service.stop());

const wait = { prefer: 'wait=30' };
const ended = expect.objectContaining({ status: expect.stringMatching(/^(completed|failed)$/) });
const honestFailures = new Set([null, 'timeout', 'too_large', 'empty_page']);

/** The hostile request first, so that the ordinary page waits behind it for the only thread. */
async function sendBoth(path: string, body: object) {
  const hostile = call('POST', path, body, wait);
  const bystander = call('POST', '/v1/analysis', { url: 'https://b.example/', html: bystanderHtml }, wait);
  return { hostile: (await hostile).json, bystander: (await bystander).json };
}

describe('a hostile input', () => {
  it.each(Object.entries(pages))('never fails the page of a neighbour: %s', async (_, html) => {
    for (const [path, body] of [
      ['/v1/analysis', { url: 'https://a.example/', html }],
      ['/v1/injection', { html }],
    ] as const) {
      const { hostile, bystander } = await sendBoth(path, body);
      expect(hostile).toEqual(ended);
      expect(honestFailures).toContain(hostile.error?.code ?? null);
      expect(bystander).toMatchObject({ status: 'completed', error: null });
    }
  });
});
