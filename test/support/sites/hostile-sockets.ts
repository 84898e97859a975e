/** Servers that break HTTP, TCP or TLS themselves; Node's own server cannot be made to do so. */
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { articleHtml } from './articles.ts';

/** Answers a connection; called when its first bytes have come. */
export type SocketScript = (socket: Socket) => void;

const mebibyte = 1024 * 1024;
const okHead = 'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n';
const articleBytes = Buffer.byteLength(articleHtml);

const send =
  (text: string | Buffer): SocketScript =>
  (socket) =>
    void socket.end(text);

/** Sends a head and leaves the connection open. */
const hold =
  (text: string | Buffer): SocketScript =>
  (socket) =>
    void socket.write(text);

/** Repeats a piece until the other side closes, as fast as it reads. */
const flood =
  (head: string, piece: string | Buffer): SocketScript =>
  (socket) => {
    const fill = (): void => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', fill);
    socket.write(head);
    fill();
  };

/** A piece again and again, slowly: never silent for long, never done. */
const drip =
  (head: string, piece: string): SocketScript =>
  (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), 20);
    socket.on('close', () => clearInterval(timer));
  };

const encoded = (encoding: string, bomb: () => Buffer): SocketScript => {
  let made: Buffer | undefined;
  return (socket) => {
    made ??= bomb();
    const head = `${okHead}Content-Encoding: ${encoding}\r\nContent-Length: ${String(made.length)}\r\n\r\n`;
    socket.end(Buffer.concat([Buffer.from(head), made]));
  };
};

const blanks = (): Buffer => Buffer.alloc(8 * mebibyte, ' ');
/** The best quality takes seconds for as much. */
const brotli = (data: Buffer): Buffer =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
const length = (value: string): string => `${okHead}Content-Length: ${value}\r\n`;
const chunked = `${okHead}Transfer-Encoding: chunked\r\n\r\n`;
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** What a server does, and how the fetch of a page from it ends; `page`: with a page. */
export interface HostileServer {
  readonly script: SocketScript;
  readonly ends: string;
  /** Where robots.txt ends otherwise: it is cut at its limit, whatever length is announced. */
  readonly robotsEnds?: string;
}

