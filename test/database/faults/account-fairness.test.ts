import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import { insertAccount } from '../../../src/features/members/statements/accounts.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { startSlowSite, type SlowSite } from '../../support/slow-site.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let service: TestService;
let site: SlowSite;
let otherKey: string;

beforeAll(async () => {
  // One thread, and the default slots of an account for it.
  const config = { workerConcurrency: 1, accountJobsMax: 2, fetchTimeoutMs: 10 * outcomeTimeoutMs };
  service = await startService({ config });
  site = await startSlowSite();
  await insertAccount(service.app.database.db, { id: 'acc_other', name: 'Other', createdAt: new Date() });
  const outcome = await createApiKey(service.app, 'acc_other', { type: 'secret', environment: 'live' });
  if (!outcome.ok) throw new Error(outcome.problems.join('; '));
  otherKey = outcome.created.key;
});

afterAll(async () => {
  site.release();
  await service.stop();
  site.close();
});

async function submit(key: string, body: object): Promise<string> {
  const answer = await fetch(`${service.baseUrl}/v1/analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=0' },
    body: JSON.stringify(body),
  });
  expect([200, 202]).toContain(answer.status);
  return ((await answer.json()) as { id: string }).id;
}

async function statusOf(id: string): Promise<string | undefined> {
  const rows = service.app.database.db.selectFrom('analyses').select('status').where('id', '=', id);
  return (await rows.executeTakeFirst())?.status;
}

it('never lets the pages of one account that do not respond hold the analyses of another', async () => {
  const hanging = [];
  for (let count = 0; count < 20; count += 1)
    hanging.push(await submit(service.keys.live, { url: `${site.url}/${String(count)}` }));
  await site.asked(2);
  const html = '<html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1><p>A heat pump moves heat.</p>';
  const id = await submit(otherKey, { url: 'https://example.com/', html });
  await expect.poll(() => statusOf(id)).toBe('completed');
  const statuses = await Promise.all(hanging.map(statusOf));
  expect(statuses.filter((status) => status === 'processing')).toHaveLength(2);
  expect(statuses.filter((status) => status === 'queued')).toHaveLength(18);
});
