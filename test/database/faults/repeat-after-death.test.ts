import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand, startServer } from '../../support/spawned-server.ts';
import { makeTempStorage, type TempStorage } from '../../support/temp-database.ts';

let storage: TempStorage;
let silent: Server;
let page = '';

beforeAll(async () => {
  storage = await makeTempStorage();
  // A page that never comes, so that the request is still waiting when the process dies.
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  page = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}/page`;
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await storage.remove();
});

it('a process that dies between accepting and responding leaves the work and its response', async () => {
  const made = await runCommand(
    storage.env,
    ...'keys create --type secret --environment live --json'.split(' '),
  );
  const { key } = JSON.parse(made.stdout) as { key: string };
  const send = (baseUrl: string): Promise<Response> =>
    fetch(`${baseUrl}/v1/analysis`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'before the end',
        prefer: 'wait=30',
      },
      body: JSON.stringify({ url: page }),
    });

  const first = await startServer(storage.env);
  const fetched = once(silent, 'request');
  const unanswered = send(first.baseUrl).then(
    () => 'answered',
    () => 'cut off',
  );
  // The work runs, so it was accepted.
  await fetched;
  await first.kill();
  expect(await unanswered).toBe('cut off');

  const second = await startServer(storage.env);
  try {
    const answer = await send(second.baseUrl);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('idempotent-replayed')).toBe('true');
    const { id } = (await answer.json()) as { id: string };
    const read = await fetch(`${second.baseUrl}/v1/analysis/${id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await read.json()).toMatchObject({ id, url: page });
  } finally {
    await second.kill();
  }
});
