/**
 * Two scores are subtracted only where the same rubric judged what the same reader found for the same questions, beside the
 * same pages. Otherwise the difference may come from any of these, and not from the page.
 */
export interface ScoreScale {
  /** Null: unknown. */
  readonly rubricVersion: string | null;
  /** Null: the rules. */
  readonly reader: string | null;
  /** Given or inferred: both are scored alike. Their order does not count. */
  readonly questions: readonly string[];
  /** Addresses of the pages whose entities were expected. */
  readonly competitors: readonly string[];
}

export type ScaleDifference = 'rubric' | 'reader' | 'questions' | 'competitors';

/** Why two scores are not comparable, the first reason first; empty when they are. */
export function scaleDifferences(
  one: ScoreScale,
  other: ScoreScale,
  isSameReader: (one: string | null, other: string | null) => boolean = Object.is,
): readonly ScaleDifference[] {
  const isSame: Readonly<Record<ScaleDifference, boolean>> = {
    rubric: isSameRubric(one.rubricVersion, other.rubricVersion),
    reader: isSameReader(one.reader, other.reader),
    questions: isSameSet(one.questions, other.questions),
    competitors: isSameSet(one.competitors, other.competitors),
  };
  return (['rubric', 'reader', 'questions', 'competitors'] as const).filter((part) => !isSame[part]);
}

/** False when one of them is unknown. */
export const isSameRubric = (one: string | null, other: string | null): boolean =>
  one !== null && one === other;

/** True when both lists have the same entries, in any order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  without(one, other).length + without(other, one).length === 0;

/** Those of the first list that the second one lacks. */
export function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return list.filter((entry) => !known.has(entry));
}

/** The competitors that a score compares with: those that could be read. */
export const readCompetitors = (
  competitors: readonly { readonly url: string; readonly status: 'completed' | 'failed' }[],
): readonly string[] => competitors.flatMap(({ url, status }) => (status === 'completed' ? [url] : []));
