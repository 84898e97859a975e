/** Responds to input that Node's HTTP parser rejects: only a socket exists then, no request. */
import type { Socket } from 'node:net';
import type { AppErrorDetails } from '../../service/platform/errors.ts';
import { AppError } from '../../service/platform/errors.ts';
import type { ErrorResponse } from '../server/error-response.ts';

const messages: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The request headers, including the path, are larger than 16 KiB.',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'The chunk extensions are too large.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
};

/** Maps a parser error; undefined when the connection is closed and no response can be sent. */
export function malformedRequest(error: NodeJS.ErrnoException): AppError | undefined {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return undefined;
  const message = messages[error.code ?? ''];
  const details: AppErrorDetails = message === undefined ? { cause: error } : { message, cause: error };
  return new AppError('malformed_request', details);
}

/** Writes a complete HTTP/1.1 response to the socket and ends it. */
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

/** Time for the caller to read the response while its remaining input is discarded. */
const lingerMs = 2_000;

/**
 * Reads remaining input briefly: closing a socket with unread bytes sends a reset, which can overtake the response (RFC
 * 9112, section 9.6).
 */
function closeOnceRead(socket: Socket): void {
  // The failed parser stays attached otherwise and reports an error for every further byte.
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
}
