import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEndpoint } from '../../src/webhooks/add-endpoint.ts';
import { listEndpoints } from '../../src/webhooks/list-endpoints.ts';
import { sendTestEvent } from '../../src/webhooks/send-test-event.ts';
import { startReceiver, type Receiver } from '../webhooks/receiver.ts';
import {
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  startDashboard,
  type TestDashboard,
} from './start-dashboard.ts';
import { deliverWebhooks } from './start-deliverer.ts';

const hostile = `<script>document.title='owned'</script><img src=x onerror="document.title='owned'">"'&\u202Egnp.exe\u2066 ${'long'.repeat(600)}`;

let dashboard: TestDashboard;
let receiver: Receiver;
let stopDelivering: () => Promise<void>;

beforeAll(async () => {
  dashboard = await startDashboard({ env: { FETCH_ALLOW_NETWORKS: '127.0.0.0/8' } });
  receiver = await startReceiver();
  stopDelivering = await deliverWebhooks(dashboard.test.app, {
    retryStepsMs: [10, 10],
    pollIntervalMs: 50,
    disableAfterMs: 0,
    disableAfterAttempts: 1_000,
  });
});
afterAll(async () => {
  await stopDelivering();
  await receiver.close();
  await dashboard.close();
});

async function newEndpoint(path: string, description?: string): Promise<string> {
  const input = {
    url: receiver.url(path),
    environment: 'live',
    ...(description === undefined ? {} : { description }),
  };
  const outcome = await addEndpoint(dashboard.test.app, dashboard.accountId, input);
  if (!outcome.ok) throw new Error(outcome.problems.join('; '));
  return outcome.endpoint.id;
}

/** Sends a test event to an endpoint and gives back the delivery once it has ended. */
async function delivered(endpointId: string): Promise<string> {
  const outcome = await sendTestEvent(dashboard.test.app, dashboard.accountId, endpointId);
  if (!outcome.ok) throw new Error(outcome.problem);
  const { db } = dashboard.test.app.database;
  await expect
    .poll(async () =>
      db
        .selectFrom('webhook_deliveries')
        .select('status')
        .where('id', '=', outcome.deliveryId)
        .executeTakeFirst(),
    )
    .not.toEqual({ status: 'pending' });
  return outcome.deliveryId;
}

