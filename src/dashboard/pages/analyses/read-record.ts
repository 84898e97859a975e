import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { PageContent } from '../../../schema/analysis-content.ts';
import type { AnalysisRecord } from '../../../schema/analysis.ts';
import { AppError } from '../../../platform/errors.ts';
import { readAnalysis, readAnalysisContent } from '../../../analyses/read-analysis.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';

type Reader = Pick<MemberPageCall, 'app' | 'caller'>;

/** An analysis of the member's. Throws AppError `not_found`. */
export async function recordOf({ app, caller }: Reader, id: string): Promise<AnalysisRecord> {
  const record = await readAnalysis(app, caller, id);
  if (record === null) throw new AppError('not_found');
  return record;
}

/** The result of a completed analysis; undefined until it is one. */
export function resultOf(record: AnalysisRecord): AnalysisResult | undefined {
  const { overall_score, category_scores, access, integrity, page, engine } = record;
  if (overall_score === null || category_scores === null || access === null) return undefined;
  if (integrity === null || page === null || engine === null) return undefined;
  return { ...record, overall_score, category_scores, access, integrity, page, engine };
}

/** The page's content; empty where none was saved. */
export async function contentOf({ app, caller }: Reader, id: string): Promise<PageContent> {
  const json = (await readAnalysisContent(app, caller, id))?.json ?? null;
  return json === null ? noContent : (JSON.parse(json) as PageContent);
}

const noContent: PageContent = { title: null, text: '', markdown: '', outline: [] };
