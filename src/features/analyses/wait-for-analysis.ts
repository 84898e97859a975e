import type { Caller } from '../keys/authenticate.ts';
import { hasEnded, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';
import { readAnalysisDocument } from './read-analysis.ts';
import { waitForEnd, type Wait } from '../../service/platform/wait-for-end.ts';

/** Waits until the analysis ends or `wait` is over, and returns it. Null when the caller has no such analysis. */
export async function waitForAnalysis(
  app: App,
  caller: Caller,
  id: string,
  wait: Wait,
): Promise<AnalysisDocument | null> {
  return await waitForEnd(app.analysisEndings, id, wait, {
    read: () => readAnalysisDocument(app, caller, id),
    isOver: ({ status }) => hasEnded(status),
  });
}
