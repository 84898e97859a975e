import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../service/platform/errors.ts';
import { decodedBody } from './decoded-body.ts';
import { bodyBytesMax, readBody } from './request-body.ts';

const text = JSON.stringify({ html: 'é'.repeat(50_000) });

/** Counts what is taken of the pieces. */
function piecesOf(
  bytes: Buffer,
  pieceBytes = 1_400,
): { readonly pieces: AsyncIterable<Buffer>; taken: number } {
  const count = { taken: 0 };
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      count.taken += piece.length;
      yield piece;
    }
  };
  return Object.assign(count, { pieces: pieces() });
}

const read = async (pieces: AsyncIterable<Buffer>, encoding?: string, onKept?: (bytes: number) => void) =>
  (await readBody(decodedBody(pieces, encoding, bodyBytesMax), bodyBytesMax, onKept)).toString();

async function refusalOf(bytes: Buffer, encoding: string): Promise<AppError> {
  const refused: unknown = await read(piecesOf(bytes).pieces, encoding).catch((error: unknown) => error);
  if (refused instanceof AppError) return refused;
  throw new Error('The body was accepted.', { cause: refused });
}

describe('a compressed body', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['identity', Buffer.from(text)],
    [undefined, Buffer.from(text)],
  ])('is decompressed: %s', async (encoding, bytes) => {
    expect(await read(piecesOf(bytes).pieces, encoding)).toBe(text);
  });

  it('counts decompressed towards the limit and the room, to the byte', async () => {
    const kept: number[] = [];
    const whole = gzipSync(Buffer.alloc(bodyBytesMax, 'x'));
    expect(await read(piecesOf(whole).pieces, 'gzip', (bytes) => kept.push(bytes))).toHaveLength(
      bodyBytesMax,
    );
    expect(kept.at(-1)).toBe(bodyBytesMax);
    const over = gzipSync(Buffer.alloc(bodyBytesMax + 1, 'x'));
    expect((await refusalOf(over, 'gzip')).code).toBe('body_too_large');
  });

  it('ends at the limit when it is a bomb, and keeps no more than a body may', async () => {
    const bytes = gzipSync(Buffer.alloc(4 * bodyBytesMax), { level: 1 });
    const bomb = piecesOf(bytes);
    const kept: number[] = [];
    const work = read(bomb.pieces, 'gzip', (bytes) => kept.push(bytes));
    await expect(work).rejects.toMatchObject({ code: 'body_too_large' });
    expect(Math.max(...kept)).toBeLessThanOrEqual(bodyBytesMax);
    // A quarter is decompressed, and some pieces are on their way.
    expect(bomb.taken).toBeLessThan(bytes.length * 0.75);
  });

  it('ends at its own limit, whatever its reader accepts', async () => {
    const bytesMax = 100_000;
    let bytes = 0;
    const work = async (): Promise<void> => {
      const bomb = piecesOf(gzipSync(Buffer.alloc(10 * bytesMax)));
      for await (const piece of decodedBody(bomb.pieces, 'gzip', bytesMax)) bytes += piece.length;
    };
    await expect(work()).rejects.toMatchObject({ code: 'body_too_large' });
    expect(bytes).toBeLessThanOrEqual(bytesMax);
  });

  it('ends at the limit when it never decompresses to anything', async () => {
    // Stored blocks without content.
    const empty = Buffer.alloc(5 * 2_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
    const unfinished = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from([0x78, 0x9c]);
      for (let bytes = 0; bytes < 2 * bodyBytesMax; bytes += empty.length) yield empty;
    };
    await expect(read(unfinished(), 'deflate')).rejects.toMatchObject({ code: 'body_too_large' });
  });

  it('is refused in crumbs', async () => {
    const bytes = gzipSync(Buffer.alloc(2_000, 'x'), { level: 0 });
    const refused: unknown = await read(piecesOf(bytes, 1).pieces, 'gzip').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'malformed_request' });
  });

  it.each([
    ['cut off', gzipSync(text).subarray(0, 60), 'gzip'],
    ['not compressed', Buffer.from(text), 'gzip'],
    ['of another encoding', gzipSync(text), 'deflate'],
    ['damaged', Buffer.concat([gzipSync(text).subarray(0, 40), Buffer.alloc(400, 0xff)]), 'gzip'],
  ])('is refused when it is %s', async (_, bytes, encoding) => {
    const refused = await refusalOf(bytes, encoding);
    expect(refused.code).toBe('invalid_content_encoding');
    expect(refused.message).toContain('cannot be decompressed');
  });

  it.each(['br', 'zstd', 'gzip, gzip', 'toString', 'x\u0000'])('is refused as %s', async (encoding) => {
    const refused = await refusalOf(brotliCompressSync(text), encoding);
    expect(refused.code).toBe('invalid_content_encoding');
    expect(refused.message).toContain('Allowed: gzip, deflate');
    expect(refused.details.headers).toEqual({ 'accept-encoding': 'gzip, deflate' });
  });

  it('fails as its connection does', async () => {
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield gzipSync(text).subarray(0, 60);
      throw new Error('The connection was lost.');
    };
    await expect(read(broken(), 'gzip')).rejects.toThrow('The connection was lost.');
  });
});
