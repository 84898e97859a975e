/** A webhook receiver that measures how soon a request that ended with its sender is sent again. */
import { createServer } from 'node:http';

/** Long enough for a kill to find requests under way. */
const responseMs = 500;

/** Responds to every event after half a second. */
export async function startSlowReceiver() {
  const cutOffAt = new Map();
  const resentMs = [];
  let cutOff = 0;
  const server = createServer((request, response) => {
    request.resume();
    const id = request.headers['webhook-id'];
    if (cutOffAt.has(id)) resentMs.push(Date.now() - cutOffAt.get(id));
    cutOffAt.delete(id);
    const timer = setTimeout(() => response.end('ok'), responseMs);
    response.on('close', () => {
      if (response.writableFinished) return;
      clearTimeout(timer);
      cutOff += 1;
      cutOffAt.set(id, Date.now());
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    figures: () => ({
      deliveriesCutOff: cutOff,
      slowestDeliveryMs: Math.max(0, ...resentMs),
      deliveriesLost: cutOffAt.size,
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
