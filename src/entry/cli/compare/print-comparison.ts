import type {
  CitationQuestionResult,
  CitationRate,
  CitationTest,
  CitationTestPage,
} from '../../../core/schema/citation-test.ts';
import { visibleText } from '../../report/visible-text.ts';
import { writeLines, type Terminal } from '../terminal.ts';

/** Prints a citation test: as JSON, or for a person. */
export function printComparison(
  test: CitationTest,
  { isJson }: { readonly isJson: boolean },
  { stdout }: Pick<Terminal, 'stdout'>,
): Promise<void> {
  return writeLines(stdout, isJson ? [JSON.stringify(test, null, 2)] : comparisonLines(test));
}

function comparisonLines(test: CitationTest): string[] {
  const { rate, comparison, power, warnings, pages, results } = test;
  return [
    ...pages.map(pageLine),
    ...results.flatMap((result) => ['', ...questionLines(result, pages)]),
    '',
    rate === null ? 'No assistant was asked.' : `All questions: ${rateWords(rate)}`,
    ...(comparison === null
      ? []
      : [`Before: ${rateWords(comparison.before)}`, `Outcome: ${comparison.outcome.replaceAll('_', ' ')}`]),
    ...(power === null || rate === null ? [] : [power.message]),
    ...warnings.map(({ message }) => `Warning: ${visibleText(message)}`),
  ];
}

function pageLine({ page, role, url, title, status, reason }: CitationTestPage): string {
  const name = visibleText(url ?? title ?? 'no address');
  const state = status === 'read' ? '' : `, unreachable: ${visibleText(reason ?? '')}`;
  return `[${String(page)}] ${role}: ${name}${state}`;
}

function questionLines(
  { question, citations, verdicts, cause, actions }: CitationQuestionResult,
  pages: readonly CitationTestPage[],
): string[] {
  const verdictOf = (page: number): string =>
    verdicts.find((verdict) => verdict.page === page)?.answered ?? 'not read';
  const rateOf = (page: number): string => {
    const rate = citations.find((cited) => cited.page === page)?.rate ?? null;
    return rate === null ? '' : `, ${rateWords(rate)}`;
  };
  return [
    visibleText(question),
    ...pages.map(({ page }) => `  [${String(page)}] answers: ${verdictOf(page)}${rateOf(page)}`),
    ...(cause === null
      ? ['  Cause: none']
      : [
          `  Cause: ${cause.code.replaceAll('_', ' ')}. ${visibleText(cause.explanation)}`,
          ...(cause.own === null ? [] : [`    this page: ${visibleText(cause.own.text)}`]),
          ...(cause.winner === null
            ? []
            : [`    page [${String(cause.winner.page)}]: ${visibleText(cause.winner.text)}`]),
        ]),
    ...actions.map(({ text }) => `  - ${visibleText(text)}`),
  ];
}

function rateWords({ cited, runs, low, high }: CitationRate): string {
  const percent = (share: number): string => String(Math.round(share * 100));
  return `cited in ${String(cited)} of ${String(runs)} runs (95 % interval ${percent(low)}-${percent(high)} %)`;
}
