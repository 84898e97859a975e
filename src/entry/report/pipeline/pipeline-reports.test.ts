import { SAXParser } from 'sax';
import { describe, expect, test } from 'vitest';
import { completedAnalysisExample } from '../../../core/schema/examples/analysis.ts';
import { analysisResultSchema, type AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { judgeBudgets, type Budgets } from './budgets.ts';
import { renderJsonLines, renderJsonReport } from './json-report.ts';
import type { JudgedPage } from './judged-page.ts';
import { renderJunitReport } from './junit-report.ts';
import { renderSarifReport } from './sarif-report.ts';
import { sarifProblems } from '../../../../test/support/sarif-conformance.ts';

const result = analysisResultSchema.parse(completedAnalysisExample);
const [check] = result.checks;
const quote = check!.evidence[0]!.text;
const hostile = ']]></failure><x y="&\u0000\u001b[2J\ud800\uffff';

const budgets: Budgets = { scores: { overall: 80, entity_coverage: 10 }, pageTypes: {} };

function page(part: Partial<JudgedPage> = {}, own: AnalysisResult = result): JudgedPage {
  return {
    source: 'public/heat pumps.html',
    url: null,
    outcome: {
      status: 'completed',
      result: own,
      content: { title: null, text: '', markdown: '', outline: [] },
    },
    budgets: judgeBudgets(own, budgets),
    regressions: [],
    mustMeetBudgets: true,
    ...part,
  };
}

const failed = page({
  source: 'https://example.com/gone',
  url: 'https://example.com/gone',
  outcome: { status: 'failed', error: { code: 'timeout', message: `too slow ${hostile}`, retryable: true } },
  budgets: [],
});

function withChecks(outcome: 'fail' | 'error' | 'not_applicable', words: string): AnalysisResult {
  return {
    ...result,
    checks: [{ ...check!, outcome, title: words, explanation: words, recommendation: words }],
  };
}

interface Sarif {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] };
    };
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[];
    }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly { readonly physicalLocation: unknown }[];
      readonly relatedLocations?: readonly unknown[];
    }[];
  }[];
}

const beginning = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

const sarif = (...pages: readonly JudgedPage[]): Sarif['runs'][number] => {
  const log = JSON.parse(renderSarifReport(pages)) as Sarif;
  expect(sarifProblems(log)).toEqual([]);
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-schema-2.1.0') });
  expect(log.runs).toHaveLength(1);
  return log.runs[0]!;
};

describe('SARIF', () => {
  test('has a rule for each result, with the fields that the schema requires', () => {
    const { tool, results } = sarif(page(), page({}, withChecks('fail', hostile)));
    const ids = new Set(tool.driver.rules.map(({ id }) => id));
    expect(tool.driver.name).toBe('Citeworthy');
    expect(ids.size).toBe(tool.driver.rules.length);
    for (const { ruleId, level, message } of results) {
      expect(ids).toContain(ruleId);
      expect(['error', 'warning', 'note']).toContain(level);
      expect(message.text).toMatch(/^[^\u0000-\u001f\p{Surrogate}]+$/u);
    }
  });

  test('puts a finding at its words in the file, else at the beginning of the file', () => {
    const place = { startLine: 4, startColumn: 2, endLine: 5, endColumn: 9 };
    const artifactLocation = { uri: 'public/heat%20pumps.html', uriBaseId: '%SRCROOT%' };
    const [budget, finding] = sarif(page({ places: new Map([[quote, place]]) })).results;
    expect(budget).toMatchObject({ ruleId: 'budget', level: 'error' });
    expect(budget?.locations).toEqual([{ physicalLocation: { artifactLocation, region: beginning } }]);
    expect(finding).toMatchObject({ ruleId: check!.id, level: 'note' });
    expect(finding?.locations).toEqual([{ physicalLocation: { artifactLocation, region: place } }]);
  });

  test('names a place once, even where several quotes lead to it', () => {
    const places = new Map(
      [1, 2, 2].map((line, index) => [
        `quote ${String(index)}`,
        { startLine: line, startColumn: 1, endLine: line, endColumn: 9 },
      ]),
    );
    const evidence = [...places.keys()].map((text) => ({ ...check!.evidence[0]!, text }));
    const own = { ...result, checks: [{ ...check!, outcome: 'fail' as const, evidence }] };
    const finding = sarif(page({ places, budgets: [] }, own)).results.find(
      ({ ruleId }) => ruleId === check!.id,
    );
    expect(finding?.locations).toHaveLength(1);
    expect(finding?.relatedLocations).toHaveLength(1);
  });

  test.each([
    ['./public/a.html', { uri: 'public/a.html', uriBaseId: '%SRCROOT%' }],
    ['/srv/a b.html', { uri: 'file:///srv/a%20b.html' }],
    ['../a.html', { uri: '../a.html' }],
    ['-', { uri: 'stdin' }],
    ['https://example.com/a b', { uri: 'https://example.com/a%20b' }],
    ['https://[\ud800', { uri: 'https://%5B%EF%BF%BD' }],
  ])('names %s by a URI', (source, artifactLocation) => {
    const [first] = sarif(page({ source })).results;
    expect(first?.locations[0]?.physicalLocation).toEqual({ artifactLocation, region: beginning });
  });

  test('says of a page that could not be analysed that the run did not succeed', () => {
    const { invocations, results } = sarif(failed);
    expect(results).toEqual([]);
    expect(invocations[0]?.executionSuccessful).toBe(false);
    expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toContain('too slow');
  });
});

