import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { StoredInjectionInput } from '../../../service/storage/tables/injections.ts';

/** The input of an attempt at an injection. */
export interface InjectionTask extends Owner {
  readonly id: string;
  readonly keyId: string | null;
  readonly isPreview: boolean;
  readonly mode: 'auto' | 'manual';
  readonly url: string | null;
  /** The address after redirects; null until the page was fetched, and without a fetch. */
  readonly finalUrl: string | null;
  readonly createdAt: Date;
  readonly input: StoredInjectionInput;
  /** Changes to apply to the existing blocks, as JSON text; null the first time. */
  readonly edit: string | null;
  readonly html: Buffer | null;
  readonly page: Buffer | null;
  readonly result: string | null;
}

/** A finished injection as it is stored. */
export interface MadeInjectionRow {
  readonly result: string;
  readonly diff: string | null;
  readonly page: Buffer;
  readonly rendered: Buffer;
  readonly final_url?: string | null;
}

const notEnded = ['queued', 'processing'] as const;

/** Saves changes to a completed draft and queues it again. The row must be locked. */
export async function startEdit(
  trx: Transaction<Schema>,
  id: string,
  edit: { readonly json: string; readonly bytes: number; readonly requestId: string; readonly keyId: string },
): Promise<void> {
  await trx
    .updateTable('injections')
    .set({
      edit: edit.json,
      payload_bytes: edit.bytes,
      status: 'processing',
      publication: null,
      turn: 'waiting',
      request_id: edit.requestId,
      key_id: edit.keyId,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks an injection as processing. Undefined when it has ended or was deleted. */
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
      'final_url as finalUrl',
      'created_at as createdAt',
      'input',
      'html',
      'page',
      sql<string | null>`edit::text`.as('edit'),
      sql<string | null>`result::text`.as('result'),
    ])
    .executeTakeFirst();
}

/** True while an injection is queued or processing. */
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
 * Counts the account's live injections, or previews, that may still be metered: those that have not ended, and previews that
 * have not been answered. An edited draft was metered when it was made.
 */
export async function countUnendedInjections(
  db: Kysely<Schema>,
  accountId: string,
  { isPreview }: { readonly isPreview: boolean },
): Promise<number> {
  const { rows } = await sql<{ unended: number }>`
    select count(*)::int as unended from injections
    where (turn = 'waiting' or turn = 'running' or (is_preview and status = 'completed'))
      and edit is null and is_preview = ${isPreview}
      and account_id = ${accountId} and environment = 'live'`.execute(db);
  return rows[0]?.unended ?? 0;
}

export interface EndedInjection extends Owner {
  readonly keyId: string | null;
  readonly isPreview: boolean;
  readonly payloadBytes: number;
}

const endedColumns = [
  'account_id as accountId',
  'environment',
  'key_id as keyId',
  'is_preview as isPreview',
  sql<number>`payload_bytes::float8`.as('payloadBytes'),
] as const;

/** Saves the result as a draft. Undefined when the injection had ended before or was deleted: nothing is saved. */
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

/** Saves the failure. Undefined when the injection had ended before, is edited or was deleted: nothing is saved. */
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

/** An injection that is being edited, as JSON texts; undefined when it is not edited. */
export async function readEdited(
  trx: Transaction<Schema>,
  id: string,
): Promise<{ readonly result: string; readonly edit: string } | undefined> {
  return await trx
    .selectFrom('injections')
    .select([sql<string>`result::text`.as('result'), sql<string>`edit::text`.as('edit')])
    .where('id', '=', id)
    .where('edit', 'is not', null)
    .where('status', 'in', notEnded)
    .executeTakeFirst();
}

/** Drops changes that could not be applied: the draft is completed again with this result. */
export async function dropEdit(
  trx: Transaction<Schema>,
  id: string,
  result: string,
): Promise<Pick<EndedInjection, 'accountId' | 'environment' | 'payloadBytes'> | undefined> {
  return await trx
    .updateTable('injections')
    .set({ status: 'completed', publication: 'draft', edit: null, turn: 'ended', result })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .where('edit', 'is not', null)
    .returning([
      'account_id as accountId',
      'environment',
      sql<number>`payload_bytes::float8`.as('payloadBytes'),
    ])
    .executeTakeFirst();
}
