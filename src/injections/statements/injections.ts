import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../analyses/statements/analyses.ts';
import type {
  Environment,
  InjectionMode,
  InjectionPublication,
  WorkStatus,
} from '../../schema/vocabulary.ts';
import type { InjectionsTable, Schema, StoredInjectionInput } from '../../storage/schema.ts';

export interface InjectionRow {
  readonly id: string;
  readonly environment: Environment;
  readonly status: WorkStatus;
  readonly publication: InjectionPublication | null;
  readonly mode: InjectionMode;
  readonly url: string | null;
  readonly analysis_id: string | null;
  readonly input: StoredInjectionInput;
  /** JSON text, here and below. */
  readonly result: string | null;
  readonly diff: string | null;
  readonly error: string | null;
  readonly metadata: string;
  readonly created_at: Date;
  readonly completed_at: Date | null;
  readonly published_at: Date | null;
}

/** What the work on an injection starts from. */
export interface InjectionTask extends Owner {
  readonly id: string;
  readonly keyId: string | null;
  readonly isPreview: boolean;
  readonly mode: InjectionMode;
  readonly url: string | null;
  readonly createdAt: Date;
  readonly input: StoredInjectionInput;
  /** Changes to work into what is there, as JSON text; null the first time. */
  readonly edit: string | null;
  readonly html: Buffer | null;
  readonly page: Buffer | null;
  readonly result: string | null;
}

/** What has been made, as it is stored. */
export interface MadeInjectionRow {
  readonly result: string;
  readonly diff: string | null;
  readonly page: Buffer;
  readonly rendered: Buffer;
}

const notEnded = ['queued', 'processing'] as const;

export async function insertInjection(
  trx: Transaction<Schema>,
  row: Insertable<InjectionsTable>,
): Promise<void> {
  await trx.insertInto('injections').values(row).execute();
}

const sharedColumns = [
  'id',
  'environment',
  'status',
  'publication',
  'mode',
  'url',
  'analysis_id',
  'input',
  'created_at',
  'completed_at',
  'published_at',
  sql<string | null>`result::text`.as('result'),
  sql<string | null>`error::text`.as('error'),
  sql<string>`metadata::text`.as('metadata'),
] as const;

const rowColumns = [...sharedColumns, sql<string | null>`diff::text`.as('diff')] as const;
/** Lists show no diffs. */
const listColumns = [...sharedColumns, sql<string | null>`null::text`.as('diff')] as const;

/** The owner's injection, or preview when asked for one; undefined when this owner has none with that id. */
export async function findInjection(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): Promise<InjectionRow | undefined> {
  return await ownRows(db, owner, isPreview).select(rowColumns).where('id', '=', id).executeTakeFirst();
}

function ownRows(db: Kysely<Schema>, owner: Owner, isPreview = false) {
  return db
    .selectFrom('injections')
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .where('is_preview', '=', sql<boolean>`${sql.lit(isPreview)}`);
}

export interface InjectionFilter {
  /** The address in the spelling that all spellings of it share. */
  readonly pageUrl?: string;
  readonly publication?: InjectionPublication;
  /** Only those older than this one. */
  readonly after?: string;
  readonly limit: number;
}

