import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookEventTypes } from '../../../src/core/schema/events/index.ts';
import { runCommand, startServer, type SpawnedServer } from '../../support/spawned-server.ts';
import { makeTempStorage, type TempStorage } from '../../support/temp-database.ts';
import { startReceiver, type Receiver } from '../../support/receiver.ts';

let storage: TempStorage;
let server: SpawnedServer;
let receiver: Receiver;

beforeAll(async () => {
  storage = await makeTempStorage();
  receiver = await startReceiver();
  server = await startServer(storage.env);
});

afterAll(async () => {
  await server.terminate();
  await receiver.close();
  await storage.remove();
});

interface Delivery {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly status: string;
  readonly attempts: readonly { readonly status: number | null; readonly answer: string | null }[];
}

async function webhooks<T>(...args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await runCommand(storage.env, 'webhooks', ...args, '--json');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout) as T;
}

async function deliveries(...args: readonly string[]): Promise<readonly Delivery[]> {
  return (await webhooks<{ data: Delivery[] }>('deliveries', ...args)).data;
}

test('an endpoint can be managed from the command line beside a running server', async () => {
  const added = await webhooks<Record<string, string>>(
    ...[
      'add',
      '--url',
      receiver.url('/cli'),
      '--environment',
      'live',
      '--events',
      'webhook.test,analysis.completed',
    ],
  );
  expect(added).toMatchObject({
    url: receiver.url('/cli'),
    environment: 'live',
    secret: expect.stringMatching(/^whsec_/),
  });
  expect(added['events']).toEqual(['analysis.completed', 'webhook.test']);
  const id = added['id'] ?? '';
  expect(id).toMatch(/^whe_/);

  const sent = await webhooks<{ id: string; event_id: string }>('test', id);
  await expect.poll(() => receiver.at('/cli').length).toBe(1);
  await expect.poll(async () => (await deliveries(id, '--limit', '1'))[0]?.status).toBe('succeeded');
  expect(await deliveries(id)).toMatchObject([
    {
      id: sent.id,
      endpoint_id: id,
      event_id: sent.event_id,
      attempts: [{ number: 1, status: 200, answer: 'ok' }],
    },
  ]);
  const again = await webhooks<{ id: string; event_id: string }>('resend', sent.id);
  expect(again.event_id).toBe(sent.event_id);
  await expect.poll(() => receiver.at('/cli').length).toBe(2);
  expect(receiver.at('/cli')[1]?.body).toEqual(receiver.at('/cli')[0]?.body);

  const rotated = await webhooks<Record<string, string>>('rotate-secret', id);
  expect(rotated['secret']).not.toBe(added['secret']);
  expect(await webhooks('replay', id, '--since', '2020-01-01')).toEqual({ endpoint_id: id, deliveries: 0 });
  expect(await webhooks('disable', id)).toMatchObject({
    enabled: false,
    disabled_reason: 'Disabled by its owner.',
  });
  const refused = await runCommand(storage.env, 'webhooks', 'test', id);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(await webhooks('update', id, '--description', 'Shop')).toMatchObject({ id, description: 'Shop' });
  const listed = (await runCommand(storage.env, 'webhooks', 'list')).stdout;
  expect(listed).toContain('"Shop"');
  expect(listed).not.toContain('whsec_');
  expect(await webhooks('remove', id)).toEqual({ id, removed: true });
  expect(await webhooks('list')).toEqual({ data: [] });
  expect(server.output()).not.toContain('whsec_');
});

test('all problems of an endpoint are reported at once', async () => {
  const command = 'webhooks add --url ftp://x.example/ --environment live --events';
  expect(await runCommand(storage.env, ...command.split(' '), 'analysis.done')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `events.0: must be one of ${webhookEventTypes.join(', ')}, not "analysis.done"`,
    ),
  });
  expect(await runCommand(storage.env, ...command.split(' '), 'webhook.test')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('url: must be an absolute https URL'),
  });
});

test('the endpoint help lists the event types', async () => {
  for (const command of ['add', 'update']) {
    const { stdout } = await runCommand(storage.env, 'webhooks', command, '--help');
    for (const type of webhookEventTypes) expect(stdout).toContain(type);
  }
});
