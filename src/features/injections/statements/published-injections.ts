import { sql } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Database } from '../../../service/storage/database.ts';
import { fetchPrepared } from '../../../service/storage/prepared.ts';

export interface PublishedInjection {
  readonly id: string;
  readonly published_at: Date;
  /** JSON text of an `InjectionResult`. */
  readonly result: string;
}

/**
 * The injection that the owner has published for a page; undefined when there is none. Takes two spellings of the page's
 * address, the preferred one first.
 */
export async function findPublishedInjection(
  database: Pick<Database, 'db' | 'pool'>,
  { accountId, environment }: Owner,
  [url, otherUrl]: readonly [string, string],
): Promise<PublishedInjection | undefined> {
  const statement = sql<PublishedInjection>`
    select id, published_at, result::text as result from injections
    where account_id = ${accountId} and environment = ${environment} and publication = 'published'
      and md5(page_url) in (md5(${url}), md5(${otherUrl})) and page_url in (${url}, ${otherUrl})
    order by (page_url = ${url}) desc limit 1`;
  try {
    const [row] = await fetchPrepared(database, 'find-published-injection', statement);
    return row;
  } catch (error) {
    if (isTableMissing(error)) return undefined;
    throw error;
  }
}

/** SQLSTATE of an undefined table: before the migration that creates injections, nothing is published. */
function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}
