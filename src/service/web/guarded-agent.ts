/**
 * Opens every connection to an address that a caller or a page chooses. undici's `connect.lookup` alone is not enough,
 * because a literal address skips the lookup. The guard checks the literal, every address of the lookup and, before the
 * first byte of TLS or HTTP, the peer that the socket reached.
 */
import { connect as netConnect, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { createAddressPins, type AddressPins, type ResolvedAddress } from './address-pins.ts';
import { isLocalhostName, loopbacks, type Guard } from './guard.ts';
import { systemLookup, type Lookup } from './system-lookup.ts';

export type { ResolvedAddress };

/** The guard refused the connection. */
export class BlockedAddressError extends Error {
  readonly code = 'ERR_BLOCKED_ADDRESS';
}

export interface GuardedAgentOptions {
  readonly guard: Guard;
  /** Bounds name lookup, TCP and TLS of one connection, each. */
  readonly connectTimeoutMs: number;
  readonly lookup?: Lookup;
  /** PEM certificates to trust in place of Node's own list. */
  readonly trustedCertificates?: readonly string[];
  /** Opens the TCP socket; tests use it to connect to a different peer. */
  readonly openSocket?: (options: TcpNetConnectOpts) => Socket;
}

/** Sites send long Content-Security-Policy and cookie headers; Node's own default of 16 KiB refuses real pages. */
export const headerBytesMax = 64 * 1024;

/** undici would keep an unused connection for ten minutes if a server's Keep-Alive header asks for it. */
const idleMsMax = 4_000;

/** A name may have thousands, each of which costs a check; those beyond are never used. */
const addressesMax = 32;

/** An undici dispatcher that connects only to addresses that the guard allows. */
export type GuardedAgent = Agent & AddressPins;

export function createGuardedAgent(options: GuardedAgentOptions): GuardedAgent {
  const pins = createAddressPins();
  const agent = new Agent({
    connect: guardedConnector(options, pins.pinned),
    maxHeaderSize: headerBytesMax,
    keepAliveMaxTimeout: idleMsMax,
  });
  return Object.assign(agent, pins);
}

/** Servers send one to three before the response. */
const informationalMax = 16;

/**
 * Aborts a request whose server sends endless informational responses (1xx): each is parsed, and none counts as the
 * response. Use `signal` and `onInfo` for one request.
 */
export function informationalLimit(): { readonly signal: AbortSignal; readonly onInfo: () => void } {
  const controller = new AbortController();
  let count = 0;
  return {
    signal: controller.signal,
    onInfo() {
      count += 1;
      if (count <= informationalMax) return;
      const error = new Error('too many informational responses');
      controller.abort(Object.assign(error, { code: 'UND_ERR_HEADERS_OVERFLOW' }));
    },
  };
}

/**
 * Resolves a hostname (name or literal) to all its addresses. Rejects with `BlockedAddressError` when any of them is not
 * allowed: a name that mixes public and private addresses is an attack or a mistake. Gives up after `timeoutMs`: the
 * system's resolver cannot be canceled.
 */
export async function resolveAllowed(
  hostname: string,
  guard: Guard,
  lookup: Lookup,
  timeoutMs: number,
): Promise<readonly ResolvedAddress[]> {
  const verdict = guard.literalVerdict(hostname);
  if (verdict === 'blocked') throw new BlockedAddressError(`${hostname} is not a public address`);
  if (isLocalhostName(hostname)) {
    // Not looked up: the DNS may return any address for it.
    return loopbacks
      .filter((address) => guard.isAllowedAddress(address))
      .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  }
  if (verdict === 'allowed') {
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return [{ address, family: address.includes(':') ? 6 : 4 }];
  }
  const addresses = (await withTimeout(lookup(hostname), timeoutMs)).slice(0, addressesMax);
  if (addresses.length === 0)
    throw Object.assign(new Error(`no address for ${hostname}`), { code: 'ENOTFOUND' });
  if (!addresses.every(({ address }) => guard.isAllowedAddress(address))) {
    throw new BlockedAddressError(`${hostname} resolves to an address that is not public`);
  }
  return addresses;
}

function guardedConnector(
  options: GuardedAgentOptions,
  pinned: AddressPins['pinned'],
): buildConnector.connector {
  const { guard, connectTimeoutMs, lookup = systemLookup, openSocket = netConnect } = options;
  const trusted = options.trustedCertificates;
  const upgradeToTls = buildConnector({
    timeout: connectTimeoutMs,
    ...(trusted === undefined ? {} : { ca: [...trusted] }),
  });

  return (target, callback) => {
    const open = async (): Promise<Socket> => {
      const addresses =
        pinned(target.hostname) ?? (await resolveAllowed(target.hostname, guard, lookup, connectTimeoutMs));
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
      const socket = openSocket({
        host: target.hostname,
        port,
        lookup: pinnedLookup(addresses),
        autoSelectFamily: true,
        noDelay: true,
        keepAlive: true,
      });
      await connected(socket, connectTimeoutMs);
      if (!guard.isAllowedAddress(socket.remoteAddress ?? '')) {
        socket.destroy();
        throw new BlockedAddressError(`${target.hostname} led to a peer that is not public`);
      }
      return socket;
    };
    open().then(
      (socket) => {
        if (target.protocol === 'https:') upgradeToTls({ ...target, httpSocket: socket }, callback);
        else callback(null, socket);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

/** Returns the checked addresses, so that a second lookup cannot replace them (DNS rebinding). */
function pinnedLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (hostname, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else if (first !== undefined) callback(null, first.address, first.family);
    else callback(Object.assign(new Error(`no address for ${hostname}`), { code: 'ENOTFOUND' }), '', 4);
  };
}

function connectTimeout(): Error {
  return Object.assign(new Error('connect timeout'), { code: 'UND_ERR_CONNECT_TIMEOUT' });
}

function connected(socket: Socket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(connectTimeout()), timeoutMs);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve();
    });
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
  });
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(connectTimeout()), timeoutMs);
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
