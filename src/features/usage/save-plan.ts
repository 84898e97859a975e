import type { Kysely } from 'kysely';
import { resetQuotaCounts } from './statements/quota-counts.ts';
import { findPlanOfAccount, listPlanRows, setAccountPlan, upsertPlan } from './statements/plans.ts';
import { problemsOf } from '../../core/schema/problems-of.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { transact } from '../../service/storage/transact.ts';
import { planInput, planOf, type Plan } from './plan.ts';

export type SavePlanOutcome =
  | { readonly ok: true; readonly plan: Plan }
  /** One line for each wrong field. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Adds a plan, or replaces the one with its id. It applies to all unclosed periods, including the current one; invoices
 * stay unchanged. Validates the input.
 */
export async function savePlan(db: Kysely<Schema>, input: unknown): Promise<SavePlanOutcome> {
  const parsed = planInput.safeParse(input);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, 'plan') };
  const { prices, ...plan } = parsed.data;
  await transact(db, async (trx) => {
    await resetQuotaCounts(trx, { planId: plan.id });
    await upsertPlan(trx, { ...plan, prices: JSON.stringify(prices) });
  });
  return { ok: true, plan: { ...plan, prices: prices as Plan['prices'] } };
}

/** Every plan, and the id of the account's. */
export async function listPlans(
  db: Kysely<Schema>,
  accountId: string,
): Promise<{ readonly plans: readonly Plan[]; readonly current: string }> {
  const plans = (await listPlanRows(db)).map(planOf);
  return { plans, current: (await findPlanOfAccount(db, accountId)).id };
}

/** Assigns a plan to an account, from the start of its current period. False when there is no such plan. */
export async function choosePlan(db: Kysely<Schema>, accountId: string, planId: string): Promise<boolean> {
  return await transact(db, async (trx) => {
    await resetQuotaCounts(trx, { accountId });
    return await setAccountPlan(trx, accountId, planId);
  });
}
