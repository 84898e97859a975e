import { renderDocument } from '../html/render.tsx';
import type { VNode } from 'preact';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorRegistry } from '../../core/schema/error-registry.ts';
import { publicError, standardHeaders } from '../server/error-response.ts';
import { layout } from './layout.tsx';
import type { SetCookie } from './cookies.ts';
import type { Visit } from './dashboard-page.ts';

/** Allows only our own style sheet and scripts: no inline style, no inline script, no eval. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The headers and cookies of every response of the dashboard. */
export function withHeaders(reply: FastifyReply, cookies: readonly SetCookie[]): FastifyReply {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
  return (
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'same-origin')
      // `no-referrer` would make browsers send forms with the origin `null`.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
  );
}

/** Smaller responses fit in one packet anyway. */
const gzipBytesMin = 1_400;
const gzipped = promisify(gzip);

export async function sendText(
  reply: FastifyReply,
  text: string,
  request: FastifyRequest,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const isGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!isGzip || text.length < gzipBytesMin) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await gzipped(text));
}

/**
 * Errors have the API's codes and messages; server errors are logged here. Without a visit the page has no
 * navigation.
 */
export async function sendErrorPage(
  visit: Visit | undefined,
  cookies: readonly SetCookie[],
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const error = publicError(thrown);
  const { status } = errorRegistry[error.code];
  request.errorCode = error.code;
  if (status >= 500) request.log.error({ err: thrown }, 'request failed');
  else request.log.debug({ err: thrown }, 'request refused');
  const title = titles[status] ?? 'The request failed';
  const main = (
    <>
      <h1>{title}</h1>
      <p>{error.message}</p>
      <p class="soft small">Request {request.id}</p>
      <p>
        <a class="button" href="/">
          Go to the start page
        </a>
      </p>
    </>
  );
  const text = visit === undefined ? barePage(title, main) : layout(visit, title, main);
  const answer = withHeaders(reply, cookies)
    .code(status)

    .headers({ ...standardHeaders(status), ...error.details.headers });
  return await sendText(answer, text, request);
}

const titles: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Page not found',
  413: 'The form is too large',
  429: 'Too many attempts',
  500: 'Server error',
  503: 'The service is not ready',
};

/** For failures before the session could be read. */
function barePage(title: string, main: VNode): string {
  return renderDocument(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title} · Citeworthy</title>
      </head>
      <body>
        <main>{main}</main>
      </body>
    </html>,
  );
}
