import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from './http-head.ts';
import { insertIntoResponse } from './node-response.ts';
import { settingsOf, type CiteworthyOptions } from './options.ts';
import { addressUnder, knownAddress } from './page-address.ts';
import { createPageInserter } from './page-inserter.ts';
import { restoreCondition } from './restore-condition.ts';

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
    const address = isRead(request.method) ? addressOf(request) : null;
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
