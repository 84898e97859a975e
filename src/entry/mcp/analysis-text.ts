import { bandSentence } from '../report/band-words.ts';
import { markdownText } from '../report/markdown/markdown-text.ts';
import { categoryNames } from '../report/report-names.ts';
import { referringNotice } from '../report/fenced-notice.ts';
import { answeredNames, describeSubject, pageFactWords } from '../report/reading-words.ts';
import { isModelsAdvice, takeQuotations } from '../report/take-quotations.ts';
import { visibleText } from '../report/visible-text.ts';
import type { Action } from '../../core/schema/action.ts';
import { resultOf, type AnalysisMetadata, type AnalysisRecord } from '../../core/schema/analysis.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import { fencedWords } from './third-party-text.ts';
import { quoted } from '../../core/evidence/quoted.ts';

const placeCharsMax = 300;
const quotationsCharsMax = 1_500;
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
    referringNotice,
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
    `Next: list_gaps with analysis_id ${record.id} lists what the page lacks; preview_blocks with analysis_id ${record.id} writes blocks for it.`,
  ].join('\n');
}

function unfinishedText(record: AnalysisRecord | AnalysisMetadata): string {
  const { id, status } = record;
  if (status === 'failed') {
    const error = 'error' in record ? record.error : null;
    if (error === null) return `Analysis ${id} failed.`;
    return [`Analysis ${id} failed: ${error.code}.`, '', ...fencedWords(error.message, placeCharsMax)].join(
      '\n',
    );
  }
  if (status === 'completed') {
    return `Analysis ${id} is completed. This API key may not read its result: that needs the scope analysis:read.`;
  }
  return `Analysis ${id} is ${status}. Call read_analysis with analysis_id ${id} in a few seconds.`;
}

function categoryLines({ category_scores: scores, access }: AnalysisResult): string[] {
  const figures = categoryNames.map(([id, name]) => `${name.toLowerCase()} ${String(scores[id])}`);
  return [
    `Categories: ${figures.join(', ')}.`,
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

function actionLines({ check, text, why, where, example }: Action, index: number): string[] {
  const block = (name: string, words: string | null | undefined, charsMax = placeCharsMax): string[] =>
    words === null || words === undefined || words === ''
      ? []
      : ['', `${name}:`, '', ...fencedWords(words, charsMax)];
  const { sentences, quotations } = takeQuotations(
    [text, why].map(visibleText),
    index + 1,
    isModelsAdvice(check),
  );
  return [
    '',
    `${String(index + 1)}. ${sentences.map(markdownText).join(' ')}`,
    ...block('Quoted above', quotations.join('\n'), quotationsCharsMax),
    ...block('Place', where?.text),
    ...block('Example', example),
  ];
}

function queryLine({ query, answered, answers }: AnalysisResult['queries'][number]): string {
  const verdict = answered === null ? 'Unknown' : answeredNames[answered];
  const answer = answers[0] === undefined ? '' : ` ${quoted(answers[0].text)}`;
  return `${verdict}: ${visibleText(query)}${answer}`;
}
