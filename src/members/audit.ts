import type { Kysely } from 'kysely';
import { newId } from '../platform/ids.ts';
import { insertAuditEntry, listAuditRows, type AuditRow } from './statements/audit-log.ts';
import type { Schema } from '../storage/schema.ts';
import type { Member, MembersContext } from './read-session.ts';

/** Who did something: a member, or null for the server and its command line. */
export type Actor = Pick<Member, 'id' | 'email'> | null;

export interface AuditEntry {
  readonly accountId: string;
  readonly actor: Actor;
  /** What was done, as `thing.done`: `key.created`. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly target?: string | undefined;
  /** What of it matters: never a secret, never the words of a page. */
  readonly detail?: Readonly<Record<string, string>> | undefined;
}

/** Writes an entry, in the transaction that `db` is, if it is one. */
export async function recordAudit(db: Kysely<Schema>, entry: AuditEntry, at: Date): Promise<void> {
  await insertAuditEntry(db, {
    id: newId('auditEntry', at),
    account_id: entry.accountId,
    at,
    member_id: entry.actor?.id ?? null,
    member_email: entry.actor?.email ?? null,
    action: entry.action,
    target: entry.target ?? null,
    detail: entry.detail ?? null,
  });
}

/** Entries of an account, the newest first, after the one with the id `before`. */
export async function listAudit(
  context: MembersContext,
  page: { readonly accountId: string; readonly before: string | null; readonly limit: number },
): Promise<readonly AuditRow[]> {
  return await listAuditRows(context.database.db, page);
}
