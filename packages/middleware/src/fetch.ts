import { chunksOf, readBounded } from './bounded-body.ts';
import { changedHeaders, isHtmlDocument, markedTag } from './http-head.ts';
import { settingsOf, type CiteworthyOptions } from './options.ts';
import { addressUnder, knownAddress } from './page-address.ts';
import { createPageInserter, type PageInserter } from './page-inserter.ts';
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
  const inserter = createPageInserter(settingsOf(options));
  const addressOf = addressesOf(options);
  return async (request, ...rest) => {
    const address = request.method === 'GET' ? addressOf(request) : null;
    if (address === null) return await handler(request, ...rest);
    const { asked, version } = restored(request, inserter, address);
    const response = await handler(asked, ...rest);
    if (response.status === 304) return notModified(response, version, inserter, address);
    return await withBlocks(response, inserter, address);
  };
}

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

/** The request with its condition restored. A framework's own kind of request stays: it has more than can be copied. */
function restored<Asked extends Request>(
  request: Asked,
  inserter: PageInserter,
  address: string,
): { asked: Asked; version: string | null } {
  const unchanged = { asked: request, version: null };
  const names = ['if-none-match', 'if-modified-since'] as const;
  if (
    Object.getPrototypeOf(request) !== Request.prototype ||
    !names.some((name) => request.headers.has(name))
  )
    return unchanged;
  const conditions = Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? undefined]));
  const version = restoreCondition(conditions, inserter, address);
  const headers = new Headers(request.headers);
  for (const name of names) {
    const value = conditions[name];
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  // The prototype says that it is a plain request.
  return { asked: new Request(request, { headers }) as Asked, version };
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

async function withBlocks(response: Response, inserter: PageInserter, address: string): Promise<Response> {
  const header = (name: string): string | null => response.headers.get(name);
  const head = { method: 'GET', status: response.status, header };
  const { body: source, status, statusText } = response;
  if (source === null || response.bodyUsed || !isHtmlDocument(head, inserter.htmlBytesMax)) return response;
  const headers = new Headers(response.headers);
  const body = await readBounded(chunksIn(source), inserter.htmlBytesMax);
  if (body.kind === 'over') {
    const chunks = chunksOf(body);
    return new Response(streamOf(chunks), { status, statusText, headers });
  }
  const inserted = await inserter.insert(address, body.bytes);
  if (inserted === null) return new Response(body.bytes, { status, statusText, headers });
  for (const [name, value] of changedHeaders(header, inserted)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(inserted.html, { status, statusText, headers });
}

/** Not every platform can iterate a stream. */
async function* chunksIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
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
