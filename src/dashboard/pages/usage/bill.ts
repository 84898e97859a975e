import { html, type Html } from '../../../html/html.ts';
import { listPlans } from '../../../usage/save-plan.ts';
import type { Plan } from '../../../usage/plan.ts';
import { nearlyUsedUp, readQuotaLevels, type QuotaLevel } from '../../../usage/quotas.ts';
import type { BillingRecord } from '../../../schema/billing.ts';
import { readBilling } from '../../../usage/read-billing.ts';
import { badge, facts, moment, notice, pageHead } from '../../components/parts.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { definePage } from '../../dashboard-page.ts';
import { billTable, meter, metricLabels, money, periodName, units, usageTabs } from './usage-parts.ts';

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
    return html`${pageHead('Plan and bill')} ${usageTabs('bill')} ${summary(bill, plan)}
      ${quotas(levels, plan)}
      <h2>So far in ${periodName(bill.period.start)}</h2>
      ${billTable(bill.items, bill.currency, `What ${periodName(bill.period.start)} has come to so far`)}
      <p class="soft small">
        The period is closed in the hours after its end, by the plan of that moment; its invoice never changes
        again.
      </p>`;
  },
});

function summary({ period, currency, amount_due: due }: BillingRecord, plan: Plan | undefined): Html {
  return html`<div class="card">
    <p class="amount">${money(due, currency)} <span class="soft">so far</span></p>
    ${facts([
      [
        'Plan',
        html`${plan === undefined ? '–' : hostileText(plan.name)} <a href="/usage/plans">All plans</a>`,
      ],
      ['Period', html`${moment(period.start)} to ${moment(period.end)}`],
      ['Beyond a quota', plan === undefined ? '–' : policyWords[plan.quota_policy]],
    ])}
  </div>`;
}

export const policyWords = {
  none: 'nothing happens',
  warn: 'a warning, from 80 % on',
  refuse: 'a warning from 80 % on, then requests are refused',
} as const;

function quotas(levels: readonly QuotaLevel[], plan: Plan | undefined): Html | undefined {
  if (levels.length === 0) return undefined;
  const near = nearlyUsedUp(levels);
  const words = near.map(({ metric }) => metricLabels[metric]).join(', ');
  const refuses = plan?.quota_policy === 'refuse';
  return html`<h2>Quotas of this period</h2>
    ${near.length === 0 ? undefined : notice(html`<p>Nearly or wholly used up: ${words}.${refuses ? ' Beyond a quota requests are refused.' : ''}</p>`, 'warn')}
    <ul class="bars">
      ${levels.map((level) => quotaBar(level))}
    </ul>`;
}

/** One quota with what is used of it. */
export function quotaBar({ metric, used, quota }: QuotaLevel): Html {
  const share = quota === 0 ? 1 : used / quota;
  const tone = share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'good';
  const percent = `${String(Math.floor(share * 100))} %`;
  return html`<li>
    <span class="bar-label"
      ><span>${metricLabels[metric]} ${tone === 'good' ? undefined : badge(percent, tone)}</span
      ><span class="number">${units(used)} of ${units(quota)}</span></span
    >${meter(share, tone)}
  </li>`;
}
