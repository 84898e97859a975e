import { quote } from '../../evidence/evidence.ts';
import type { QueryResult } from '../../schema/analysis-result.ts';
import { roundScore } from '../../models/round-score.ts';
import { askedThingOf } from './asked-thing.ts';
import type { Alignment } from '../intent/alignment.ts';
import type { QueryAnswers } from './answers.ts';
import { verdictScore } from './verdict.ts';

/** Where a model judged. The heading finds the passage, but the passage answers, so it weighs more. */
const WEIGHTS = { heading: 0.4, passage: 0.6 } as const;
/** A less close heading is not reported as the best one. */
const HEADING_CLOSENESS_MIN = 0.2;

/** `answers` are those of the alignments' queries, in the same order. */
export function queryResults(
  alignments: readonly Alignment[],
  answers: readonly QueryAnswers[],
  language: string,
): QueryResult[] {
  return alignments.map(({ query, heading, passage }, index) => {
    const answer = answers[index];
    const closeness =
      WEIGHTS.heading * (heading?.closeness ?? 0) + WEIGHTS.passage * (passage?.coverage ?? 0);
    return {
      query: query.text,
      source: query.source,
      asks: askedThingOf(query.text, language),
      ...verdictOf(answer, closeness),
      best_heading: heading === null || heading.closeness < HEADING_CLOSENESS_MIN ? null : heading.text,
      best_passage: passage === null ? null : quote(passage.text, passage.start),
    };
  });
}

function verdictOf(
  answer: QueryAnswers | undefined,
  closeness: number,
): Pick<QueryResult, 'score' | 'answered' | 'confidence' | 'answers'> {
  if (answer === undefined)
    return {
      score: roundScore(verdictScore('no', closeness)),
      answered: 'no',
      confidence: null,
      answers: [],
    };
  const { answered, confidence, place = closeness } = answer;
  return {
    score: roundScore(verdictScore(answered, place)),
    answered,
    confidence,
    answers: shownAnswers(answer),
  };
}

const ANSWERS_MAX = 3;

function shownAnswers({ answers, inHead }: QueryAnswers): QueryResult['answers'] {
  const ofHead =
    inHead === undefined ? [] : [{ form: 'sentence' as const, text: inHead, start: null, end: null }];
  const ofText = answers.map(({ form, text, start, end }) => ({ form, text, start, end }));
  return [...ofHead, ...ofText].slice(0, ANSWERS_MAX);
}