export const hostileServers: Readonly<Record<string, HostileServer>> = {
  'a byte now and then': { script: drip(length('1000000') + '\r\n', 'a'), ends: 'timeout' },
  'a byte of the headers now and then': { script: drip(okHead + 'X-Slow: ', 'a'), ends: 'timeout' },
  'silence after the headers': { script: hold(length('1000') + '\r\n'), ends: 'timeout' },
  'a body without end': { script: flood(`${okHead}\r\n`, '<p>on and on'.repeat(2_000)), ends: 'too_large' },
  'an end of the connection without an answer': { script: send(''), ends: 'connection_failed' },
  'a half-closed connection in the middle of the headers': {
    script: send(okHead),
    ends: 'connection_failed',
  },
  'a half-closed connection in the middle of the body': {
    script: send(`${length('100000')}\r\n<p>The rest`),
    ends: 'connection_failed',
  },
  'a reset in the middle of the headers': {
    script: (socket) => socket.write(okHead, () => socket.resetAndDestroy()),
    ends: 'connection_failed',
  },
  'a Content-Length that is too small': {
    script: send(`${length(String(articleBytes - 100))}\r\n${articleHtml}`),
    ends: 'page',
  },
  'a Content-Length beyond the limit': {
    script: hold(`${length('99999999999')}\r\n`),
    ends: 'too_large',
    robotsEnds: 'timeout',
  },
  'a Content-Length beyond every integer': {
    script: hold(`${length('99999999999999999999999999')}\r\n`),
    ends: 'connection_failed',
  },
  'a negative Content-Length': {
    script: hold(`${length('-5')}\r\n${articleHtml}`),
    ends: 'connection_failed',
  },
  'two lengths that differ': {
    script: hold(`${length('5')}Content-Length: ${String(articleBytes)}\r\n\r\n${articleHtml}`),
    ends: 'connection_failed',
  },
  'a length and chunks': {
    script: hold(`${length('5')}Transfer-Encoding: chunked\r\n\r\n${chunk(articleHtml)}0\r\n\r\n`),
    ends: 'connection_failed',
  },
  'chunks that never end': { script: drip(chunked, chunk('a')), ends: 'timeout' },
  'chunks without the last': { script: send(chunked + chunk(articleHtml)), ends: 'connection_failed' },
  'a chunk with a false size': {
    script: send(`${chunked}5\r\n${articleHtml}\r\n0\r\n\r\n`),
    ends: 'connection_failed',
  },
  'a chunk whose size is no number': {
    script: send(`${chunked}zz\r\n${articleHtml}`),
    ends: 'connection_failed',
  },
  'a chunk beyond the limit': {
    script: flood(`${chunked}ffffffff\r\n`, 'a'.repeat(64_000)),
    ends: 'too_large',
  },
  'extensions of a chunk without end': {
    script: flood(`${chunked}5;`, 'a'.repeat(64_000)),
    ends: 'timeout',
  },
  'trailers without end': {
    script: flood(`${chunked}0\r\n`, 'X-Trailer: a\r\n'.repeat(1_000)),
    ends: 'too_large',
  },
  'a header of megabytes': { script: flood(`${okHead}X-Long: `, 'a'.repeat(64_000)), ends: 'too_large' },
  'headers without end': { script: flood(okHead, 'X-Many: a\r\n'.repeat(1_000)), ends: 'too_large' },
  'a status line without end': { script: flood('HTTP/1.1 200 ', 'a'.repeat(64_000)), ends: 'timeout' },
  'informational responses without end': {
    script: flood('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(100)),
    ends: 'too_large',
  },
  'a switch of the protocol': {
    script: hold('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    ends: 'connection_failed',
  },
  'a charset that lies': {
    script: send(Buffer.concat([Buffer.from(`${okHead}\r\n<!doctype html><p>`), Buffer.alloc(5_000, 0xff)])),
    ends: 'page',
  },
  'a charset that does not exist': {
    script: send(`HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=x-none-such\r\n\r\n${articleHtml}`),
    ends: 'page',
  },
  'a bomb of gzip': { script: encoded('gzip', () => gzipSync(blanks())), ends: 'too_large' },
  'a bomb of Brotli': { script: encoded('br', () => brotli(blanks())), ends: 'too_large' },
  'a bomb of deflate': { script: encoded('deflate', () => deflateSync(blanks())), ends: 'too_large' },
  'a bomb of raw deflate': { script: encoded('deflate', () => deflateRawSync(blanks())), ends: 'too_large' },
  'a bomb in a bomb': {
    script: encoded('gzip, br', () => brotli(gzipSync(blanks()))),
    ends: 'too_large',
  },
  'a bomb of deflate in deflate': {
    script: encoded('deflate, deflate', () => deflateSync(deflateSync(blanks()))),
    ends: 'too_large',
  },
  'a bomb of zstd': {
    // RFC 8878: a frame without a size, of blocks of 128 KiB that each repeat one byte.
    script: encoded('zstd', () =>
      Buffer.concat([
        Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]),
        ...Array.from({ length: 64 }, () => Buffer.from([0x02, 0x00, 0x10, 0x20])),
      ]),
    ),
    ends: process.versions.node.startsWith('20.') ? 'not_html' : 'too_large',
  },
  'redirects without end': {
    script: (socket) => {
      const location = `/${Math.random().toString(36).slice(2)}`;
      socket.end(
        `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
    },
    ends: 'too_many_redirects',
  },
  'redirects with a body without end': {
    script: flood('HTTP/1.1 302 Found\r\nLocation: /again\r\n\r\n', 'a'.repeat(64_000)),
    ends: 'too_many_redirects',
  },
};

/** Faults of the handshake, for `https`. */
export const hostileHandshakes: Readonly<Record<string, HostileServer>> = {
  'a handshake without an answer': { script: () => undefined, ends: 'timeout' },
  'a handshake of a byte now and then': { script: drip('\x16\x03\x03\x40\x00', '\x02'), ends: 'timeout' },
  'a handshake with a record that is too long': {
    script: hold('\x16\x03\x03\xff\xff' + 'a'.repeat(70_000)),
    ends: 'tls_failure',
  },
  'a reset in the handshake': { script: (socket) => socket.resetAndDestroy(), ends: 'connection_failed' },
  'an alert in the handshake': { script: send(Buffer.from([0x15, 3, 3, 0, 2, 2, 40])), ends: 'tls_failure' },
};

export interface HostileSockets {
  /** Host and port, without a scheme. */
  readonly host: string;
  /** Connections that are open now. */
  open(): number;
  close(): Promise<void>;
}

/** Starts a server of one script on a free port of 127.0.0.1. */
export async function startHostileSockets(script: SocketScript): Promise<HostileSockets> {
  const sockets = new Set<Socket>();
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('end', () => socket.end());
    socket.once('data', () => script(socket));
    socket.resume();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${String(port)}`,
    open: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
