import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { outcomeTimeoutMs } from './time-limits.ts';

/** A request whose body is held back until the test sends the rest. */
export interface SlowRequest {
  /** Sends the rest; resolves with the response as text. */
  finish(): Promise<string>;
}

/**
 * Sends the head and the first byte of a POST request; resolves once the server has admitted it, so that `finish` brings
 * only what the server already waits for.
 */
export async function beginSlowRequest(
  server: FastifyInstance,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<SlowRequest> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const deadline = setTimeout(() => socket.destroy(), outcomeTimeoutMs);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  const lines = Object.entries({
    ...{ host: 'x', connection: 'close', expect: '100-continue' },
    ...{ 'content-length': String(Buffer.byteLength(body)) },
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // The server asks for the body once it has admitted the request.
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await once(socket, 'data');
  if (!text.startsWith('HTTP/1.1 100 ')) throw new Error(`The request was not admitted: ${text}`);
  text = '';
  socket.write(body.slice(0, 1));
  return {
    async finish() {
      socket.write(body.slice(1));
      await closed;
      clearTimeout(deadline);
      return text;
    },
  };
}
