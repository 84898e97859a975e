/** Follows each advice that a page gets, and compares the scores. */
import { CATEGORY_WEIGHTS } from '../../../src/core/checks/rubric.ts';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { htmlOf, parsePage } from './edit-html.ts';
import { followers, ONLY_BY_HAND, type Asked } from './followers.ts';

/** Points are rounded to hundredths: a difference below this is none. */
const ROUNDING = 0.05;
const AS_OF = '2026-11-21';

export interface Followed {
  /** What lowers the score: the check, its advice, and both scores. */
  readonly losses: readonly string[];
  /** Checks whose advice was carried out. */
  readonly done: readonly string[];
  /** Checks with a function that could not do it on this page. */
  readonly undone: readonly string[];
}

/** Each advice alone, then all actions together. The questions are those of the first analysis. */
export function followAll(html: string, url: string): Followed {
  const page = htmlOf(parsePage(html));
  const queries = scored(page, url, [])?.queries.map(({ query }) => query) ?? [];
  const before = scored(page, url, queries);
  if (before === null || queries.length === 0) return { losses: [], done: [], undone: [] };
  const asked = adviceOf(before);
  const attempts = [
    ...asked.map((one) => [one]),
    ...(before.actions.length > 1 ? [asked.filter(({ isAction }) => isAction)] : []),
  ];
  const [losses, done, undone]: [string[], string[], string[]] = [[], [], []];
  for (const together of attempts) {
    const document = parsePage(page);
    const followed = together.filter((one) => followers[one.check]?.(document, one) === true);
    undone.push(...together.filter((one) => !followed.includes(one)).map(({ check }) => check));
    if (followed.length === 0) continue;
    done.push(...followed.map(({ check }) => check));
    const after = scored(htmlOf(document), url, queries);
    const loss = exactScore(before) - (after === null ? 0 : exactScore(after));
    if (loss > ROUNDING) losses.push(described(followed, before, after));
  }
  return { losses, done, undone };
}

/** The overall score without the rounding of itself and of its categories, which may show a loss of 0.01 as one of 0.1. */
function exactScore({ checks, access, integrity }: AnalysisResult): number {
  const quality = Object.entries(CATEGORY_WEIGHTS).reduce((sum, [category, weight]) => {
    const own = checks.filter((check) => check.category === category && check.max_points > 0);
    const total = own.reduce((all, { max_points: max }) => all + max, 0);
    const points = own.reduce((all, check) => all + (check.points ?? 0), 0);
    return sum + (total === 0 ? 0 : (100 * weight * points) / total);
  }, 0);
  return Math.min(access.cap, quality * integrity.multiplier);
}

function described(followed: readonly Asked[], before: AnalysisResult, after: AnalysisResult | null): string {
  const advice = followed.map(({ check, text }) => `${check}: ${text}`).join(' + ');
  const fallen = before.checks.flatMap(({ id, points, max_points: max }) => {
    const other = after?.checks.find((check) => check.id === id);
    return other === undefined || (other.points === points && other.max_points === max)
      ? []
      : [`${id} ${String(points)}/${String(max)} → ${String(other.points)}/${String(other.max_points)}`];
  });
  return `${advice} (${String(before.overall_score)} → ${String(after?.overall_score)}; ${fallen.join(', ')})`;
}

function scored(html: string, url: string, queries: readonly string[]): AnalysisResult | null {
  const outcome = analyze(html, { url, asOf: AS_OF, gains: false, queries });
  return outcome.status === 'failed' ? null : outcome.result;
}

type AskedOnce = Asked & { readonly isAction: boolean };

/** The actions, then the recommendations of checks that no action repeats. */
function adviceOf(result: AnalysisResult): AskedOnce[] {
  const actions = result.actions.map(({ check, text, where, example }) => ({
    check,
    text,
    example,
    where: where?.text ?? null,
    result,
    isAction: true,
  }));
  const minor = result.checks.flatMap(({ id, recommendation }): AskedOnce[] =>
    recommendation === null || actions.some(({ text }) => text === recommendation)
      ? []
      : [{ check: id, text: recommendation, where: null, example: null, result, isAction: false }],
  );
  return [...actions, ...minor].filter(({ check }) => !(check in ONLY_BY_HAND));
}
