/** A baseline keeps the scores of a run, so that a later run fails on regressions only. */
import { z } from 'zod';
import { isSameSet } from '../../../core/score/score-scale.ts';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';

const baselineFile = z.object({
  object: z.literal('citeworthy_baseline'),
  rubric_version: z.string(),
  pages: z.record(
    z.string(),
    z.object({
      score: z.number(),
      questions: z.array(z.string()).optional(),
      failing_checks: z.array(z.string()),
    }),
  ),
});

export interface BaselinePage {
  readonly score: number;
  /** Those that the score is for, given or inferred; null in a baseline that is older than the field. */
  readonly questions: readonly string[] | null;
  /** Ids of the checks that failed. */
  readonly failingChecks: readonly string[];
}

export interface Baseline {
  readonly rubricVersion: string;
  /** By the page's address, or its file. */
  readonly pages: ReadonlyMap<string, BaselinePage>;
}

export type Regression =
  | { readonly kind: 'score'; readonly before: number; readonly after: number }
  | { readonly kind: 'check'; readonly check: string };

/** Undefined when the text is not a baseline. */
export function parseBaseline(text: string): Baseline | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = baselineFile.safeParse(json);
  if (data === undefined) return undefined;
  const pages = Object.entries(data.pages).map(
    ([key, { score, questions = null, failing_checks: failingChecks }]) =>
      [key, { score, questions, failingChecks }] as const,
  );
  return { rubricVersion: data.rubric_version, pages: new Map(pages) };
}

/** Sorted, so that a change of one page changes its lines only. */
export function renderBaseline({ rubricVersion, pages }: Baseline): string {
  const sorted = [...pages].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = sorted.map(([key, { score, questions, failingChecks }]) => [
    key,
    { score, ...(questions === null ? {} : { questions }), failing_checks: failingChecks },
  ]);
  const file = {
    object: 'citeworthy_baseline',
    rubric_version: rubricVersion,
    pages: Object.fromEntries(entries) as unknown,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function baselinePageOf(result: AnalysisResult): BaselinePage {
  const failing = result.checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
  const questions = result.queries.map(({ query }) => query);
  return { score: result.overall_score, questions: questions.sort(), failingChecks: failing.sort() };
}

/** True when the page's score is for the questions of the baseline; another one says nothing about the page's change. */
export function isForSameQuestions(result: AnalysisResult, { questions }: BaselinePage): boolean {
  const now = result.queries.map(({ query }) => query);
  return questions !== null && isSameSet(questions, now);
}

/** A drop of the score by more than `tolerance` points, and each check that fails now and did not before. */
export function findRegressions(
  result: AnalysisResult,
  before: BaselinePage,
  tolerance: number,
): Regression[] {
  const now = baselinePageOf(result);
  // Scores have one decimal; their differences have rounding errors behind it.
  const drop = Math.round((before.score - now.score) * 10) / 10;
  const known = new Set(before.failingChecks);
  return [
    ...(drop > tolerance ? [{ kind: 'score' as const, before: before.score, after: now.score }] : []),
    ...now.failingChecks
      .filter((check) => !known.has(check))
      .map((check) => ({ kind: 'check' as const, check })),
  ];
}