/** The owner's injections, newest first. */
export async function listInjectionRows(
  db: Kysely<Schema>,
  owner: Owner,
  { pageUrl, publication, after, limit }: InjectionFilter,
): Promise<InjectionRow[]> {
  let query = ownRows(db, owner).select(listColumns);
  if (pageUrl !== undefined) {
    // The hash is what the index holds.
    query = query.where(sql<boolean>`md5(page_url) = md5(${pageUrl})`).where('page_url', '=', pageUrl);
  }
  if (publication !== undefined) query = query.where('publication', '=', publication);
  if (after !== undefined) query = query.where('id', '<', after);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

/** The page with the blocks applied, gzipped; null until completed; undefined when this owner has no such injection. */
export async function findRendered(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<Buffer | null | undefined> {
  const row = await ownRows(db, owner).select(['rendered', 'status']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return row.status === 'completed' ? row.rendered : null;
}

export type LockedInjection = Pick<InjectionRow, 'status' | 'publication' | 'url' | 'result'>;

/** Locks an injection, or a preview, until the transaction ends; undefined when this owner has none with that id. */
export async function lockInjection(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): Promise<LockedInjection | undefined> {
  return await ownRows(trx, owner, isPreview)
    .select(['status', 'publication', 'url', sql<string | null>`result::text`.as('result')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts changes of a completed draft, which must be locked, up to be worked in. */
export async function startEdit(
  trx: Transaction<Schema>,
  id: string,
  edit: { readonly json: string; readonly requestId: string; readonly keyId: string },
): Promise<void> {
  await trx
    .updateTable('injections')
    .set({
      edit: edit.json,
      status: 'processing',
      publication: null,
      turn: 'waiting',
      request_id: edit.requestId,
      key_id: edit.keyId,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks an injection as being worked on. Undefined when it has ended or is gone: there is nothing to do then. */
export async function beginInjection(db: Kysely<Schema>, id: string): Promise<InjectionTask | undefined> {
  return await db
    .updateTable('injections')
    .set({ status: 'processing' })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning([
      'id',
      'account_id as accountId',
      'environment',
      'key_id as keyId',
      'is_preview as isPreview',
      'mode',
      'url',
      'created_at as createdAt',
      'input',
      'html',
      'page',
      sql<string | null>`edit::text`.as('edit'),
      sql<string | null>`result::text`.as('result'),
    ])
    .executeTakeFirst();
}

/** True while an injection is queued or worked on. */
export async function isInjectionUnended(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('injections')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * How many of an account's live injections, or previews, have not ended: what may still be charged. One that is edited
 * was charged when it was made.
 */
export async function countUnendedInjections(
  db: Kysely<Schema>,
  accountId: string,
  { isPreview }: { readonly isPreview: boolean },
): Promise<number> {
  const { rows } = await sql<{ unended: number }>`
    select count(*)::int as unended from injections
    where (turn = 'waiting' or turn = 'running') and edit is null and is_preview = ${isPreview}
      and account_id = ${accountId} and environment = 'live'`.execute(db);
  return rows[0]?.unended ?? 0;
}

export interface EndedInjection extends Owner {
  readonly keyId: string | null;
  readonly isPreview: boolean;
}

const endedColumns = [
  'account_id as accountId',
  'environment',
  'key_id as keyId',
  'is_preview as isPreview',
] as const;

/** Writes what was made, as a draft. Undefined when it had ended before, or is gone: nothing was written then. */
export async function completeInjection(
  trx: Transaction<Schema>,
  id: string,
  made: MadeInjectionRow,
  at: Date,
): Promise<EndedInjection | undefined> {
  return await trx
    .updateTable('injections')
    .set({
      ...made,
      status: 'completed',
      publication: 'draft',
      html: null,
      edit: null,
      turn: 'ended',
      completed_at: sql<Date>`coalesce(completed_at, ${at}::timestamptz)`,
    })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning(endedColumns)
    .executeTakeFirst();
}

/** Writes that it failed. Undefined when it had ended before, is being edited, or is gone: nothing was written then. */
export async function failInjection(
  trx: Transaction<Schema>,
  id: string,
  errorJson: string,
  at: Date,
): Promise<EndedInjection | undefined> {
  return await trx
    .updateTable('injections')
    .set({ status: 'failed', error: errorJson, html: null, turn: 'ended', completed_at: at })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .where('edit', 'is', null)
    .returning(endedColumns)
    .executeTakeFirst();
}

/** The result of an injection whose changes wait to be worked in, as JSON text; undefined when there is no such thing. */
export async function readResult(trx: Transaction<Schema>, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('injections')
    .select(sql<string>`result::text`.as('result'))
    .where('id', '=', id)
    .where('edit', 'is not', null)
    .where('status', 'in', notEnded)
    .executeTakeFirst();
  return row?.result;
}

/** Gives up changes that could not be worked in: the draft is again what it was, with this result. */
export async function dropEdit(
  trx: Transaction<Schema>,
  id: string,
  result: string,
): Promise<Owner | undefined> {
  return await trx
    .updateTable('injections')
    .set({ status: 'completed', publication: 'draft', edit: null, turn: 'ended', result })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .where('edit', 'is not', null)
    .returning(['account_id as accountId', 'environment'])
    .executeTakeFirst();
}

export async function deleteInjectionRow(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('injections').where('id', '=', id).execute();
}

/** An hour's worth of rows in one statement would hold others up, and end at the statement's time limit. */
const deletedAtOnceMax = 100;

/** Removes what has expired and is not published; returns how many. */
export async function deleteExpiredInjections(db: Kysely<Schema>, now: Date): Promise<number> {
  const expired = db
    .selectFrom('injections')
    .select('id')
    .where('expires_at', '<=', now)
    .where(sql<boolean>`publication is distinct from 'published'`)
    .limit(deletedAtOnceMax);
  for (let deleted = 0; ;) {
    const result = await db
      .deleteFrom('injections')
      .where('id', 'in', expired)
      // Published in this very moment.
      .where(sql<boolean>`publication is distinct from 'published'`)
      .executeTakeFirst();
    const count = Number(result.numDeletedRows);
    deleted += count;
    if (count < deletedAtOnceMax) return deleted;
  }
}
