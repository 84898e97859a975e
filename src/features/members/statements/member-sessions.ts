import type { Kysely, Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { MemberRole, QuotaPolicy, Environment } from '../../../core/schema/vocabulary.ts';
import type { MemberSessionsTable } from '../../../service/storage/tables/members.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type MemberSessionRow = Selectable<MemberSessionsTable>;

/** A session with its member. */
export interface SessionFacts {
  readonly member_id: string;
  readonly account_id: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly environment: Environment;
  readonly last_seen_at: Date;
  readonly quota_policy: QuotaPolicy;
  readonly id: string;
  readonly password_given_at: Date;
}

export async function insertMemberSession(db: Kysely<Schema>, session: MemberSessionRow): Promise<void> {
  await db.insertInto('member_sessions').values(session).execute();
}

/** The session with this hash, unless it has expired or was not used since `idleSince`. */
export async function findMemberSession(
  pool: Pool,
  session: { readonly tokenHash: Buffer; readonly now: Date; readonly idleSince: Date },
): Promise<SessionFacts | undefined> {
  const { rows } = await pool.query<SessionFacts>({
    name: 'find-member-session',
    text: `
      select member_id, members.account_id, email, role, environment, last_seen_at,
        member_sessions.id, password_given_at,
        (select quota_policy from accounts join plans on plans.id = plan_id
          where accounts.id = members.account_id) as quota_policy
      from member_sessions join members on members.id = member_id
      where token_hash = $1 and expires_at > $2 and last_seen_at > $3`,
    values: [session.tokenHash, session.now, session.idleSince],
  });
  return rows[0];
}

export async function markSessionSeen(db: Kysely<Schema>, tokenHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('member_sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function setSessionEnvironment(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  environment: Environment,
): Promise<void> {
  await db.updateTable('member_sessions').set({ environment }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteMemberSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('member_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends the sessions of a member except `kept`; returns how many. */
export async function deleteSessionsOf(
  db: Kysely<Schema>,
  memberId: string,
  kept: Buffer | null = null,
): Promise<number> {
  let query = db.deleteFrom('member_sessions').where('member_id', '=', memberId);
  if (kept !== null) query = query.where('token_hash', '!=', kept);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** The open sessions of a member, the newest first. */
export async function listSessionsOf(
  db: Kysely<Schema>,
  memberId: string,
  open: { readonly now: Date; readonly idleSince: Date },
): Promise<Omit<MemberSessionRow, 'token_hash'>[]> {
  return await db
    .selectFrom('member_sessions')
    .select(['id', 'member_id', 'environment', 'device', 'address'])
    .select(['created_at', 'last_seen_at', 'expires_at', 'password_given_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', open.now)
    .where('last_seen_at', '>', open.idleSince)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of a member. False when the member has no such session. */
export async function deleteSessionOf(db: Kysely<Schema>, memberId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('member_sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends all sessions of a member but the newest `kept`. */
export async function deleteOldestSessionsOf(
  db: Kysely<Schema>,
  memberId: string,
  kept: number,
): Promise<void> {
  await db
    .deleteFrom('member_sessions')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('member_sessions')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .offset(kept),
    )
    .execute();
}

/** Locks a session until the transaction ends. False when it has ended. */
export async function lockSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('member_sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A session whose right is judged again. */
export interface JudgedSession {
  readonly tokenHash: Buffer;
  readonly memberId: string;
  readonly accountId: string;
  readonly now: Date;
  readonly idleSince: Date;
}

/** The role of the session's member as it is now; undefined when the session has ended or the member was removed. */
export async function findSessionRole(
  db: Kysely<Schema>,
  session: JudgedSession,
): Promise<MemberRole | undefined> {
  const row = await db
    .selectFrom('member_sessions')
    .innerJoin('members', 'members.id', 'member_sessions.member_id')
    .select('members.role')
    .where('token_hash', '=', session.tokenHash)
    .where('members.id', '=', session.memberId)
    .where('expires_at', '>', session.now)
    .where('last_seen_at', '>', session.idleSince)
    .executeTakeFirst();
  return row?.role;
}

/** As `findSessionRole`, and holds session and role as they are until the transaction ends. */
export async function lockSessionRole(
  db: Kysely<Schema>,
  session: JudgedSession,
): Promise<MemberRole | undefined> {
  // In the order of `lockMembers`, which a removal takes: the other way around, the two would wait for each other.
  await db.selectFrom('accounts').select('id').where('id', '=', session.accountId).forKeyShare().execute();
  // One action of a member at a time: two that end each other's sessions would wait for each other.
  await db.selectFrom('members').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute();
  await db
    .selectFrom('member_sessions')
    .select('id')
    .where('token_hash', '=', session.tokenHash)
    .forShare()
    .execute();
  return await findSessionRole(db, session);
}

/**
 * Records that the member of a session gave the password. False when the session has ended, or the member has another
 * role or password by now.
 */
export async function markPasswordGiven(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  given: { readonly role: MemberRole; readonly passwordHash: string; readonly at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('member_sessions')
    .set({ password_given_at: given.at })
    .where('token_hash', '=', tokenHash)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('members')
          .select('members.id')
          .whereRef('members.id', '=', 'member_sessions.member_id')
          .where('members.role', '=', given.role)
          .where('members.password_hash', '=', given.passwordHash),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes ended sessions; returns how many. */
export async function deleteEndedSessions(db: Kysely<Schema>, now: Date, idleSince: Date): Promise<number> {
  const result = await db
    .deleteFrom('member_sessions')
    .where((where) => where.or([where('expires_at', '<=', now), where('last_seen_at', '<=', idleSince)]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
