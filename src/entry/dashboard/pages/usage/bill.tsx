import type { VNode } from 'preact';
import { listPlans } from '../../../../features/usage/save-plan.ts';
import type { Plan } from '../../../../features/usage/plan.ts';
import { nearlyUsedUp, readQuotaLevels, type QuotaLevel } from '../../../../features/usage/quotas.ts';
import type { BillingRecord } from '../../../../core/schema/billing.ts';
import { readBilling } from '../../../../features/usage/read-billing.ts';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { definePage } from '../../dashboard-page.ts';
import { billTable, meter, metricLabels, money, periodName, units, usageTabs } from './usage-parts.tsx';

export const billPage = definePage({
  path: '/usage/bill',
  title: 'Plan and bill',
  role: 'viewer',
  render: async ({ app, member }) => {
    const { db } = app.database;
    const now = app.now();
    const [bill, levels, { plans }] = await Promise.all([
      readBilling(db, member.accountId, now),
      readQuotaLevels(db, member.accountId, now),
      listPlans(db, member.accountId),
    ]);
    const plan = plans.find(({ id }) => id === bill.plan);
    return (
      <>
        <PageHead title="Plan and bill" />
        {usageTabs('bill')}
        {summary(bill, plan)}
        {quotas(levels, plan)}
        <h2>Current period: {periodName(bill.period.start)}</h2>
        {billTable(bill.items, bill.currency, `Charges for ${periodName(bill.period.start)} so far`)}
        <p class="soft small">
          The period closes within hours after its end and is charged by the plan at that time. Its invoice
          never changes.
        </p>
      </>
    );
  },
});

function summary({ period, currency, amount_due: due }: BillingRecord, plan: Plan | undefined): VNode {
  return (
    <div class="card">
      <p class="amount">
        {money(due, currency)} <span class="soft">so far</span>
      </p>
      <Facts
        rows={[
          [
            'Plan',
            <>
              {plan === undefined ? '–' : <HostileText text={plan.name} />}{' '}
              <a href="/usage/plans">All plans</a>
            </>,
          ],
          [
            'Period',
            <>
              <Moment at={period.start} /> to <Moment at={period.end} />
            </>,
          ],
          ['Beyond a quota', plan === undefined ? '–' : policyWords[plan.quota_policy]],
        ]}
      />
    </div>
  );
}

export const policyWords = {
  none: 'no effect',
  warn: 'a warning, from 80 % on',
  refuse: 'a warning from 80 % on, then requests are refused',
} as const;

function quotas(levels: readonly QuotaLevel[], plan: Plan | undefined): VNode | undefined {
  if (levels.length === 0) return undefined;
  const near = nearlyUsedUp(levels);
  const words = near.map(({ metric }) => metricLabels[metric]).join(', ');
  const refuses = plan?.quota_policy === 'refuse';
  return (
    <>
      <h2>Quotas of this period</h2>
      {near.length !== 0 && (
        <Notice tone="warn">
          <p>
            Nearly or fully used: {words}.{refuses && ' Requests beyond a quota are refused.'}
          </p>
        </Notice>
      )}
      <ul class="bars">{levels.map((level) => quotaBar(level))}</ul>
    </>
  );
}

/** One quota with what is used of it. */
export function quotaBar({ metric, used, quota }: QuotaLevel): VNode {
  const share = quota === 0 ? 1 : used / quota;
  const tone = share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'good';
  const percent = `${String(Math.floor(share * 100))} %`;
  return (
    <li>
      <span class="bar-label">
        <span>
          {metricLabels[metric]} {tone !== 'good' && <Badge tone={tone}>{percent}</Badge>}
        </span>
        <span class="number">
          {units(used)} of {units(quota)}
        </span>
      </span>
      {meter(share, tone)}
    </li>
  );
}
