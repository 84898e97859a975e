import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { type UsageMetric, usageMetrics } from '../../../../core/schema/vocabulary.ts';
import type { Plan } from '../../../../features/usage/plan.ts';
import { isInstallationAccount, ownsInstallation } from '../../../../features/members/installation.ts';
import { choosePlan, listPlans } from '../../../../features/usage/save-plan.ts';
import { done } from '../../answers.ts';
import { Badge } from '../../components/badge.tsx';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Table } from '../../components/table.tsx';
import { defineAction, definePage, type PageCall } from '../../dashboard-page.ts';
import { policyWords } from './bill.tsx';
import { metricLabels, money, units, usageTabs } from './usage-parts.tsx';

export const plansPage = definePage({
  path: '/usage/plans',
  title: 'Plans',
  role: 'viewer',
  render: async (call) => {
    const { plans, current } = await listPlans(call.app.database.db, call.member.accountId);
    const { app, member } = call;
    const mayChange = await ownsInstallation(app, member);
    // The plans of other accounts are not theirs to read.
    const isShared = await isInstallationAccount(app, member.accountId);
    const shownPlans = plans.filter(({ id }) => isShared || id === current);
    const add = mayChange ? (
      <LinkButton href="/usage/new-plan" kind="main">
        Add a plan
      </LinkButton>
    ) : undefined;
    return (
      <>
        <PageHead title="Plans">{add}</PageHead>
        {usageTabs('plans')}
        {ofTheAccountFirst(shownPlans, current).map((plan) =>
          planCard(call, plan, { isCurrent: plan.id === current, mayChange }),
        )}
      </>
    );
  },
});

const ofTheAccountFirst = (plans: readonly Plan[], current: string): readonly Plan[] => [
  ...plans.filter(({ id }) => id === current),
  ...plans.filter(({ id }) => id !== current),
];

function planCard(
  call: PageCall<'viewer'>,
  plan: Plan,
  { isCurrent, mayChange }: { readonly isCurrent: boolean; readonly mayChange: boolean },
): VNode {
  const priced = usageMetrics.filter((metric) => plan.prices[metric] !== undefined);
  return (
    <section class="card" aria-labelledby={`plan-${plan.id}`}>
      <div class="page-head">
        <h2 id={`plan-${plan.id}`}>
          <HostileText text={plan.name} max={100} /> {isCurrent && <Badge tone="accent">this account</Badge>}
        </h2>
      </div>
      <p class="soft small">
        <code>{plan.id}</code> · {plan.currency} · beyond a quota: {policyWords[plan.quota_policy]}
      </p>
      {priced.length === 0 ? <p>Everything is free and without quotas.</p> : priceTable(plan, priced)}
      {mayChange && actions(call, plan, isCurrent)}
    </section>
  );
}

function actions(call: PageCall<'viewer'>, plan: Plan, isCurrent: boolean): VNode {
  const edit = (
    <a class="button" href={`/usage/plans/${plan.id}`}>
      Edit <span class="visually-hidden">{plan.name}</span>
    </a>
  );
  if (isCurrent) return edit;
  const choose = (
    <ConfirmStep
      visit={call}
      label={
        <>
          Choose… <span class="visually-hidden">{plan.name}</span>
        </>
      }
      action={`/usage/plans/${plan.id}/choose`}
      confirm="Put the account on this plan"
      isCalm
    >
      The account has <HostileText text={plan.name} max={100} /> for the whole current period: the bill is
      recalculated with its prices. Invoices do not change.
    </ConfirmStep>
  );
  return (
    <div class="row steps-apart">
      {edit}
      {choose}
    </div>
  );
}

function priceTable(plan: Plan, metrics: readonly UsageMetric[]): VNode {
  return (
    <Table
      rows={metrics}
      columns={[
        { label: 'Metric', kind: 'head', cell: (metric) => metricLabels[metric] },
        { label: 'Included', kind: 'number', cell: (metric) => units(plan.prices[metric]?.included ?? 0) },
        {
          label: 'Quota',
          kind: 'number',
          cell: (metric) => {
            const quota = plan.prices[metric]?.quota ?? null;
            return quota === null ? <span class="soft">none</span> : units(quota);
          },
        },
        { label: 'Price of a unit beyond', cell: (metric) => tierLines(plan, metric) },
      ]}
      caption={`Prices of ${plan.id}`}
    />
  );
}

function tierLines(plan: Plan, metric: UsageMetric): VNode {
  const tiers = plan.prices[metric]?.tiers ?? [];
  return (
    <div>
      {tiers.map(({ up_to: upTo, unit_price: price }) => {
        const until = upTo === null ? (tiers.length > 1 ? ' beyond' : '') : ` up to ${units(upTo)}`;
        return (
          <div>
            {money(price, plan.currency)}
            {until}
          </div>
        );
      })}
    </div>
  );
}

export const choosePlanAction = defineAction({
  path: '/usage/plans/{id}/choose',
  role: 'owner',
  isOfInstallation: true,
  audit: 'plan.chosen',
  page: plansPage,
  params: z.object({ id: z.string() }),
  perform: async ({ app, member, params: { id } }) => {
    if (!(await choosePlan(app.database.db, member.accountId, id))) throw new AppError('not_found');
    return done('/usage/bill', 'The account is now on this plan.', { target: id });
  },
});
