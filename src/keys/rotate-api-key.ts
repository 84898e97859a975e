import { listSuccessors, lockApiKey, type ApiKeyRow } from './statements/api-keys.ts';
import { transact } from '../storage/transact.ts';
import { addApiKey, type CreateApiKeyOutcome, type KeysContext } from './create-api-key.ts';

/**
 * Makes a key that is to take the place of another, with all its settings. Both work until the old one is revoked:
 * that is for later, when the record of the new one says that it has been used. `problems` when there is nothing to
 * replace, or something to replace it with already.
 */
export async function rotateApiKey(
  context: KeysContext,
  accountId: string,
  id: string,
): Promise<CreateApiKeyOutcome> {
  return await transact(context.database.db, async (trx) => {
    const old = await lockApiKey(trx, accountId, id);
    if (old === undefined) return refusal(`There is no key ${id}.`);
    const problem = whyNot(old, await listSuccessors(trx, [id]), context.now());
    if (problem !== undefined) return refusal(problem);
    const inTransaction = { ...context, database: { ...context.database, db: trx } };
    const created = await addApiKey(inTransaction, accountId, {
      type: old.type,
      environment: old.environment,
      name: old.name,
      scopes: old.scopes,
      allowed_origins: old.allowed_origins,
      rate_limit: old.rate_limit,
      expires_at: old.expires_at,
      replaces: old.id,
    });
    return { ok: true, created };
  });
}

function whyNot(old: ApiKeyRow, successors: readonly ApiKeyRow[], now: Date): string | undefined {
  if (old.revoked_at !== null) return `The key ${old.id} is revoked. Create a new one.`;
  if (old.expires_at !== null && old.expires_at <= now)
    return `The key ${old.id} has expired. Create a new one.`;
  const waiting = successors.find((successor) => successor.revoked_at === null);
  if (waiting === undefined) return undefined;
  return `The key ${waiting.id} was made to replace ${old.id} already. Revoke ${old.id}, or that one to start again.`;
}

const refusal = (problem: string): CreateApiKeyOutcome => ({ ok: false, problems: [problem] });
