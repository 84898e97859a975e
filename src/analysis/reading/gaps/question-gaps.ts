import type { EntityGap } from '../../../schema/entity.ts';
import type { QueryAnswers } from '../answers/answers.ts';

const IMPORTANCE = { head: 1, other: 0.8 } as const;

/** Given queries that the page leaves open. Inferred ones are guesses, which a page need not answer. */
export function questionGaps(answers: readonly QueryAnswers[]): EntityGap[] {
  return answers
    .filter(({ query, answered }) => query.source === 'given' && answered === 'no')
    .map(({ query }) => ({
      entity: query.text,
      type: 'question',
      importance: query.isHead ? IMPORTANCE.head : IMPORTANCE.other,
      source: 'query',
      reason: `The page does not answer “${query.text}”.`,
      suggested_section: query.text,
    }));
}
