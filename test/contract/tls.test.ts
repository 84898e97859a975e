import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDirectory } from '../temp-database.ts';
import type { TestServer } from './start-test-server.ts';
import { startTestServer } from './start-test-server.ts';

/** A certificate for `localhost` that nobody trusts, made for this test alone. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUD60jFItGkLVQyYQafBt7Y/6aKrgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA4MzIyNVoYDzIxMjYxMDI4
MDgzMjI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATP/63xa5KUrGav7hKwUKSc2LuTxweG1nk+F/hhZTz3Fl4nWo/3YEwG
pVicLC8L3ey/KGun7EsKsZus0nf3IV+Qo1MwUTAdBgNVHQ4EFgQUto6POMz/Yj57
VqKKtZUD+fPzm7owHwYDVR0jBBgwFoAUto6POMz/Yj57VqKKtZUD+fPzm7owDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAxM1Q9p1yT6oB+HnT7opb
YIXa2n2xuRCJjp/hlOuBnh8CIQCksdV77EzUF7yva3dd9PcIm9NLotTl4rezKG9m
6MTb2Q==
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4SnupcIhABDTPWM+
eQ1EBWt5WzrKzfbpKQbD96b9azehRANCAATP/63xa5KUrGav7hKwUKSc2LuTxweG
1nk+F/hhZTz3Fl4nWo/3YEwGpVicLC8L3ey/KGun7EsKsZus0nf3IV+Q
-----END PRIVATE KEY-----
`;

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
  it('speaks HTTPS and asks browsers to stay with it', async () => {
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

  it('does not answer plain HTTP', async () => {
    const { port } = test.server.server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${String(port)}/healthz`)).rejects.toThrow();
  });
});
