/** Answers what Node's HTTP parser refuses: there is no request then, only a socket. */
import type { Socket } from 'node:net';
import type { AppErrorDetails } from '../platform/errors.ts';
import { AppError } from '../platform/errors.ts';
import type { ErrorResponse } from '../server/error-response.ts';

const messages: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers of the request, its path included, are larger than 16 KiB.',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'The chunk extensions of the request are too large.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
};

/** The error for a parser's complaint, or undefined when the connection is gone and nobody is left to be told. */
export function malformedRequest(error: NodeJS.ErrnoException): AppError | undefined {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return undefined;
  const message = messages[error.code ?? ''];
  const details: AppErrorDetails = message === undefined ? { cause: error } : { message, cause: error };
  return new AppError('malformed_request', details);
}

/** Writes a whole HTTP/1.1 answer to the socket and ends it. */
export function writeRawAnswer(socket: Socket, { status, headers, body }: ErrorResponse): void {
  const bytes = Buffer.from(JSON.stringify(body));
  const lines = [
    `HTTP/1.1 ${String(status)} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${String(bytes.length)}`,
    `x-request-id: ${body.error.request_id}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]));
  closeOnceRead(socket);
}

/** How long a caller gets to read the answer while the rest of what it sends is thrown away. */
const lingerMs = 2_000;

/**
 * Closing a socket with bytes unread makes the kernel send a reset, which can overtake the answer (RFC 9112,
 * section 9.6): so the rest is read, for a moment.
 */
function closeOnceRead(socket: Socket): void {
  // The parser has given up on this socket; left attached, it would complain about every byte that is still to come.
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
}
