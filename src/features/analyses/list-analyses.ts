import type { Caller } from '../keys/authenticate.ts';
import type { AnalysisView } from '../../core/schema/vocabulary.ts';
import { listAnalysisRows, type AnalysisFilter } from './statements/analyses.ts';
import { listAnalysisSummaries } from './statements/analysis-summaries.ts';
import { analysisDocument, analysisSummaryDocument, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';

/** The caller's analyses, newest first. */
export async function listAnalyses(
  app: App,
  caller: Caller,
  view: AnalysisView,
  filter: AnalysisFilter,
): Promise<AnalysisDocument[]> {
  const { db } = app.database;
  if (view === 'full')
    return (await listAnalysisRows(db, caller, filter)).map((row) => analysisDocument(row));
  return (await listAnalysisSummaries(db, caller, filter)).map(analysisSummaryDocument);
}
