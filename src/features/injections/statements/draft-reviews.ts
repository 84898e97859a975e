import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { DecisionCount, DraftReview } from '../review/draft-review.ts';

/** The review of an injection that the caller may read; undefined when nobody decided anything. */
export async function findReview(db: Kysely<Schema>, injectionId: string): Promise<DraftReview | undefined> {
  const row = await db
    .selectFrom('draft_reviews')
    .select([sql<string>`entries::text`.as('entries'), sql<string | null>`undo::text`.as('undo')])
    .where('injection_id', '=', injectionId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    entries: JSON.parse(row.entries) as DraftReview['entries'],
    undo: row.undo === null ? null : (JSON.parse(row.undo) as DraftReview['undo']),
  };
}

/**
 * Saves the review of a locked injection. With a step to undo that changes the blocks, keeps the blocks as they are now;
 * otherwise drops those that were kept.
 */
export async function saveReview(
  trx: Transaction<Schema>,
  injectionId: string,
  { entries, undo }: DraftReview,
): Promise<void> {
  const keeps = undo?.hasFormer === true;
  await sql`
    insert into draft_reviews (injection_id, entries, undo, former_result, former_diff, former_rendered)
    select id, ${JSON.stringify(entries)}::json, ${undo === null ? null : JSON.stringify(undo)}::json,
      case when ${keeps}::boolean then result end, case when ${keeps}::boolean then diff end,
      case when ${keeps}::boolean then rendered end
    from injections where id = ${injectionId}
    on conflict (injection_id) do update set entries = excluded.entries, undo = excluded.undo,
      former_result = excluded.former_result, former_diff = excluded.former_diff,
      former_rendered = excluded.former_rendered`.execute(trx);
}

/** Saves the entries alone: the last action stays the one to undo. */
export async function saveEntries(
  trx: Transaction<Schema>,
  injectionId: string,
  entries: DraftReview['entries'],
): Promise<void> {
  await trx
    .updateTable('draft_reviews')
    .set({ entries: JSON.stringify(entries) })
    .where('injection_id', '=', injectionId)
    .execute();
}

/** Puts the blocks back that `saveReview` kept. The injection must be locked, and a draft. */
export async function restoreFormer(trx: Transaction<Schema>, injectionId: string): Promise<void> {
  await sql`
    update injections set result = former_result, diff = former_diff, rendered = former_rendered
    from draft_reviews
    where id = ${injectionId} and injection_id = id and former_result is not null`.execute(trx);
}

/** Drops what could be undone, with the blocks that were kept for it. */
export async function dropUndo(trx: Transaction<Schema>, injectionId: string): Promise<void> {
  await trx
    .updateTable('draft_reviews')
    .set({ undo: null, former_result: null, former_diff: null, former_rendered: null })
    .where('injection_id', '=', injectionId)
    .execute();
}

/** Replaces the counts of an injection: the same decisions give the same counts, however often they are saved. */
export async function replaceCounts(
  trx: Transaction<Schema>,
  { accountId, environment }: Owner,
  injectionId: string,
  { counts, at }: { readonly counts: readonly DecisionCount[]; readonly at: Date },
): Promise<void> {
  await trx.deleteFrom('draft_decisions').where('injection_id', '=', injectionId).execute();
  if (counts.length === 0) return;
  await trx
    .insertInto('draft_decisions')
    .values(
      counts.map(({ type, generator, accepted, edited, rejected }) => ({
        injection_id: injectionId,
        account_id: accountId,
        environment,
        block_type: type,
        generator,
        ...{ accepted, edited, rejected },
        decided_at: at,
      })),
    )
    .execute();
}

/** The owner's decisions by type and generator. */
export async function sumDecisions(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
): Promise<readonly DecisionCount[]> {
  const { rows } = await sql<DecisionCount>`
    select block_type as type, generator, sum(accepted)::int as accepted, sum(edited)::int as edited,
      sum(rejected)::int as rejected
    from draft_decisions where account_id = ${accountId} and environment = ${environment}
    group by block_type, generator order by block_type, generator limit ${rowsMax}`.execute(db);
  return rows;
}

/** Five types, each by the generators that an account used. */
const rowsMax = 100;