describe('the forms of webhooks', () => {
  it('say at each field what is wrong with it, and keep what was sent', async () => {
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
    expect(third.body).toContain('Must not lead to an address that is not public.');
  });

  it('keep the environments apart', async () => {
    const id = await newEndpoint('/apart');
    const client = await dashboard.signIn('developer');
    await client.get('/webhooks');
    await client.post('/environment', { environment: 'test', back: '/webhooks' });
    expect((await client.get('/webhooks')).body).not.toContain(id);
    expect((await client.get(`/webhooks/${id}`)).status).toBe(404);
    expect((await client.post(`/webhooks/${id}/remove`, { _environment: 'test' })).status).toBe(404);
    expect((await client.get('/webhooks/deliveries')).body).toContain('No delivery yet');
  });

  it('refuse a replay from the future or from no time', async () => {
    const id = await newEndpoint('/future');
    const client = await dashboard.signIn('developer');
    await client.get(`/webhooks/${id}`);
    const future = await client.post(`/webhooks/${id}/replay`, { since: '2999-01-01T00:00' });
    expect(future.status).toBe(422);
    expect(future.body).toContain('This is in the future.');
    expect((await client.post(`/webhooks/${id}/replay`, { since: '2026-02-31T99:00' })).status).toBe(422);
  });

  it('write what was done into the audit log, without secrets or paths', async () => {
    const client = await dashboard.signIn('owner');
    await client.get('/webhooks/new');
    const made = await client.post('/webhooks/new', {
      url: receiver.url('/token-abc123'),
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

describe('the list of deliveries', () => {
  it('filters by endpoint, status and type, and goes on where a page ends', async () => {
    const [good, bad] = [await newEndpoint('/list-good'), await newEndpoint('/list-bad')];
    receiver.answer('/list-bad', (response) => response.writeHead(500).end('no'));
    const [one, two, three] = [await delivered(good), await delivered(bad), await delivered(good)];
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

describe.skipIf(isBrowserMissing)('webhooks in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('adds, tests, edits, rotates, resends, replays, disables, enables and removes an endpoint', async () => {
    const { page, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto('/webhooks/new');
    await page.getByLabel('URL').fill(receiver.url('/flow'));
    await page.getByLabel('Description').fill('The flow of the test');
    await page.getByRole('button', { name: 'Add the endpoint' }).click();
    const secret = await page.locator('#secret').textContent();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('link', { name: 'I have saved the secret' }).click();

    await page.getByRole('button', { name: 'Send a test event' }).click();
    // The page follows the delivery by itself.
    await page.locator('#course .badge.good', { hasText: 'succeeded' }).waitFor();
    await expect.poll(() => receiver.at('/flow').length).toBe(1);
    expect(await page.locator('#body-bytes').textContent()).toBe(receiver.at('/flow')[0]?.body.toString());

    await page.getByRole('button', { name: 'Resend' }).click();
    await page.getByText('It is sent again, as this new delivery.').waitFor();
    await expect.poll(() => receiver.at('/flow').length).toBe(2);
    expect(receiver.at('/flow')[1]?.headers['webhook-id']).toBe(
      receiver.at('/flow')[0]?.headers['webhook-id'],
    );
    await page.locator('dl.facts a[href^="/webhooks/whe_"]').first().click();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('Changed');
    await page.getByLabel('analysis.failed').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The endpoint is changed.').waitFor();
    expect(await page.locator('dl.facts').textContent()).toContain('Changed');
    expect(await page.locator('dl.facts').textContent()).not.toContain('analysis.failed');

    await page.locator('summary', { hasText: 'Rotate the secret' }).click();
    await page.getByRole('button', { name: 'Make the new secret' }).click();
    expect(await page.locator('#secret').textContent()).not.toBe(secret);
    await page.getByText('for 24 hours').waitFor();
    await page.getByRole('link', { name: 'I have saved the secret' }).click();
    await page.getByText('the one before signs, too, until').waitFor();
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.locator('#course .badge.good', { hasText: 'succeeded' }).waitFor();
    expect(receiver.at('/flow')[2]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);

    await page.locator('dl.facts a[href^="/webhooks/whe_"]').first().click();
    await disableAndReplay(page);
    expect(faults).toEqual([]);
  }, 90_000);

  async function disableAndReplay(page: Page): Promise<void> {
    await page.locator('summary', { hasText: 'Disable' }).click();
    await page.getByRole('button', { name: 'Disable now' }).click();
    await page.getByText('Disabled: nothing is sent to it.').waitFor();
    const { app } = dashboard.test;
    const key = await dashboard.test.createKey({ type: 'secret', environment: 'live' });
    const made = await dashboard.test.call(key.key, {
      method: 'POST',
      url: '/v1/analysis',
      payload: { url: 'https://example.com/missed' },
    });
    await dashboard.test.complete(made.json<{ id: string }>().id);
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByText('Enabled.').waitFor();
    const before = receiver.at('/flow').length;
    await page
      .getByLabel('Since (UTC)')
      .fill(new Date(app.now().getTime() - 3_600_000).toISOString().slice(0, 16));
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('1 event is sent again.').waitFor();
    await expect.poll(() => receiver.at('/flow').length).toBe(before + 1);
    expect(receiver.at('/flow').at(-1)?.body.toString()).toContain('https://example.com/missed');
    await page.locator('summary', { hasText: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove now' }).click();
    await page.getByText('The endpoint is removed.').waitFor();
  }

  it('shows what a receiver answers and a page says as text and nothing else', async () => {
    receiver.answer(
      new URL(receiver.url('/hostile?<script>x</script>')).pathname +
        new URL(receiver.url('/hostile?<script>x</script>')).search,
      (response) => response.writeHead(500).end(hostile),
    );
    const id = await newEndpoint('/hostile?<script>x</script>', `<b onclick="x">\u202Ebold</b>`);
    const deliveryId = await delivered(id);
    const { db } = dashboard.test.app.database;
    await db
      .updateTable('webhook_endpoints')
      .set({ enabled: false, disabled_reason: hostile, disabled_at: new Date() })
      .where('id', '=', id)
      .execute();
    for (const viewport of [undefined, phone]) {
      const { page, faults } = await openPage(
        dashboard,
        browser,
        'viewer',
        viewport === undefined ? {} : { viewport },
      );
      for (const path of [
        `/webhooks/deliveries/${deliveryId}`,
        `/webhooks/${id}`,
        '/webhooks',
        '/webhooks/deliveries',
        '/',
      ]) {
        await page.goto(path);
        expect(await page.title(), path).not.toContain('owned');
        expect(await page.locator('main script, main img, main b').count(), path).toBe(0);
        expect(await page.content(), path).not.toMatch(/[\u202E\u2066]/);
        expect(await fitsWidth(page), path).toBe(true);
      }
      await page.goto(`/webhooks/deliveries/${deliveryId}`);
      expect(await page.locator('pre.answer').first().textContent()).toContain(
        `<script>document.title='owned'</script>`,
      );
      expect(await page.locator('.attempt').count()).toBe(3);
      expect(faults).toEqual([]);
    }
  });

  it.each(['light', 'dark'] as const)(
    'has no serious violation and fits a phone (%s)',
    async (colorScheme) => {
      const id = await newEndpoint(`/axe-${colorScheme}`);
      receiver.answer(`/axe-${colorScheme}`, (response) => response.writeHead(503).end('not now'));
      const deliveryId = await delivered(id);
      for (const viewport of [undefined, phone]) {
        const options = { colorScheme, ...(viewport === undefined ? {} : { viewport }) };
        const { page, faults } = await openPage(dashboard, browser, 'owner', options);
        const paths = [
          '/webhooks',
          '/webhooks/new',
          `/webhooks/${id}`,
          `/webhooks/${id}/edit`,
          '/webhooks/deliveries',
          `/webhooks/deliveries/${deliveryId}`,
        ];
        for (const path of paths) {
          await page.goto(path);
          expect(await seriousViolations(page), path).toEqual([]);
          expect(await fitsWidth(page), path).toBe(true);
        }
        expect(faults).toEqual([]);
      }
    },
  );

  it('is worked with the keyboard alone', async () => {
    const id = await newEndpoint('/keyboard');
    const { page } = await openPage(dashboard, browser, 'developer');
    await page.goto(`/webhooks/${id}`);
    await page.locator('summary', { hasText: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('The endpoint is removed.').waitFor();
    expect(await page.getByText(id).count()).toBe(0);
  });

  it('works without scripts', async () => {
    const { page } = await openPage(dashboard, browser, 'developer', { javaScriptEnabled: false });
    await page.goto('/webhooks/new');
    await page.getByLabel('URL').fill(receiver.url('/no-script'));
    await page.getByRole('button', { name: 'Add the endpoint' }).click();
    expect(await page.locator('#secret').textContent()).toMatch(/^whsec_/);
    await page.getByRole('link', { name: 'I have saved the secret' }).click();
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await expect.poll(() => receiver.at('/no-script').length).toBe(1);
    await expect
      .poll(async () => {
        await page.reload();
        return await page.locator('#course .badge').first().textContent();
      })
      .toBe('succeeded');
  });
});
