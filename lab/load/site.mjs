/** A site on loopback with generated pages, and the receiver of webhooks. */
import { createServer } from 'node:http';
import { generatedPage } from '../bench/generated-page.mjs';

/** Of real pages: a tenth is below the first, half below the middle one, a tenth above the last. */
export const pageSizes = { small: 5_000, median: 50_000, large: 150_000 };

/** Every third page is small, every third large. */
const mixed = [pageSizes.small, pageSizes.median, pageSizes.large];

/**
 * `/bytes/<size>/<number>` and `/page/<number>`, whose size depends on its number, are pages, `/robots.txt` allows all,
 * and POST to `/webhooks` counts the event.
 */
export async function startSite() {
  const pages = new Map();
  /** Deliveries of each event by its id. */
  const received = new Map();
  const counts = { pages: 0, robots: 0, deliveries: 0 };
  const pageOf = (bytes) => {
    if (!pages.has(bytes)) pages.set(bytes, Buffer.from(generatedPage(bytes)));
    return pages.get(bytes);
  };
  const sizeOf = (path) => {
    const [, kind, first] = path.split('/');
    return kind === 'bytes' ? Number(first) : mixed[Number(first) % mixed.length];
  };
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        counts.deliveries += 1;
        const { id } = JSON.parse(Buffer.concat(chunks).toString());
        received.set(id, (received.get(id) ?? 0) + 1);
        response.end('ok');
      });
      return;
    }
    if (request.url === '/robots.txt') {
      counts.robots += 1;
      response.setHeader('content-type', 'text/plain').end('User-agent: *\nAllow: /\n');
      return;
    }
    counts.pages += 1;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(sizeOf(request.url)));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    counts,
    received,
    webhookUrl: `${origin}/webhooks`,
    pageUrl: (number) => `${origin}/page/${number}`,
    sizedUrl: (bytes, number) => `${origin}/bytes/${bytes}/${number}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
