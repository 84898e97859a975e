import { bestAnswer, type AnswerMatch, type AnswerSignals } from './answer.ts';
import { bestHeading, type HeadingMatch, type HeadingSignals } from './heading-match.ts';
import { bestPassage, type PassageMatch } from './passage.ts';
import type { Query } from '../queries/query.ts';
import { relevanceOf, type Relevance } from './relevance.ts';

/** The best match of the page for one query. */
export interface Alignment {
  readonly query: Query;
  readonly heading: HeadingMatch | null;
  readonly passage: PassageMatch | null;
  /** Relevance over several passages. */
  readonly relevance: Relevance;
  /** The best quotable passage; null when none qualifies. */
  readonly answer: AnswerMatch | null;
}

/** The measurements that queries are compared with. */
export interface AlignmentSignals extends AnswerSignals, HeadingSignals {}

export function align(query: Query, signals: AlignmentSignals): Alignment {
  return {
    query,
    heading: bestHeading(query, signals),
    passage: bestPassage(query, signals.prose, signals.terms),
    relevance: relevanceOf(query, signals),
    answer: bestAnswer(query, signals),
  };
}
