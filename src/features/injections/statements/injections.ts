import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type {
  Environment,
  InjectionMode,
  InjectionPublication,
  WorkStatus,
} from '../../../core/schema/vocabulary.ts';
import type { InjectionsTable, StoredInjectionInput } from '../../../service/storage/tables/injections.ts';

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
/** Lists leave out the diffs, which are large. */
const listColumns = [...sharedColumns, sql<string | null>`null::text`.as('diff')] as const;

/** The owner's injection, or preview; undefined when this owner has none with that id. */
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
  /** The canonical spelling of the address: see `samePageUrl`. */
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
    // The index is on the hash.
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

export interface InjectedPages {
  readonly url: string | null;
  /** Without and with the blocks, both gzipped; null until completed. */
  readonly page: Buffer | null;
  readonly rendered: Buffer | null;
}

/**
 * Both versions of the page of an injection, locked against deletion, which must find what is made from them; undefined when
 * this owner has no such injection.
 */
export async function findInjectedPages(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
): Promise<InjectedPages | undefined> {
  const row = await ownRows(trx, owner)
    .select(['url', 'page', 'rendered', 'status'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { status, ...pages } = row;
  return status === 'completed' ? pages : { ...pages, page: null, rendered: null };
}

export type LockedInjection = Pick<InjectionRow, 'status' | 'publication' | 'url' | 'input' | 'result'>;

/** Locks an injection, or a preview, until the transaction ends; undefined when this owner has none with that id. */
export async function lockInjection(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): Promise<LockedInjection | undefined> {
  return await ownRows(trx, owner, isPreview)
    .select(['status', 'publication', 'url', 'input', sql<string | null>`result::text`.as('result')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the input of a locked injection, whose facts have changed. */
export async function replaceFacts(
  trx: Transaction<Schema>,
  id: string,
  input: StoredInjectionInput,
): Promise<void> {
  await trx
    .updateTable('injections')
    .set({ input: JSON.stringify(input) })
    .where('id', '=', id)
    .execute();
}

/** Deleting an hour of rows in one statement would block others and hit the statement timeout. */
const deletedAtOnceMax = 100;

/** Deletes injections that have expired and are not published; returns how many. */
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
      // Checked again: it may have been published since the subquery read it.
      .where(sql<boolean>`publication is distinct from 'published'`)
      .executeTakeFirst();
    const count = Number(result.numDeletedRows);
    deleted += count;
    if (count < deletedAtOnceMax) return deleted;
  }
}
