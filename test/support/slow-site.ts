import { createServer, type Server, type ServerResponse } from 'node:http';

const page = `<!doctype html><html lang="en"><head><title>Heat pumps</title></head><body><main><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one, and needs electricity for it. '.repeat(12)}</p></main></body></html>`;

export interface SlowSite {
  readonly url: string;
  /** Resolves when so many requests for pages have come. */
  asked(count: number): Promise<void>;
  /** Requests that wait for their page, and whose sender still does. */
  waiting(): number;
  /** From now on every page is answered at once. */
  release(): void;
  close(): void;
}

/** A site that delays every page until it is released. */
export async function startSlowSite(): Promise<SlowSite> {
  const waiting: ServerResponse[] = [];
  let isReleased = false;
  let askedCount = 0;
  let onAsked = (): void => undefined;
  const server: Server = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html');
    if (isReleased) return response.end(page);
    waiting.push(response);
    askedCount += 1;
    return onAsked();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked: (count) =>
      new Promise((done) => {
        onAsked = () => {
          if (askedCount >= count) done();
        };
        onAsked();
      }),
    waiting: () => waiting.filter((response) => !response.writableEnded && !response.destroyed).length,
    release() {
      isReleased = true;
      for (const response of waiting) response.end(page);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
