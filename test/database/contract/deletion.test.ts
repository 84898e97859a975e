import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { listDeliveries } from '../../../src/features/webhooks/list-deliveries.ts';
import { replayEvents, resendDelivery } from '../../../src/features/webhooks/resend.ts';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { findInDatabase } from '../../support/find-in-database.ts';
import { startService, type TestService } from '../../support/start-service.ts';

let service: TestService;
let call: ServiceCall;
let site: Server;
let siteUrl: string;
let accountId: string;
let endpointId: string;

const pageOf = (marker: string): string => `<html lang="en"><title>Wind turbines ${marker}</title><body><main>
<h1>Wind turbines ${marker}</h1><p>${marker} turbines turn wind into electricity with a rotor and a generator.</p>
<h2>What is a ${marker} turbine?</h2><p>A wind turbine is a machine that turns the energy of wind into
electricity. Its blades move a shaft, and the generator makes current from the movement of ${marker}.</p>
</main></body></html>`;

beforeAll(async () => {
  // `/silent…` never answers; the receiver of events fails, and repeats what it received.
  site = createServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/silent')) return;
    if (request.method === 'POST') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => response.writeHead(500).end(Buffer.concat(chunks)));
      return;
    }
    const marker = url.split('/')[2];
    if (marker === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(marker));
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  // Silent pages must stay silent, however slow the machine is.
  service = await startService({ config: { accountJobsMax: 8, fetchTimeoutMs: 600_000 } });
  call = await callService(service);
  accountId = await ensureAccount(service.app.database.db, new Date());
  const added = await addEndpoint(service.app, accountId, { url: `${siteUrl}/hook`, environment: 'live' });
  if (!added.ok) throw new Error(added.problems.join());
  endpointId = added.endpoint.id;
});
afterAll(async () => {
  await service.stop();
  site.closeAllConnections();
  site.close();
});

const find = (marker: string): Promise<readonly string[]> => findInDatabase(service.app.database.db, marker);

let markers = 0;
const newMarker = (): string => {
  markers += 1;
  return `zqmark${String(markers)}x${crypto.randomUUID().slice(0, 8)}`;
};

const idempotent = () => ({ 'idempotency-key': crypto.randomUUID() });

/** An attempt to deliver an event with the marker has failed, and its response is stored. */
async function untilAnswerStored(marker: string): Promise<void> {
  await expect.poll(() => find(marker)).toContain('public.webhook_attempts.answer');
}

const deliveries = () => listDeliveries(service.app, accountId, { limit: 200 });

const metadataOf = (marker: string) => ({ note: marker });

async function analyse(marker: string): Promise<string> {
  const body = {
    url: `${siteUrl}/page/${marker}`,
    html: pageOf(marker),
    queries: [`What is ${marker}?`],
    competitors: [`${siteUrl}/competitor/${marker}`],
    metadata: metadataOf(marker),
  };
  const answer = await call('POST', '/v1/analysis', body, { prefer: 'wait=30', headers: idempotent() });
  expect(answer.json.status).toBe('completed');
  return answer.json.id;
}

async function inject(body: object, marker: string): Promise<string> {
  const more = {
    facts: [`The factor of ${marker} is 12.`],
    brand_voice: `Never say ${marker}`,
    metadata: metadataOf(marker),
    queries: [`How good is ${marker}?`],
  };
  const options = { prefer: 'wait=30', headers: idempotent() };
  const answer = await call('POST', '/v1/injection', { ...body, ...more }, options);
  expect(answer.json.status).toBe('completed');
  return answer.json.id;
}

