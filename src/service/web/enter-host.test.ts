import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressKey, enterHost, type HostDeps, type HostVisit } from './enter-host.ts';
import { createGuard } from './guard.ts';
import { createGuardedAgent, type ResolvedAddress } from './guarded-agent.ts';
import { concurrentMaxDefault, createHostLimiter } from './host-limiter.ts';

/** Runs all pending callbacks. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });

describe('enterHost', () => {
  const guard = createGuard({ allowNetworks: ['10.0.0.0/8'], ownAddresses: () => [] });
  const entered: HostVisit[] = [];
  let answers: (hostname: string) => readonly ResolvedAddress[];
  let deps: HostDeps & { signal: AbortSignal };
  let abort: AbortController;

  beforeEach(() => {
    abort = new AbortController();
    const lookup = async (hostname: string) => answers(hostname);
    const agent = createGuardedAgent({ guard, connectTimeoutMs: 1_000, lookup });
    deps = { guard, agent, hostLimiter: createHostLimiter(), lookup, signal: abort.signal };
    entered.length = 0;
  });
  afterEach(() => deps.agent.destroy());

  /** Enters each host at once; the visits that got in are in `entered`. */
  const enterAll = async (hosts: readonly string[]): Promise<void> => {
    for (const host of hosts) {
      enterHost(host, deps, { leftMs: 10_000 }).then(
        (visit) => entered.push(visit),
        () => undefined,
      );
    }
    await settle();
  };
  const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}.example`);

  it('never sends more than four requests at once to one address, whatever the number of its names', async () => {
    answers = () => [v4('93.184.216.34')];
    await enterAll(names(1_000));
    let all = entered.length;
    expect(all).toBe(concurrentMaxDefault);
    while (all < 1_000) {
      for (const visit of entered.splice(0)) visit.leave();
      await settle();
      expect(entered.length).toBe(concurrentMaxDefault);
      all += entered.length;
    }
  });

  it('counts names, literal addresses and all addresses of an IPv6 network together', async () => {
    answers = (hostname) => [v6(`2606:2800:220:1::${hostname.slice(1, 2)}`)];
    await enterAll([...names(3), '[2606:2800:220:1::9]', '[2606:2800:220:1:ffff::9]']);
    expect(entered.length).toBe(4);
    answers = () => [v4('93.184.216.34')];
    await enterAll([...names(9).slice(6), '93.184.216.34', '93.184.216.34']);
    expect(entered.length).toBe(8);
  });

  it('never sends more than four requests at once to one name, whatever the number of its addresses', async () => {
    let last = 0;
    answers = () => [v4(`93.184.216.${(last += 1)}`)];
    await enterAll(Array.from({ length: 9 }, () => 'many.example'));
    expect(entered.length).toBe(4);
  });

  it('takes a slot of every address that the connection may reach, and of no other', async () => {
    const decoys = (hostname: string) => [v4(`93.184.216.${hostname.slice(1, 2)}`), v4('93.184.217.34')];
    answers = (hostname) => [...decoys(hostname), v4('93.184.218.34')];
    await enterAll(names(9));
    expect(entered.length).toBe(4);
    expect(deps.agent.pinned('n0.example')).toEqual(decoys('n0.example'));
    answers = () => [v4('93.184.218.34')];
    await enterAll(['other.example']);
    expect(entered.length).toBe(5);
  });

  it('keeps a name at the addresses whose slots are taken, whatever the DNS returns meanwhile', async () => {
    answers = () => [v4('93.184.216.34')];
    await enterAll(['a.example']);
    answers = () => [v4('93.184.216.35')];
    await enterAll(['a.example']);
    expect(deps.agent.pinned('a.example')).toEqual([v4('93.184.216.34')]);
    for (const visit of entered.splice(0)) visit.leave();
    expect(deps.agent.pinned('a.example')).toBeUndefined();
  });

  it('has no limit for the operator’s networks', async () => {
    answers = () => [v4('10.1.2.3')];
    await enterAll(names(50));
    expect(entered.length).toBe(50);
    expect(entered.every(({ isExempt }) => isExempt)).toBe(true);
  });

  it('pauses the name that asked for it, not the others at its address', async () => {
    answers = () => [v4('93.184.216.34')];
    deps.hostLimiter.pause('n0.example', 600_000);
    await enterAll(names(2));
    expect(entered.length).toBe(1);
  });

  it('frees every slot of a request that fails or is aborted', async () => {
    answers = () => [v4('93.184.216.34')];
    await enterAll(names(9));
    abort.abort();
    await settle();
    for (const visit of entered.splice(0)) visit.leave();
    deps = { ...deps, signal: new AbortController().signal };
    answers = () => [v4('127.0.0.1')];
    await enterAll(names(4));
    expect(entered.length).toBe(0);
    answers = () => [v4('93.184.216.34')];
    await enterAll(names(4));
    expect(entered.length).toBe(4);
  });
});

describe('addressKey', () => {
  it.each([
    ['93.184.216.34', '93.184.216.34'],
    ['::ffff:93.184.216.34', '93.184.216.34'],
    ['2606:2800:220:1::7', '2606:2800:220:1::/64'],
    ['2606:2800:220:1:ffff::7%eth0', '2606:2800:220:1::/64'],
  ])('gives %s the slots of %s', (address, key) => expect(addressKey({ address })).toBe(key));
});
