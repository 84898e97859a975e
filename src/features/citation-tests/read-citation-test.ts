import type { App } from '../../service/platform/app.ts';
import type { Owner } from '../../service/platform/owner.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';
import { waitForEnd, type Wait } from '../../service/platform/wait-for-end.ts';
import { hasEnded } from '../analyses/analysis-record.ts';
import { citationDocument, citationSummaryDocument, type CitationDocument } from './citation-record.ts';
import { listReceiptRows, type ReceiptRow } from './statements/citation-runs.ts';
import {
  findCitationTest,
  listCitationTestRows,
  type CitationTestFilter,
} from './statements/citation-tests.ts';

type Reading = Pick<App, 'database'>;

/** The test; null when the owner's account and environment have none with this id. */
export async function readCitationTest(
  app: Reading,
  owner: Owner,
  id: string,
): Promise<CitationDocument | null> {
  const row = await findCitationTest(app.database.db, owner, id);
  return row === undefined ? null : citationDocument(row);
}

/** Waits until the test ends or `wait` is over, and returns it; null as in `readCitationTest`. */
export async function waitForCitationTest(
  app: App,
  owner: Owner,
  id: string,
  wait: Wait,
): Promise<CitationDocument | null> {
  return await waitForEnd(app.analysisEndings, id, wait, {
    read: () => readCitationTest(app, owner, id),
    isOver: ({ status }) => hasEnded(status),
  });
}

/** The owner's tests as summaries, newest first. `url` matches every spelling of the address. */
export async function listCitationTests(
  app: Reading,
  owner: Owner,
  { url, ...filter }: Omit<CitationTestFilter, 'pageUrl'> & { readonly url?: string },
): Promise<CitationDocument[]> {
  if (url !== undefined && !URL.canParse(url)) return [];
  const page = url === undefined ? {} : { pageUrl: samePageUrl(url) };
  const rows = await listCitationTestRows(app.database.db, owner, { ...filter, ...page });
  return rows.map((row) => citationSummaryDocument(row));
}

/** The receipts of a test; null as in `readCitationTest`. */
export async function listCitationReceipts(
  app: Reading,
  owner: Owner,
  testId: string,
  slice: { readonly after?: string; readonly limit: number },
): Promise<readonly ReceiptRow[] | null> {
  return (await listReceiptRows(app.database.db, owner, testId, slice)) ?? null;
}
