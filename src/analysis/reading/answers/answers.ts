import type { AnsweredVerdict, AnswerForm } from '../../../schema/vocabulary.ts';
import type { Alignment } from '../intent/alignment.ts';
import type { Query } from '../queries/query.ts';

/** Words of the page that answer a query. `start` and `end` are UTF-16 offsets into the page's text. */
export interface Answer {
  readonly form: AnswerForm;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 0-1: probability that a careful reader would take these words. */
  readonly confidence: number;
}

/** What the page says to one query. */
export interface QueryAnswers {
  readonly query: Query;
  readonly answered: AnsweredVerdict;
  /** 0-1: probability that the page answers the query. */
  readonly probability: number;
  /** Best first, at most three; empty when `answered` is `no`. */
  readonly answers: readonly Answer[];
}

export function answersOf(alignment: Alignment): QueryAnswers {
  const { query, answer } = alignment;
  if (answer === null) return { query, answered: 'no', probability: 0, answers: [] };
  const { text, start, coverage } = answer;
  return {
    query,
    answered: 'partial',
    probability: coverage,
    answers: [{ form: 'sentence', text, start, end: start + text.length, confidence: coverage }],
  };
}