describe('JUnit', () => {
  function read(...pages: readonly JudgedPage[]): { names: string[]; text: string } {
    const text = renderJunitReport(pages, { failsWithoutPage: true });
    const names: string[] = [];
    const parser = new SAXParser(true);
    parser.onopentag = ({ name }) => void names.push(name);
    parser.onerror = (error) => {
      throw error;
    };
    parser.write(text).close();
    return { names, text };
  }
  const count = (names: readonly string[], name: string): number =>
    names.filter((each) => each === name).length;

  test('has a suite for each page and a case for each budget and check', () => {
    const { names, text } = read(page(), failed);
    expect(count(names, 'testsuite')).toBe(2);
    // Two budgets, one check, and the page that failed.
    expect(count(names, 'testcase')).toBe(4);
    expect(text).toContain('tests="4" failures="1" errors="1" skipped="0"');
    expect(text).toContain('<failure message="overall score 71.4, budget 80">');
  });

  test.each(['fail', 'error', 'not_applicable'] as const)(
    'a check that does not pass does not fail alone, as it does not fail the run: %s',
    (outcome) => {
      const { names, text } = read(page({ budgets: [] }, withChecks(outcome, 'words')));
      expect(text).toContain('tests="1" failures="0" errors="0" skipped="1"');
      expect(count(names, 'skipped')).toBe(1);
      if (outcome !== 'not_applicable') expect(text).toMatch(/<skipped message="(?:Fails|Broken): words/);
    },
  );

  test('a page that cannot be analysed fails no crawl', () => {
    const text = renderJunitReport([failed], { failsWithoutPage: false });
    expect(text).toContain('tests="1" failures="0" errors="0" skipped="1"');
    expect(text).toContain('<skipped message="Not analysed: too slow');
  });

  test('is well-formed whatever the page says', () => {
    const { names } = read(page({ source: hostile }, withChecks('fail', hostile)));
    expect(names).not.toContain('x');
  });

  test('has the regressions, and no budget of a page of the baseline', () => {
    const { text } = read(
      page({
        mustMeetBudgets: false,
        regressions: [
          { kind: 'score', before: 80, after: 71.4 },
          { kind: 'check', check: 'title' },
        ],
      }),
    );
    expect(text).toContain('overall score fell from 80.0 to 71.4');
    expect(text).toContain('check title fails, and did not in the baseline');
    expect(text).not.toContain('budget 80');
  });
});

describe('a check that failed in the baseline already', () => {
  const known = { budgets: [], mustMeetBudgets: false } as const;
  const failing = withChecks('fail', 'words');
  const regression = { regressions: [{ kind: 'check', check: check!.id }] } as const;

  test('is skipped in JUnit, and a new one fails', () => {
    const report = (part: Partial<JudgedPage>): string =>
      renderJunitReport([page(part, failing)], { failsWithoutPage: true });
    expect(report(known)).toContain('failures="0"');
    expect(report(known)).toContain('<skipped message="Fails as in the baseline: words words');
    expect(report({ ...known, ...regression })).toContain('failures="2"');
  });

  test('is a note in SARIF, and a new one is a warning', () => {
    const levels = (part: Partial<JudgedPage>): string[] => {
      const { runs } = JSON.parse(renderSarifReport([page(part, failing)])) as {
        runs: { results: { ruleId: string; level: string }[] }[];
      };
      return runs.flatMap(({ results }) => results.map(({ ruleId, level }) => `${ruleId} ${level}`));
    };
    expect(levels(known)).toContain(`${check!.id} note`);
    expect(levels(known).filter((line) => !line.endsWith(' note'))).toEqual([]);
    expect(levels({ ...known, ...regression })).toEqual(
      expect.arrayContaining([`${check!.id} warning`, 'budget error']),
    );
  });
});

describe('JSON', () => {
  test('has one shape for one page and for many', () => {
    const one = JSON.parse(renderJsonReport([page()])) as { pages: unknown[] };
    const two = JSON.parse(renderJsonReport([page(), failed])) as { pages: unknown[] };
    expect(one).toMatchObject({ object: 'analysis_report', summary: { pages: 1, completed: 1, failed: 0 } });
    expect(two.pages[0]).toEqual(one.pages[0]);
    expect(two).toMatchObject({
      pages: [
        { file: 'public/heat pumps.html', url: null, status: 'completed', error: null },
        { file: null, url: 'https://example.com/gone', status: 'failed', analysis: null },
      ],
      summary: {
        ...{ pages: 2, completed: 1, failed: 1, mean_score: 71.4, lowest_score: 71.4 },
        missed_budgets: [{ file: 'public/heat pumps.html', metric: 'overall', score: 71.4, budget: 80 }],
      },
    });
    expect(JSON.parse(renderJsonReport([])) as unknown).toMatchObject({ summary: { mean_score: null } });
  });

  test('of a page without an address has none anywhere', () => {
    expect(JSON.parse(renderJsonReport([page()])) as unknown).toMatchObject({
      pages: [{ url: null, analysis: { url: null, page: { final_url: null } } }],
    });
  });

  test('lines have one page each', () => {
    const lines = renderJsonLines([page(), failed]).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { status: string }).status)).toEqual([
      'completed',
      'failed',
    ]);
  });
});

describe('budgets', () => {
  test('of the page type replace the general one of their metric', () => {
    const typed: Budgets = { ...budgets, pageTypes: { article: { overall: 50 }, product: { overall: 99 } } };
    expect(judgeBudgets(result, typed)).toEqual([
      { metric: 'overall', score: 71.4, budget: 50, isMet: true },
      { metric: 'entity_coverage', score: 64, budget: 10, isMet: true },
    ]);
  });

  test('are met by a score that equals them', () => {
    const equal = { scores: { overall: 71.4 }, pageTypes: {} };
    expect(judgeBudgets(result, equal)[0]?.isMet).toBe(true);
  });
});
