import type { Owner } from '../../service/platform/owner.ts';
import type { ContentType } from '../../core/schema/vocabulary.ts';
import {
  listInjectionSummaryRows,
  type InjectionSummaryFilter,
  type InjectionSummaryRow,
} from './statements/injection-summaries.ts';
import type { App } from '../../service/platform/app.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';

/** An injection without its blocks. */
export type InjectionSummary = Omit<InjectionSummaryRow, 'made_types' | 'score_before' | 'score_after'> & {
  /** The type of each block that was made; empty until then. */
  readonly blocks: readonly ContentType[];
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
};

/** The owner's injections, newest first. `url` matches every spelling of the address; an invalid one matches none. */
export async function listInjectionSummaries(
  app: Pick<App, 'database'>,
  owner: Owner,
  { url, ...filter }: Omit<InjectionSummaryFilter, 'pageUrl'> & { readonly url?: string | undefined },
): Promise<readonly InjectionSummary[]> {
  if (url !== undefined && !URL.canParse(url)) return [];
  const pageUrl = url === undefined ? undefined : samePageUrl(url);
  const rows = await listInjectionSummaryRows(app.database.db, owner, { ...filter, pageUrl });
  return rows.map(({ made_types, score_before, score_after, ...row }) => ({
    ...row,
    blocks: made_types === null ? [] : (JSON.parse(made_types) as readonly ContentType[]),
    scoreBefore: score_before === null ? null : Number(score_before),
    scoreAfter: score_after === null ? null : Number(score_after),
  }));
}
