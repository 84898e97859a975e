import type { Kysely } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import { listTokenDays, type TokenDay, type TokenFigures } from './statements/model-tokens.ts';
import type { UsageRange } from './statements/usage-records.ts';

export interface ModelTokens {
  readonly total: TokenFigures;
  /** Days with questions, ascending. */
  readonly days: readonly TokenDay[];
}

/** The tokens of language models on every UTC day that a range touches. */
export async function readModelTokens(
  db: Kysely<Schema>,
  { accountId, from, to }: UsageRange,
): Promise<ModelTokens> {
  const last = new Date(Math.max(from.getTime(), to.getTime() - 1));
  const days = await listTokenDays(db, { accountId, from: dayOf(from), to: dayOf(last) });
  const sum = (name: keyof TokenFigures): number => days.reduce((total, day) => total + day[name], 0);
  const total = {
    questions: sum('questions'),
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    estimated_tokens: sum('estimated_tokens'),
  };
  return { total, days };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
