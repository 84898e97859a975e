/**
 * JUnit XML: one suite a page, one case for each budget, the baseline and each check. A case fails only where it fails the
 * run; other findings are skipped, with their words. Page text is inert.
 */
import type { CheckResult } from '../../../core/schema/check.ts';
import { pageName } from '../analysed-page.ts';
import { visibleText } from '../visible-text.ts';
import { isKnown, metricName, regressionWords, type JudgedPage } from './judged-page.ts';
import { quoted } from '../../../core/evidence/quoted.ts';

interface TestCase {
  readonly name: string;
  readonly group: string;
  readonly outcome:
    | { readonly kind: 'passed'; readonly note?: string }
    /** With a message: a finding that does not fail the run. */
    | { readonly kind: 'skipped'; readonly message?: string }
    | { readonly kind: 'failure' | 'error'; readonly message: string; readonly details: string };
}

export interface JunitOptions {
  /** False for a crawl: a page that cannot be analysed is a finding. */
  readonly failsWithoutPage: boolean;
}

/** Ends with a line break. */
export function renderJunitReport(pages: readonly JudgedPage[], options: JunitOptions): string {
  const suites = pages.map((page) => ({ name: pageName(page), cases: casesOf(page, options) }));
  const cases = suites.flatMap((suite) => suite.cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="citeworthy" ${counts(cases)}>`,
    ...suites.flatMap((suite) => [
      `  <testsuite name="${xmlText(suite.name)}" ${counts(suite.cases)}>`,
      ...suite.cases.flatMap((each) => caseLines(each, suite.name)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function casesOf(page: JudgedPage, { failsWithoutPage }: JunitOptions): TestCase[] {
  const { outcome, budgets, regressions, mustMeetBudgets } = page;
  if (outcome.status === 'failed') {
    const { message, code } = outcome.error;
    const without: TestCase['outcome'] = failsWithoutPage
      ? { kind: 'error' as const, message, details: code }
      : { kind: 'skipped' as const, message: `Not analysed: ${message}` };
    return [{ name: 'analysis', group: 'analysis', outcome: without }];
  }
  const budgetCases = (mustMeetBudgets ? budgets : []).map(({ metric, score, budget, isMet }) => ({
    name: `${metricName(metric)}: at least ${String(budget)}`,
    group: 'budgets',
    outcome: isMet
      ? { kind: 'passed' as const, note: score.toFixed(1) }
      : failure(`${metricName(metric)} ${score.toFixed(1)}, budget ${String(budget)}`),
  }));
  const baselineCases = regressions.map((regression) => ({
    name: regression.kind === 'check' ? `baseline: ${regression.check}` : 'baseline: score',
    group: 'baseline',
    outcome: failure(regressionWords(regression)),
  }));
  return [
    ...budgetCases,
    ...baselineCases,
    ...outcome.result.checks.map((check) =>
      checkCase(check, {
        isRegression: regressions.some((one) => one.kind === 'check' && one.check === check.id),
        isInBaseline: isKnown(page, check.id),
      }),
    ),
  ];
}

const failure = (message: string, details = ''): TestCase['outcome'] => ({
  kind: 'failure',
  message,
  details,
});

interface Comparison {
  /** The check fails, and did not in the baseline: the run fails with it. */
  readonly isRegression: boolean;
  readonly isInBaseline: boolean;
}

function checkCase(check: CheckResult, { isRegression, isInBaseline }: Comparison): TestCase {
  const { id, category, outcome, title, explanation, recommendation, evidence } = check;
  const named = { name: `${id}: ${title}`, group: category };
  const details = [recommendation ?? '', ...evidence.map(({ text }) => quoted(text))]
    .filter((line) => line !== '')
    .join(' ');
  switch (outcome) {
    case 'pass':
      return { ...named, outcome: { kind: 'passed' } };
    case 'partial':
      return { ...named, outcome: { kind: 'passed', note: `Partly: ${explanation} ${details}` } };
    case 'not_applicable':
      return { ...named, outcome: { kind: 'skipped' } };
    case 'fail':
      return {
        ...named,
        outcome: isRegression
          ? failure(explanation, details)
          : {
              kind: 'skipped',
              message: `Fails${isInBaseline ? ' as in the baseline' : ''}: ${explanation} ${details}`.trim(),
            },
      };
    case 'error':
      return { ...named, outcome: { kind: 'skipped', message: `Broken: ${explanation}` } };
  }
}

function caseLines({ name, group, outcome }: TestCase, suite: string): string[] {
  const head = `    <testcase name="${xmlText(name)}" classname="${xmlText(`${suite}.${group}`)}"`;
  if (outcome.kind === 'passed' && outcome.note === undefined) return [`${head}/>`];
  const body =
    outcome.kind === 'passed'
      ? `<system-out>${xmlText(outcome.note ?? '')}</system-out>`
      : outcome.kind === 'skipped'
        ? `<skipped${outcome.message === undefined ? '' : ` message="${xmlText(outcome.message)}"`}/>`
        : `<${outcome.kind} message="${xmlText(outcome.message)}">${xmlText(outcome.details)}</${outcome.kind}>`;
  return [`${head}>`, `      ${body}`, '    </testcase>'];
}

function counts(cases: readonly TestCase[]): string {
  const count = (kind: TestCase['outcome']['kind']): string =>
    String(cases.filter(({ outcome }) => outcome.kind === kind).length);
  return `tests="${String(cases.length)}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
}

/** XML 1.0 has no way to write most control characters, U+FFFE and U+FFFF. */
function xmlText(text: string): string {
  return visibleText(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