describe('deletion leaves nothing of the content in any table', () => {
  it('of an analysis, its events, stored responses, competitors and drafts', async () => {
    const marker = newMarker();
    const id = await analyse(marker);
    const draftId = await inject({ analysis_id: id }, marker);
    await call('POST', '/v1/injection/preview', { analysis_id: id, facts: [marker] });
    await untilAnswerStored(marker);
    expect(await find(marker)).toEqual(
      expect.arrayContaining([
        'public.analyses.url',
        'public.analyses.page',
        'public.analyses.result',
        'public.analyses.result_summary',
        'public.idempotency_keys.body',
        'public.injections.rendered',
        'public.page_summaries.outcome',
        'public.webhook_events.body',
      ]),
    );
    expect((await call('DELETE', `/v1/analysis/${id}`)).json).toEqual({ id, deleted: true });
    expect(await find(marker)).toEqual([]);
    expect((await call('GET', `/v1/injection/${draftId}`)).status).toBe(404);
  });

  it('of an analysis that is being read', async () => {
    const marker = newMarker();
    const body = { url: `${siteUrl}/silent/${marker}`, metadata: metadataOf(marker), queries: [marker] };
    const { json } = await call('POST', '/v1/analysis', body, { prefer: 'wait=0', headers: idempotent() });
    await expect
      .poll(async () => (await call('GET', `/v1/analysis/${json.id}`)).json.status)
      .toBe('processing');
    expect((await call('DELETE', `/v1/analysis/${json.id}`)).status).toBe(200);
    expect(await find(marker)).toEqual([]);
  });

  it('of an injection, published or not, with its edits and events', async () => {
    const marker = newMarker();
    const url = `https://deleted.example/${marker}`;
    const id = await inject({ url, html: pageOf(marker) }, marker);
    const publish = await call('POST', `/v1/injection/${id}/publish`, {}, { headers: idempotent() });
    expect(publish.json.publication).toBe('published');
    await untilAnswerStored(marker);
    expect((await call('DELETE', `/v1/injection/${id}`)).status).toBe(200);
    expect(await find(marker)).toEqual([]);
    const tracked = await call('GET', `/v1/tracker?url=${encodeURIComponent(url)}`);
    expect(tracked.json.injection_id).toBeNull();
  });

  it('of a batch with its analyses, finished or not', async () => {
    const marker = newMarker();
    const paths = [`/page/${marker}/1`, `/page/${marker}/2`, `/silent/${marker}/3`];
    const body = {
      urls: paths.map((path) => siteUrl + path),
      queries: [marker],
      metadata: metadataOf(marker),
    };
    const batch = (await call('POST', '/v1/analysis/batch', body, { headers: idempotent() })).json;
    await expect.poll(() => find(marker)).toContain('public.batch_pages.page');
    expect((await call('DELETE', `/v1/analysis/batch/${batch.id}`)).json).toEqual({
      id: batch.id,
      deleted: true,
    });
    expect(await find(marker)).toEqual([]);
    expect((await call('GET', `/v1/analysis/batch/${batch.id}`)).status).toBe(404);
    expect((await call('GET', `/v1/analysis/${batch.analyses[0].id}`)).status).toBe(404);
    expect((await call('DELETE', `/v1/analysis/batch/${batch.id}`)).status).toBe(404);
  });

  it('of a completed batch, except analyses that it reused', async () => {
    const [own, reused] = [newMarker(), newMarker()];
    const reusedUrl = `${siteUrl}/page/${reused}`;
    const earlier = await call('POST', '/v1/analysis', { url: reusedUrl }, { prefer: 'wait=30' });
    expect(earlier.json.status).toBe('completed');
    const urls = [`${siteUrl}/page/${own}/1`, `${siteUrl}/page/${own}/2`, reusedUrl];
    const batch = (await call('POST', '/v1/analysis/batch', { urls, max_age: 600 })).json;
    expect(batch.analyses[2].id).toBe(earlier.json.id);
    await expect
      .poll(async () => (await call('GET', `/v1/analysis/batch/${batch.id}`)).json.status)
      .toBe('completed');
    expect((await call('DELETE', `/v1/analysis/batch/${batch.id}`)).status).toBe(200);
    expect(await find(own)).toEqual([]);
    expect((await call('GET', `/v1/analysis/${earlier.json.id}`)).status).toBe(200);
  });

  it('of an analysis of a batch, in the responses stored for the batch', async () => {
    const [gone, kept] = [newMarker(), newMarker()];
    const request = {
      items: [
        { url: `${siteUrl}/silent/${gone}`, metadata: metadataOf(gone) },
        { url: `${siteUrl}/silent/${kept}` },
      ],
    };
    const headers = idempotent();
    const batch = (await call('POST', '/v1/analysis/batch', request, { headers })).json;
    expect((await call('DELETE', `/v1/analysis/${batch.analyses[0].id}`)).status).toBe(200);
    expect(await find(gone)).toEqual([]);
    const replay = await call('POST', '/v1/analysis/batch', request, { headers });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.json.analyses.map(({ id }: { id: string }) => id)).toEqual([batch.analyses[1].id]);
    expect((await call('DELETE', `/v1/analysis/batch/${batch.id}`)).status).toBe(200);
  });

  it('of a tracker address, with its figures and what was published for it', async () => {
    const marker = newMarker();
    const url = `https://tracked.example/${marker}`;
    const body = { url, html: pageOf('plain'), content_types: ['title', 'faq', 'meta_description'] };
    const options = { prefer: 'wait=30', headers: idempotent() };
    const { id } = (await call('POST', '/v1/injection', body, options)).json;
    await call('POST', `/v1/injection/${id}/publish`, {}, { headers: idempotent() });
    const query = `url=${encodeURIComponent(`${url}?utm_source=chatgpt.com#top`)}`;
    await call('GET', `/v1/tracker?${query}`, undefined, { key: service.keys.publishable });
    await service.app.viewCounter.flush();
    // Not saved yet when the page is deleted.
    await call('GET', `/v1/tracker?${query}`, undefined, { key: service.keys.publishable });
    await untilAnswerStored(marker);
    expect(await find(marker)).toContain('public.tracker_pages.url');
    const usage = (await call('GET', '/v1/usage')).json.data;
    expect((await call('DELETE', `/v1/tracker?${query}`)).json).toEqual({ url, deleted: true });
    expect(await find(marker)).toEqual([]);
    expect((await call('DELETE', `/v1/tracker?${query}`)).status).toBe(404);
    expect((await call('GET', `/v1/injection/${id}`)).json).toMatchObject({
      url: null,
      publication: 'withdrawn',
    });
    const views = (data: { metric: string; quantity: number }[]) =>
      data.find(({ metric }) => metric === 'tracker_views')?.quantity ?? 0;
    expect(views((await call('GET', '/v1/usage')).json.data)).toBeGreaterThanOrEqual(views(usage));
  });
});

