/** Holds what the clients were answered against the database and against what the receiver of webhooks counted. */
import { table } from '../bench/figures.mjs';
import { reconcile, untilAtRest } from '../../test/support/reconcile.mjs';

/** Work, retries of deliveries and housekeeping; a busy machine needs most of it. */
const restMsMax = 120_000;

/** Event types that a journey causes; all of them go to the receiver, which answers each at once. */
const eventsText = `
  select event.id from webhook_events as event
  join webhook_deliveries as delivery on delivery.event_id = event.id and delivery.status = 'succeeded'`;

/**
 * @param {{ query: (text: string, values?: unknown[]) => Promise<{ rows: any[] }>, accepted: readonly string[],
 *   failed: number, received: ReadonlyMap<string, number> }} facts
 * @returns {Promise<{ text: string, problems: readonly string[] }>}
 */
export async function verify({ query, accepted, failed, received }) {
  await untilAtRest(query, restMsMax);
  const { counts, problems: found } = await reconcile(query, accepted);
  const { rows } = await query(eventsText);
  const delivered = new Set(rows.map(({ id }) => id));
  const problems = [...found];
  const report = (ids, problem) => problems.push(...ids.map((id) => `${id} ${problem}`));
  report(
    [...delivered].filter((id) => !received.has(id)),
    'counts as delivered and never reached the receiver.',
  );
  // A second sending of one event is allowed: the receiver's answer may have been lost.
  report(
    [...received.keys()].filter((id) => !delivered.has(id)),
    'reached the receiver and does not count as delivered.',
  );
  const ended = counts.analyses + counts.injections + counts.batches;
  if (accepted.length !== ended) {
    problems.push(`${accepted.length} ids were accepted and ${ended} resources have ended.`);
  }
  const repeated = [...received.values()].reduce((sum, times) => sum + times - 1, 0);
  const rowsOfTable = [
    ['accepted by the clients', accepted.length],
    ['ended in the database', ended],
    ['of these failed', failed],
    ['events', counts.events],
    ['deliveries that succeeded', counts.delivered],
    ['events at the receiver', received.size],
    ['sent again', repeated],
    ['metered units', counts.metered],
  ];
  return {
    text: table(
      ['', 'count'],
      rowsOfTable.map(([name, count]) => [name, String(count)]),
    ),
    problems,
  };
}
