/**
 * Answers of language models to the questions of citation tests. All times are the database's: clocks of several machines
 * differ, and a lease must mean the same to all of them.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { isHeldBy } from '../../../service/platform/statements/processes.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface KeptAnswer {
  /** As the model wrote it. */
  readonly text: string;
  readonly askedAt: Date;
}

export type AnswerClaim =
  /** The caller must ask. */
  | { readonly kind: 'claimed' }
  | ({ readonly kind: 'known' } & KeptAnswer)
  /** Another asker has the lease, for at most `leftMs`. */
  | { readonly kind: 'taken'; readonly leftMs: number }
  /** No test needs the answer any more. */
  | { readonly kind: 'gone' };

export interface AnswerAsker {
  readonly accountId: string;
  readonly key: string;
  /** Unique to one claim. */
  readonly asker: string;
}

/** Answers that are kept, by their keys. */
export async function findAnswers(
  db: Kysely<Schema>,
  accountId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KeptAnswer>> {
  const { rows } = await sql<{ key: string; answer: string; asked_at: Date }>`
    select key, answer, asked_at from citation_answers
    where account_id = ${accountId} and key = any(${[...keys]}::text[]) and answer is not null`.execute(db);
  return new Map(rows.map(({ key, answer, asked_at }) => [key, { text: answer, askedAt: asked_at }]));
}

/** Leases the question to the caller, unless its answer or another asker's lease exists. */
export async function claimAnswer(
  trx: Transaction<Schema>,
  { accountId, key, asker }: AnswerAsker,
  leaseMs: number,
): Promise<AnswerClaim> {
  // Locks the runs: the deletion of their tests must find the answer, or come first.
  const using = await sql`
    select 1 from citation_runs where account_id = ${accountId} and answer_key = ${key} limit 1 for key share`.execute(
    trx,
  );
  if (using.rows.length === 0) return { kind: 'gone' };
  const claimed = await sql`
    insert into citation_answers (account_id, key, asker, leased_until)
    values (${accountId}, ${key}, ${asker}, clock_timestamp() + ${leaseMs}::double precision * interval '1 ms')
    on conflict (account_id, key) do update set asker = excluded.asker, leased_until = excluded.leased_until
      where citation_answers.answer is null
        and coalesce(citation_answers.leased_until, clock_timestamp()) <= clock_timestamp()
    returning key`.execute(trx);
  if (claimed.rows.length > 0) return { kind: 'claimed' };
  const { rows } = await sql<{ answer: string | null; asked_at: Date | null; left_ms: number }>`
    select answer, asked_at,
      coalesce(extract(epoch from leased_until - clock_timestamp()) * 1000, 0)::double precision as left_ms
    from citation_answers where account_id = ${accountId} and key = ${key}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return { kind: 'taken', leftMs: 0 };
  const { answer, asked_at: askedAt, left_ms: leftMs } = row;
  return answer === null || askedAt === null
    ? { kind: 'taken', leftMs: Math.max(0, leftMs) }
    : { kind: 'known', text: answer, askedAt };
}

/** Saves the answer. False when the lease ended and another asker took over, or when all tests were deleted. */
export async function saveAnswer(
  trx: Transaction<Schema>,
  { accountId, key, asker }: AnswerAsker,
  { text, askedAt }: KeptAnswer,
): Promise<boolean> {
  const result = await sql`
    update citation_answers set answer = ${text}, asked_at = ${askedAt}, asker = null, leased_until = null
    where account_id = ${accountId} and key = ${key} and asker = ${asker}`.execute(trx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Ends the lease, so that another caller can ask. */
export async function releaseAnswer(
  db: Kysely<Schema>,
  { accountId, key, asker }: AnswerAsker,
): Promise<void> {
  await db
    .deleteFrom('citation_answers')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('asker', '=', asker)
    .execute();
}

/** Ends the leases of dead processes (of all for `all`), and returns the keys. */
export async function freeAnswers(
  trx: Transaction<Schema>,
  processIds: readonly string[] | 'all',
): Promise<readonly string[]> {
  let query = trx.deleteFrom('citation_answers').where('asker', 'is not', null);
  if (processIds !== 'all') query = query.where(isHeldBy('asker', processIds));
  return (await query.returning('key').execute()).map(({ key }) => key);
}

/** Longer than any lease. */
const aheadMax = sql`interval '1 hour'`;

/** Ends leases that would last for more than an hour: the clock went back after they were taken. */
export async function endLateAnswerLeases(db: Kysely<Schema>): Promise<void> {
  await sql`
    update citation_answers set leased_until = clock_timestamp()
    where leased_until > clock_timestamp() + ${aheadMax}`.execute(db);
}

const isUnused = sql<boolean>`not exists (select 1 from citation_runs
  where citation_runs.account_id = citation_answers.account_id and answer_key = citation_answers.key)`;

export interface AnswerOfAccount {
  readonly accountId: string;
  readonly key: string;
}

/** Deletes answers that no test uses any more. */
export async function deleteUnusedAnswers(
  trx: Transaction<Schema>,
  answers: readonly AnswerOfAccount[],
): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    delete from citation_answers using
      unnest(${answers.map(({ accountId }) => accountId)}::text[], ${answers.map(({ key }) => key)}::text[])
        as used(account_id, key)
    where citation_answers.account_id = used.account_id and citation_answers.key = used.key
      and ${isUnused}`.execute(trx);
}

/** Deletes those that expired tests have left. */
export async function purgeUnusedAnswers(db: Kysely<Schema>): Promise<void> {
  await sql`delete from citation_answers where ${isUnused}`.execute(db);
}
