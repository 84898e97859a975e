import { briefNeeds } from '../report/action-words.ts';
import { fencedNotice } from '../report/fenced-notice.ts';
import { answeredNames } from '../report/reading-words.ts';
import { visibleText } from '../report/visible-text.ts';
import { resultOf, type AnalysisRecord } from '../../core/schema/analysis.ts';
import type { QueryResult } from '../../core/schema/analysis-result.ts';
import { analysisText } from './analysis-text.ts';
import { fencedWords } from './third-party-text.ts';

const listCharsMax = 4_000;

/** The queries that the page does not answer in full. */
export function openQueries({ queries }: Pick<AnalysisRecord, 'queries'>): readonly QueryResult[] {
  return queries.filter(({ answered }) => answered !== 'full');
}

export function gapsText(record: AnalysisRecord): string {
  const result = resultOf(record);
  if (result === undefined) return analysisText(record);
  const gaps = result.entity_gaps.map(({ entity, type, reason }) => `${entity} (${type}): ${reason}`);
  const queries = openQueries(result).map(
    ({ query, answered }) => `${answered === null ? 'Unknown' : answeredNames[answered]}: ${query}`,
  );
  const briefs = result.briefs.map(
    (brief) => `${brief.question} Needed: ${briefNeeds(brief)}. Under: ${brief.place}`,
  );
  return [
    `Gaps of the page of analysis ${record.id}.`,
    '',
    fencedNotice,
    ...section('Missing, most important first', gaps),
    ...section('Queries without a full answer', queries),
    ...section('Questions for the author', briefs),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  const words = lines.map((line) => `- ${visibleText(line)}`).join('\n');
  return ['', `## ${title}`, '', ...(lines.length === 0 ? ['None.'] : fencedWords(words, listCharsMax))];
}
