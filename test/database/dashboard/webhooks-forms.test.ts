import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEndpoints } from '../../../src/features/webhooks/list-endpoints.ts';
import { startDashboard, type TestDashboard } from '../../support/dashboard/start-dashboard.ts';
import { receiveWebhooks, type TestWebhooks } from '../../support/dashboard/start-deliverer.ts';

let dashboard: TestDashboard;
let webhooks: TestWebhooks;

beforeAll(async () => {
  dashboard = await startDashboard({ env: { FETCH_ALLOW_NETWORKS: '127.0.0.0/8' } });
  webhooks = await receiveWebhooks(dashboard);
});
afterAll(async () => {
  await webhooks.close();
  await dashboard.close();
});

describe('the forms of webhooks', () => {
  it('show errors at each field and keep the input', async () => {
    const client = await dashboard.signIn('developer');
    await client.get('/webhooks/new');
    const answer = await client.post('/webhooks/new', { url: 'ftp://example.com/', description: 'kept' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('Choose at least one.');
    expect(answer.body).toContain('value="kept"');
    const second = await client.post('/webhooks/new', {
      url: 'ftp://example.com/',
      'events[]': 'webhook.test',
    });
    expect(second.body).toContain('Must be an absolute https URL.');
    const third = await client.post('/webhooks/new', { url: 'http://10.0.0.1/', 'events[]': 'webhook.test' });
    expect(third.body).toContain('Must be at a public address.');
  });

  it('separate the environments', async () => {
    const id = await webhooks.newEndpoint('/apart');
    const client = await dashboard.signIn('developer');
    await client.get('/webhooks');
    await client.post('/environment', { environment: 'test', back: '/webhooks' });
    expect((await client.get('/webhooks')).body).not.toContain(id);
    expect((await client.get(`/webhooks/${id}`)).status).toBe(404);
    expect((await client.post(`/webhooks/${id}/remove`, { _environment: 'test' })).status).toBe(404);
    expect((await client.get('/webhooks/deliveries')).body).toContain('No deliveries yet');
  });

  it('reject a replay from the future or without a time', async () => {
    const id = await webhooks.newEndpoint('/future');
    const client = await dashboard.signIn('developer');
    await client.get(`/webhooks/${id}`);
    const future = await client.post(`/webhooks/${id}/replay`, { since: '2999-01-01T00:00' });
    expect(future.status).toBe(422);
    expect(future.body).toContain('The time is in the future.');
    expect((await client.post(`/webhooks/${id}/replay`, { since: '2026-02-31T99:00' })).status).toBe(422);
  });

  it('are audited without secrets or URL paths', async () => {
    const client = await dashboard.signIn('owner');
    await client.get('/webhooks/new');
    const made = await client.post('/webhooks/new', {
      url: webhooks.receiver.url('/token-abc123'),
      'events[]': ['webhook.test'],
    });
    expect(made.status).toBe(200);
    const secret = /whsec_[\w+/=]+/.exec(made.body)?.[0] ?? 'none';
    expect(secret).not.toBe('none');
    const log = (await client.get('/audit')).body;
    expect(log).toContain('webhook_endpoint.added');
    expect(log).not.toContain('token-abc123');
    expect(log).not.toContain(secret);
    const [endpoint] = await listEndpoints(dashboard.test.app, dashboard.accountId);
    expect((await client.get(`/webhooks/${endpoint?.id ?? ''}`)).body).not.toContain(secret);
  });
});

describe('a viewer', () => {
  it("never sees more of an endpoint's URL than its host, nor what its receiver responds", async () => {
    const path = '/services/T000/secret-token';
    const id = await webhooks.newEndpoint(path);
    webhooks.receiver.answer(path, (response) => response.writeHead(500).end(`cannot POST ${path}`));
    const delivery = await webhooks.delivered(id);
    const pages = [
      '/',
      '/webhooks',
      `/webhooks/${id}`,
      '/webhooks/deliveries',
      `/webhooks/deliveries/${delivery}`,
      `/webhooks/deliveries/${delivery}/state`,
    ];
    const [viewer, developer] = [await dashboard.signIn('viewer'), await dashboard.signIn('developer')];
    const host = new URL(webhooks.receiver.url('/')).host;
    for (const page of pages) {
      const { status, body } = await viewer.get(page);
      expect(status, page).toBe(200);
      expect(body, page).not.toContain('secret-token');
      if (!page.endsWith('/state')) expect(body, page).toContain(`http://${host}/…`);
      expect((await developer.get(page)).body, page).toContain('secret-token');
    }
    const { status } = await viewer.get('/audit');
    expect(status).toBe(403);
  });
});

describe('the list of deliveries', () => {
  it('filters by endpoint, status and type, and continues where a page ends', async () => {
    const [good, bad] = [await webhooks.newEndpoint('/list-good'), await webhooks.newEndpoint('/list-bad')];
    webhooks.receiver.answer('/list-bad', (response) => response.writeHead(500).end('no'));
    const [one, two, three] = [
      await webhooks.delivered(good),
      await webhooks.delivered(bad),
      await webhooks.delivered(good),
    ];
    const client = await dashboard.signIn('viewer');
    const shown = async (search: string): Promise<readonly string[]> => {
      const { body } = await client.get(`/webhooks/deliveries?${search}`);
      return [...body.matchAll(/href="\/webhooks\/deliveries\/(dlv_\w+)"/g)].map(([, id = '']) => id);
    };
    expect(await shown(`endpoint=${good}`)).toEqual([three, one]);
    expect(await shown(`endpoint=${good}&before=${three}`)).toEqual([one]);
    expect(await shown(`endpoint=${bad}&status=failed`)).toEqual([two]);
    expect(await shown(`endpoint=${bad}&status=succeeded`)).toEqual([]);
    expect(await shown(`endpoint=${good}&type=webhook.test&status=succeeded`)).toEqual([three, one]);
    expect(await shown(`endpoint=${good}&type=injection.ready`)).toEqual([]);
    expect(await shown('status=nonsense&before=nonsense&endpoint=%3Cb%3E')).toContain(three);
  });
});
