import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Caller } from '../keys/authenticate.ts';
import { findAnalysisInput } from './statements/analysis-summaries.ts';
import type { AnalysisDocument } from './analysis-record.ts';
import type { App } from '../platform/app.ts';
import { submitAnalysis } from './submit-analysis.ts';

const decompress = promisify(gunzip);

/**
 * Accepts a new analysis of what an earlier one was asked for, with its HTML payload if that was kept: a failed one has
 * none any more, and its page is fetched. Null when the caller has no such analysis. Throws as `submitAnalysis` does.
 */
export async function repeatAnalysis(
  app: App,
  caller: Caller,
  id: string,
  requestId: string,
): Promise<AnalysisDocument | null> {
  const input = await findAnalysisInput(app.database.db, caller, id);
  if (input === undefined) return null;
  const { url, queries, competitors, metadata, page } = input;
  const html = page === null ? {} : { html: (await decompress(page)).toString('utf8') };
  const again = {
    url,
    queries,
    competitors,
    metadata: JSON.parse(metadata) as Record<string, string>,
    ...html,
  };
  return await submitAnalysis(app, caller, again, requestId);
}
