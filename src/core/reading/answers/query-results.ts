import { quote } from '../../evidence/evidence.ts';
import type { QueryResult } from '../../schema/analysis-result.ts';
import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import { roundScore } from '../../models/round-score.ts';
import type { Alignment } from '../intent/alignment.ts';
import type { QueryAnswers } from './answers.ts';

/** The heading finds the passage, but the passage answers, so it weighs more. */
const WEIGHTS = { heading: 0.4, passage: 0.6 } as const;
/** A less close heading is not reported as the best one. */
const HEADING_CLOSENESS_MIN = 0.2;

/** Scores of each verdict of a model, 0-100: number and word cannot contradict each other. */
const VERDICT_SCORES: Readonly<Record<AnsweredVerdict, { readonly from: number; readonly to: number }>> = {
  no: { from: 0, to: 34 },
  partial: { from: 35, to: 69 },
  full: { from: 70, to: 100 },
};

/** `answers` are those of the alignments' queries, in the same order. */
export function queryResults(
  alignments: readonly Alignment[],
  answers: readonly QueryAnswers[],
): QueryResult[] {
  return alignments.map(({ query, heading, passage }, index) => {
    const answer = answers[index];
    const closeness =
      WEIGHTS.heading * (heading?.closeness ?? 0) + WEIGHTS.passage * (passage?.coverage ?? 0);
    return {
      query: query.text,
      source: query.source,
      score: roundScore(answer?.isModels === true ? scoreOf(answer.answered, closeness) : 100 * closeness),
      answered: answer?.answered ?? 'no',
      confidence: answer?.confidence ?? null,
      answers: answer === undefined ? [] : shownAnswers(answer),
      best_heading: heading === null || heading.closeness < HEADING_CLOSENESS_MIN ? null : heading.text,
      best_passage: passage === null ? null : quote(passage.text, passage.start),
    };
  });
}

/** Within the scores of the verdict by how near heading and passage come, 0-1. */
function scoreOf(answered: AnsweredVerdict, closeness: number): number {
  const { from, to } = VERDICT_SCORES[answered];
  return from + (to - from) * Math.min(1, closeness);
}

const ANSWERS_MAX = 3;

function shownAnswers({ answers, inHead }: QueryAnswers): QueryResult['answers'] {
  const ofHead =
    inHead === undefined ? [] : [{ form: 'sentence' as const, text: inHead, start: null, end: null }];
  const ofText = answers.map(({ form, text, start, end }) => ({ form, text, start, end }));
  return [...ofHead, ...ofText].slice(0, ANSWERS_MAX);
}
