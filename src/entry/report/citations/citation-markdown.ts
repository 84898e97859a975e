/** A citation test as Markdown, for issues, chats and notes. Text of pages and models is inert: see `markdown-text.ts`. */
import type { CitationReceipt } from '../../../core/schema/citation-test.ts';
import { actionItem, briefItem } from '../markdown/markdown-report.ts';
import { fenced, markdownAddress, markdownQuoted, markdownText } from '../markdown/markdown-text.ts';
import { visibleLines, withVisibleText } from '../visible-text.ts';
import type { ReportReceipt } from './citation-receipts.ts';
import {
  citationReport,
  type CitationReport,
  type CitedPage,
  type ReportCause,
  type ReportComparison,
  type ReportedTest,
  type ReportQuestion,
} from './citation-report.ts';
import {
  citedWords,
  counted,
  differenceWords,
  outcomeNames,
  rateWords,
  supportWords,
} from './citation-words.ts';

/** Ends with a line break. */
export function renderCitationMarkdown(
  test: ReportedTest,
  receipts: readonly CitationReceipt[] = [],
): string {
  const report = citationReport(withVisibleText(test), receipts.map(visibleReceipt));
  const { name, url, facts, headline, power, warnings, comparison, questions } = report;
  const lines = [
    `# ${markdownText(name)}`,
    ...(url === null ? [] : ['', markdownAddress(url)]),
    '',
    markdownText(facts.join(' · ')),
    '',
    `**${headline}**`,
    ...(power === null ? [] : ['', markdownText(power)]),
    ...(warnings.length === 0 ? [] : ['', ...warnings.map((warning) => `- ${markdownText(warning)}`)]),
    ...(comparison === null ? [] : comparisonLines(comparison)),
    ...questions.flatMap(questionLines),
    ...pageLines(report),
  ];
  return `${lines.join('\n')}\n`;
}

/** The answer keeps its line breaks: it is shown word for word. */
function visibleReceipt(receipt: CitationReceipt): CitationReceipt {
  return { ...withVisibleText(receipt), answer: visibleLines(receipt.answer) };
}

function comparisonLines({ outcome, before, after, difference }: ReportComparison): string[] {
  return [
    '',
    `## Before and after: ${outcomeNames[outcome].toLowerCase()}`,
    '',
    `- Before: ${citedWords(before)} (${rateWords(before)})`,
    `- After: ${citedWords(after)} (${rateWords(after)})`,
    `- Difference: ${differenceWords(difference)}`,
  ];
}

function questionLines(question: ReportQuestion): string[] {
  const { number, cited, runs, why, actions, briefs, receipts } = question;
  return [
    '',
    `## ${String(number)}. ${markdownText(question.question)}`,
    '',
    '| Page | Result | Details |',
    '| --- | --- | --- |',
    ...cited.map(citedRow),
    ...(runs.failed === 0
      ? []
      : ['', `${String(runs.failed)} of ${counted(runs.asked, 'run')} had no answer.`]),
    ...whyLines(why),
    ...(actions.length === 0 ? [] : ['', '### What to add', '', ...actions.flatMap(actionItem)]),
    ...(briefs.length === 0 ? [] : ['', '### Ask the author', '', ...briefs.flatMap(briefItem)]),
    ...(receipts.length === 0 ? [] : receiptLines(receipts)),
  ];
}

function citedRow({ label, title, url, words, details }: CitedPage): string {
  const name = title ?? url;
  const page = name === null ? label : `${label}: ${markdownText(name)}`;
  return `| ${page} | ${words} | ${markdownText(details.join('; '))} |`;
}

function whyLines({ name, explanation, rule, own, winner }: ReportCause): string[] {
  if (name === null) return ['', markdownText(explanation)];
  return [
    '',
    `**${name}:** ${markdownText(explanation)}`,
    ...(rule === null && winner === null && own === null ? [] : ['']),
    ...(rule === null ? [] : [`- Rule: ${markdownQuoted(rule)}`]),
    ...(winner === null ? [] : [`- ${winner.label} says: ${markdownQuoted(winner.text, quoteCharsMax)}`]),
    ...(own === null ? [] : [`- Your page says: ${markdownQuoted(own.text, quoteCharsMax)}`]),
  ];
}

/** decision: a passage has at most 120 words. */
const quoteCharsMax = 1_200;

function receiptLines(receipts: readonly ReportReceipt[]): string[] {
  return [
    '',
    `<details><summary>${counted(receipts.length, 'receipt')}</summary>`,
    ...receipts.flatMap(({ version, run, answer, sources, unsupported }) => [
      '',
      `Answer ${String(run)}${version === 'before' ? ', before' : ''}:`,
      '',
      ...fenced(answer, 'text'),
      '',
      ...sources.map(
        ({ label, pageLabel, cited, supported }) =>
          `- \\[${String(label)}\\] ${pageLabel}: ${supportWords(cited, supported)}`,
      ),
      ...unsupported.map(
        ({ text, labels }) =>
          `- Not supported by ${labels.map((label) => `\\[${String(label)}\\]`).join(' ')}: ${markdownQuoted(text)}`,
      ),
    ]),
    '',
    '</details>',
  ];
}

function pageLines({ pages }: CitationReport): string[] {
  return [
    '',
    '## Pages',
    '',
    ...pages.map(({ label, title, url, status, reason, overall_score: score }) => {
      const parts = [
        ...(title === null ? [] : [markdownText(title)]),
        url === null ? 'no address' : markdownAddress(url),
        ...(score === null ? [] : [`score ${score.toFixed(1)}`]),
        ...(status === 'read' ? [] : [`unreachable: ${markdownText(reason ?? 'no reason known')}`]),
      ];
      return `- ${label}: ${parts.join(', ')}`;
    }),
  ];
}
