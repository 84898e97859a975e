import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  addressRecord,
  recordTypes,
  replyCodes,
  startNameServer,
  type NameServer,
} from '../../../test/support/name-server.ts';
import { makeTempDirectory } from '../../../test/support/temp-directory.ts';
import { createLookup, type Lookup } from './system-lookup.ts';

let server: NameServer;
let servers: readonly string[];

/** Answers `answers.example` with an IPv4 address, says that `unknown.example` does not exist, and is silent otherwise. */
beforeEach(async () => {
  server = await startNameServer(({ name, type, reply }) => {
    if (name === 'unknown.example') return reply(replyCodes.noSuchName);
    if (name !== 'answers.example') return undefined;
    return reply(replyCodes.ok, type === recordTypes.a ? [addressRecord('192.0.2.7')] : []);
  });
  ({ servers } = server);
});

afterEach(() => server.close());

const refuse: Lookup = (hostname) =>
  Promise.reject(Object.assign(new Error(`system asked for ${hostname}`), { code: 'ENOTFOUND' }));

describe('names whose servers never answer', () => {
  it('never delay the lookup of another name', async () => {
    const lookup = createLookup({ servers, askSystem: refuse });
    let settled = 0;
    const silent = Array.from({ length: 50 }, (_, index) =>
      lookup(`silent-${String(index)}.example`).catch((error: unknown) => {
        settled += 1;
        return error;
      }),
    );

    expect(await lookup('answers.example')).toEqual([{ address: '192.0.2.7', family: 4 }]);
    expect(settled).toBe(0);
    for (const error of await Promise.all(silent)) expect(error).toMatchObject({ code: 'EAI_AGAIN' });
  });

  it('never keep a name from the system that the name servers do not have, except one at a time', async () => {
    const asked: string[] = [];
    const hanging = new Promise<never>(() => undefined);
    const askSystem: Lookup = (hostname) => {
      asked.push(hostname);
      return hostname === 'unknown.example' ? hanging : Promise.resolve([{ address: '10.0.0.9', family: 4 }]);
    };
    const lookup = createLookup({ servers, askSystem });
    void lookup('unknown.example');
    void lookup('unknown.example');

    expect(await lookup('database')).toEqual([{ address: '10.0.0.9', family: 4 }]);
    expect(await lookup('answers.example')).toHaveLength(1);
    expect(asked.filter((name) => name === 'unknown.example').length).toBeLessThanOrEqual(1);
  });
});

it('never lets names whose callers have given up take the turns of others', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  let finish: ((addresses: readonly []) => void) | undefined;
  const askSystem: Lookup = async (hostname) => {
    asked.push(hostname);
    return await new Promise((resolve) => (finish = resolve));
  };
  const inTurn = pLimit(1);
  const lookup = createLookup({ servers, askSystem, inTurn });
  const first = lookup('unknown.example');
  // The name servers answer in any order: the first has its turn before the others ask.
  await vi.waitUntil(() => finish !== undefined);
  // They may give up before the first has its answer.
  const late = Promise.allSettled([lookup('unknown.example'), lookup('unknown.example')]);
  await vi.waitUntil(() => inTurn.pendingCount === 2);
  vi.advanceTimersByTime(6_000);
  finish?.([]);

  expect(await first).toEqual([]);
  const given = { status: 'rejected', reason: { code: 'EAI_AGAIN' } };
  expect(await late).toMatchObject([given, given]);
  expect(asked).toHaveLength(1);
});

it('asks the system for names of its hosts file', async () => {
  const directory = makeTempDirectory();
  onTestFinished(() => directory.remove());
  const hostsFile = join(directory.path, 'hosts');
  await writeFile(hostsFile, '# local\n10.1.2.3 Intranet.example wiki.intranet.example # ours\n');
  const askSystem: Lookup = () => Promise.resolve([{ address: '10.1.2.3', family: 4 }]);
  const lookup = createLookup({ servers, hostsFile, askSystem });
  expect(await lookup('wiki.intranet.example')).toEqual([{ address: '10.1.2.3', family: 4 }]);
});

it('rejects as the system does when nobody has the name', async () => {
  const lookup = createLookup({ servers, askSystem: refuse });
  await expect(lookup('unknown.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
