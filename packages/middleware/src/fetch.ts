import { chunksOf, readBounded } from './bounded-body.ts';
import { changedHeaders, isHtmlDocument, isRead, isTooLarge, markedTag } from './http-head.ts';
import { settingsOf, type CiteworthyOptions } from './options.ts';
import { addressUnder, knownAddress } from './page-address.ts';
import { createPageInserter, type Inserted, type InsertedHead, type PageInserter } from './page-inserter.ts';
import { restoreCondition } from './restore-condition.ts';

/** A handler of requests as `fetch` knows them, with whatever else its framework passes. */
export type FetchHandler<Asked extends Request, Rest extends unknown[]> = (
  request: Asked,
  ...rest: Rest
) => Response | Promise<Response>;

/** The same handler with blocks in its pages: for Hono, Next.js, Astro, Cloudflare Workers, Deno and Bun. */
export function withCiteworthy<Asked extends Request, Rest extends unknown[]>(
  handler: FetchHandler<Asked, Rest>,
  options: CiteworthyOptions<Asked>,
): (request: Asked, ...rest: Rest) => Promise<Response> {
  let made: PageInserter | undefined;
  const inserterOf = (): PageInserter => (made ??= createPageInserter(settingsOf(options)));
  // A build loads the modules of a server without its secrets: what is missing is refused at the first request.
  if (!isMissing(options.key) && !isMissing(options.serviceUrl)) inserterOf();
  const addressOf = addressesOf(options);
  return async (request, ...rest) => {
    const inserter = inserterOf();
    const address = isRead(request.method) ? addressOf(request) : null;
    if (address === null) return await handler(request, ...rest);
    const { asked, version } = restored(request, inserter, address);
    const response = await handler(asked, ...rest);
    if (response.status === 304) return notModified(response, version, inserter, address);
    return await withBlocks(request.method, response, inserter, address);
  };
}

const isMissing = (value: string | undefined): boolean => value === undefined || value === '';

function addressesOf<Asked extends Request>(
  options: CiteworthyOptions<Asked>,
): (request: Asked) => string | null {
  const { addressOf, siteUrl } = options;
  if (addressOf !== undefined) return (request) => knownAddress(addressOf(request));
  const under = addressUnder(siteUrl);
  return ({ url }) => {
    // The host of a request's address is what its visitor sent.
    const { pathname, search } = new URL(url);
    return under(pathname + search);
  };
}

/**
 * The request with its condition restored. A framework's own kind of request has more than can be copied, so its headers
 * are changed in place; some platforms refuse that, and their requests stay.
 */
function restored<Asked extends Request>(
  request: Asked,
  inserter: PageInserter,
  address: string,
): { asked: Asked; version: string | null } {
  const unchanged = { asked: request, version: null };
  const names = ['if-none-match', 'if-modified-since', 'range', 'if-range'] as const;
  if (!names.some((name) => request.headers.has(name))) return unchanged;
  const conditions = Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? undefined]));
  const version = restoreCondition(conditions, inserter, address);
  const isPlain = Object.getPrototypeOf(request) === Request.prototype;
  const headers = isPlain ? new Headers(request.headers) : request.headers;
  try {
    for (const name of names) {
      const value = conditions[name];
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    }
  } catch {
    return unchanged;
  }
  // The prototype says that it is a plain request.
  return { asked: isPlain ? (new Request(request, { headers }) as Asked) : request, version };
}

function notModified(
  response: Response,
  version: string | null,
  inserter: PageInserter,
  address: string,
): Response {
  const tag = version === null ? null : markedTag(response.headers.get('etag') ?? '', version);
  if (tag === null) {
    inserter.warm(address);
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set('etag', tag);
  return new Response(null, { status: 304, statusText: response.statusText, headers });
}

async function withBlocks(
  method: string,
  response: Response,
  inserter: PageInserter,
  address: string,
): Promise<Response> {
  const header = (name: string): string | null => response.headers.get(name);
  const { body: source, status, statusText } = response;
  const head = { method, status, header };
  if (response.bodyUsed || !isHtmlDocument(head)) return response;
  if (isTooLarge(head, inserter.htmlBytesMax)) {
    inserter.tooLarge(address);
    return response;
  }
  if (source === null && method !== 'HEAD') return response;
  const body = await readBounded(chunksIn(source), inserter.htmlBytesMax);
  if (body.kind === 'over') {
    inserter.tooLarge(address);
    const { headers } = response;
    return new Response(streamOf(chunksOf(body)), { status, statusText, headers });
  }
  const insert = method === 'HEAD' ? inserter.insertForHead : inserter.insert;
  const inserted = await insert(address, body.bytes);
  const headers = changedHead(response.headers, inserted);
  const bytes = inserted?.html ?? body.bytes;
  return new Response(source === null ? null : bytes, { status, statusText, headers });
}

function changedHead(original: Headers, inserted: Inserted | InsertedHead | null): Headers {
  const headers = new Headers(original);
  if (inserted === null) return headers;
  for (const [name, value] of changedHeaders((each) => original.get(each), inserted)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** Not every platform can iterate a stream. */
async function* chunksIn(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  if (stream === null) return;
  const reader = stream.getReader();
  let hasEnded = false;
  try {
    for (let next = await reader.read(); ; next = await reader.read()) {
      hasEnded = next.done;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    if (!hasEnded) await reader.cancel();
  }
}

function streamOf(chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await chunks.return();
    },
  });
}
