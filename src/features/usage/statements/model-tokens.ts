import { sql, type Kysely } from 'kysely';
import { executePrepared } from '../../../service/storage/prepared.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface TokenDayKey {
  readonly accountId: string;
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
}

export interface TokenFigures {
  readonly questions: number;
  /** As reported by the endpoint. */
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Of questions that are running, or whose tokens were not reported. */
  readonly estimated_tokens: number;
}

export interface TokenDay extends TokenFigures {
  readonly day: string;
}

/**
 * Adds tokens to the day's estimate unless the day would exceed `tokensMax`; false then. One statement that locks the
 * day's row, so that processes cannot take the same tokens.
 */
export async function holdTokens(
  db: Kysely<Schema>,
  { accountId, day }: TokenDayKey,
  { tokens, tokensMax }: { readonly tokens: number; readonly tokensMax: number },
): Promise<boolean> {
  const statement = sql<{ day: string }>`
    insert into model_token_days as days (account_id, day, estimated_tokens)
    select ${accountId}::text, ${day}::date, ${tokens}::bigint where ${tokens}::bigint <= ${tokensMax}::bigint
    on conflict (account_id, day) do update set estimated_tokens = days.estimated_tokens + excluded.estimated_tokens
    where days.input_tokens + days.output_tokens + days.estimated_tokens + excluded.estimated_tokens <= ${tokensMax}::bigint
    returning days.day::text as day`;
  const { rows } = await executePrepared(db, 'hold-model-tokens', statement);
  return rows.length > 0;
}

/** Replaces held tokens by the figures of the question. */
export async function settleTokens(
  db: Kysely<Schema>,
  { accountId, day }: TokenDayKey,
  held: number,
  spent: TokenFigures,
): Promise<void> {
  const statement = sql`
    update model_token_days set
      questions = questions + ${spent.questions}::bigint,
      input_tokens = input_tokens + ${spent.input_tokens}::bigint,
      output_tokens = output_tokens + ${spent.output_tokens}::bigint,
      estimated_tokens = greatest(0, estimated_tokens + ${spent.estimated_tokens}::bigint - ${held}::bigint)
    where account_id = ${accountId}::text and day = ${day}::date`;
  await executePrepared(db, 'settle-model-tokens', statement);
}

/** The days with figures from `from` to `to`, both inclusive, ascending. */
export async function listTokenDays(
  db: Kysely<Schema>,
  { accountId, from, to }: { readonly accountId: string; readonly from: string; readonly to: string },
): Promise<readonly TokenDay[]> {
  const { rows } = await sql<TokenDay>`
    select day::text as day, questions::float8 as questions, input_tokens::float8 as input_tokens,
      output_tokens::float8 as output_tokens, estimated_tokens::float8 as estimated_tokens
    from model_token_days
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
      and questions + input_tokens + output_tokens + estimated_tokens > 0
    order by day`.execute(db);
  return rows;
}
