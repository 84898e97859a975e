/** JUnit XML: one suite a page, one case for each budget, the baseline and each check. Page text is inert. */
import type { CheckResult } from '../../schema/check.ts';
import { pageName } from '../analysed-page.ts';
import { visibleText } from '../visible-text.ts';
import { isKnown, metricName, regressionWords, type JudgedPage } from './judged-page.ts';

interface TestCase {
  readonly name: string;
  readonly group: string;
  readonly outcome:
    | { readonly kind: 'passed'; readonly note?: string }
    | { readonly kind: 'skipped'; readonly message?: string }
    | { readonly kind: 'failure' | 'error'; readonly message: string; readonly details: string };
}

/** Ends with a line break. */
export function renderJunitReport(pages: readonly JudgedPage[]): string {
  const suites = pages.map((page) => ({ name: pageName(page), cases: casesOf(page) }));
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

function casesOf(page: JudgedPage): TestCase[] {
  const { outcome, budgets, regressions, mustMeetBudgets } = page;
  if (outcome.status === 'failed') {
    const { message, code } = outcome.error;
    return [{ name: 'analysis', group: 'analysis', outcome: { kind: 'error', message, details: code } }];
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
    ...outcome.result.checks.map((check) => checkCase(check, isKnown(page, check.id))),
  ];
}

const failure = (message: string, details = ''): TestCase['outcome'] => ({
  kind: 'failure',
  message,
  details,
});

/** `isInBaseline`: the check failed before, and a known failure is no failure of this run. */
function checkCase(check: CheckResult, isInBaseline: boolean): TestCase {
  const { id, category, outcome, title, explanation, recommendation, evidence } = check;
  const named = { name: `${id}: ${title}`, group: category };
  const details = [recommendation ?? '', ...evidence.map(({ text }) => `“${text}”`)]
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
        outcome: isInBaseline
          ? { kind: 'skipped', message: `Fails as in the baseline: ${explanation}` }
          : failure(explanation, details),
      };
    case 'error':
      return { ...named, outcome: { kind: 'error', message: explanation, details } };
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
