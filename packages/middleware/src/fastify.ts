import type { IncomingHttpHeaders } from 'node:http';
import { chunkBytes, chunksOf, readBounded } from './bounded-body.ts';
import {
  changedHeaders,
  isHtmlDocument,
  isRead,
  isTooLarge,
  markedTag,
  type ResponseHead,
} from './http-head.ts';
import { settingsOf, type CiteworthyOptions } from './options.ts';
import { addressUnder, knownAddress } from './page-address.ts';
import { createPageInserter, type Inserted, type InsertedHead, type PageInserter } from './page-inserter.ts';
import { restoreCondition } from './restore-condition.ts';

/** What the plugin uses of Fastify's request. */
export interface PluginRequest {
  readonly method: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
}

/** What the plugin uses of Fastify's reply. */
export interface PluginReply {
  readonly statusCode: number;
  getHeader(name: string): number | string | string[] | undefined;
  header(name: string, value: string): unknown;
  removeHeader(name: string): unknown;
}

/** What the plugin uses of Fastify's instance. */
export interface PluginInstance {
  addHook(name: 'onRequest', hook: (request: PluginRequest, reply: PluginReply) => Promise<void>): unknown;
  addHook(
    name: 'onSend',
    hook: (request: PluginRequest, reply: PluginReply, payload: unknown) => Promise<unknown>,
  ): unknown;
}

/** Plugin for Fastify 4 and 5. Register it before one that compresses. */
export const citeworthyPlugin = Object.assign(registerHooks, {
  // As fastify-plugin does: the hooks are for all routes, not for those of an own context.
  [Symbol.for('skip-override')]: true,
  [Symbol.for('fastify.display-name')]: '@citeworthy/middleware',
});

// Fastify takes a function of two parameters for one that ends with its promise.
function registerHooks(instance: PluginInstance, options: CiteworthyOptions<PluginRequest>): Promise<void> {
  const inserter = createPageInserter(settingsOf(options));
  const addressOf = addressesOf(options);
  const restored = new WeakMap<PluginRequest, string>();

  instance.addHook('onRequest', (request) => {
    const address = isRead(request.method) ? addressOf(request) : null;
    const version = address === null ? null : restoreCondition(request.headers, inserter, address);
    if (version !== null) restored.set(request, version);
    return Promise.resolve();
  });

  instance.addHook('onSend', async (request, reply, payload) => {
    const header = (name: string): string | null => {
      const value = reply.getHeader(name);
      return value === undefined ? null : String(value);
    };
    const address = isRead(request.method) ? addressOf(request) : null;
    if (address === null) return payload;
    if (reply.statusCode === 304) {
      const version = restored.get(request);
      const tag = version === undefined ? null : markedTag(header('etag') ?? '', version);
      if (tag === null) inserter.warm(address);
      else reply.header('etag', tag);
      return payload;
    }
    const head = { method: request.method, status: reply.statusCode, header };
    if (!isHtmlDocument(head)) return payload;
    const { method } = request;
    return await withBlocks(inserter, address, { method, reply, header, payload });
  });
  return Promise.resolve();
}

interface SentPage {
  readonly method: string;
  readonly reply: PluginReply;
  readonly header: ResponseHead['header'];
  readonly payload: unknown;
}

/** What is sent instead of a page. */
async function withBlocks(
  inserter: PageInserter,
  address: string,
  { method, reply, header, payload }: SentPage,
): Promise<unknown> {
  if (isTooLarge({ header }, inserter.htmlBytesMax)) {
    inserter.tooLarge(address);
    return payload;
  }
  const insert = method === 'HEAD' ? inserter.insertForHead : inserter.insert;
  if (!isBody(payload)) {
    if (method === 'HEAD') changeHead(reply, header, await insert(address, new Uint8Array()));
    return payload;
  }
  const body = await readBounded(partsOf(payload), inserter.htmlBytesMax);
  if (body.kind === 'over') {
    inserter.tooLarge(address);
    return typeof payload === 'string' ? payload : readableOf(chunksOf(body));
  }
  const inserted = await insert(address, body.bytes);
  changeHead(reply, header, inserted);
  // Fastify would send the length of an empty body.
  if (inserted?.html === null) return null;
  return Buffer.from((inserted?.html ?? body.bytes).buffer);
}

function changeHead(
  reply: PluginReply,
  header: ResponseHead['header'],
  inserted: Inserted | InsertedHead | null,
): void {
  if (inserted === null) return;
  for (const [name, value] of changedHeaders(header, inserted)) {
    if (value === null) reply.removeHeader(name);
    else reply.header(name, value);
  }
}

function addressesOf(options: CiteworthyOptions<PluginRequest>): (request: PluginRequest) => string | null {
  const { addressOf, siteUrl } = options;
  if (addressOf !== undefined) return (request) => knownAddress(addressOf(request));
  const under = addressUnder(siteUrl);
  return ({ originalUrl }) => under(originalUrl);
}

type Body = string | Uint8Array | AsyncIterable<Uint8Array | string>;

/** Text, bytes, and streams of Node and of the web. */
function isBody(payload: unknown): payload is Body {
  return (
    typeof payload === 'string' ||
    payload instanceof Uint8Array ||
    (typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload)
  );
}

async function* partsOf(payload: Body): AsyncGenerator<Uint8Array | string, void> {
  if (typeof payload === 'string' || payload instanceof Uint8Array) yield chunkBytes(payload);
  else yield* payload;
}

/** Node's own module, without an import that a bundler for workers would have to find. */
function readableOf(chunks: AsyncIterable<Uint8Array>): unknown {
  return process.getBuiltinModule('node:stream').Readable.from(chunks);
}
