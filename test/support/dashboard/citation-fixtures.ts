import { expect } from 'vitest';
import {
  citationReceiptExample,
  citationTestExample,
} from '../../../src/core/schema/examples/citation-test.ts';
import type { CitationReceipt } from '../../../src/core/schema/citation-test.ts';
import { saveCitationTest } from '../../../src/features/citation-tests/save-citation-end.ts';
import { planRuns } from '../../../src/features/citation-tests/statements/citation-runs.ts';
import type { ReportedTest } from '../../../src/entry/report/citations/citation-report.ts';
import type { TestServer } from '../start-test-server.ts';
import type { DashboardClient } from './start-dashboard.ts';

export const testFields = {
  url: 'https://example.com/heat-pumps',
  questions: 'how efficient is a heat pump in winter',
  rivals: 'https://rival.example/heat-pump-efficiency',
};

/** Submits a test over both steps of the form; gives the path that it leads to. */
export async function submitCitationTest(
  client: DashboardClient,
  fields: Readonly<Record<string, string>> = testFields,
): Promise<string> {
  await client.get('/citation-tests/new');
  const review = await client.post('/citation-tests/review', fields);
  expect(review.status, review.body).toBe(200);
  const answer = await client.post('/citation-tests/new', fields);
  expect(answer.status, answer.body).toBe(303);
  return answer.location;
}

/** Ends a test with this result, as a worker does. */
export async function completeCitationTest(
  { app }: Pick<TestServer, 'app'>,
  id: string,
  test: ReportedTest = citationTestExample,
  receipts: readonly CitationReceipt[] = [citationReceiptExample],
): Promise<void> {
  const { assistant, pages, results, rate, comparison, power, warnings } = test;
  const stored = { assistant, pages, results, rate, comparison, power, warnings };
  const causes = results.map(({ cause }) => cause?.code ?? null);
  await app.database.db.transaction().execute(async (trx) => {
    const { account_id: accountId } = await trx
      .selectFrom('citation_tests')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const runs = receipts.map(({ question, version, run }) => ({
      question: results.findIndex((result) => result.question === question),
      ...{ version, run, key: `key-${version}-${String(run)}` },
    }));
    await planRuns(trx, { id, accountId }, runs);
    const judged = {
      status: 'completed' as const,
      resultJson: JSON.stringify(stored),
      summary: { assistant, rate, comparison, causes, warnings },
      receipts: receipts.map((receipt, index) => ({ ...runs[index]!, receiptJson: JSON.stringify(receipt) })),
    };
    await saveCitationTest(app, trx, id, judged, app.now());
  });
}
