import { CompiledQuery, sql, type Kysely, type KyselyPlugin } from 'kysely';
import type { Schema } from '../../src/service/storage/schema.ts';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows of a table that each statement of `work` reads. Runs every statement twice: as it is, and to explain it. */
export async function rowsRead(
  db: Kysely<Schema>,
  table: keyof Schema,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<number[]> {
  const statements: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(recorder));
  return await db.transaction().execute(async (trx) => {
    // A test's table is small enough to be read as a whole; those of the product are not.
    await sql`set local enable_seqscan = off`.execute(trx);
    const counts: number[] = [];
    for (const { sql: text, parameters } of statements) {
      const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(explain);
      const plans = rows.flatMap((row) => row['QUERY PLAN']);
      counts.push(plans.reduce((sum, { Plan: plan }) => sum + readByPlan(plan, table), 0));
    }
    return counts;
  });
}

function readByPlan(plan: Plan, table: string): number {
  const own = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  const parts = (plan.Plans ?? []).map((part) => readByPlan(part, table));
  return parts.reduce((sum, count) => sum + count, plan['Relation Name'] === table ? own : 0);
}
