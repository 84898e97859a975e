/** A webhook receiver for benchmarks: notes what comes to each path, and answers as the path says. */
import { createServer } from 'node:http';

/**
 * `/dead` is never answered, `/slow` after ten seconds, all else at once. `onEvent(path, body, headers)` is told of each
 * request when it has arrived whole.
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
