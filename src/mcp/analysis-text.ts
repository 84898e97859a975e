import { bandSentence } from '../report/band-words.ts';
import { markdownText } from '../report/markdown/markdown-text.ts';
import { answeredNames, describeSubject, pageFactWords } from '../report/reading-words.ts';
import { visibleText } from '../report/visible-text.ts';
import type { Action } from '../schema/action.ts';
import { resultOf, type AnalysisMetadata, type AnalysisRecord } from '../schema/analysis.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import { fencedNotice, fencedWords } from './third-party-text.ts';

const placeCharsMax = 300;
const factsCharsMax = 1_000;
const queriesCharsMax = 4_000;

/** What a reader wants first: status, score, band, subject, actions, and which queries are answered. */
export function analysisText(record: AnalysisRecord | AnalysisMetadata): string {
  const result = 'overall_score' in record ? resultOf(record) : undefined;
  if (result === undefined) return unfinishedText(record);
  return [
    `Analysis ${record.id}: completed. Score ${result.overall_score.toFixed(1)} of 100.`,
    ...(result.score_band === null ? [] : [bandSentence(result.score_band)]),
    ...categoryLines(result),
    '',
    fencedNotice,
    '',
    ...fencedWords(factsOf(record.url, result), factsCharsMax),
    '',
    '## Actions',
    ...(result.actions.length === 0 ? ['', 'The page needs none.'] : result.actions.flatMap(actionLines)),
    '',
    '## Queries',
    '',
    ...fencedWords(result.queries.map(queryLine).join('\n'), queriesCharsMax),
    '',
    `Next: list_gaps with id ${record.id} lists what the page lacks; preview_blocks with analysis_id ${record.id} writes blocks for it.`,
  ].join('\n');
}

function unfinishedText(record: AnalysisRecord | AnalysisMetadata): string {
  const { id, status } = record;
  if (status === 'failed') {
    const error = 'error' in record ? record.error : null;
    if (error === null) return `Analysis ${id} failed.`;
    return `Analysis ${id} failed: ${error.code}: ${markdownText(visibleText(error.message))}`;
  }
  if (status === 'completed') {
    return `Analysis ${id} is completed. This API key may not read its result: that needs the scope analysis:read.`;
  }
  return `Analysis ${id} is ${status}. Call read_analysis with this id in a few seconds.`;
}

function categoryLines({ category_scores: scores, access }: AnalysisResult): string[] {
  const { entity_coverage: entities, intent_alignment: intent, structure_quality: structure } = scores;
  return [
    `Categories: entity coverage ${String(entities)}, intent alignment ${String(intent)}, structure quality ${String(structure)}.`,
    ...(access.cap < 100
      ? [`Access limits the score to ${String(access.cap)}: assistants cannot read all of the page.`]
      : []),
  ];
}

function factsOf(url: string, { page }: AnalysisResult): string {
  return [
    `Address: ${url}`,
    ...(page.subject === null ? [] : [`About: ${describeSubject(page.subject)}`]),
    ...(page.title === null ? [] : [`Title: ${page.title}`]),
    `Page: ${pageFactWords(page).join(', ')}`,
  ]
    .map(visibleText)
    .join('\n');
}

function actionLines({ text, why, where, example }: Action, index: number): string[] {
  const quoted = (name: string, words: string | null | undefined): string[] =>
    words === null || words === undefined || words === ''
      ? []
      : ['', `${name}:`, '', ...fencedWords(words, placeCharsMax)];
  return [
    '',
    `${String(index + 1)}. ${markdownText(visibleText(text))} ${markdownText(visibleText(why))}`,
    ...quoted('Place', where?.text),
    ...quoted('Example', example),
  ];
}

function queryLine({ query, answered, answers }: AnalysisResult['queries'][number]): string {
  const verdict = answered === null ? 'Unknown' : answeredNames[answered];
  const answer = answers[0] === undefined ? '' : ` “${visibleText(answers[0].text)}”`;
  return `${verdict}: ${visibleText(query)}${answer}`;
}
