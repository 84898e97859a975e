/**
 * What a result says about queries and gaps. Scores treat inferred queries as given ones; a reader wants to know which are
 * guesses, and that a guess is left open is no gap. The functions take the page as it was read and as it was scored.
 */
import { queryResults } from '../reading/answers/query-results.ts';
import { gapsOf } from '../reading/gaps/gaps.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import type { QueryResult } from '../schema/analysis-result.ts';
import type { EntityGap } from '../schema/entity.ts';

export function shownQueries(read: Signals, scored: Signals): QueryResult[] {
  return queryResults(scored.alignments, scored.answers, scored.page.language).map((shown, index) => ({
    ...shown,
    source: read.queries[index]?.source ?? shown.source,
  }));
}

/** The verdicts of the score, on queries that are known to be guesses. */
export function answersAsRead(read: Signals, scored: Signals): Signals['answers'] {
  return scored.answers.map((one, index) => ({ ...one, query: read.queries[index] ?? one.query }));
}

export function shownGaps(read: Signals, scored: Signals): readonly EntityGap[] {
  if (read === scored) return read.gaps;
  // Measured once, for the score: `read.gaps` would measure the topic again.
  const { page, pageType, language, subject, prose, terms, sections, reading } = scored;
  const expected = scored.expected.filter(({ source }) => source !== 'query');
  const answers = answersAsRead(read, scored);
  return gapsOf({ page, pageType, language, subject, prose, terms, sections, expected, answers, reading });
}
