/** What the measured costs add up to for more and more machines: arithmetic, not a measurement. */
import { table } from '../bench/figures.mjs';

const coresOfMachine = 4;
/** One API process and one worker. */
const processesOfMachine = 2;
/** The pool of 8 and the listener. */
const connectionsOfProcess = 9;
const pollsOfPage = 2;
/** New job, ended analysis, new delivery, and two slots at a host. */
const notificationsOfPage = 5;
/** On disk with indexes and event: docs/operating.md, “Sizing”. */
const storedBytesOfPage = 41_000;
const secondsOfDay = 86_400;

/** A median page of the web: read from its host, polled, and delivered to one endpoint. */
export function machinesTable({ stages: { submissions, readings, work }, hostSlots, webhook, accountLock }) {
  const [submission, ended, reading] = [submissions['url median'], work['url median'], readings.median];
  const positive = (ms) => Math.max(0, ms);
  const delivery = positive(webhook.loop + webhook.rest);
  const serviceMs =
    submission.api +
    pollsOfPage * reading.api +
    ended.loop +
    ended.analysis +
    ended.rest +
    hostSlots.loop +
    delivery;
  const postgresMs =
    submission.postgres +
    pollsOfPage * reading.postgres +
    ended.postgres +
    hostSlots.postgres +
    positive(webhook.postgres);
  const walBytes = (submission.wal + ended.wal) * 1_000;
  const count = (value) => Math.round(value).toLocaleString('en');
  const rates = [1, 10, 1_000].map((machines) => ({
    machines,
    perSecond: (machines * coresOfMachine * 1_000) / serviceMs,
  }));
  const row = (name, of) => [name, ...rates.map((rate) => of(rate))];
  const rows = [
    row('pages/s', ({ perSecond }) => count(perSecond)),
    row('cores of PostgreSQL', ({ perSecond }) => ((perSecond * postgresMs) / 1_000).toFixed(1)),
    row('connections', ({ machines }) => count(machines * processesOfMachine * connectionsOfProcess)),
    row('transactions that lock the account, a second', ({ perSecond }) => count(2 * perSecond)),
    row('notifications/s', ({ perSecond }) => count(notificationsOfPage * perSecond)),
    row('of these received, all processes together, a second', ({ machines, perSecond }) =>
      count(notificationsOfPage * perSecond * machines * processesOfMachine),
    ),
    row('write-ahead log, MB/s', ({ perSecond }) => ((perSecond * walBytes) / 1e6).toFixed(1)),
    row('stored a day, GB', ({ perSecond }) => count((perSecond * secondsOfDay * storedBytesOfPage) / 1e9)),
  ];
  return [
    '### Arithmetic for 1, 10 and 1,000 machines',
    table(['machines', '1', '10', '1,000'], rows),
    `What the processors of the machines would allow if nothing else saturated. A machine has ${coresOfMachine} cores for one API process and one worker. A median page costs them ${serviceMs.toFixed(0)} ms (a submission by URL, two polls, the work, slots at its host, one delivery) and PostgreSQL ${postgresMs.toFixed(1)} ms. One account ends at ${count(accountLock.perSecond / 2)} pages/s, the measured rate of its lock halved.`,
  ];
}
