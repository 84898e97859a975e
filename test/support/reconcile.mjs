/**
 * Compares what a service accepted with what its database says became of it. Reads only, and reads everything: call it
 * when no work is left (`untilAtRest`). Works on both databases, for tests and for `npm run load`.
 */
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {(text: string, values?: unknown[]) => Promise<{ rows: any[] }>} Query
 *
 * @typedef {object} Reconciliation
 * @property {Readonly<Record<string, number>>} counts analyses, injections, batches, events, deliveries and metered units
 * @property {readonly string[]} problems one sentence for each id that is lost, doubled or stuck; empty when all agrees
 */

/** Work that has not ended: rows, jobs, and deliveries that are due. */
const unended = `
  select
    (select count(*) from analyses where status not in ('completed', 'failed'))
    + (select count(*) from injections where status not in ('completed', 'failed'))
    + (select count(*) from citation_tests where status not in ('completed', 'failed'))
    + (select count(*) from batches where status <> 'completed')
    + (select count(*) from pgboss.job where state < 'completed')
    + (select count(*) from webhook_deliveries as delivery
        join webhook_endpoints as endpoint on endpoint.id = delivery.endpoint_id and endpoint.enabled
        where delivery.status = 'pending') as count`;

/** Each query returns the ids that break one rule; `$1` is the list of accepted ids where the rule needs it. */
const rules = [
  {
    problem: 'was accepted and is not in the database',
    text: `select id from unnest($1::text[]) as accepted (id)
      where not exists (select from analyses where analyses.id = accepted.id)
        and not exists (select from injections where injections.id = accepted.id)
        and not exists (select from citation_tests as test where test.id = accepted.id)
        and not exists (select from batches as batch where batch.id = accepted.id)`,
  },
  {
    problem: 'has not ended',
    text: `select id from analyses where status not in ('completed', 'failed')
      union all select id from injections where status not in ('completed', 'failed')
      union all select id from citation_tests where status not in ('completed', 'failed')
      union all select id from batches where status <> 'completed'`,
  },
  {
    problem: 'is a completed batch with analyses that have not ended',
    text: `select id from batches as batch where status = 'completed' and exists (
      select from analyses where batch_id = batch.id and status not in ('completed', 'failed'))`,
  },
  {
    problem: 'has ended and still has a turn',
    text: `select id from analyses where status in ('completed', 'failed') and turn <> 'ended'
      union all select id from injections where status in ('completed', 'failed') and turn <> 'ended'
      union all select id from citation_tests where status in ('completed', 'failed') and turn <> 'ended'`,
  },
  {
    problem: 'has ended without exactly one event of its end',
    text: `select id from analyses where status in ('completed', 'failed') and 1 <> (
        select count(*) from webhook_events as event
        where event.resource_id = analyses.id and event.type = 'analysis.' || analyses.status)
      union all select id from injections where not is_preview and status in ('completed', 'failed') and 1 <> (
        select count(*) from webhook_events as event where event.resource_id = injections.id
          and event.type = case injections.status when 'completed' then 'injection.ready' else 'injection.failed' end)
      union all select id from citation_tests as test where status in ('completed', 'failed') and 1 <> (
        select count(*) from webhook_events as event
        where event.resource_id = test.id and event.type = 'citation_test.' || test.status)
      union all select batch.id from batches as batch where batch.status = 'completed' and 1 <> (
        select count(*) from webhook_events as event
        where event.resource_id = batch.id and event.type = 'analysis.batch.completed')`,
  },
  {
    problem: 'has an event of the other end',
    text: `select id from analyses where exists (
        select from webhook_events as event where event.resource_id = analyses.id
          and event.type = case analyses.status when 'completed' then 'analysis.failed' else 'analysis.completed' end)
      union all select id from injections where exists (
        select from webhook_events as event where event.resource_id = injections.id
          and event.type = case injections.status when 'completed' then 'injection.failed' else 'injection.ready' end)`,
  },
  {
    problem: 'is metered otherwise than once for its success',
    text: `select id from analyses where environment = 'live'
        and (status = 'completed')::int <> (
          select coalesce(sum(quantity), 0) from usage_records where metric = 'analyses' and resource_id = analyses.id)
      union all select id from injections where environment = 'live' and not is_preview
        and (status = 'completed')::int <> (
          select coalesce(sum(quantity), 0) from usage_records where metric = 'injections' and resource_id = injections.id)
      union all select id from citation_tests as test where environment = 'live'
        and (status = 'completed')::int <> (
          select coalesce(sum(quantity), 0) from usage_records where metric = 'citation_tests' and resource_id = test.id)`,
  },
  {
    problem: 'is a delivery of an enabled endpoint without an end',
    text: `select delivery.id from webhook_deliveries as delivery
      join webhook_endpoints as endpoint on endpoint.id = delivery.endpoint_id and endpoint.enabled
      where delivery.status = 'pending'`,
  },
  {
    problem: 'is a delivery that is metered otherwise than once for its success',
    text: `select delivery.id from webhook_deliveries as delivery
      join webhook_events as event on event.id = delivery.event_id
      where event.environment = 'live' and event.type !~ '^(webhook|usage)[.]'
        and (delivery.status = 'succeeded')::int <> (
          select coalesce(sum(quantity), 0) from usage_records where metric = 'webhook_deliveries'
            and resource_id = delivery.event_id || ':' || delivery.endpoint_id)`,
  },
  {
    problem: 'is the queue of a job that was left',
    text: `select name || ' ' || coalesce(singleton_key, '') as id from pgboss.job where state < 'completed'`,
  },
  {
    problem: 'is an account whose queue counts work that has ended',
    text: `select id from accounts where queued_jobs <> 0 or queued_bytes <> 0`,
  },
];

const countsText = `
  select
    (select count(*) from analyses) as analyses,
    (select count(*) from analyses where status = 'failed') as failed_analyses,
    (select count(*) from injections) as injections,
    (select count(*) from batches) as batches,
    (select count(*) from webhook_events) as events,
    (select count(*) from webhook_deliveries) as deliveries,
    (select count(*) from webhook_deliveries where status = 'succeeded') as delivered,
    (select coalesce(sum(quantity), 0) from usage_records) as metered`;

/**
 * @param {Query} query
 * @param {readonly string[]} accepted ids of analyses, injections and batches that a client has a 200 or 202 for
 * @returns {Promise<Reconciliation>}
 */
export async function reconcile(query, accepted) {
  const problems = [];
  const doubled = accepted.filter((id, index) => accepted.indexOf(id) !== index);
  problems.push(...doubled.map((id) => `${id} was accepted twice.`));
  for (const { problem, text } of rules) {
    const { rows } = await query(text, text.includes('$1') ? [[...accepted]] : []);
    problems.push(...rows.map(({ id }) => `${id} ${problem}.`));
  }
  const { rows } = await query(countsText);
  const counts = Object.fromEntries(Object.entries(rows[0]).map(([name, count]) => [name, Number(count)]));
  return { counts, problems };
}

/**
 * Waits until no accepted work is left, at most `msMax`; `reconcile` then says what is.
 *
 * @param {Query} query
 * @param {number} msMax
 */
export async function untilAtRest(query, msMax) {
  const deadline = Date.now() + msMax;
  while (Date.now() < deadline) {
    const { rows } = await query(unended);
    if (Number(rows[0].count) === 0) return;
    await delay(50);
  }
}
