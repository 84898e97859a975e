/** Node's HTTP server with limits on time and size. */
import { readFileSync } from 'node:fs';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Config } from '../../service/config/config.ts';
import { createConnections } from './connections.ts';

/** Tests shorten these times. */
export interface ServerTimes {
  /** Deadline for the request headers, so that a caller that sends a byte a minute cannot occupy a socket. */
  readonly headersTimeoutMs: number;
  /** Deadline for the whole request: 10 MiB at 1.4 Mbit/s. */
  readonly requestTimeoutMs: number;
  /** Interval at which Node checks the two deadlines. */
  readonly timeoutCheckIntervalMs: number;
  /** Idle limit of a socket: twice the longest wait for an analysis. */
  readonly idleTimeoutMs: number;
  /** Idle time between requests; above the usual 60 s of proxies, so that the proxy closes first. */
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
 * HTTPS when certificate and key are configured, HTTP otherwise. Throws when a file cannot be read, so that the start
 * fails rather than the first request.
 */
export function createNodeServer(config: Config, times: ServerTimes, handler: RequestListener): Server {
  const options: ServerOptions = {
    maxHeaderSize: headerBytesMax,
    headersTimeout: times.headersTimeoutMs,
    requestTimeout: times.requestTimeoutMs,
    connectionsCheckingInterval: times.timeoutCheckIntervalMs,
    keepAliveTimeout: times.keepAliveTimeoutMs,
    // Node responds to a missing Host without a body; request-guard.ts responds in JSON instead.
    requireHostHeader: false,
  };
  const { handle, watch } = createConnections(config.connectionsMax, handler);
  const tls = tlsFiles(config);
  const server =
    tls === undefined
      ? createHttpServer(options, handle)
      : createHttpsServer({ ...options, ...tls, handshakeTimeout: times.headersTimeoutMs }, handle);
  watch(server);
  server.setTimeout(times.idleTimeoutMs);
  // RFC 9110, section 10.1.1 lets a server ignore an unknown Expect; Node would respond 417.
  server.on('checkExpectation', handle);
  // receive-body.ts asks for the body after the checks that need none; Node would at once.
  server.on('checkContinue', handle);
  return server;
}

function tlsFiles({
  tlsCertFile,
  tlsKeyFile,
}: Config): { readonly cert: Buffer; readonly key: Buffer } | undefined {
  if (tlsCertFile === undefined || tlsKeyFile === undefined) return undefined;
  return { cert: readFileSync(tlsCertFile), key: readFileSync(tlsKeyFile) };
}
