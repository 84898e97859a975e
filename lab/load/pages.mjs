/** Submits pages and waits for their ends, with a bounded number at once. */
import { setTimeout as delay } from 'node:timers/promises';

/** Runs `work(index)` for each index below `count`, `atOnce` at a time. */
export async function forEachIndex(count, atOnce, work) {
  let next = 0;
  const one = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
}

/** Submits a page without waiting for its end; returns its id. */
export async function submit(client, page) {
  const answer = await client.send('POST', '/analysis', {
    body: page,
    headers: { prefer: 'respond-async' },
  });
  if (answer.status !== 202 && answer.status !== 200) {
    throw new Error(`A submission was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body.id;
}

/** Submits a page and waits for its end in the same request. */
export async function submitAndHold(client, page) {
  const answer = await client.send('POST', '/analysis', { body: page, headers: { prefer: 'wait=30' } });
  if (answer.status !== 200 || answer.body.status !== 'completed') {
    throw new Error(`An analysis was answered with ${answer.status} and is ${answer.body.status}.`);
  }
}

/** Waits until at most `left` pieces of work of the account have not ended; asks by one row, which costs next to nothing. */
export async function untilQueued(query, left, msMax = 300_000) {
  const deadline = Date.now() + msMax;
  for (;;) {
    const { rows } = await query('select sum(queued_jobs)::int as jobs from accounts');
    if (rows[0].jobs <= left) return;
    if (Date.now() > deadline) throw new Error(`${rows[0].jobs} pages have not ended.`);
    await delay(50);
  }
}
