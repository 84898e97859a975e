/**
 * Decompresses a request's body as it arrives. Brotli is not offered: a stream of it may ask for a window of 16 MiB, which
 * a sender of many slow bodies would hold beside what the room for bodies counts. The window of gzip has 32 KiB.
 */
import { pipeline, Readable, type Transform } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../../service/platform/errors.ts';
import { crumbled, createPieceCount, tooLarge } from './request-body.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
};

const acceptedEncodings = 'gzip, deflate';

/**
 * The pieces of a body without its Content-Encoding. Ends with AppError `body_too_large` at more than `bytesMax`, compressed
 * or decompressed, without decompressing any further, and with `invalid_content_encoding`.
 */
export function decodedBody(
  pieces: AsyncIterable<Buffer>,
  contentEncoding: string | undefined,
  bytesMax: number,
): AsyncIterable<Buffer> {
  const encoding = (contentEncoding ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return pieces;
  const create = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (create === undefined) throw unknownEncoding(encoding);
  return decode(pieces, create(), bytesMax);
}

async function* decode(
  pieces: AsyncIterable<Buffer>,
  decoder: Transform,
  bytesMax: number,
): AsyncGenerator<Buffer> {
  // Its errors arrive at the end of the loop.
  pipeline(Readable.from(bounded(pieces, bytesMax)), decoder, () => undefined);
  let bytes = 0;
  try {
    for await (const piece of decoder as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > bytesMax) throw tooLarge(bytesMax);
      yield piece;
    }
  } catch (error) {
    throw isBroken(error) ? brokenEncoding(error) : error;
  }
}

/** Endless input may decompress to nothing, so it has the same bounds as its output. */
async function* bounded(pieces: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  const isCrumbled = createPieceCount();
  for await (const piece of pieces) {
    bytes += piece.length;
    if (isCrumbled(bytes)) throw crumbled();
    if (bytes > bytesMax) throw tooLarge(bytesMax);
    yield piece;
  }
}

const brokenCodes = new Set<unknown>(['Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT']);

const isBroken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && brokenCodes.has(error.code);

const brokenEncoding = (cause: unknown): AppError =>
  new AppError('invalid_content_encoding', {
    message: 'The request body cannot be decompressed: it is not complete, or not of its Content-Encoding.',
    cause,
  });

function unknownEncoding(encoding: string): AppError {
  const shown = /^[\w, -]{1,40}$/.test(encoding) ? ` ${encoding}` : '';
  return new AppError('invalid_content_encoding', {
    message: `The Content-Encoding${shown} is not supported. Allowed: ${acceptedEncodings}, or none.`,
    headers: { 'accept-encoding': acceptedEncodings },
  });
}
