import { afterAll, describe, it } from 'vitest';
import {
  hostileHandshakes,
  hostileServers,
  startHostileSockets,
  type HostileServer,
  type HostileSockets,
} from '../../../test/support/sites/hostile-sockets.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';
import { robotsBytesMax } from './robots-file.ts';
import { openWeb, type Web } from './web.ts';

const open = (fetchTimeoutMs: number): Web =>
  openWeb({
    allowNetworks: ['127.0.0.0/8'],
    fetchTimeoutMs,
    fetchBytesMax: 1024 * 1024,
    userAgent: 'Citeworthy/test',
    now: () => new Date(),
  });
/** For servers whose fetch only the deadline ends. */
const brief = open(400);
const patient = open(outcomeTimeoutMs);
const opened: HostileSockets[] = [];

afterAll(async () => {
  await brief.close();
  await patient.close();
  await Promise.all(opened.map((server) => server.close()));
});

const webFor = (ends: string): Web => (ends === 'timeout' ? brief : patient);

async function serve({ script }: HostileServer): Promise<HostileSockets> {
  const server = await startHostileSockets(script);
  opened.push(server);
  return server;
}

const all = [
  ...Object.entries(hostileServers).map(([name, server]) => ({ name, server, scheme: 'http' })),
  ...Object.entries(hostileHandshakes).map(([name, server]) => ({ name, server, scheme: 'https' })),
];

describe.concurrent('a server that sends', () => {
  it.for(all)(
    '$name ends the fetch of a page as $server.ends, and no connection is left',
    async ({ server, scheme, name }, { expect }) => {
      const site = await serve(server);
      const outcome = await webFor(server.ends).fetchPage(`${scheme}://${site.host}/`);
      expect(outcome.ok ? 'page' : outcome.error.code, name).toBe(server.ends);
      await expect.poll(() => site.open()).toBe(0);
    },
  );

  it.for(all)(
    '$name never keeps robots.txt from an end, nor makes it larger than is read',
    async ({ server, scheme }, { expect }) => {
      const site = await serve(server);
      const file = await webFor(server.robotsEnds ?? server.ends).fetchRobots(`${scheme}://${site.host}/`);
      expect(file?.byteLength ?? 0).toBeLessThanOrEqual(robotsBytesMax);
      await expect.poll(() => site.open()).toBe(0);
    },
  );
});
