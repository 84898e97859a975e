/** Plans and their assignment to accounts. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { PlansTable } from '../../../service/storage/tables/billing.ts';

export type PlanRow = Selectable<PlansTable>;

const columns = [
  'plans.id',
  'name',
  'currency',
  'quota_policy',
  sql<string>`prices::text`.as('prices'),
] as const;

/** Every plan, by id. */
export async function listPlanRows(db: Kysely<Schema>): Promise<PlanRow[]> {
  return await db.selectFrom('plans').select(columns).orderBy('plans.id').execute();
}

/** The plan of an account, which must exist. */
export async function findPlanOfAccount(db: Kysely<Schema>, accountId: string): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`
    select plans.id, plans.name, currency, quota_policy, prices::text as prices
    from accounts join plans on plans.id = accounts.plan_id where accounts.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The account does not exist.');
  return row;
}

/** Adds a plan, or replaces the one with its id. */
export async function upsertPlan(db: Kysely<Schema>, plan: PlanRow): Promise<void> {
  const { name, currency, quota_policy, prices } = plan;
  await db
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, currency, quota_policy, prices }))
    .execute();
}

/** Assigns a plan to an account. False when there is no such plan. */
export async function setAccountPlan(
  db: Kysely<Schema>,
  accountId: string,
  planId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update accounts set plan_id = plans.id from plans
    where accounts.id = ${accountId} and plans.id = ${planId}`.execute(db);
  return numAffectedRows === 1n;
}
