import type { Kysely } from 'kysely';
import { newId } from '../../service/platform/ids.ts';
import { insertAuditEntry, listAuditRows, type AuditRow } from './statements/audit-log.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { Member, MembersContext } from './read-session.ts';

/** The actor of the command line, which has no sign-in. */
export const commandLine = 'command line';

/** The member who acted, or the command line; null for the server. */
export type Actor = Pick<Member, 'id' | 'email'> | typeof commandLine | null;

export const memberOf = (actor: Actor): Pick<Member, 'id' | 'email'> | null =>
  actor === commandLine ? null : actor;

export interface AuditEntry {
  readonly accountId: string;
  readonly actor: Actor;
  /** The audit action, `object.verb`: `key.created`. */
  readonly action: string;
  /** Id of the affected object. */
  readonly target?: string | undefined;
  /** Relevant details; never a secret, never page text. */
  readonly detail?: Readonly<Record<string, string>> | undefined;
}

/** Adds an entry; `db` may be the transaction of the action. */
export async function recordAudit(db: Kysely<Schema>, entry: AuditEntry, at: Date): Promise<void> {
  await insertAuditEntry(db, {
    id: newId('auditEntry', at),
    account_id: entry.accountId,
    at,
    member_id: memberOf(entry.actor)?.id ?? null,
    member_email: memberOf(entry.actor)?.email ?? null,
    actor: entry.actor === commandLine ? commandLine : null,
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
