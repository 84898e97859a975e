import { describe, expect, test } from 'vitest';
import type { CitationReceipt, CitationRate } from '../../../core/schema/citation-test.ts';
import { citationReceiptExample, citationTestExample } from '../../../core/schema/examples/citation-test.ts';
import { plainPaint } from '../paint.ts';
import { renderCitationHtml } from './citation-html.tsx';
import { renderCitationMarkdown } from './citation-markdown.ts';
import { citationReport, type ReportedTest } from './citation-report.ts';
import { renderCitationTest } from './render-citation-test.ts';

const madeAt = new Date('2026-11-21T10:00:00Z');

const terminal = (given: ReportedTest, columns = 100): string =>
  renderCitationTest(given, { columns, paint: plainPaint }).join('\n');

const html = (given: ReportedTest, receipts: readonly CitationReceipt[] = [citationReceiptExample]): string =>
  renderCitationHtml(given, receipts, madeAt);

const markdown = (
  given: ReportedTest,
  receipts: readonly CitationReceipt[] = [citationReceiptExample],
): string => renderCitationMarkdown(given, receipts);

/** As a reader sees it: tags, entities and wrapped lines are none of the words. */
const words = (text: string): string =>
  text
    .replace(/<style>[\s\S]*?<\/style>/u, '')
    .replace(/<[^>]*>/gu, ' ')
    .replaceAll('\\', '')
    .replaceAll(/\s+/gu, ' ');

const rate = (cited: number, value: number, low: number, high: number): CitationRate => ({
  ...{ cited, runs: 5, value, low, high },
});

const compared: ReportedTest = {
  ...citationTestExample,
  comparison: {
    before: rate(1, 0.2, 0.036, 0.624),
    after: rate(4, 0.8, 0.376, 0.964),
    difference: { value: 0.6, low: 0.2, high: 1 },
    outcome: 'better',
  },
};

const [result] = citationTestExample.results;

const withoutModel: ReportedTest = {
  ...citationTestExample,
  assistant: null,
  rate: null,
  results: [{ ...result!, runs: { asked: 0, answered: 0, failed: 0 }, citations: [] }],
  warnings: [{ code: 'model_unavailable', message: 'The language model does not answer.' }],
};

