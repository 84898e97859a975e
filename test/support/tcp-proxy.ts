import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and a server on loopback, and does to their connections what networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Resets every connection and refuses new ones: the server is gone. */
  cut(): Promise<void>;
  /** Keeps every connection, takes new ones, and lets nothing through: packets are dropped somewhere. */
  stall(): void;
  /** Lets everything through again; what was stalled arrives now. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let server: Server | undefined;

  const join = (client: Socket): void => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('end', () => to.end());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isStalled) from.pause();
    }
  };
  const listen = async (port: number): Promise<number> => {
    server = createServer(join).listen(port, '127.0.0.1');
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
    async restore() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
      if (server === undefined) await listen(port);
    },
    close: cut,
  };
}
