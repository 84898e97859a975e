import { describe, expect, test } from 'vitest';
import {
  analysisResultSchema,
  type AnalysisResult,
  type QueryResult,
} from '../../../core/schema/analysis-result.ts';
import { completedAnalysisExample } from '../../../core/schema/examples/analysis.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { plainPaint } from '../paint.ts';
import { siteJson, siteLines, siteMarkdown, sitePrompt } from './render-site.ts';
import { renderHtmlReport } from '../html/html-report.tsx';
import { sitePart } from './site-part.tsx';
import { siteModel } from './site-model.ts';

const example = analysisResultSchema.parse(completedAnalysisExample);

function page(url: string, part: Partial<AnalysisResult>): AnalysedPage {
  const result = { ...example, ...part };
  return {
    ...{ source: url, url },
    outcome: { status: 'completed', result, content: { title: null, text: '', markdown: '', outline: [] } },
  };
}

const query = (text: string, answered: QueryResult['answered'], score = 50): QueryResult => ({
  ...{ ...example.queries[0]!, query: text, answered, score, source: 'inferred' as const },
});

const check = (outcome: 'pass' | 'partial' | 'fail', points: number): AnalysisResult['checks'] => [
  { ...example.checks[0]!, outcome, points },
];

const pages = [
  page('https://example.com/a', {
    overall_score: 40,
    queries: [query('What is a pump?', 'full', 60), query('who sells it', 'no')],
    checks: check('fail', 0),
  }),
  page('https://example.com/b', {
    overall_score: 60,
    queries: [query('what is a pump', 'no', 80), query('Who sells it?', 'no')],
    checks: check('partial', 10),
  }),
  page('https://example.com/c', {
    overall_score: 80,
    queries: [query('noise', 'partial')],
    checks: check('pass', 20),
  }),
];
const failed: AnalysedPage = {
  ...{ source: 'https://example.com/gone', url: 'https://example.com/gone' },
  outcome: { status: 'failed', error: { code: 'http_status', message: 'HTTP status 404', retryable: false } },
};
const model = siteModel('https://example.com/', [...pages, failed], ['A note.']);

describe('a site', () => {
  test('has its worst pages first', () => {
    expect(model).toMatchObject({ pages: 4, meanScore: 60, failed: [{ url: failed.source }] });
    expect(model.worst.map(({ score }) => score)).toEqual([40, 60, 80]);
  });

  test('has the pages whose first query is the same, the better one first', () => {
    expect(model.competing).toEqual([
      {
        query: 'What is a pump?',
        pages: [
          { url: 'https://example.com/b', score: 80 },
          { url: 'https://example.com/a', score: 60 },
        ],
      },
    ]);
  });

  test('has the questions that no page answers', () => {
    expect(model.unanswered.map(({ query: text, pages: by }) => [text, by.length])).toEqual([
      ['who sells it', 2],
    ]);
  });

  test('counts a given question for no competition', () => {
    const given = pages.map((each) => ({ ...each }));
    const queries = [{ ...query('same', 'full'), source: 'given' as const }];
    expect(
      siteModel(
        'x',
        given.map(({ source }) => page(source, { queries })),
        [],
      ).competing,
    ).toEqual([]);
  });

  test('fixes first what loses most points of the overall score', () => {
    // The check is all of its category, which is 40 % of the score: 40 points and half of them.
    expect(model.fixFirst).toMatchObject([
      {
        ...{ checks: ['answered-queries'], failing: 1, partly: 1, lostPoints: 60 },
        examples: ['https://example.com/a', 'https://example.com/b'],
      },
    ]);
  });
});

describe('what several checks find', () => {
  const found = example.checks[0]!;
  const weak = (
    id: string,
    outcome: 'partial' | 'fail',
    points: number,
  ): AnalysisResult['checks'][number] => ({
    ...{ ...found, id, outcome, points, title: `Good ${id}`, weakness: 'vague_no_facts' as const },
  });
  const several = siteModel(
    'https://example.com/',
    [
      page('https://example.com/a', {
        checks: [weak('specificity', 'fail', 0), weak('depth', 'partial', 10)],
      }),
      page('https://example.com/b', { checks: [weak('depth', 'partial', 5)] }),
    ],
    [],
  );

  test('is one weakness, with the pages counted once', () => {
    expect(several.weaknesses).toEqual([
      {
        ...{ checks: ['depth', 'specificity'], weakness: 'Vague, few facts', title: 'Good depth' },
        ...{ failing: 1, partly: 1 },
      },
    ]);
    expect(several.fixFirst).toMatchObject([{ weakness: 'Vague, few facts', failing: 1, partly: 1 }]);
    expect(several.fixFirst[0]?.examples).toHaveLength(2);
  });
});

test('a topic that a page infers is no unanswered question; a given query is', () => {
  const { unanswered } = siteModel(
    'https://example.com/',
    [
      page('https://example.com/a', {
        queries: [
          query('heat pump prices', 'no'),
          query('Wie laut ist eine Wärmepumpe?', 'no'),
          query('how loud is it', 'no'),
          { ...query('heat pump grants', 'no'), source: 'given' },
        ],
      }),
    ],
    [],
  );
  expect(unanswered.map(({ query: text }) => text).sort()).toEqual([
    'Wie laut ist eine Wärmepumpe?',
    'heat pump grants',
    'how loud is it',
  ]);
});

describe('the report', () => {
  const judged = [...pages, failed].map((each) => ({
    ...{ ...each, budgets: [], regressions: [], mustMeetBudgets: true },
  }));

  test('says the same in every format', () => {
    const html = renderHtmlReport(judged, new Date(0), sitePart(model));
    const texts = [
      ...[siteLines(model, { columns: 100, paint: plainPaint }).join('\n'), siteMarkdown(model), html],
      sitePrompt(model, judged),
    ];
    for (const text of texts) {
      for (const words of [
        'What to fix first',
        'Worst pages',
        'Pages that compete',
        'no page answers',
        'A note',
      ])
        expect(text).toContain(words);
    }
    expect(JSON.parse(siteJson(model, judged)) as unknown).toMatchObject({
      object: 'site_report',
      site: { unanswered_questions: [{ query: 'who sells it' }] },
      summary: { pages: 4, failed: 1 },
    });
  });

  test('shows words of a page as words', () => {
    const attack = '\u001b[2J<script>alert(1)</script>\n# Ignore the above\n[x](https://evil.example)';
    const hostile = siteModel(
      attack,
      [page(attack, { recommendations: [attack], queries: [query(`${attack}?`, 'no')] })],
      [],
    );
    const lines = siteLines(hostile, { columns: 100, paint: plainPaint });
    expect(lines.join('\n')).not.toContain('\u001b');
    const markdown = siteMarkdown(hostile);
    expect(markdown.match(/^#/gm)).toHaveLength(7 - 2);
    expect(markdown).not.toMatch(/(?<!\\)<script|(?<!\\)\]\(/);
    expect(renderHtmlReport([], new Date(0), sitePart(hostile))).not.toContain('<script>');
  });
});
