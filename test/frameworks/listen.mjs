import { createServer } from 'node:http';
import compression from 'compression';
import { citeworthy } from '../../packages/middleware/dist/index.js';

/** The blocks of a page, as `citeworthy` is used in the guides; without a service, the page alone. */
export const insertBlocks =
  process.env.SERVICE_URL === undefined
    ? (request, response, next) => next()
    : citeworthy({
        serviceUrl: process.env.SERVICE_URL,
        key: 'cw_sk_live_x',
        siteUrl: 'https://www.example.com',
      });

/** Serves the pages, prints the port, and compresses outside of the middleware when asked to. */
export function listen(handle) {
  const compress =
    process.env.COMPRESSION === 'outside'
      ? compression({ threshold: 0 })
      : (request, response, next) => next();
  const server = createServer((request, response) => {
    compress(request, response, () => handle(request, response));
  });
  server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
}
