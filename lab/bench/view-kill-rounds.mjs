/** Reports page views while killing the counting process with SIGKILL, then counts the stored views. */
import { setTimeout as delay } from 'node:timers/promises';
import { createKey, getJson, readReportedUsage, settingsOf, startProcess } from './service-process.mjs';
import { readLedgerRows, readUsageSums } from './usage-sums.mjs';

/**
 * @typedef {object} ViewKillOptions
 * @property {Readonly<Record<string, string>>} env settings that name the database
 * @property {number} kills
 * @property {number} [pauseMs] time between the answer to a sender and its next view
 *
 * @typedef {object} ViewKillResult
 * @property {number} kills
 * @property {number} views that were answered
 * @property {number} lost of these, those that are in no figure
 * @property {number} lostOlder of these, those that had been answered more than 5 s before the kill
 * @property {number} invented views in the figures that nobody reported
 * @property {number} ledgerRows written to charge for all of them
 * @property {import('./usage-sums.mjs').UsageSums} sums of what was charged
 */

/** Guarantee: a crash loses only views reported within this time before it. */
const lostWithinMs = 5_000;
/** Lifetimes such that some kills come before the first write and some after several. */
const lifeMs = { min: 1_000, max: 8_000 };
const senders = 4;

/** @param {ViewKillOptions} options @returns {Promise<ViewKillResult>} */
export async function viewKillRounds({ env, kills, pauseMs = 0 }) {
  const settings = settingsOf(env);
  const server = await startProcess(settings, []);
  await server.ready();
  try {
    const key = await createKey(settings, 'secret', 'live');
    const publishable = await createKey(settings, 'publishable', 'live');
    const rounds = [];
    for (let round = 0; round < kills; round += 1) {
      const url = `https://example.com/${round}`;
      // Evenly distributed over the rounds.
      const share = kills === 1 ? 1 : round / (kills - 1);
      rounds.push({
        url,
        ...(await oneLife(server, publishable, {
          url,
          ms: lifeMs.min + share * (lifeMs.max - lifeMs.min),
          pauseMs,
        })),
      });
      server.start();
      await server.ready();
    }
    const reported = await readReportedUsage(server.baseUrl, key);
    const { data } = await getJson(server.baseUrl, key, '/tracker/visits?group_by=url');
    await server.stop();
    const countedOf = (url) => data.find((row) => row.url === url)?.views ?? 0;
    const sum = (valueOf) => rounds.reduce((total, one) => total + valueOf(one), 0);
    const lostOf = ({ url, answeredAt }) => Math.max(0, answeredAt.length - countedOf(url));
    return {
      kills,
      views: sum(({ answeredAt }) => answeredAt.length),
      lost: sum(lostOf),
      lostOlder: sum((one) => {
        const recent = one.answeredAt.filter((atMs) => atMs >= one.diedAtMs - lostWithinMs).length;
        return Math.max(0, lostOf(one) - recent);
      }),
      invented: sum(({ url, sent }) => Math.max(0, countedOf(url) - sent)),
      sums: await readUsageSums(env, reported),
      ledgerRows: await readLedgerRows(env, 'tracker_views'),
    };
  } finally {
    await server.stop();
  }
}

/** Reports views of one page until the process is killed. */
async function oneLife(server, key, { url, ms, pauseMs }) {
  const answeredAt = [];
  let sent = 0;
  let isOver = false;
  const report = async () => {
    while (!isOver) {
      sent += 1;
      const isAnswered = await fetch(`${server.baseUrl}/v1/tracker?url=${encodeURIComponent(url)}`, {
        headers: { authorization: `Bearer ${key}` },
      }).then(
        async (answer) => (await answer.arrayBuffer()) && answer.ok,
        () => false,
      );
      if (!isAnswered) return;
      answeredAt.push(Date.now());
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  const reporting = Promise.all(Array.from({ length: senders }, report));
  await delay(ms);
  const diedAtMs = Date.now();
  await server.kill();
  isOver = true;
  await reporting;
  return { answeredAt, diedAtMs, sent };
}
