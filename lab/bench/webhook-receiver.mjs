/** A webhook receiver for benchmarks; the path selects the response. */
import { createServer } from 'node:http';

/**
 * `/dead` never responds, `/slow` after ten seconds, other paths immediately. Calls `onEvent(path, body, headers)` for
 * each complete request.
 */
export async function startReceiver(onEvent) {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      onEvent(request.url, Buffer.concat(chunks), request.headers);
      if (request.url === '/dead') return;
      if (request.url === '/slow') setTimeout(() => response.end('ok'), 10_000);
      else response.end('ok');
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
