import { quote } from '../../checks/check.ts';
import type { QueryResult } from '../../../schema/analysis-result.ts';
import { roundScore } from '../../score.ts';
import type { Alignment } from '../intent/alignment.ts';
import type { QueryAnswers } from './answers.ts';

/** The heading finds the passage, but the passage answers, so it weighs more. */
const WEIGHTS = { heading: 0.4, passage: 0.6 } as const;
/** A less close heading is not reported as the best one. */
const HEADING_CLOSENESS_MIN = 0.2;

/** `answers` are those of the alignments' queries, in the same order. */
export function queryResults(
  alignments: readonly Alignment[],
  answers: readonly QueryAnswers[],
): QueryResult[] {
  return alignments.map(({ query, heading, passage }, index) => ({
    query: query.text,
    source: query.source,
    score: roundScore(
      100 * (WEIGHTS.heading * (heading?.closeness ?? 0) + WEIGHTS.passage * (passage?.coverage ?? 0)),
    ),
    answered: answers[index]?.answered ?? 'no',
    answers: (answers[index]?.answers ?? []).map(({ form, text, start, end }) => ({
      form,
      text,
      start,
      end,
    })),
    best_heading: heading === null || heading.closeness < HEADING_CLOSENESS_MIN ? null : heading.text,
    best_passage: passage === null ? null : quote(passage.text, passage.start),
  }));
}
