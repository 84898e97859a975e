import type { PageFindings } from '../../core/score/page-findings.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { App } from '../../service/platform/app.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import type { WorkStatus } from '../../core/schema/vocabulary.ts';
import {
  countSitePages,
  findSite,
  listSitePages,
  listSiteRows,
  listSiteRuns,
  type SitePageRow,
  type SiteRow,
  type SiteRunRow,
} from './statements/sites.ts';

export interface Site {
  readonly id: string;
  readonly address: string;
  readonly pagesMax: number;
  readonly runAt: Date;
  /** What the latest run left out. */
  readonly notes: readonly string[];
}

export interface SitePage {
  readonly url: string;
  /** Of its latest analysis. */
  readonly id: string;
  readonly status: WorkStatus;
  readonly score: number | null;
  /** Equal in comparable scores. */
  readonly scale: string;
  readonly categories: AnalysisResult['category_scores'] | null;
  readonly completedAt: Date | null;
  readonly error: AnalysisError | null;
  /** Null without a result, and in results of an earlier version. */
  readonly findings: PageFindings | null;
}

export interface SiteOverview extends Site {
  readonly pages: number;
  readonly unended: number;
  readonly median: number | null;
}

const runsShown = 60;

/** The caller's sites, newest first. */
export async function listSites(app: App, caller: Caller, limit: number): Promise<SiteOverview[]> {
  const rows = await listSiteRows(app.database.db, caller, limit);
  const counts = await countSitePages(
    app.database.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...siteOf(row),
    ...(counts.get(row.id) ?? { pages: 0, unended: 0, median: null }),
  }));
}

/** A site with its pages and its runs, the newest first; null when the caller has no such site. */
export async function readSite(
  app: App,
  caller: Caller,
  id: string,
): Promise<{
  readonly site: Site;
  readonly pages: readonly SitePage[];
  readonly runs: readonly SiteRunRow[];
} | null> {
  const { db } = app.database;
  const row = await findSite(db, caller, id);
  if (row === undefined) return null;
  const pages = await listSitePages(db, row);
  return { site: siteOf(row), pages: pages.map(pageOf), runs: await listSiteRuns(db, id, runsShown) };
}

const siteOf = (row: SiteRow): Site => ({
  id: row.id,
  address: row.address,
  pagesMax: row.pages_max,
  runAt: row.run_at,
  notes: JSON.parse(row.notes) as string[],
});

function pageOf(row: SitePageRow): SitePage {
  const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));
  return {
    ...{ url: row.url, id: row.id, status: row.status, score: row.overall_score },
    scale: `${row.rubric_version ?? ''} ${row.reader ?? ''}`,
    categories: parsed(row.category_scores),
    completedAt: row.completed_at,
    error: parsed(row.error),
    findings: parsed(row.page_findings),
  };
}
