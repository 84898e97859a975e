import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { html, type Html } from '../../../html/html.ts';
import { type UsageMetric, usageMetrics } from '../../../schema/vocabulary.ts';
import type { Plan } from '../../../usage/plan.ts';
import { choosePlan, listPlans } from '../../../usage/save-plan.ts';
import { done } from '../../answers.ts';
import { confirmStep } from '../../components/confirm.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { badge, linkButton, pageHead } from '../../components/parts.ts';
import { table } from '../../components/table.ts';
import { defineAction, definePage, type PageCall } from '../../dashboard-page.ts';
import { policyWords } from './bill.ts';
import { metricLabels, money, units, usageTabs } from './usage-parts.ts';

export const plansPage = definePage({
  path: '/usage/plans',
  title: 'Plans',
  role: 'viewer',
  render: async (call) => {
    const { plans, current } = await listPlans(call.app.database.db, call.member.accountId);
    const isOwner = call.member.role === 'owner';
    const add = isOwner ? linkButton('/usage/new-plan', 'Add a plan', 'main') : undefined;
    return html`${pageHead('Plans', add)} ${usageTabs('plans')}
    ${ofTheAccountFirst(plans, current).map((plan) => planCard(call, plan, plan.id === current))}`;
  },
});

const ofTheAccountFirst = (plans: readonly Plan[], current: string): readonly Plan[] => [
  ...plans.filter(({ id }) => id === current),
  ...plans.filter(({ id }) => id !== current),
];

function planCard(call: PageCall<'viewer'>, plan: Plan, isCurrent: boolean): Html {
  const priced = usageMetrics.filter((metric) => plan.prices[metric] !== undefined);
  return html`<section class="card" aria-labelledby="plan-${plan.id}">
    <div class="page-head">
      <h2 id="plan-${plan.id}">
        ${hostileText(plan.name, 100)} ${isCurrent ? badge('this account', 'accent') : undefined}
      </h2>
    </div>
    <p class="soft small">
      <code>${plan.id}</code> · ${plan.currency} · beyond a quota: ${policyWords[plan.quota_policy]}
    </p>
    ${priced.length === 0 ? html`<p>Everything is free, without a quota.</p>` : priceTable(plan, priced)}
    ${call.member.role === 'owner' ? actions(call, plan, isCurrent) : undefined}
  </section>`;
}

function actions(call: PageCall<'viewer'>, plan: Plan, isCurrent: boolean): Html {
  const edit = html`<a class="button" href="/usage/plans/${plan.id}"
    >Edit<span class="visually-hidden"> ${plan.name}</span></a
  >`;
  if (isCurrent) return edit;
  const choose = confirmStep(call, {
    label: html`Choose…<span class="visually-hidden"> ${plan.name}</span>`,
    consequences: html`The account has ${hostileText(plan.name, 100)} for the whole of the current period: the
    bill so far is made anew by its prices. Invoices stay as they are.`,
    action: `/usage/plans/${plan.id}/choose`,
    confirm: 'Put the account on this plan',
    isCalm: true,
  });
  return html`<div class="row steps-apart">${edit}${choose}</div>`;
}

function priceTable(plan: Plan, metrics: readonly UsageMetric[]): Html {
  return table(
    metrics,
    [
      { label: 'Metric', kind: 'head', cell: (metric) => metricLabels[metric] },
      { label: 'Included', kind: 'number', cell: (metric) => units(plan.prices[metric]?.included ?? 0) },
      {
        label: 'Quota',
        kind: 'number',
        cell: (metric) => {
          const quota = plan.prices[metric]?.quota ?? null;
          return quota === null ? html`<span class="soft">none</span>` : units(quota);
        },
      },
      { label: 'Price of a unit beyond', cell: (metric) => tierLines(plan, metric) },
    ],
    { caption: `Prices of ${plan.id}` },
  );
}

function tierLines(plan: Plan, metric: UsageMetric): Html {
  const tiers = plan.prices[metric]?.tiers ?? [];
  return html`<div>
    ${tiers.map(({ up_to: upTo, unit_price: price }) => {
      const until = upTo === null ? (tiers.length > 1 ? ' beyond' : '') : ` up to ${units(upTo)}`;
      return html`<div>${money(price, plan.currency)}${until}</div>`;
    })}
  </div>`;
}

export const choosePlanAction = defineAction({
  path: '/usage/plans/{id}/choose',
  role: 'owner',
  audit: 'plan.chosen',
  page: plansPage,
  params: z.object({ id: z.string() }),
  perform: async ({ app, member, params: { id } }) => {
    if (!(await choosePlan(app.database.db, member.accountId, id))) throw new AppError('not_found');
    return done('/usage/bill', 'The account has this plan now.', { target: id });
  },
});
