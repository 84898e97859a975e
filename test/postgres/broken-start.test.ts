import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../support/start-service.ts';
import { makeTempStorage } from '../support/temp-database.ts';

/** A way to PostgreSQL that ends one connection at its first query, counted from 1; returns its port. */
async function startBreakingProxy(targetPort: number, broken: number): Promise<number> {
  let connections = 0;
  let chunks = 0;
  const server = createServer((client) => {
    connections += 1;
    const isBroken = connections === broken;
    const target = connect(targetPort, '127.0.0.1');
    client.on('data', (chunk) => {
      if (isBroken) chunks += 1;
      // Signing in takes at most three messages: the fourth is a query.
      if (isBroken && chunks > 3) {
        client.resetAndDestroy();
        target.destroy();
      } else target.write(chunk);
    });
    target.on('data', (chunk) => client.write(chunk));
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each([1, 2, 3, 4])('a start whose connection %i breaks goes on with another one', async (broken) => {
  const storage = await makeTempStorage();
  onTestFinished(() => storage.remove());
  const url = new URL(storage.config.databaseUrl ?? '');
  url.port = String(await startBreakingProxy(Number(url.port), broken));
  const service = await startService({
    storage: { ...storage, config: { ...storage.config, databaseUrl: url.href } },
  });
  onTestFinished(() => service.stop());
  expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200);
});
