import { pageFindings } from '../../../src/core/score/page-findings.ts';
import type { AnalysisOutcome } from '../../../src/core/schema/analysis-result.ts';
import type { PageContent } from '../../../src/core/schema/analysis-content.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { summaryOfResult } from '../../../src/core/schema/analysis-summary.ts';
import { expect } from 'vitest';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import type { AnalyzeOptions } from '../../../src/core/page-signals/analyze-options.ts';
import { saveAnalysisEnd } from '../../../src/features/analyses/save-analysis-end.ts';
import type { DashboardClient, TestDashboard } from './start-dashboard.ts';

/** Submits pages over the form; gives the path that it leads to. */
export async function submitPages(
  client: DashboardClient,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  await client.get('/analyses/new');
  const answer = await client.post('/analyses/new', fields);
  expect(answer.status, answer.body).toBe(303);
  return answer.location;
}

export const idIn = (path: string): string => path.split('/').at(-1) ?? '';

/** Ends an analysis with this result, as a worker does. */
export async function completeWith(
  { test }: Pick<TestDashboard, 'test'>,
  id: string,
  result: AnalysisResult,
  content: PageContent,
): Promise<void> {
  const { app } = test;
  await app.database.db.transaction().execute(async (trx) => {
    await saveAnalysisEnd(
      app,
      trx,
      id,
      {
        status: 'completed',
        resultJson: JSON.stringify(result),
        contentJson: JSON.stringify(content),
        overallScore: result.overall_score,
        rubricVersion: result.engine.rubric_version,
        summaryJson: JSON.stringify(summaryOfResult(result)),
        findingsJson: JSON.stringify(pageFindings(result)),
        categoryScores: result.category_scores,
        reader: null,
        isReusable: true,
      },
      app.now(),
    );
  });
}

/** What the engine makes of a page. */
export function analysed(
  markup: string,
  options: Partial<AnalyzeOptions> = {},
): Extract<AnalysisOutcome, { status: 'completed' }> {
  const outcome = analyze(markup, { url: 'https://example.com/page', asOf: '2026-11-21', ...options });
  if (outcome.status !== 'completed') throw new Error(outcome.error.message);
  return outcome;
}
