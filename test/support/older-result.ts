import { sampleResult } from '../plain/cli/sample-result.ts';

const missing = {
  page: ['subject', 'author', 'published_at', 'modified_at'],
  queries: ['answered', 'answers'],
};

const without = (whole: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));

/** A result as versions before the bands, subjects, verdicts and actions stored it. */
export function olderResult() {
  return {
    ...without(sampleResult, ['score_band', 'actions', 'briefs']),
    overall_score: sampleResult.overall_score,
    page: { ...without(sampleResult.page, missing.page), title: 'Heat pumps', type: 'page' },
    queries: [
      {
        ...without(sampleResult.queries[0] ?? {}, missing.queries),
        query: 'what does a heat pump cost',
      },
    ],
    checks: sampleResult.checks.map((check) => without(check, ['weakness'])),
    engine: { ...without(sampleResult.engine, ['reader']), rubric_version: '2026-01-01.1' },
  };
}
