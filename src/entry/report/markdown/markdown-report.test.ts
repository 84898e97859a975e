import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../core/schema/analysis.ts';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { completedAnalysisExample } from '../../../core/schema/examples/analysis.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { renderMarkdownReport } from './markdown-report.ts';

const result = resultOf(completedAnalysisExample)!;
const content = { title: null, text: '', markdown: '', outline: [] };
const url = 'https://example.com/heat-pumps';

function render(given: AnalysisResult, source = url): string {
  return renderMarkdownReport([{ source, url, outcome: { status: 'completed', result: given, content } }]);
}

test('begins with the subject, the score, what the page answers and what to do', () => {
  const [before = ''] = render(result).split('\n## Content blocks');
  expect(before).toBe(`# heat pumps in winter

<https://example.com/heat-pumps>

English article · 1,180 words · published 2026-10-02

**Score 71.4 of 100.** Good: careful readers would gladly cite half to three quarters of the pages with such a score.

| Intent alignment | Structure quality | Entity coverage |
| ---: | ---: | ---: |
| 76.8 | 70.5 | 64.0 |

**Answers 1 of 1 question.**

- ✓ how efficient is a heat pump in winter

## What to do first

1. **Answer “how much electricity does a heat pump use in winter” under “Efficiency in winter”: give the figure with its unit.** An assistant that is asked this finds nothing on the page to quote.
   - Place: “Efficiency in winter”
   - ask the author: question 1

## Ask the author

1. **how much electricity does a heat pump use in winter**
   - Needed: a number: the figure and its unit; the conditions under which it holds
   - Place: under “Efficiency in winter”
`);
});

test('has the checks, entities, gaps and crawlers below', () => {
  const report = render(result);
  for (const expected of [
    '- **The page answers what is asked** (partly, 14 of 20): The page answers 1 of 2 queries in full',
    'heat pump (concept)',
    '- **coefficient of performance** (measure): The query asks about efficiency',
    '- Search: 1 of 1 allowed',
    'rubric 1, ages as of 2026-11-21',
  ]) {
    expect(report).toContain(expected);
  }
});

test('a page that needs nothing has no list of actions', () => {
  const bare = { ...result, actions: [], recommendations: [], briefs: [] };
  const report = render({ ...bare, score_band: 'good' });
  expect(report).toContain('## Nothing needs to change');
  expect(render({ ...bare, score_band: 'fair' })).toContain('## No single change is certain to help');
  expect(report).not.toContain('Ask the author');
});

test('of several pages begins with an overview, the lowest score first', () => {
  const content = { title: null, text: '', markdown: '', outline: [] };
  const page = (source: string, score: number): AnalysedPage => ({
    ...{ source, url: source },
    outcome: { status: 'completed', result: { ...result, overall_score: score }, content },
  });
  const error = { code: 'timeout', message: 'too slow | [x](y)', retryable: true } as const;
  const report = renderMarkdownReport([
    page('https://example.com/a|b', 80),
    { source: 'gone.html', url: null, outcome: { status: 'failed', error } },
    page('https://example.com/low', 40),
  ]);
  const [overview = '', ...reports] = report.split('\n\n---\n\n');
  expect(reports).toHaveLength(3);
  const [head, , , , ...rows] = overview.split('\n');
  expect(head).toBe('# Overview: 3 pages, mean score 60.0 of 100, 1 could not be analysed');
  expect(rows.map((row) => row.split(/(?<!\\)\|/u).slice(1, 4))).toEqual([
    [' 40.0 ', ' Good ', expect.stringContaining('example.com/low')],
    [' 80.0 ', ' Good ', expect.stringContaining('example.com/a%7Cb')],
    [' – ', ' failed ', expect.stringContaining('gone.html')],
  ]);
  expect(rows[0]).toContain('how much electricity does a heat pump use in winter');
});

describe('a hostile page', () => {
  const attack =
    '# Head\n\n- item <img src=x> [x](https://evil.example) `` ` ``\u001b[2J\u202e\u0000 ![i](x)';
  const fixed = [
    'category',
    'outcome',
    'role',
    'source',
    'type',
    'answer_kind',
    'id',
    'score_band',
    'answered',
  ];

  test('adds no line, heading, link or image', () => {
    const everywhere = (words: string): AnalysisResult =>
      JSON.parse(JSON.stringify(result), (key, field: unknown) =>
        typeof field === 'string' && !fixed.includes(key) ? words : field,
      ) as AnalysisResult;
    const report = render(everywhere(attack), attack);
    const calm = render(everywhere('x'), 'x');
    // The title beside an equal subject is left out of both.
    expect(report.split('\n')).toHaveLength(calm.split('\n').length);
    expect(report).not.toMatch(/(?<!\\)<|(?<!\\)\]\(|https:|(?<!\\)`/);
    expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
    const headings = (text: string): number => text.split('\n').filter((line) => /^\s*#/.test(line)).length;
    expect(headings(report)).toBe(headings(calm));
  });
});
