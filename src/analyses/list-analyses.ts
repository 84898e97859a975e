import type { Caller } from '../keys/authenticate.ts';
import { listAnalysisRows, type AnalysisFilter } from './statements/analyses.ts';
import { analysisDocument, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../platform/app.ts';

/** The caller's analyses, newest first. */
export async function listAnalyses(
  app: App,
  caller: Caller,
  filter: AnalysisFilter,
): Promise<AnalysisDocument[]> {
  return (await listAnalysisRows(app.database.db, caller, filter)).map((row) => analysisDocument(row));
}
