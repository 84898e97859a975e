import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from '../../support/deploy-files.ts';
import { selfSignedCertificate } from '../../support/sites/self-signed-certificate.ts';
import { startedProcess } from '../../support/started.ts';

let server: Server | undefined;

afterEach(async () => {
  if (server?.listening) {
    server.close();
    await once(server, 'close');
  }
});

async function portOf(made: Server): Promise<string> {
  server = made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return String((made.address() as AddressInfo).port);
}

/** The exit code of the check in a container with these settings. */
async function check(settings: Readonly<Record<string, string>>): Promise<unknown> {
  const program = join(root, 'deploy/health-check.mjs');
  const env = { PATH: process.env['PATH'], ...settings };
  const child = startedProcess('health-check', spawn(process.execPath, [program], { env, stdio: 'ignore' }));
  const [exitCode] = await once(child, 'exit');
  return exitCode;
}

const answer =
  (status: number): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end();
  };

test('a server that answers is healthy, whatever the address that it listens on is called', async () => {
  const port = await portOf(createServer(answer(200)));
  for (const HOST of ['0.0.0.0', '::', '', '127.0.0.1', 'localhost']) {
    expect(await check({ PORT: port, HOST })).toBe(0);
  }
});

test('a server with TLS is healthy, although its certificate has the public name', async () => {
  const port = await portOf(createTlsServer(selfSignedCertificate('citeworthy.example.com'), answer(200)));
  expect(await check({ PORT: port, HOST: '0.0.0.0', TLS_CERT_FILE: 'any.pem' })).toBe(0);
});

test('a server that answers with an error, or not at all, is not healthy', async () => {
  const port = await portOf(createServer(answer(503)));
  expect(await check({ PORT: port })).toBe(1);
  server?.close();
  await once(server!, 'close');
  expect(await check({ PORT: port })).toBe(1);
});
