/** Node's HTTP server, told about time and size. */
import { readFileSync } from 'node:fs';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Config } from '../config/config.ts';

/** Every field has a default; tests shorten the times. */
export interface ServerTimes {
  /** The headers of a request must have arrived after this: a caller that sends a byte a minute holds no socket. */
  readonly headersTimeoutMs: number;
  /** The whole request, its body too: 10 MiB at 1.4 Mbit/s. */
  readonly requestTimeoutMs: number;
  /** How often the two above are looked at: Node keeps no timer for each connection. */
  readonly timeoutCheckIntervalMs: number;
  /** A socket on which nothing moves; twice the longest wait for an analysis. */
  readonly idleTimeoutMs: number;
  /** Between two requests; longer than the 60 s of the usual proxies, which must be the ones to close. */
  readonly keepAliveTimeoutMs: number;
}

export const defaultServerTimes: ServerTimes = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  timeoutCheckIntervalMs: 2_000,
  idleTimeoutMs: 75_000,
  keepAliveTimeoutMs: 72_000,
};

/** Headers and path together. */
const headerBytesMax = 16 * 1024;

/**
 * HTTPS when certificate and key are configured, HTTP otherwise. Throws when one of the files cannot be read: better at
 * the start than at the first request.
 */
export function createNodeServer(config: Config, times: ServerTimes, handler: RequestListener): Server {
  const options: ServerOptions = {
    maxHeaderSize: headerBytesMax,
    headersTimeout: times.headersTimeoutMs,
    requestTimeout: times.requestTimeoutMs,
    connectionsCheckingInterval: times.timeoutCheckIntervalMs,
    keepAliveTimeout: times.keepAliveTimeoutMs,
    // Node would answer a missing Host itself, without a body; the check in request-guard.ts answers in JSON.
    requireHostHeader: false,
  };
  const tls = tlsFiles(config);
  const server =
    tls === undefined
      ? createHttpServer(options, handler)
      : createHttpsServer({ ...options, ...tls }, handler);
  server.setTimeout(times.idleTimeoutMs);
  // RFC 9110, section 10.1.1 lets a server ignore an Expect that it does not know; Node would answer 417.
  server.on('checkExpectation', handler);
  return server;
}

function tlsFiles({
  tlsCertFile,
  tlsKeyFile,
}: Config): { readonly cert: Buffer; readonly key: Buffer } | undefined {
  if (tlsCertFile === undefined || tlsKeyFile === undefined) return undefined;
  return { cert: readFileSync(tlsCertFile), key: readFileSync(tlsKeyFile) };
}
