import { z } from 'zod';
import type { Plan } from '../../features/usage/plan.ts';
import { rebuildUsageRollUps } from '../../features/usage/roll-up-usage.ts';
import { choosePlan, listPlans, savePlan, type SavePlanOutcome } from '../../features/usage/save-plan.ts';
import type { App } from '../../service/platform/app.ts';
import { audited, type Command } from './audit-commands.ts';

/** Commands about plans and usage, with the types of their results. */
export interface BillingControlAnswers {
  readonly 'plans.list': { readonly plans: readonly Plan[]; readonly current: string };
  readonly 'plans.save': SavePlanOutcome;
  /** False when there is no such plan. */
  readonly 'plans.choose': boolean;
  readonly 'usage.rebuild': true;
}

type BillingContext = Pick<App, 'database' | 'now'>;

type BillingCommands = {
  readonly [Name in keyof BillingControlAnswers]: Command<BillingContext, BillingControlAnswers[Name]>;
};

const planIdInput = z.strictObject({ id: z.string() });

export const billingCommands: BillingCommands = {
  'plans.list': async ({ database: { db } }, accountId) => await listPlans(db, accountId),
  'plans.save': audited(
    async ({ database: { db } }: BillingContext, _accountId, input) => await savePlan(db, input),
    (outcome) => (outcome.ok ? { action: 'plan.saved', target: outcome.plan.id } : undefined),
  ),
  'plans.choose': audited(
    async ({ database: { db } }: BillingContext, accountId, input) =>
      await choosePlan(db, accountId, planIdInput.parse(input).id),
    (isChosen, input) =>
      isChosen ? { action: 'plan.chosen', target: planIdInput.parse(input).id } : undefined,
  ),
  'usage.rebuild': audited(
    async ({ database: { db }, now }: BillingContext) => {
      await rebuildUsageRollUps(db, now());
      return true as const;
    },
    () => ({ action: 'usage.rebuilt' }),
  ),
};
