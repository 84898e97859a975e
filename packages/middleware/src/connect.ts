import type { IncomingMessage, ServerResponse } from 'node:http';
import { restoredTags } from './http-head.ts';
import { insertIntoResponse } from './node-response.ts';
import { settingsOf, type CiteworthyOptions } from './options.ts';
import { addressUnder, knownAddress } from './page-address.ts';
import { createPageInserter, type PageInserter } from './page-inserter.ts';

/** What Express adds to a request: the target before a router cut its own path off. */
type Request = IncomingMessage & { readonly originalUrl?: string };

export type ConnectMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Middleware for Express, Connect and servers like them. Use it behind a compressing middleware. */
export function citeworthy(options: CiteworthyOptions<IncomingMessage>): ConnectMiddleware {
  const inserter = createPageInserter(settingsOf(options));
  const addressOf = nodeAddresses(options);
  return (request, response, next) => {
    const address = request.method === 'GET' ? addressOf(request) : null;
    if (address !== null) {
      const restoredVersion = restoreCondition(request.headers, inserter, address);
      insertIntoResponse(request, response, inserter, { address, restoredVersion });
    }
    next();
  };
}

function nodeAddresses(options: CiteworthyOptions<IncomingMessage>): (request: Request) => string | null {
  const { addressOf, siteUrl } = options;
  if (addressOf !== undefined) return (request) => knownAddress(addressOf(request));
  const under = addressUnder(siteUrl);
  return (request) => under(request.originalUrl ?? request.url ?? '');
}

interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

/**
 * Without this an application would answer 304 to a browser that has the page without its blocks. Returns the version whose
 * tag was restored.
 */
export function restoreCondition(
  headers: Conditions,
  inserter: Pick<PageInserter, 'peek'>,
  address: string,
): string | null {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags === undefined && since === undefined) return null;
  const published = inserter.peek(address);
  if (published === null || published.blocks.length === 0) return null;
  delete headers['if-modified-since'];
  const restored = tags === undefined ? null : restoredTags(tags, published.version);
  if (restored === null) delete headers['if-none-match'];
  else headers['if-none-match'] = restored;
  return restored === null ? null : published.version;
}
