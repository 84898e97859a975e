/** Injections for lists: without their blocks, which are most of a row. */
import { sql, type Kysely } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { InjectionPublication, InjectionMode, WorkStatus } from '../../../core/schema/vocabulary.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface InjectionSummaryRow {
  readonly id: string;
  readonly status: WorkStatus;
  readonly publication: InjectionPublication | null;
  readonly mode: InjectionMode;
  readonly url: string | null;
  readonly created_at: Date;
  readonly published_at: Date | null;
  /** JSON text, here and below; null until there is a result, and `made_types` also without a block. */
  readonly made_types: string | null;
  readonly score_before: string | null;
  readonly score_after: string | null;
}

export interface InjectionSummaryFilter {
  /** The canonical spelling of the address: see `samePageUrl`. */
  readonly pageUrl?: string | undefined;
  readonly publication?: InjectionPublication | undefined;
  /** Only those that are or were published. */
  readonly wasPublished?: boolean | undefined;
  /** Only those older than this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The owner's injections, newest first. */
export async function listInjectionSummaryRows(
  db: Kysely<Schema>,
  { accountId, environment }: Owner,
  { pageUrl, publication, wasPublished, after, limit }: InjectionSummaryFilter,
): Promise<InjectionSummaryRow[]> {
  let query = db
    .selectFrom('injections')
    .select([
      'id',
      'status',
      'publication',
      'mode',
      'url',
      'created_at',
      'published_at',
      // `->`, not `->>`: the latter decodes all escapes of the result and fails at a NUL from the page.
      sql<string | null>`(
        select json_agg(block -> 'type' order by place)::text
        from json_array_elements(result -> 'content_blocks') with ordinality as made (block, place)
      )`.as('made_types'),
      sql<string | null>`(result -> 'score_before')::text`.as('score_before'),
      sql<string | null>`(result -> 'score_after')::text`.as('score_after'),
    ])
    .where('account_id', '=', accountId)
    .where('environment', '=', environment)
    .where('is_preview', '=', sql<boolean>`false`);
  if (pageUrl !== undefined) {
    // The index is on the hash.
    query = query.where(sql<boolean>`md5(page_url) = md5(${pageUrl})`).where('page_url', '=', pageUrl);
  }
  if (publication !== undefined) query = query.where('publication', '=', publication);
  if (wasPublished === true) query = query.where('published_at', 'is not', null);
  if (after !== undefined) query = query.where('id', '<', after);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}
