/** A citation test for a terminal. */
import { quoted } from '../../../core/evidence/quoted.ts';
import { actionItem, briefLines } from '../action-lines.ts';
import { paragraph, quotation, section, type Layout } from '../layout.ts';
import type { Paint } from '../paint.ts';
import { padEnd } from '../text-width.ts';
import { withVisibleText } from '../visible-text.ts';
import {
  citationReport,
  type CitationReport,
  type CitedPage,
  type ReportCause,
  type ReportComparison,
  type ReportedTest,
  type ReportQuestion,
} from './citation-report.ts';
import { citedWords, differenceWords, outcomeNames, rateWords } from './citation-words.ts';
import { intervalBar, intervalKey } from './interval-bar.ts';

/** Bars and figures do not fit below the minimum; prose is hard to read above the maximum. */
const columnsMin = 50;
const columnsMax = 100;

const barColumns = 20;
const labelColumns = 18;

/** The lines of the report. Every string is made visible first: text of pages and models cannot control the terminal. */
export function renderCitationTest(
  test: ReportedTest,
  options: { readonly columns: number; readonly paint: Paint },
): string[] {
  const report = citationReport(withVisibleText(test));
  const layout: Layout = {
    columns: Math.min(columnsMax, Math.max(columnsMin, options.columns)),
    paint: options.paint,
  };
  const { url, name, warnings, power, hasModel } = report;
  return [
    ...paragraph(name, layout, { ink: 'bold', linesMax: 2 }),
    ...(url === null || url === name ? [] : paragraph(url, layout, { ink: 'dim', linesMax: 2 })),
    ...paragraph(report.facts.join(' · '), layout, { ink: 'dim' }),
    '',
    ...paragraph(report.headline, layout, { ink: 'bold' }),
    ...(power === null ? [] : paragraph(power, layout, { ink: 'dim' })),
    ...warnings.flatMap((warning) =>
      paragraph(warning, layout, { mark: `${layout.paint('yellow', '!')} `, markColumns: 2 }),
    ),
    ...(report.comparison === null ? [] : comparisonLines(report.comparison, layout)),
    ...report.questions.flatMap((question) => questionLines(question, layout)),
    ...section('Pages', pageLines(report, layout), layout),
    ...(hasModel ? ['', ...paragraph(intervalKey, layout, { ink: 'dim' })] : []),
  ];
}

function comparisonLines({ outcome, before, after, difference }: ReportComparison, layout: Layout): string[] {
  const row = (name: string, rate: typeof before): string[] =>
    paragraph(`${citedWords(rate)} (${rateWords(rate)})`, layout, barMark(name, rate, layout));
  return section(
    'Before and after',
    [
      ...row('Before', before),
      ...row('After', after),
      ...paragraph(`${outcomeNames[outcome]}: ${differenceWords(difference)}.`, layout, {
        mark: '  ',
        ink: 'bold',
      }),
    ],
    layout,
  );
}

function barMark(
  name: string,
  rate: ReportComparison['before'],
  { paint }: Layout,
): { readonly mark: string; readonly markColumns: number } {
  const head = `  ${padEnd(name, labelColumns)}`;
  return {
    mark: `${head}${intervalBar(rate, barColumns, paint)}  `,
    markColumns: labelColumns + barColumns + 4,
  };
}

function questionLines(question: ReportQuestion, layout: Layout): string[] {
  const { number, why, actions } = question;
  return [
    '',
    ...paragraph(`${String(number)}. ${quoted(question.question)}`, layout, { ink: 'bold', linesMax: 4 }),
    ...question.cited.flatMap((page) => citedLines(page, layout)),
    ...failedLines(question, layout),
    ...whyLines(why, layout),
    ...section(
      '  What to add',
      actions.flatMap((action) => actionItem(action, layout)),
      layout,
    ),
    ...section('  Ask the author', briefLines(question, layout), layout),
  ];
}

function citedLines({ label, rate, words, details }: CitedPage, layout: Layout): string[] {
  const head = `  ${padEnd(label, labelColumns)}`;
  if (rate === null) return paragraph([words, ...details].join(': '), layout, { mark: head });
  return [
    ...paragraph(words, layout, barMark(label, rate, layout)),
    ...paragraph(details.join(' · '), layout, { mark: ' '.repeat(head.length), ink: 'dim' }),
  ];
}

function failedLines({ runs: { asked, failed } }: ReportQuestion, layout: Layout): string[] {
  if (failed === 0) return [];
  return paragraph(`${String(failed)} of ${String(asked)} runs have no answer.`, layout, {
    mark: '  ',
    ink: 'yellow',
  });
}

function whyLines({ name, explanation, rule, own, winner }: ReportCause, layout: Layout): string[] {
  const sentence = name === null ? explanation : `${name}: ${explanation}`;
  return [
    '',
    ...paragraph(sentence, layout, { mark: '  ', ink: name === null ? 'dim' : 'yellow' }),
    ...(rule === null ? [] : paragraph(quoted(rule), layout, { mark: '    Rule: ', linesMax: 2 })),
    ...(winner === null ? [] : [`  ${winner.label} says`, ...quotation(winner.text, layout, 4, 4)]),
    ...(own === null || name === null ? [] : ['  Your page says', ...quotation(own.text, layout, 4, 4)]),
  ];
}

function pageLines({ pages }: CitationReport, layout: Layout): string[] {
  return pages.flatMap(({ label, url, title, status, reason, overall_score: score }) => {
    const name = [title, url].filter((part) => part !== null && part.trim() !== '').join(', ');
    const state = status === 'unreachable' ? `unreachable: ${reason ?? 'no reason known'}` : '';
    const figure = score === null ? '' : `score ${score.toFixed(1)}`;
    const words = [name === '' ? 'no address' : name, state, figure].filter((part) => part !== '');
    return paragraph(words.join(' · '), layout, {
      mark: `  ${padEnd(label, labelColumns)}`,
      linesMax: 3,
    });
  });
}
