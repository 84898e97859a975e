/**
 * Delay of a webhook from the end of an analysis (its completed_at) to the receiver: when idle, and at full analysis
 * rate with a dead and a slow endpoint.
 */
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { generatedPage } from './generated-page.mjs';
import { createKey, runJson, settingsOf } from './service-process.mjs';
import { startProduct } from './spawned.mjs';
import { startReceiver } from './webhook-receiver.mjs';

const html = generatedPage(20_000);
const idleCount = 50;
/** A row per load: its name, analyses, received events, median, 95 % and longest delay.
 * @param {Readonly<Record<string, string>>} env settings that name the database
 * @param {number} seconds of full rate
 * @returns {Promise<string[][]>}
 */
export async function measureDelays(env, seconds) {
  const settings = settingsOf(env);
  const rows = [];
  let delaysMs = [];
  const receiver = await startReceiver((path, body) => {
    if (path === '/fine')
      delaysMs.push(Date.now() - Date.parse(JSON.parse(body.toString()).data.completed_at));
  });
  const product = await startProduct(env.DATA_DIR, settings);
  try {
    const key = await createKey(settings, 'secret', 'live');
    const add = (path) =>
      runJson(settings, 'webhooks', 'add', '--url', receiver.url(path), '--environment', 'live');
    const submit = async () => {
      const answer = await fetch(`http://127.0.0.1:${product.port}/v1/analysis`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: 'https://example.com/', html }),
      });
      await answer.arrayBuffer();
    };
    const report = (load, analyses) => {
      const sorted = delaysMs.toSorted((a, b) => a - b);
      const at = (share) => `${sorted[Math.floor(share * (sorted.length - 1))]} ms`;
      rows.push([load, String(analyses), String(sorted.length), at(0.5), at(0.95), at(1)]);
    };
    await add('/fine');
    // The first ones load code and open connections.
    for (let count = 0; count < 5; count += 1) await submit();
    await delay(500);
    delaysMs = [];
    for (let count = 0; count < idleCount; count += 1) {
      await submit();
      await delay(50);
    }
    await delay(500);
    report('idle', idleCount);

    await add('/dead');
    await add('/slow');
    delaysMs = [];
    let analyses = 0;
    const until = Date.now() + seconds * 1_000;
    const submitters = Array.from({ length: 4 * cpus().length }, async () => {
      for (; Date.now() < until; analyses += 1) await submit();
    });
    await Promise.all(submitters);
    await delay(3_000);
    report('full rate, with a dead and a slow endpoint', analyses);
  } finally {
    await product.stop();
    await receiver.close();
  }
  return rows;
}