describe('the terminal, HTML and Markdown reports', () => {
  const reports = (given: ReportedTest): readonly string[] => [
    words(terminal(given)),
    words(html(given)),
    words(markdown(given)),
  ];

  test('give the figures of the result, all the same', () => {
    for (const report of reports(compared)) {
      expect(report).toContain('1 of 5 answers (20 %, 95 % interval 4 to 62 %)');
      expect(report).toContain('5 of 5 answers (100 %, 95 % interval 57 to 100 %)');
      expect(report).toContain('4 of 5 answers (80 %, 95 % interval 38 to 96 %)');
      expect(report).toContain('+60 points, 95 % interval +20 to +100');
      expect(report).toContain('8 % of the answers’ words by position');
      expect(report).toContain('1 citation not supported by the page');
      expect(report.toLowerCase()).toContain('better');
      expect(report).toContain('97 runs of each version would show one of 20 points');
    }
  });

  test('say why the page is not cited, with the words of both pages, and what to add', () => {
    for (const report of reports(citationTestExample)) {
      expect(report).toMatch(/Vague[.:]/);
      expect(report).toContain('The cited page gives a number where this page gives none.');
      expect(report).toContain(
        'At minus 7 degrees a heat pump delivers 2.5 kWh of heat from 1 kWh of electricity.',
      );
      expect(report).toContain('A heat pump is efficient in winter, too.');
      expect(report).toContain('State the number itself in the sentence that answers the question.');
      expect(report).toContain('the number with its unit');
    }
  });

  test('without a model count nothing, and give passages, verdicts and the warning', () => {
    for (const report of reports(withoutModel)) {
      expect(report).toContain('The model gave no answer: retrieval and verdicts only.');
      expect(report).toContain('1 of 2 passages, answers in part');
      expect(report).toContain('1 of 2 passages, answers the question');
      expect(report).toContain('The language model does not answer.');
      expect(report).toMatch(/Vague[.:]/);
      expect(report).not.toContain('answers (');
      expect(report).not.toContain('20 points');
    }
  });

  test('name an unreachable page and the rule that blocks it', () => {
    const [own, rival] = citationTestExample.pages;
    const blocked: ReportedTest = {
      ...citationTestExample,
      pages: [{ ...own!, status: 'unreachable', reason: 'robots.txt: Disallow: /' }, rival!],
      results: [
        {
          ...result!,
          cause: {
            ...{ code: 'unreachable', explanation: 'Crawlers may not read the page.' },
            ...{ rule: 'Disallow: /', own: null, winner: null },
          },
        },
      ],
    };
    for (const report of reports(blocked)) {
      expect(report).toContain('Disallow: /');
      expect(report).toMatch(/unreachable[: |]+robots.txt: Disallow: \//);
    }
  });

  test('advise nothing where nothing is to be explained', () => {
    const cited = { ...result!, cause: null, actions: [], briefs: [] };
    for (const report of reports({ ...citationTestExample, results: [cited] })) {
      expect(report).toContain('Cited in at least half of the answers: nothing to explain.');
      expect(report).not.toMatch(/What to add|Ask the author|Why not/);
    }
  });
});

describe('the pages of a question', () => {
  test('begin with the own page; rivals follow by rate; the version before is none of them', () => {
    const [own, rival] = citationTestExample.pages;
    const before = { ...own!, page: 1, role: 'before' as const };
    const pages = [own!, before, { ...rival!, page: 2 }, { ...rival!, page: 3 }];
    const [counts] = result!.citations;
    const citations = [
      { ...counts!, page: 2, rate: rate(1, 0.2, 0.04, 0.62) },
      { ...counts!, page: 3, rate: rate(4, 0.8, 0.4, 0.96) },
      { ...counts!, page: 0, rate: rate(0, 0, 0, 0.43) },
    ];
    const given = { ...citationTestExample, pages, results: [{ ...result!, citations }] };
    const [question] = citationReport(given).questions;
    expect(question?.cited.map(({ label }) => label)).toEqual(['Your page', 'Rival 2', 'Rival 1']);
  });
});

test('a warning names the page as the report labels it', () => {
  const warnings = [{ code: 'page_unreachable' as const, message: 'Page 1 takes no part: HTTP 403' }];
  expect(citationReport({ ...citationTestExample, warnings }).warnings).toEqual([
    'Rival 1 takes no part: HTTP 403',
  ]);
});

describe('receipts', () => {
  const receipt: CitationReceipt = {
    ...citationReceiptExample,
    answer: 'It works [1].\nIt delivers 2.5 kWh [1][2].',
    sentences: [
      { text: 'It works.', cites: [1], supported: [1] },
      { text: 'It delivers 2.5 kWh.', cites: [1, 2], supported: [2] },
    ],
  };

  test('count for each source the sentences that cite it, and those that rest on it', () => {
    const [question] = citationReport(citationTestExample, [receipt]).questions;
    const [read] = question!.receipts;
    expect(read?.sources.map(({ pageLabel, cited, supported }) => [pageLabel, cited, supported])).toEqual([
      ['Your page', 2, 1],
      ['Rival 1', 1, 1],
    ]);
    expect(read?.unsupported).toEqual([{ text: 'It delivers 2.5 kWh.', labels: [1] }]);
  });

  test('refer to passages that are listed once, those of the version before included', () => {
    const old = { source: 1, page: 0, text: 'The old words.' };
    const before: CitationReceipt = { ...receipt, version: 'before', sources: [old, receipt.sources[1]!] };
    const [question] = citationReport(citationTestExample, [receipt, before]).questions;
    expect(question?.passages.map(({ number, text }) => [number, text.slice(0, 14)])).toEqual([
      [1, 'At minus 7 deg'],
      [2, 'A heat pump is'],
      [3, 'The old words.'],
    ]);
    expect(question?.receipts[1]?.sources.map(({ passage }) => passage)).toEqual([3, 1]);
  });

  test('are folded in HTML, word for word', () => {
    const report = html(citationTestExample, [receipt]);
    expect(report).toContain('<details class="receipt"><summary>Answer 1');
    expect(report).not.toContain('<details open');
    expect(report).toContain('It works [1].');
    expect(words(report)).toContain('supports 1 of 2 sentences that cite it');
    expect(markdown(citationTestExample, [receipt])).toContain('It works [1].\nIt delivers 2.5 kWh [1][2].');
  });
});

describe('hostile text of pages and models', () => {
  const attack =
    '# Head\n\n- item <img src=x onerror=alert(1)> [x](https://evil.example) `` ` ``\u001b[2J\u202e\u0000 ![i](x) </details><script>';
  const fixed = [
    'object',
    'code',
    'role',
    'status',
    'answered',
    'outcome',
    'check',
    'answer_kind',
    'weakness',
    'version',
  ];
  const hostile = <T>(given: T, attackWords: string): T =>
    JSON.parse(JSON.stringify(given), (key, field: unknown) =>
      typeof field === 'string' && !fixed.includes(key) && !key.endsWith('_at') ? attackWords : field,
    ) as T;
  const given = (attackWords: string): ReportedTest => hostile(compared, attackWords);
  const receipts = (attackWords: string): CitationReceipt[] => [hostile(citationReceiptExample, attackWords)];

  test('controls no terminal', () => {
    const report = terminal(given(attack));
    expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(report).toContain('␛[2J');
  });

  test('adds no element, link or script to HTML', () => {
    const report = html(given(attack), receipts(attack));
    const calm = html(given('x'), receipts('x'));
    const elements = (text: string): readonly string[] =>
      [...text.matchAll(/<([a-z]+)/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => !['span', 'p'].includes(name));
    expect(elements(report)).toEqual(elements(calm));
    expect(report).not.toMatch(/<script|<img|href="(?!#)/);
    expect(report).toContain("default-src 'none'");
  });

  test('adds no heading, link, image or markup to Markdown', () => {
    const report = markdown(given(attack), receipts(attack));
    const calm = markdown(given('x'), receipts('x'));
    const outside = (text: string): string => text.replaceAll(/^(`{3,})text\n[\s\S]*?\n\1$/gmu, '');
    expect(outside(report).split('\n')).toHaveLength(outside(calm).split('\n').length);
    expect(outside(report)).not.toMatch(/(?<!\\)<(?!\/?(?:details|summary)>)|(?<!\\)\]\(|https:|(?<!\\)`/);
    expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
    const headings = (text: string): number =>
      outside(text)
        .split('\n')
        .filter((line) => /^\s*#/.test(line)).length;
    expect(headings(report)).toBe(headings(calm));
  });
});

test('an address with credentials or another scheme is no link', () => {
  const [own] = citationTestExample.pages;
  for (const url of ['javascript:alert(1)', 'https://user:secret@evil.example/']) {
    const report = html({ ...citationTestExample, url, pages: [{ ...own!, url }] }, []);
    expect(report).not.toContain(`href="${url}"`);
  }
});
