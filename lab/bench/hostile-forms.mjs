/**
 * Memory that a hundred strangers hold with requests whose bodies never end, and how long GET /healthz waits meanwhile.
 * No caller has a session or a key. Usage, after `npm run build`: node lab/bench/hostile-forms.mjs [attack…]
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from './spawned.mjs';

const strangers = 100;
const mib = 1024 * 1024;
const holdMs = 3_000;

const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
const post = (target, headers) => `POST ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;
const sized = (target, bytes, type = form) => ({
  head: post(target, `${type}Content-Length: ${bytes}\r\n`),
  // The last byte is missing, so that the server goes on waiting.
  body: Buffer.alloc(bytes - 1, 'a'),
});

/** What one stranger sends. */
const attacks = {
  'sign-in, 10 MiB': sized('/signin', 10 * mib),
  'sign-in, 1 MiB': sized('/signin', mib),
  'sign-in, 16 KiB': sized('/signin', 16 * 1024),
  'sign-in, 10 MiB in chunks': {
    head: post('/signin', `${form}Transfer-Encoding: chunked\r\n`),
    body: Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(160)),
  },
  'sign-in, chunks of one byte': {
    head: post('/signin', `${form}Transfer-Encoding: chunked\r\n`),
    body: Buffer.from('1\r\na\r\n'.repeat(200_000)),
  },
  'another form, 10 MiB': sized('/analyses/new', 10 * mib),
  'API without a key, 10 MiB': sized('/v1/analysis', 10 * mib, 'Content-Type: application/json\r\n'),
  'unknown path, 10 MiB': sized('/nothing', 10 * mib),
  'headers without an end': { head: 'GET / HTTP/1.1\r\nHost: x\r\nA: ', body: Buffer.alloc(15_000, 'a') },
  'requests in a pipeline': {
    head: '',
    body: Buffer.from('GET /signin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(1_000)),
  },
};

/** A connection that sends without reading; resolves when all is sent, or the server ended it. */
async function attack(port, { head, body }) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').catch(() => undefined);
  const connected = once(socket, 'connect').catch(() => undefined);
  await Promise.race([connected, closed]);
  const sent = new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(head), body]), resolve));
  await Promise.race([sent, closed, delay(20_000, undefined, { ref: false })]);
  return socket;
}

async function measure(name, dataDir) {
  const server = await startProduct(dataDir, { LOG_LEVEL: 'silent' });
  // Compiles and allocates what the first requests need.
  for (let count = 0; count < 50; count += 1) {
    await (await fetch(`http://127.0.0.1:${server.port}/signin`)).arrayBuffer();
  }
  const before = server.memoryMb();
  let peak = before;
  let slowestMs = 0;
  let refused = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      peak = Math.max(peak, server.memoryMb());
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => undefined);
      if (answer?.status !== 200) refused += 1;
      await answer?.arrayBuffer();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      await delay(20);
    }
  })();
  const sockets = await Promise.all(
    Array.from({ length: strangers }, () => attack(server.port, attacks[name])),
  );
  await delay(holdMs);
  const held = server.memoryMb();
  isOver = true;
  await watch;
  for (const socket of sockets) socket.destroy();
  await server.stop();
  const figures = { held: held - before, peak: peak - before, slowestMs };
  const shown = Object.entries(figures).map(([key, value]) => `${key} ${value.toFixed(0).padStart(5)}`);
  console.log(`${name.padEnd(30)} ${shown.join('  ')}  healthz refused ${refused}`);
}

const chosen = process.argv.slice(2);
const dataDir = mkdtempSync(path.join(tmpdir(), 'hostile-forms-'));
console.log(
  `${strangers} strangers at once: MB held after ${holdMs} ms, peak MB, slowest GET /healthz in ms`,
);
for (const name of Object.keys(attacks)) {
  if (chosen.length === 0 || chosen.some((part) => name.includes(part))) await measure(name, dataDir);
}
rmSync(dataDir, { recursive: true, force: true });
