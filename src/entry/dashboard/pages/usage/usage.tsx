import type { VNode } from 'preact';
import { z } from 'zod';
import { listApiKeys } from '../../../../features/keys/list-api-keys.ts';
import { listMemberRows } from '../../../../features/members/index.ts';
import { type UsageMetric, usageMetrics } from '../../../../core/schema/vocabulary.ts';
import type { UsageSum } from '../../../../features/usage/index.ts';
import { billingPeriodOf, periodBefore } from '../../../../features/usage/billing-period.ts';
import { readUsage } from '../../../../features/usage/read-usage.ts';
import { usageRange } from '../../../../features/usage/usage-range.ts';
import { BarChart } from '../../components/charts.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/fields.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { modelPart, readModelUse } from './model-tokens.tsx';
import { barsOf, barTitle, isoDay, type Range } from './usage-bars.ts';
import { meter, metricLabels, units, usageTabs } from './usage-parts.tsx';

const dayMs = 86_400_000;
const daysMax = 366;

export const usagePage = definePage({
  path: '/usage',
  title: 'Usage',
  role: 'viewer',
  query: z.object({
    from: z.string().max(40).optional().catch(undefined),
    to: z.string().max(40).optional().catch(undefined),
  }),
  render: async (call) => {
    const { app, member, query } = call;
    const asked = rangeOf(query, app.now());
    const { range } = asked;
    const owner = { accountId: member.accountId, ...range };
    const { db } = app.database;
    const [days, byKey, names, model] = await Promise.all([
      readUsage(db, owner, 'day'),
      readUsage(db, owner, 'key'),
      keyNames(call),
      readModelUse(app, member.accountId, range),
    ]);
    return (
      <>
        <PageHead title="Usage" />
        {usageTabs('usage')}
        {rangeForm(asked, query, app.now())}
        {call.environment === 'test' && (
          <Notice>
            <p>Test usage is not counted or charged. These are the live figures.</p>
          </Notice>
        )}
        {days.length === 0 ? (
          <EmptyState title="No usage">{`Only results completed with live keys count. None from ${isoDay(range.from)} to ${isoDay(lastDay(range))}.`}</EmptyState>
        ) : (
          usageMetrics.map((metric) => metricPart(metric, range, days, byKey, names))
        )}
        {model !== null && modelPart(model, range)}
      </>
    );
  },
});

const lastDay = ({ to }: Range): Date => new Date(to.getTime() - 1);

interface AskedRange {
  readonly range: Range;
  readonly problem: FormState['problems'];
  readonly isCut: boolean;
}

/** The requested range in whole days; the current period when the request is invalid. */
function rangeOf(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): AskedRange {
  const { from, to } = query;
  const given = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const outcome = usageRange(given, now);
  if (!outcome.ok) {
    const { start, end } = billingPeriodOf(now);
    return { range: { from: start, to: end }, problem: { [outcome.param]: outcome.message }, isCut: false };
  }
  const start = new Date(Math.floor(outcome.from.getTime() / dayMs) * dayMs);
  const end = new Date(Math.ceil(outcome.to.getTime() / dayMs) * dayMs);
  const first = new Date(end.getTime() - daysMax * dayMs);
  const isCut = start < first;
  return { range: { from: isCut ? first : start, to: end }, problem: {}, isCut };
}

function rangeForm(
  { range, problem, isCut }: AskedRange,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): VNode {
  const isWrong = Object.keys(problem).length > 0;
  const form: FormState = {
    values: isWrong ? { from: [query.from ?? ''], to: [query.to ?? ''] } : {},
    problems: problem,
  };
  const current = billingPeriodOf(now);
  const before = periodBefore(current);
  const yearAgo = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate() + 1));
  const shortcut = (label: string, from: Date, to: Date): VNode => (
    <a href={`/usage?from=${isoDay(from)}&to=${isoDay(to)}`}>{label}</a>
  );
  return (
    <>
      <form method="get" action="/usage" class="filters">
        <TextField name="from" label="From" type="date" value={isoDay(range.from)} form={form} />
        <TextField name="to" label="To (inclusive)" type="date" value={isoDay(lastDay(range))} form={form} />
        <button type="submit">Show</button>{' '}
        <span class="row shortcuts">
          {shortcut('This month', current.start, lastDay({ from: current.start, to: current.end }))}{' '}
          {shortcut('Last month', before.start, lastDay({ from: before.start, to: before.end }))}{' '}
          {shortcut('12 months', yearAgo, now)}
        </span>
      </form>
      {isCut && (
        <Notice>
          <p>At most {daysMax} days are shown: the last of the requested range.</p>
        </Notice>
      )}
    </>
  );
}

function metricPart(
  metric: UsageMetric,
  range: Range,
  days: readonly UsageSum[],
  byKey: readonly UsageSum[],
  names: ReadonlyMap<string, VNode>,
): VNode | undefined {
  const keys = byKey.filter((sum) => sum.metric === metric).sort((a, b) => b.quantity - a.quantity);
  const total = keys.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total === 0) return undefined;
  const bars = barsOf(
    range,
    days.filter((sum) => sum.metric === metric),
  );
  return (
    <section class="usage-metric" aria-labelledby={`of-${metric}`}>
      <h2 id={`of-${metric}`}>
        {metricLabels[metric]} <span class="soft number">{units(total)}</span>
      </h2>
      <div class="usage-split">
        <BarChart
          title={barTitle(metricLabels[metric], bars.step)}
          labels={bars.labels}
          series={[{ label: metricLabels[metric], values: bars.values }]}
        />
        <div>
          <h3>By key</h3>
          <ul class="bars">
            {keys.slice(0, keysShown).map(({ key_id: id, quantity }) => keyBar(id, quantity, total, names))}
          </ul>
          {otherKeys(keys.slice(keysShown))}
        </div>
      </div>
    </section>
  );
}

const keysShown = 8;

function keyBar(
  id: string | null,
  quantity: number,
  total: number,
  names: ReadonlyMap<string, VNode>,
): VNode {
  const name = id === null ? <>without a key</> : (names.get(id) ?? <code>{id}</code>);
  return (
    <li>
      <span class="bar-label">
        <span>{name}</span>
        <span class="number">{units(quantity)}</span>
      </span>
      {meter(quantity / total)}
    </li>
  );
}

function otherKeys(others: readonly UsageSum[]): VNode | undefined {
  if (others.length === 0) return undefined;
  const sum = others.reduce((total, { quantity }) => total + quantity, 0);
  return (
    <p class="soft small">
      {units(others.length)} more keys: {units(sum)}
    </p>
  );
}

/** Keys by name, members of the dashboard by email. */
async function keyNames({ app, member }: PageCall<'viewer'>): Promise<ReadonlyMap<string, VNode>> {
  const [keys, members] = await Promise.all([
    listApiKeys(app, member.accountId),
    listMemberRows(app.database.db, member.accountId),
  ]);
  return new Map([
    ...keys.map(({ id, name, hint }): [string, VNode] => [
      id,
      <a href={`/keys/${id}`}>
        {name === null ? <code>{hint}</code> : <HostileText text={name} max={60} />}
      </a>,
    ]),
    ...members.map(({ id, email }): [string, VNode] => [
      id,
      <>
        <HostileText text={email} max={60} />, here
      </>,
    ]),
  ]);
}
