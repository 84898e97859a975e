import type { Action } from '../../core/schema/action.ts';
import type { CitationQuestionResult, CitationRate, CitationTest } from '../../core/schema/citation-test.ts';
import type { CitationTestMetadata } from '../../core/schema/citation-test-summary.ts';
import { referringNotice } from '../report/fenced-notice.ts';
import { markdownText } from '../report/markdown/markdown-text.ts';
import { takeQuotations } from '../report/take-quotations.ts';
import { visibleText } from '../report/visible-text.ts';
import { fencedWords } from './third-party-text.ts';

const wordsCharsMax = 600;
const briefCharsMax = 1_000;

/** What a reader wants first: status, rate, and for each question who is cited, why not this page, and what to do. */
export function citationText(test: CitationTest | CitationTestMetadata): string {
  if (!('results' in test) || test.status !== 'completed') return unfinishedText(test);
  const { id, rate, assistant, comparison, warnings, results } = test;
  return [
    `Citation test ${id}: completed. ${rate === null ? 'No assistant was asked: retrieval and verdicts only.' : `The page is ${rateWords(rate)}${assistant === null ? '' : ', answered by the configured model'}.`}`,
    ...(comparison === null
      ? []
      : [
          `Before: ${rateWords(comparison.before)}; after: ${rateWords(comparison.after)}. Outcome: ${comparison.outcome}.`,
        ]),
    ...warnings.map(({ code }) => `Warning: ${code}.`),
    '',
    referringNotice,
    ...results.flatMap((result, index) => questionLines(result, index, test)),
  ].join('\n');
}

function unfinishedText(test: CitationTest | CitationTestMetadata): string {
  const { id, status } = test;
  if (status === 'failed') {
    const error = 'error' in test ? test.error : null;
    if (error === null) return `Citation test ${id} failed.`;
    return [
      `Citation test ${id} failed: ${error.code}.`,
      '',
      ...fencedWords(error.message, wordsCharsMax),
    ].join('\n');
  }
  if (status === 'completed') {
    return `Citation test ${id} is completed. This API key may not read its result: that needs the scope analysis:read.`;
  }
  return `Citation test ${id} is ${status}. Call read_citation_test with citation_test_id ${id} in a few seconds.`;
}

const percent = (share: number): string => `${String(Math.round(share * 100))} %`;

function rateWords({ cited, runs, low, high }: CitationRate): string {
  return `cited in ${String(cited)} of ${String(runs)} runs (95 % interval ${percent(low)} to ${percent(high)})`;
}

function questionLines(result: CitationQuestionResult, index: number, { pages }: CitationTest): string[] {
  const { question, citations, cause, actions, briefs } = result;
  const nameOf = (page: number): string => {
    const found = pages.find((candidate) => candidate.page === page);
    return found === undefined
      ? ''
      : `${found.role}: ${visibleText(found.url ?? found.title ?? 'no address')}`;
  };
  const cited = citations.map(({ page, rate }) =>
    rate === null ? nameOf(page) : `${nameOf(page)}: ${rateWords(rate)}`,
  );
  return [
    '',
    `## Question ${String(index + 1)}`,
    '',
    ...fencedWords([question, ...cited].join('\n'), wordsCharsMax * 3),
    '',
    `Cause: ${cause === null ? 'none, the page is cited or answers as well as its rivals' : cause.code}.`,
    ...words('Why', cause?.explanation),
    ...words('Words of this page', cause?.own?.text),
    ...words(
      `Words of the page that wins${cause?.winner === null || cause?.winner === undefined ? '' : ` (page ${String(cause.winner.page)})`}`,
      cause?.winner?.text,
    ),
    ...actions.flatMap(actionLines),
    ...words(
      'Ask the author',
      briefs.map(({ question: asked, facts_needed: facts }) => `${asked} ${facts.join('; ')}`).join('\n'),
      briefCharsMax,
    ),
  ];
}

function actionLines({ text, why, where, example }: Action, index: number): string[] {
  const { sentences, quotations } = takeQuotations([text, why].map(visibleText), index + 1, false);
  return [
    '',
    `${String(index + 1)}. ${sentences.map(markdownText).join(' ')}`,
    ...words('Quoted above', quotations.join('\n')),
    ...words('Place', where?.text),
    ...words('Example', example),
  ];
}

function words(name: string, text: string | null | undefined, charsMax = wordsCharsMax): string[] {
  return text === null || text === undefined || text === ''
    ? []
    : ['', `${name}:`, '', ...fencedWords(text, charsMax)];
}
