import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Caller } from '../keys/authenticate.ts';
import { findAnalysisInput } from './statements/analysis-summaries.ts';
import type { AnalysisDocument } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';
import { submitAnalysis } from './submit-analysis.ts';

const decompress = promisify(gunzip);

/**
 * Submits a new analysis with the inputs of an earlier one. Reuses the HTML payload if it was kept; a failed analysis
 * keeps none, so its page is fetched. Null when the caller has no such analysis. Throws as `submitAnalysis` does.
 */
export async function repeatAnalysis(
  app: App,
  caller: Caller,
  id: string,
  requestId: string,
): Promise<AnalysisDocument | null> {
  const input = await findAnalysisInput(app.database.db, caller, id);
  if (input === undefined) return null;
  const { url, queries, competitors, metadata, model, page } = input;
  const html = page === null ? {} : { html: (await decompress(page)).toString('utf8') };
  const repeated = {
    url,
    queries,
    competitors,
    metadata: JSON.parse(metadata) as Record<string, string>,
    ...(model === undefined ? {} : { model }),
    ...html,
  };
  return await submitAnalysis(app, caller, repeated, requestId);
}
