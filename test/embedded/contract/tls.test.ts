import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../support/sites/self-signed-certificate.ts';
import { makeTempDirectory } from '../../support/temp-database.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

/** A certificate for `localhost` that nobody trusts. */
const { cert, key } = selfSignedCertificate('localhost');

const directory = makeTempDirectory();
let test: TestServer;

beforeAll(async () => {
  const files = {
    TLS_CERT_FILE: join(directory.path, 'cert.pem'),
    TLS_KEY_FILE: join(directory.path, 'key.pem'),
  };
  writeFileSync(files.TLS_CERT_FILE, cert);
  writeFileSync(files.TLS_KEY_FILE, key);
  test = await startTestServer({ env: { ...files, PUBLIC_URL: 'https://localhost' } });
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  directory.remove();
});

describe('a server with a certificate', () => {
  it('serves HTTPS with HSTS', async () => {
    const { port } = test.server.server.address() as AddressInfo;
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/healthz',
      servername: 'localhost',
      ca: cert,
    }).end();
    const [response] = await once(call, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('does not serve plain HTTP', async () => {
    const { port } = test.server.server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${String(port)}/healthz`)).rejects.toThrow();
  });
});
