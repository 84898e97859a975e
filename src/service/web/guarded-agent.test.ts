import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from 'undici';
import { startSites, type Sites } from '../../../test/support/sites/sites.ts';
import { createGuard } from './guard.ts';
import { createGuardedAgent, resolveAllowed, type GuardedAgentOptions } from './guarded-agent.ts';

const strict = createGuard({ allowNetworks: [] });
const local = createGuard({ allowNetworks: ['127.0.0.0/8'] });

describe('guarded agent', () => {
  let sites: Sites;
  let port: string;
  let agent: Agent | undefined;

  beforeAll(async () => {
    sites = await startSites();
    port = new URL(sites.url('/')).port;
  });
  afterAll(() => sites.close());
  afterEach(async () => {
    await agent?.destroy();
    agent = undefined;
  });

  function get(origin: string, options: Partial<GuardedAgentOptions> = {}): Promise<{ statusCode: number }> {
    agent = createGuardedAgent({ guard: strict, connectTimeoutMs: 2_000, ...options });
    return agent.request({ origin, path: '/stub', method: 'GET' });
  }

  const blocked = { code: 'ERR_BLOCKED_ADDRESS' };

  it.each([
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '0177.1',
    '[::ffff:127.0.0.1]',
    'localhost',
    'any.localhost',
  ])('opens no connection to loopback spelt as %s', async (host) => {
    const before = sites.requests.length;
    await expect(get(`http://${host}:${port}`)).rejects.toMatchObject(blocked);
    expect(sites.requests.length).toBe(before);
  });

  it('opens no connection for a name that resolves to a private address, even among public ones', async () => {
    const lookup = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const openSocket = () => {
      throw new Error('a socket was opened');
    };
    for (const scheme of ['http', 'https']) {
      const url = `${scheme}://public.example:${port}`;
      await expect(get(url, { lookup, openSocket })).rejects.toMatchObject(blocked);
    }
  });

  it('sends nothing to a blocked peer, even after an allowed lookup', async () => {
    const before = sites.requests.length;
    let bytesWritten = -1;
    const options: Partial<GuardedAgentOptions> = {
      lookup: async () => [{ address: '93.184.216.34', family: 4 }],
      openSocket: () => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('close', () => (bytesWritten = socket.bytesWritten));
        return socket;
      },
    };
    for (const scheme of ['http', 'https']) {
      bytesWritten = -1;
      await expect(get(`${scheme}://public.example:${port}`, options)).rejects.toMatchObject(blocked);
      await expect.poll(() => bytesWritten).toBe(0);
    }
    expect(sites.requests.length).toBe(before);
  });

  it('connects to the address that was checked, without a second lookup', async () => {
    let lookups = 0;
    const lookup = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const { statusCode } = await get(`http://rebinding.example:${port}`, { guard: local, lookup });
    expect(statusCode).toBe(200);
    expect(lookups).toBe(1);
  });

  it('connects to the networks that the operator allows, by address and by localhost name', async () => {
    expect((await get(`http://127.0.0.1:${port}`, { guard: local })).statusCode).toBe(200);
    await agent?.destroy();
    expect((await get(`http://docs.localhost:${port}`, { guard: local })).statusCode).toBe(200);
  });

  it('times out on a lookup without a response', async () => {
    const lookup = () => new Promise<never>(() => undefined);
    await expect(
      get(`http://slow-dns.example:${port}`, { lookup, connectTimeoutMs: 50 }),
    ).rejects.toMatchObject({
      code: 'UND_ERR_CONNECT_TIMEOUT',
    });
  });

  it('does not look up localhost names', async () => {
    const lookup = () => Promise.reject(new Error('asked'));
    const addresses = await resolveAllowed('app.localhost', local, lookup, 1_000);
    expect(addresses).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });
});
