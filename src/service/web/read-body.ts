/**
 * Reads a response body: decodes Content-Encoding and limits the decoded bytes, because 10 kB of gzip can expand to
 * 10 MB. Reading stops at the limit, regardless of Content-Length.
 */
import { Readable, pipeline, type Duplex } from 'node:stream';
import * as zlib from 'node:zlib';

export type BodyOutcome =
  | { readonly kind: 'complete'; readonly bytes: Uint8Array }
  /** `bytes` contains the first `bytesMax`. */
  | { readonly kind: 'too_large'; readonly bytes: Uint8Array }
  | { readonly kind: 'unknown_encoding' }
  | { readonly kind: 'broken_encoding' };

/** Servers apply one encoding, rarely two. Each further one multiplies the cost of a decompression bomb. */
const encodingsMax = 2;
const chunkBytes = 64 * 1024;

/** Missing in Node 20, present from 22.15; its types are those of the older one. */
const createZstdDecompress: unknown = Reflect.get(zlib, 'createZstdDecompress');

/** The value of Accept-Encoding: the encodings that `readBody` can decode. */
export const acceptedEncodings: string =
  typeof createZstdDecompress === 'function' ? 'gzip, deflate, br, zstd' : 'gzip, deflate, br';

/**
 * Reads `body` to its end or to `bytesMax` decoded bytes. Rejects with the stream's error when the connection fails; bad
 * content is an outcome.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string | null,
  bytesMax: number,
): Promise<BodyOutcome> {
  // An aborted body may emit an error after the last read, which would end the process without a listener.
  body.on('error', () => undefined);
  const encodings = parseEncodings(contentEncoding);
  if (encodings === null) {
    body.destroy();
    return { kind: 'unknown_encoding' };
  }
  let stream: Readable = body;
  for (const encoding of encodings.reverse()) {
    if (encoding !== 'deflate') {
      stream = decodedBy(stream, decoderFor(encoding));
      continue;
    }
    const packed = await collect(stream, bytesMax);
    if (packed.kind === 'too_large') return packed;
    stream = decodedBy(Readable.from([packed.bytes]), inflateFor(packed.bytes));
  }
  try {
    return await collect(stream, bytesMax);
  } catch (error) {
    if (isDecoderError(error)) return { kind: 'broken_encoding' };
    throw error;
  }
}

/** The encodings in the order of their application; null when one is unknown or there are too many. */
function parseEncodings(contentEncoding: string | null): string[] | null {
  const names = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const known = ['gzip', 'x-gzip', ...acceptedEncodings.split(', ')];
  return names.length <= encodingsMax && names.every((name) => known.includes(name)) ? names : null;
}

function decoderFor(encoding: string): Duplex {
  // Browsers accept a gzip stream without its trailer, so it is accepted here too.
  if (encoding === 'gzip' || encoding === 'x-gzip') {
    return zlib.createGunzip({ chunkSize: chunkBytes, finishFlush: zlib.constants.Z_SYNC_FLUSH });
  }
  if (encoding === 'zstd' && typeof createZstdDecompress === 'function') {
    return createZstdDecompress({ chunkSize: chunkBytes }) as Duplex;
  }
  return zlib.createBrotliDecompress({ chunkSize: chunkBytes });
}

/** `deflate` means zlib (RFC 9110 § 8.4.1.2), but many servers send it raw; the first byte distinguishes them. */
function inflateFor(packed: Uint8Array): Duplex {
  const options = { chunkSize: chunkBytes, finishFlush: zlib.constants.Z_SYNC_FLUSH };
  const isZlib = ((packed[0] ?? 0) & 0x0f) === 8;
  return isZlib ? zlib.createInflate(options) : zlib.createInflateRaw(options);
}

function decodedBy(source: Readable, decoder: Duplex): Readable {
  // pipeline propagates errors and destruction in both directions, so the decoder's reader gets the error.
  return pipeline(source, decoder, () => undefined);
}

async function collect(
  stream: Readable,
  bytesMax: number,
): Promise<Extract<BodyOutcome, { readonly bytes: Uint8Array }>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop destroys the stream and, through pipeline, the connection.
    if (size > bytesMax)
      return { kind: 'too_large', bytes: Buffer.concat(chunks, size).subarray(0, bytesMax) };
  }
  return { kind: 'complete', bytes: joined(chunks, size) };
}

/** Of exactly this size: a page that waits for a process must not keep a larger buffer alive. */
function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, size - at);
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** zlib's error codes begin with `Z_`, Brotli's with `ERR_` and a second underscore, zstd's with `ZSTD_`. */
function isDecoderError(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^(Z_|ZSTD_|ERR__|ERR_BROTLI|BROTLI)/.test(code);
}
