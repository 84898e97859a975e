import { quote } from '../../checks/check.ts';
import type { QueryResult } from '../../../schema/analysis-result.ts';
import { roundScore } from '../../score.ts';
import type { Alignment } from './alignment.ts';

/** The heading finds the passage, but the passage answers, so it weighs more. */
const WEIGHTS = { heading: 0.4, passage: 0.6 } as const;
/** A less close heading is not reported as the best one. */
const HEADING_CLOSENESS_MIN = 0.2;

export function queryResults(alignments: readonly Alignment[]): QueryResult[] {
  return alignments.map(({ query, heading, passage }) => ({
    query: query.text,
    source: query.source,
    score: roundScore(
      100 * (WEIGHTS.heading * (heading?.closeness ?? 0) + WEIGHTS.passage * (passage?.coverage ?? 0)),
    ),
    best_heading: heading === null || heading.closeness < HEADING_CLOSENESS_MIN ? null : heading.text,
    best_passage: passage === null ? null : quote(passage.text, passage.start),
  }));
}
