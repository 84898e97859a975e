/**
 * Waits until a request to a host is polite: takes a slot for its name, then one for each address that the request may
 * reach. Names cost their owner nothing, so a limit by name alone would let a thousand of them send their requests to one
 * machine; a limit by address alone would give a name with many addresses many slots. Sites behind one address of a
 * network of caches share its slots as well: their owner cannot be told from one who has many names.
 *
 * Pauses (Retry-After) are by name only: one site must not stop all others behind the same address.
 */
import ipaddr from 'ipaddr.js';
import type { Guard } from './guard.ts';
import { resolveAllowed, type GuardedAgent, type ResolvedAddress } from './guarded-agent.ts';
import { systemLookup, type Lookup } from './system-lookup.ts';
import type { HostLimiter } from './host-limiter.ts';

export interface HostDeps {
  readonly guard: Guard;
  readonly agent: GuardedAgent;
  readonly hostLimiter: HostLimiter;
  readonly signal?: AbortSignal;
  /** Resolves names; the system's resolver when absent. */
  readonly lookup?: Lookup;
}

export interface HostVisit {
  /** True for hosts in the operator's networks, which have no limit. */
  readonly isExempt: boolean;
  leave(): void;
}

/** Remaining time of one fetch. */
interface TimeBudget {
  leftMs: number;
}

/** As long as connecting may take. */
const lookupTimeoutMs = 5_000;
/** Leaves an alternative when one address is down; each further one costs every request another slot. */
const addressesPerFamilyMax = 2;

/**
 * Resolves when the request may be sent; until `leave`, connections to the name go to the addresses whose slots are
 * taken. Subtracts the time of the lookup from `budget`, but not the wait for slots. Rejects with the error of the lookup,
 * with `HostPausedError`, and with the reason of an aborted signal.
 */
export async function enterHost(hostname: string, deps: HostDeps, budget: TimeBudget): Promise<HostVisit> {
  if (await isExemptHost(hostname, deps, budget)) return { isExempt: true, leave: () => undefined };
  const releaseName = await deps.hostLimiter.acquire(hostname, deps.signal);
  try {
    for (;;) {
      const addresses = await takeAddresses(hostname, deps, budget);
      // A wait for slots may last until a later request has pinned the name to other addresses.
      if (deps.agent.pinned(hostname) !== addresses.pinned) {
        addresses.leave();
        continue;
      }
      const leave = (): void => {
        addresses.leave();
        releaseName();
      };
      return { isExempt: false, leave };
    }
  } catch (error) {
    releaseName();
    throw error;
  }
}

interface TakenAddresses {
  readonly pinned: readonly ResolvedAddress[];
  readonly leave: () => void;
}

async function takeAddresses(hostname: string, deps: HostDeps, budget: TimeBudget): Promise<TakenAddresses> {
  const { agent, hostLimiter, signal } = deps;
  const releases: (() => void)[] = [];
  const leave = (): void => {
    for (const release of releases.splice(0)) release();
  };
  try {
    const { addresses, unpin } = await agent.pin(hostname, async () =>
      firstOfEach(await resolve(hostname, deps, budget)),
    );
    releases.push(unpin);
    // In one order for all requests, so that no two wait for each other.
    const keys = [...new Set(addresses.map(addressKey))].filter((key) => key !== hostname).sort();
    for (const key of keys) releases.push(await hostLimiter.acquire(key, signal));
    return { pinned: addresses, leave };
  } catch (error) {
    leave();
    throw error;
  }
}

/** True when every address of the name is in a network that the operator allows. Never rejects. */
export async function isExemptHost(hostname: string, deps: HostDeps, budget: TimeBudget): Promise<boolean> {
  const { guard } = deps;
  if (!guard.hasAllowedNetworks) return false;
  try {
    const addresses = await resolve(hostname, deps, budget);
    return addresses.every(({ address }) => guard.isExemptFromPoliteness(address));
  } catch {
    // The next lookup fails with the same error and reports it.
    return false;
  }
}

async function resolve(
  hostname: string,
  { guard, lookup = systemLookup }: HostDeps,
  budget: TimeBudget,
): Promise<readonly ResolvedAddress[]> {
  const startedMs = performance.now();
  try {
    const timeoutMs = Math.max(1, Math.min(lookupTimeoutMs, budget.leftMs));
    return await resolveAllowed(hostname, guard, lookup, timeoutMs);
  } finally {
    budget.leftMs -= performance.now() - startedMs;
  }
}

function firstOfEach(addresses: readonly ResolvedAddress[]): readonly ResolvedAddress[] {
  const ofFamily = (family: number): readonly ResolvedAddress[] =>
    addresses.filter((each) => each.family === family).slice(0, addressesPerFamilyMax);
  const [first] = addresses;
  return first?.family === 6 ? [...ofFamily(6), ...ofFamily(4)] : [...ofFamily(4), ...ofFamily(6)];
}

/** The key of a machine's slots: its IPv4 address, or its IPv6 network of 64 bits, all of whose addresses may be its own. */
export function addressKey({ address }: Pick<ResolvedAddress, 'address'>): string {
  const parsed = ipaddr.process(address.replace(/%.*$/s, ''));
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
