import type { Caller } from '../keys/authenticate.ts';
import { findAnalysisContent, readAnalysisRow } from './statements/analyses.ts';
import type { AnalysisRecord } from '../../core/schema/analysis.ts';
import { analysisDocument, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';

/** The analysis as JSON text; null when the caller's account and environment have none with this id. */
export async function readAnalysisDocument(
  app: App,
  caller: Caller,
  id: string,
): Promise<AnalysisDocument | null> {
  const row = await readAnalysisRow(app.database, caller, id);
  return row === undefined ? null : analysisDocument(row);
}

/** The analysis as an object; null as in `readAnalysisDocument`, which is cheaper because it does not parse. */
export async function readAnalysis(app: App, caller: Caller, id: string): Promise<AnalysisRecord | null> {
  const document = await readAnalysisDocument(app, caller, id);
  return document === null ? null : (JSON.parse(document.json) as AnalysisRecord);
}

/** The page's content; `json` is null until the analysis is completed. Null when the caller has no such analysis. */
export async function readAnalysisContent(
  app: App,
  caller: Caller,
  id: string,
): Promise<{ readonly json: string | null } | null> {
  const content = await findAnalysisContent(app.database.db, caller, id);
  if (content === undefined) return null;
  return { json: content === null ? null : `{"object":"analysis_content",${content.trim().slice(1)}` };
}
