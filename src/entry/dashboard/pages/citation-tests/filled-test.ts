import { readAnalysis } from '../../../../features/analyses/read-analysis.ts';
import { listCitationTests } from '../../../../features/citation-tests/read-citation-test.ts';
import { readInjectionDetail } from '../../../../features/injections/read-injection.ts';
import type { CitationTest } from '../../../../core/schema/citation-test.ts';
import type { CitationTestSummary } from '../../../../core/schema/citation-test-summary.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { testOf } from './citation-parts.tsx';
import type { FilledTest } from './test-form.tsx';

/** As many as a test takes. */
const questionsMax = 5;
const rivalsMax = 7;

interface Named {
  readonly analysis?: string | undefined;
  readonly injection?: string | undefined;
  readonly test?: string | undefined;
}

type Reader = Pick<MemberPageCall, 'app' | 'caller'>;

/** The values of the form for what a link named; empty for one that is gone. */
export async function filledTest(call: Reader, { analysis, injection, test }: Named): Promise<FilledTest> {
  if (test !== undefined) return await likeTest(call, test);
  if (injection !== undefined) return await forInjection(call, injection);
  return analysis === undefined ? {} : await forAnalysis(call, analysis);
}

async function likeTest(call: Reader, id: string): Promise<FilledTest> {
  const test = await testOf(call, id).catch(undefinedIfMissing);
  return test === undefined ? {} : { ...sourceOf(test), ...askedIn(test) };
}

function sourceOf({ url, analysis_id, injection_id }: CitationTest): FilledTest {
  if (injection_id !== null) return { injectionId: injection_id };
  if (analysis_id !== null) return { analysisId: analysis_id };
  return { url: url ?? undefined };
}

const askedIn = ({ questions, rivals, runs }: CitationTestSummary | CitationTest): FilledTest => ({
  questions,
  rivals,
  runs,
});

/** The questions and rivals of the last test of this page, else those of the analysis. */
async function forAnalysis(call: Reader, id: string): Promise<FilledTest> {
  const record = await readAnalysis(call.app, call.caller, id);
  if (record === null) return {};
  const last = await lastOf(call, { url: record.url });
  if (last !== undefined) return { analysisId: id, ...askedIn(last) };
  return {
    analysisId: id,
    questions: record.queries.slice(0, questionsMax).map(({ query }) => query),
    rivals: record.competitors.slice(0, rivalsMax).map(({ url }) => url),
  };
}

/** The questions and rivals of the last test of this injection or its page, else the questions of the injection. */
async function forInjection(call: Reader, id: string): Promise<FilledTest> {
  const detail = await readInjectionDetail(call.app, call.caller, id);
  if (detail === null) return {};
  const { url, queries } = detail.record;
  const last =
    (await lastOf(call, { injectionId: id })) ?? (url === null ? undefined : await lastOf(call, { url }));
  if (last !== undefined) return { injectionId: id, ...askedIn(last) };
  return { injectionId: id, questions: queries.slice(0, questionsMax).map(({ query }) => query) };
}

async function lastOf(
  { app, caller }: Reader,
  filter: { readonly url: string } | { readonly injectionId: string },
): Promise<CitationTestSummary | undefined> {
  const [last] = await listCitationTests(app, caller, { ...filter, limit: 1 });
  return last === undefined ? undefined : (JSON.parse(last.json) as CitationTestSummary);
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
