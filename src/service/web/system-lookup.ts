/**
 * Resolves host names. Node runs `getaddrinfo` in a pool of threads, two at once, so a few names whose servers never
 * answer would delay the lookups of everyone else. Queries of our own wait for nothing but their own answer.
 */
import { readFile, stat } from 'node:fs/promises';
import { lookup as getAddrInfo, Resolver } from 'node:dns/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { ResolvedAddress } from './address-pins.ts';

/** Resolves a name to all of its addresses; rejects with a Node DNS error. */
export type Lookup = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export interface LookupOptions {
  /** Addresses of name servers, `address:port`; those of the machine when absent. */
  readonly servers?: readonly string[];
  readonly hostsFile?: string;
  /** The machine's own way to resolve a name. */
  readonly askSystem?: Lookup;
  /** Runs the lookups of the system one at a time. */
  readonly inTurn?: LimitFunction;
}

/** One packet may be lost; a server that does not answer the second query either is down. */
const queryTries = 2;
const queryTimeoutMs = 1_500;
/** The other thread stays free for the names that only the system resolves, such as that of the database. */
const systemLookupsAtOnce = 1;
/** As long as callers wait for a lookup. */
const turnWaitMsMax = 5_000;

const systemHostsFile =
  process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

const byGetAddrInfo: Lookup = (hostname) => getAddrInfo(hostname, { all: true, order: 'verbatim' });

/**
 * The system resolves names of its hosts file and names without a dot, whose answers no stranger delays, and, one at a
 * time, names that the name servers do not have: a VPN or a local service may. A wait for that turn ends with the caller's.
 */
export function createLookup(options: LookupOptions = {}): Lookup {
  const { servers, hostsFile = systemHostsFile, askSystem = byGetAddrInfo } = options;
  const { inTurn = pLimit(systemLookupsAtOnce) } = options;
  const namesOfHosts = hostsReader(hostsFile);
  return async (hostname) => {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    if (!name.includes('.') || (await namesOfHosts()).has(name)) return await askSystem(hostname);
    const { addresses, isSilent } = await query(name, servers);
    if (addresses.length > 0) return addresses;
    if (isSilent) throw unanswered(name);
    const askedMs = performance.now();
    return await inTurn(() => {
      // Its caller has given up, and others wait.
      if (performance.now() - askedMs > turnWaitMsMax) throw unanswered(name);
      return askSystem(hostname);
    });
  };
}

const unanswered = (name: string): Error =>
  Object.assign(new Error(`no answer for ${name}`), { code: 'EAI_AGAIN' });

export const systemLookup: Lookup = createLookup();

interface Answer {
  /** IPv4 first: many machines have no route for IPv6. */
  readonly addresses: readonly ResolvedAddress[];
  /** True when a server did not answer in time. */
  readonly isSilent: boolean;
}

async function query(name: string, servers: readonly string[] | undefined): Promise<Answer> {
  // One for each name: it reads the machine's name servers anew, which change with the network.
  const resolver = new Resolver({ timeout: queryTimeoutMs, tries: queryTries });
  if (servers !== undefined) resolver.setServers(servers);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [
    ...addressesOf(v4).map((address) => ({ address, family: 4 })),
    ...addressesOf(v6).map((address) => ({ address, family: 6 })),
  ];
  return { addresses, isSilent: [v4, v6].some(isTimeout) };
}

const addressesOf = (result: PromiseSettledResult<string[]>): readonly string[] =>
  result.status === 'fulfilled' ? result.value : [];

function isTimeout(result: PromiseSettledResult<string[]>): boolean {
  if (result.status === 'fulfilled') return false;
  return result.reason instanceof Error && 'code' in result.reason && result.reason.code === 'ETIMEOUT';
}

/** Reads the names of a hosts file, again when it changed; none when there is no such file. */
function hostsReader(file: string): () => Promise<ReadonlySet<string>> {
  let read = { modifiedMs: Number.NaN, names: new Set<string>() };
  return async () => {
    try {
      const { mtimeMs: modifiedMs } = await stat(file);
      if (modifiedMs !== read.modifiedMs) read = { modifiedMs, names: namesIn(await readFile(file, 'utf8')) };
    } catch {
      read = { modifiedMs: Number.NaN, names: new Set() };
    }
    return read.names;
  };
}

function namesIn(hosts: string): Set<string> {
  const lines = hosts.toLowerCase().split('\n');
  return new Set(lines.flatMap((line) => (line.split('#', 1)[0] ?? '').trim().split(/\s+/).slice(1)));
}
