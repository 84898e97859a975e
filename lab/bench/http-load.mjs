/**
 * Loads an HTTP server from a separate process over raw keep-alive sockets, so that the client costs little. Prints
 * JSON: requests a second, and the median and 95th percentile of response times. `node lab/bench/http-load.mjs
 * '{"port","path","headers","requests","connections"}'`
 */
import { connect } from 'node:net';
import { quantile } from './figures.mjs';

const { port, path, headers, requests, connections } = JSON.parse(process.argv[2]);
const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}`,
);
const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);

let begun = 0;
const tookMs = [];

/** Sends requests one after the other on one connection until the shared count is used up. */
function loadOne() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    /** Remaining bytes of the response body; undefined until its head is complete. */
    let missing;
    let head = '';
    const send = () => {
      if (begun >= requests) {
        socket.end();
        resolve();
        return;
      }
      begun += 1;
      head = '';
      missing = undefined;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk) => {
      if (missing === undefined) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200 ')) reject(new Error(head.slice(0, 500)));
        missing = Number(/content-length: (\d+)/i.exec(head)[1]) - (head.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      tookMs.push(performance.now() - sentAt);
      send();
    });
    socket.on('error', reject);
    socket.on('connect', send);
  });
}

const start = performance.now();
await Promise.all(Array.from({ length: connections }, loadOne));
const seconds = (performance.now() - start) / 1000;
console.log(
  JSON.stringify({
    perSecond: tookMs.length / seconds,
    medianMs: quantile(tookMs, 0.5),
    p95Ms: quantile(tookMs, 0.95),
  }),
);
