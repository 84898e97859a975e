/** Worker thread: asks /healthz every 10 ms and reports the longest answer, unaffected by work of the bench itself. */
import { request, Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true });
let longestMs = 0;
let isStopped = false;
parentPort.once('message', () => (isStopped = true));

const ask = () =>
  new Promise((resolve) => {
    request(`${workerData.baseUrl}/healthz`, { agent }, (answer) => answer.resume().on('end', resolve))
      .on('error', resolve)
      .end();
  });

while (!isStopped) {
  const begun = performance.now();
  await ask();
  longestMs = Math.max(longestMs, performance.now() - begun);
  await delay(10);
}
agent.destroy();
parentPort.postMessage(longestMs);
