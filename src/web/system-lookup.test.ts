import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeTempDirectory } from '../../test/support/temp-directory.ts';
import { createLookup, type Lookup } from './system-lookup.ts';

/** Types of DNS records. */
const recordTypes = { a: 1, aaaa: 28 } as const;
const noSuchName = 3;

let server: Socket;
let servers: readonly string[];

/** Answers `answers.example` with an IPv4 address, says that `unknown.example` does not exist, and is silent otherwise. */
beforeEach(async () => {
  server = createSocket('udp4');
  server.on('message', (message, peer) => {
    const reply = replyTo(message);
    if (reply !== undefined) server.send(reply, peer.port, peer.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
});

function replyTo(message: Buffer): Buffer | undefined {
  const question = message.subarray(12);
  const end = question.indexOf(0);
  const name = question.toString('latin1', 1, end).replace(/[\x01-\x1f]/g, '.');
  const type = question.readUInt16BE(end + 1);
  const asked = question.subarray(0, end + 5);
  const header = (code: number, answers: number): Buffer => {
    const bytes = Buffer.alloc(12);
    message.copy(bytes, 0, 0, 2);
    bytes.writeUInt16BE(0x8180 | code, 2);
    bytes.writeUInt16BE(1, 4);
    bytes.writeUInt16BE(answers, 6);
    return bytes;
  };
  if (name === 'unknown.example') return Buffer.concat([header(noSuchName, 0), asked]);
  if (name !== 'answers.example') return undefined;
  if (type !== recordTypes.a) return Buffer.concat([header(0, 0), asked]);
  const record = Buffer.from([0xc0, 12, 0, recordTypes.a, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
  return Buffer.concat([header(0, 1), asked, record]);
}

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
