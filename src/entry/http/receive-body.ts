/**
 * Reads a request's body as far as its route keeps one, and discards what no route asked for. Closing a connection on
 * which a client still sends resets it, and the client then shows the reset instead of the response (RFC 9112, section
 * 9.6).
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../service/platform/errors.ts';
import { publicBodyBytesMax } from '../server/body-limits.ts';
import { createBodyRoom, type KeptBody } from './body-room.ts';
import { decodedBody } from './decoded-body.ts';
import { createPieceCount, readBody, restBytesMax, tooLarge } from './request-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the body is wanted, which is after session, key and role were checked. */
    isBodyWanted: boolean;
    keptBody: KeptBody | undefined;
    /** Set when not even the rest of the body is read, because that would cost too much. */
    isBodyAbandoned: boolean;
  }
}

/** Time for the rest of a body that no route asked for, where the response must wait for it. */
const restMs = 2_000;

export function receiveBodies(server: FastifyInstance): void {
  const room = createBodyRoom();
  server.decorateRequest('isBodyWanted', false);
  server.decorateRequest('keptBody', undefined);
  server.decorateRequest('isBodyAbandoned', false);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const kept = room.enter(accountOf(request));
    request.keptBody = kept;
    // Also when the client goes away. The request's own end comes as soon as its body was read.
    request.raw.socket.once('close', kept.release);
    // An ended loop would destroy the request, and with it the connection of the 413.
    const pieces = payload.iterator({ destroyOnReturn: false });
    const bytesMax = limitOf(request);
    try {
      const decoded = decodedBody(pieces, request.headers['content-encoding'], bytesMax);
      return await readBody(decoded, bytesMax, kept.grow);
    } catch (error) {
      request.isBodyAbandoned = error instanceof AppError && error.code === 'malformed_request';
      throw error;
    }
  });
  server.addHook('onResponse', async ({ raw, keptBody }) => {
    if (keptBody === undefined) return;
    raw.socket.off('close', keptBody.release);
    keptBody.release();
  });
  server.addHook('preParsing', async (request, reply) => {
    const bytesMax = limitOf(request);
    if (Number(request.headers['content-length']) > bytesMax) throw tooLarge(bytesMax);
    request.isBodyWanted = true;
    if (expectsContinue(request.raw)) reply.raw.writeContinue();
  });
  server.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (!hasRest(raw) || request.isBodyAbandoned) return;
    // The client may never send a body that was not asked for, so the connection cannot serve another request.
    if (expectsContinue(raw) && !request.isBodyWanted) {
      reply.header('connection', 'close');
      return;
    }
    const received = discardRest(raw);
    const isLast = reply.getHeader('connection') === 'close' || closesConnection(raw);
    if (isLast) await Promise.race([received, after(restMs)]);
  });
}

const limitOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): number =>
  routeOptions.config.bodyBytesMax ?? publicBodyBytesMax;

/** Forms have small bodies, and share one place. */
const accountOf = ({ caller }: FastifyRequest): string => caller?.accountId ?? '';

const expectsContinue = ({ headers }: IncomingMessage): boolean =>
  headers.expect?.toLowerCase() === '100-continue';

/** Strictly false: an injected request of a test has no `complete`. */
function hasRest({ headers, complete }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  return hasBody && complete === false;
}

const closesConnection = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' || /\bclose\b/i.test(headers.connection ?? '');

/** Resolves when the body has arrived, is longer than what is read of it, or breaks off. */
async function discardRest(raw: IncomingMessage): Promise<void> {
  let bytes = 0;
  const isCrumbled = createPieceCount();
  await new Promise<void>((resolve) => {
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > restBytesMax || isCrumbled(bytes)) raw.destroy();
    });
    for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve());
    raw.resume();
  });
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
