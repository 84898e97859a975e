import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { rotateEndpointSecret } from '../../../src/features/webhooks/rotate-endpoint-secret.ts';
import { signatureHeaders } from '../../../src/features/webhooks/sign.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';
import { startReceiver, type Received, type Receiver } from '../../support/receiver.ts';

type Verify = (rawBody: Buffer, header: string, secret: string) => boolean;

const directory = makeTempDirectory();
let service: TestService;
let receiver: Receiver;
let isFromCiteworthy: Verify;

beforeAll(async () => {
  service = await startService();
  receiver = await startReceiver();
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const example = [...readme.matchAll(/^```js\n([\s\S]*?)^```/gm)]
    .map(([, code = '']) => code)
    .find((code) => code.includes('isFromCiteworthy'));
  expect(example?.trimEnd().split('\n')).toHaveLength(10);
  const file = join(directory.path, 'readme.mjs');
  writeFileSync(file, example ?? '');
  ({ isFromCiteworthy } = (await import(/* @vite-ignore */ file)) as { isFromCiteworthy: Verify });
});

afterAll(async () => {
  await service.stop();
  await receiver.close();
  directory.remove();
});

async function deliver(path: string): Promise<Received> {
  const answer = await fetch(`${service.baseUrl}/v1/analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.keys.live}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://example.com/größe', html: '<title>Größe</title><p>7 °C</p>' }),
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => receiver.at(path).length).toBe(1);
  const [received] = receiver.at(path);
  if (received === undefined) throw new Error('nothing');
  return received;
}

test('the README function and standardwebhooks accept genuine deliveries and reject others', async () => {
  const account = await ensureAccount(service.app.database.db, new Date());
  const added = await addEndpoint(service.app, account, { url: receiver.url('/one'), environment: 'live' });
  if (!added.ok) throw new Error(added.problems.join('; '));
  const { id, secret } = added.endpoint;
  const rotated = await rotateEndpointSecret(service.app, account, id);
  const { body, headers } = await deliver('/one');
  const header = headers['x-service-signature'] ?? '';
  expect(header.match(/,v1=/g)).toHaveLength(2);
  for (const live of [secret, rotated?.secret ?? '']) {
    expect(isFromCiteworthy(body, header, live)).toBe(true);
    expect(new Webhook(live).verify(body, headers)).toMatchObject({ type: 'analysis.completed' });
  }

  const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const longer = Buffer.concat([body, Buffer.from(' ')]);
  expect(isFromCiteworthy(body, header, other)).toBe(false);
  expect(isFromCiteworthy(longer, header, secret)).toBe(false);
  expect(() => new Webhook(other).verify(body, headers)).toThrow();
  expect(() => new Webhook(secret).verify(longer, headers)).toThrow();
  for (const seconds of [-301, 301]) {
    const at = new Date(Date.now() + seconds * 1_000);
    const signed = signatureHeaders({ eventId: 'evt_1', body: body.toString(), at, secrets: [secret] });
    expect(isFromCiteworthy(body, signed['x-service-signature'] ?? '', secret)).toBe(false);
    expect(() => new Webhook(secret).verify(body, signed)).toThrow();
  }
  for (const bad of [
    '',
    't=',
    'v1=',
    header.slice(0, header.indexOf(',')),
    header.replace(/v1=./g, 'v1=é'),
    't=NaN,v1=ff',
  ])
    expect(isFromCiteworthy(body, bad, rotated?.secret ?? '')).toBe(false);
});
