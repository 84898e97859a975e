import { z } from 'zod';
import type { Plan } from '../usage/plan.ts';
import { rebuildUsageRollUps } from '../usage/roll-up-usage.ts';
import { choosePlan, listPlans, savePlan, type SavePlanOutcome } from '../usage/save-plan.ts';
import type { App } from '../platform/app.ts';

/** Commands about plans and usage, with the types of their results. */
export interface BillingControlAnswers {
  readonly 'plans.list': { readonly plans: readonly Plan[]; readonly current: string };
  readonly 'plans.save': SavePlanOutcome;
  /** False when there is no such plan. */
  readonly 'plans.choose': boolean;
  readonly 'usage.rebuild': true;
}

const planIdInput = z.strictObject({ id: z.string() });

export function billingCommands(
  { database: { db }, now }: Pick<App, 'database' | 'now'>,
  account: () => Promise<string>,
): {
  readonly [Name in keyof BillingControlAnswers]: (input: unknown) => Promise<BillingControlAnswers[Name]>;
} {
  return {
    'plans.list': async () => await listPlans(db, await account()),
    'plans.save': async (input) => await savePlan(db, input),
    'plans.choose': async (input) => await choosePlan(db, await account(), planIdInput.parse(input).id),
    'usage.rebuild': async () => {
      await rebuildUsageRollUps(db, now());
      return true;
    },
  };
}
