import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../platform/owner.ts';
import type { Schema } from '../../storage/schema.ts';
import type { StoredInjectionInput } from '../../storage/tables/injections.ts';

/** What the work on an injection starts from. */
export interface InjectionTask extends Owner {
  readonly id: string;
  readonly keyId: string | null;
  readonly isPreview: boolean;
  readonly mode: 'auto' | 'manual';
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
