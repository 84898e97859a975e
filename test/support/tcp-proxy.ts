import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and a server on loopback, and does to their connections what networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Resets every connection and refuses new ones: the server is gone. */
  cut(): Promise<void>;
  /** Keeps every connection, takes new ones, and lets nothing through: packets are dropped somewhere. */
  stall(): void;
  /**
   * Drops from now on all that comes from `from` on the connections that are open now, their end included, and never lets
   * anything through on them again: half-open connections. `only` chooses connections by what their client has sent. New
   * connections work.
   */
  swallow(from: 'client' | 'server' | 'both', only?: RegExp): void;
  /** Lets everything through again; what was stalled arrives now. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

interface Pair {
  /** The end of what the client has sent. */
  sent: string;
  /** The sides whose bytes are dropped. */
  readonly swallowed: Set<'client' | 'server'>;
}

const sentCharsMax = 10_000;

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const pairs = new Set<Pair>();
  let isStalled = false;
  let server: Server | undefined;

  const join = (client: Socket): void => {
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const pair: Pair = { sent: '', swallowed: new Set() };
    pairs.add(pair);
    for (const [side, from, to] of [
      ['client', client, target],
      ['server', target, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => {
        if (side === 'client') pair.sent = (pair.sent + bytes.toString('latin1')).slice(-sentCharsMax);
        if (!pair.swallowed.has(side)) to.write(bytes);
      });
      from.on('error', () => pair.swallowed.has(side) || to.destroy());
      from.on('end', () => pair.swallowed.has(side) || to.end());
      from.on('close', () => {
        sockets.delete(from);
        if (!pair.swallowed.has(side)) to.destroy();
        if (client.destroyed && target.destroyed) pairs.delete(pair);
      });
      if (isStalled) from.pause();
    }
  };
  const listen = async (port: number): Promise<number> => {
    server = createServer({ allowHalfOpen: true }, join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const cut = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.resetAndDestroy();
    if (closing === undefined) return;
    closing.close();
    await once(closing, 'close');
  };

  const port = await listen(0);
  return {
    port,
    cut,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    swallow(from, only) {
      for (const { sent, swallowed } of pairs) {
        if (only !== undefined && !only.test(sent)) continue;
        for (const side of from === 'both' ? (['client', 'server'] as const) : [from]) swallowed.add(side);
      }
    },
    async restore() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
      if (server === undefined) await listen(port);
    },
    close: cut,
  };
}
