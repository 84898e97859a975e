import { bestAnswer, type AnswerMatch, type AnswerSignals } from './answer.ts';
import { bestHeading, type HeadingMatch, type HeadingSignals } from './heading-match.ts';
import { bestPassage, type PassageMatch } from './passage.ts';
import type { Query } from './query.ts';
import { chunkRelevanceOf, type ChunkRelevance, type ChunkRelevanceSignals } from './chunk-relevance.ts';
import { relevanceOf, type Relevance } from './relevance.ts';

/** The best that the page has for one query. */
export interface Alignment {
  readonly query: Query;
  readonly heading: HeadingMatch | null;
  readonly passage: PassageMatch | null;
  /** What the page says about it, over several passages. */
  readonly relevance: Relevance;
  /** What it gathers about it in chunks that are retrieved whole. */
  readonly chunkRelevance: ChunkRelevance;
  /** The best passage that could be quoted as the answer; null when none qualifies. */
  readonly answer: AnswerMatch | null;
}

/** The measurements that a query is held against. */
export interface AlignmentSignals extends AnswerSignals, ChunkRelevanceSignals, HeadingSignals {}

export function align(query: Query, signals: AlignmentSignals): Alignment {
  return {
    query,
    heading: bestHeading(query, signals),
    passage: bestPassage(query, signals.prose, signals.terms),
    relevance: relevanceOf(query, signals),
    chunkRelevance: chunkRelevanceOf(query, signals),
    answer: bestAnswer(query, signals),
  };
}