describe('deliveries of deleted content', () => {
  it('are canceled, stay listed without content, and cannot be sent again', async () => {
    const marker = newMarker();
    const id = await analyse(marker);
    await untilAnswerStored(marker);
    const { db } = service.app.database;
    const [event] = await db
      .selectFrom('webhook_events')
      .select('id')
      .where('resource_id', '=', id)
      .execute();
    const before = (await deliveries()).find(({ event_id }) => event_id === event?.id);
    expect(before).toMatchObject({ status: 'pending', content_deleted: false });
    await call('DELETE', `/v1/analysis/${id}`);
    const after = (await deliveries()).find(({ event_id }) => event_id === event?.id);
    expect(after).toMatchObject({ status: 'canceled', content_deleted: true, next_attempt_at: null });
    expect(after?.attempts.map(({ answer }) => answer)).toEqual(before?.attempts.map(() => null));
    const resent = await resendDelivery(service.app, accountId, before?.id ?? '');
    expect(resent).toEqual({
      ok: false,
      problem: `The content of the event ${event?.id ?? ''} was deleted.`,
    });
    const since = new Date(Date.now() - 3_600_000).toISOString();
    await replayEvents(service.app, accountId, { id: endpointId, since });
    const resentToo = (await deliveries()).filter(({ event_id }) => event_id === event?.id);
    expect(resentToo).toHaveLength(1);
  });
});
