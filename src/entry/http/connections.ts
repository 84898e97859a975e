/** Bounds what callers can hold with connections alone: their number, and the requests that each has running. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly socket: Socket;
  running: Exchange | undefined;
  /** Requests sent ahead of the response (pipelining), which HTTP lets a client do without end. */
  readonly waiting: Exchange[];
}

/** No client needs more; each takes about 2 kB, and a packet may contain a thousand. */
const waitingMax = 64;

export interface Connections {
  /** Runs the requests of each connection one after the other; ends a connection with too many sent ahead. */
  readonly handle: RequestListener;
  readonly watch: (server: Server) => void;
}

/**
 * A new connection beyond the limit ends the one that has been without a complete request for the longest time, so that
 * idle or slow strangers keep neither members nor health checks out. It is itself refused when all others are at work.
 */
export function createConnections(connectionsMax: number, handler: RequestListener): Connections {
  // The least recently used first.
  const open = new Map<string, Connection>();

  const accept = (socket: Socket): void => {
    if (open.size >= connectionsMax && !endIdle(open)) {
      socket.destroy();
      return;
    }
    const key = keyOf(socket);
    open.set(key, { socket, running: undefined, waiting: [] });
    socket.once('close', () => open.delete(key));
  };

  const runNext = (connection: Connection): void => {
    const next = connection.waiting.shift();
    // Nobody reads the responses of a closed connection.
    if (next === undefined || next.request.socket.destroyed) return;
    if (connection.waiting.length === 0) next.request.socket.resume();
    run(connection, next);
  };

  const run = (connection: Connection, exchange: Exchange): void => {
    const { request, response } = exchange;
    connection.running = exchange;
    response.once('close', () => {
      connection.running = undefined;
      // After other connections: requests that need no I/O would otherwise run in one turn of the event loop.
      if (connection.waiting.length > 0) setImmediate(runNext, connection);
    });
    handler(request, response);
  };

  return {
    handle(request, response) {
      const key = keyOf(request.socket);
      const connection = open.get(key);
      // The parser finishes the packet of a connection that was ended below.
      if (request.socket.destroyed) return;
      if (connection === undefined) {
        handler(request, response);
        return;
      }
      open.delete(key);
      open.set(key, connection);
      if (connection.running === undefined && connection.waiting.length === 0) {
        run(connection, { request, response });
        return;
      }
      if (connection.waiting.length === waitingMax) {
        connection.waiting.length = 0;
        request.socket.destroy();
        return;
      }
      connection.waiting.push({ request, response });
      request.socket.pause();
    },
    watch(server) {
      server.on('connection', accept);
    },
  };
}

/** The same for a TLS socket and the TCP socket below it. */
const keyOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${remoteAddress ?? ''} ${String(remotePort)}`;

function endIdle(open: Map<string, Connection>): boolean {
  for (const [key, connection] of open) {
    if (isAtWork(connection)) continue;
    open.delete(key);
    connection.socket.destroy();
    return true;
  }
  return false;
}

/** Neither a body that is still arriving nor a response that the client does not read is work of this server. */
const isAtWork = ({ running }: Connection): boolean =>
  running !== undefined && running.request.complete && !running.response.writableEnded;
