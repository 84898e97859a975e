import type { VNode } from 'preact';
import { z } from 'zod';
import type { CitationReceipt, CitationTest } from '../../../../core/schema/citation-test.ts';
import { isId } from '../../../../core/schema/ids.ts';
import type { MemberRole } from '../../../../core/schema/vocabulary.ts';
import {
  listCitationReceipts,
  readCitationTest,
} from '../../../../features/citation-tests/read-citation-test.ts';
import { reaches } from '../../../../features/members/roles.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';

export const citationTestId = z.object({ id: z.string().refine((text) => isId('citationTest', text)) });

export const citationTestsPath = '/citation-tests';

export const pathOf = (id: string): string => `${citationTestsPath}/${id}`;

type Source = Readonly<Record<'analysis' | 'injection' | 'test', string>>;

/** The form, filled from an analysis, an injection or an earlier test. */
export const newTestPath = (source: Partial<Source>): string =>
  `${citationTestsPath}/new?${new URLSearchParams(source).toString()}`;

export const mayTest = (role: MemberRole): boolean => reaches(role, 'developer');

type Reader = Pick<MemberPageCall, 'app' | 'caller'>;

/** Throws AppError `not_found`. */
export async function testOf({ app, caller }: Reader, id: string): Promise<CitationTest> {
  const document = await readCitationTest(app, caller, id);
  if (document === null) throw new AppError('not_found');
  return JSON.parse(document.json) as CitationTest;
}

/** 5 questions, 20 runs and 2 versions: the most that a test has. */
const receiptsMax = 200;

export async function receiptsOf({ app, caller }: Reader, id: string): Promise<readonly CitationReceipt[]> {
  const rows = await listCitationReceipts(app, caller, id, { limit: receiptsMax });
  return (rows ?? []).map(({ json }) => JSON.parse(json) as CitationReceipt);
}

/** The tested page in a list: its address, or a label for pasted HTML. */
export const testedName = (url: string | null, max?: number): VNode =>
  url === null ? <>Pasted page</> : <HostileText text={url.replace(/^https?:\/\//i, '')} max={max} />;

export const trail = (): VNode => (
  <p class="small">
    <a href={citationTestsPath}>Citation tests</a>
  </p>
);
