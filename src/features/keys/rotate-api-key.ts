import { listSuccessors, lockApiKey, type ApiKeyRow } from './statements/api-keys.ts';
import { transact } from '../../service/storage/transact.ts';
import { addApiKey, type CreateApiKeyOutcome, type KeyMaker, type KeysContext } from './create-api-key.ts';

/**
 * Creates a replacement for a key, with the same settings. Both work until the caller revokes the old one, once the
 * record of the new one shows that it was used. Returns `problems` when there is no live key to replace, or a replacement
 * already exists.
 */
export async function rotateApiKey(
  context: KeysContext,
  accountId: string,
  id: string,
  maker: KeyMaker = null,
): Promise<CreateApiKeyOutcome> {
  return await transact(context.database.db, async (trx) => {
    const old = await lockApiKey(trx, accountId, id);
    if (old === undefined) return refusal(`There is no key ${id}.`);
    const problem = rotationProblem(old, await listSuccessors(trx, [id]), context.now());
    if (problem !== undefined) return refusal(problem);
    const inTransaction = { ...context, database: { ...context.database, db: trx } };
    const { type, environment, name, scopes, allowed_origins, rate_limit, expires_at } = old;
    const same = { type, environment, name, scopes, allowed_origins, rate_limit, expires_at };
    const created = await addApiKey(inTransaction, accountId, { ...same, replaces: old.id }, maker);
    return { ok: true, created };
  });
}

function rotationProblem(old: ApiKeyRow, successors: readonly ApiKeyRow[], now: Date): string | undefined {
  if (old.revoked_at !== null) return `The key ${old.id} is revoked. Create a new one.`;
  if (old.expires_at !== null && old.expires_at <= now)
    return `The key ${old.id} has expired. Create a new one.`;
  const replacement = successors.find((successor) => successor.revoked_at === null);
  if (replacement === undefined) return undefined;
  return `The key ${replacement.id} already replaces ${old.id}. Revoke ${old.id} to finish, or ${replacement.id} to start again.`;
}

const refusal = (problem: string): CreateApiKeyOutcome => ({ ok: false, problems: [problem] });
