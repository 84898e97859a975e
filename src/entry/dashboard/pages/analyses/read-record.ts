import type { PageContent } from '../../../../core/schema/analysis-content.ts';
import type { AnalysisRecord } from '../../../../core/schema/analysis.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { readAnalysis, readAnalysisContent } from '../../../../features/analyses/read-analysis.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';

type Reader = Pick<MemberPageCall, 'app' | 'caller'>;

/** An analysis of the member's. Throws AppError `not_found`. */
export async function recordOf({ app, caller }: Reader, id: string): Promise<AnalysisRecord> {
  const record = await readAnalysis(app, caller, id);
  if (record === null) throw new AppError('not_found');
  return record;
}

/** The page's content; empty where none was saved. */
export async function contentOf({ app, caller }: Reader, id: string): Promise<PageContent> {
  const json = (await readAnalysisContent(app, caller, id))?.json ?? null;
  return json === null ? noContent : (JSON.parse(json) as PageContent);
}

const noContent: PageContent = { title: null, text: '', markdown: '', outline: [] };
