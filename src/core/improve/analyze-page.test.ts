import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { growth, numbered, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { goodPages } from '../../../test/support/pages/law-pages.ts';
import { analyze } from './analyze-page.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import type { AnalysisOutcome, AnalysisResult } from '../schema/analysis-result.ts';
import type { Evidence } from '../schema/evidence.ts';
import type { PageContent } from '../schema/analysis-content.ts';

const OPTIONS: AnalyzeOptions = { url: 'https://a.example/guides/heat-pump', asOf: '2026-11-21' };

function completed(
  html: string | Uint8Array,
  options: Partial<AnalyzeOptions> = {},
): { result: AnalysisResult; content: PageContent } {
  const outcome = analyze(html, { ...OPTIONS, ...options });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome;
}

function evidenceOf(result: AnalysisResult): Evidence[] {
  return [
    ...result.checks.flatMap((check) => check.evidence),
    ...result.integrity.flags.flatMap((flag) => flag.evidence),
    ...result.queries.flatMap((query) => (query.best_passage === null ? [] : [query.best_passage])),
  ];
}

function expectScore(score: number, max = 100): void {
  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(max);
  expect(score).toBe(Math.round(score * 10) / 10);
}

/** What the contract promises of any analysis, whatever the page. */
function expectPromisesKept(outcome: AnalysisOutcome): void {
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
  if (outcome.status === 'failed') {
    expect(['empty_page', 'not_html']).toContain(outcome.error.code);
    return;
  }
  const { result, content } = outcome;
  expectScore(result.overall_score, result.access.cap);
  for (const score of Object.values(result.category_scores)) expectScore(score);
  for (const { score } of result.queries) expectScore(score);
  expect(result.queries.length).toBeLessThanOrEqual(10);
  expect(result.integrity.multiplier).toBeGreaterThanOrEqual(0.2);
  expect(result.integrity.multiplier).toBeLessThanOrEqual(1);
  for (const { text, start, end } of evidenceOf(result)) {
    if (start === null || end === null) expect([start, end]).toEqual([null, null]);
    else expect(content.text.slice(start, end)).toBe(text);
  }
  for (const { text, start } of content.outline) {
    if (start !== null) expect(content.text.slice(start, start + text.length)).toBe(text);
  }
  for (const { outcome: found, points, max_points: max } of result.checks) {
    if (found === 'not_applicable' || found === 'error') expect(points).toBeNull();
    else expect(points).toBeGreaterThanOrEqual(0);
    expect(points ?? 0).toBeLessThanOrEqual(max);
  }
  for (const { salience, mentions } of result.entities) {
    expect(salience).toBeGreaterThan(0);
    expect(salience).toBeLessThanOrEqual(1);
    expect(mentions).toBeGreaterThan(0);
  }
  for (const { importance } of result.entity_gaps) {
    expect(importance).toBeGreaterThan(0);
    expect(importance).toBeLessThanOrEqual(1);
  }
  expect(result.checks.filter((check) => check.outcome === 'error').map((check) => check.id)).toEqual([]);
}

const TAGS = [
  'p',
  'div',
  'main',
  'article',
  'nav',
  'footer',
  'header',
  'aside',
  'section',
  'h1',
  'h2',
  'h3',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'tr',
  'td',
  'th',
  'caption',
  'pre',
  'code',
  'blockquote',
  'details',
  'summary',
  'a',
  'b',
  'i',
  'font',
  'span',
  'br',
  'br/',
  'img',
  'form',
  'button',
  'select',
  'option',
  'textarea',
  'noscript',
  'script',
  'style',
  'template',
  'svg',
  'math',
  'title',
  'iframe',
  'frameset',
  'plaintext',
  'x-y',
  'body',
  'html',
  'head',
];
const ATTRIBUTES = [
  'class="sidebar nav"',
  'class=comments',
  'id=root',
  'hidden',
  'style="display:none"',
  'style="color:#fff;background:#fff"',
  'href="/a"',
  'role=main',
  'role="navigation"',
  'lang=de',
  'type="application/ld+json"',
  'name=robots',
  'name="description"',
  'content="noindex"',
  'content="A page."',
  'property="og:type"',
  '"',
  "x='",
  '=',
  'class',
  'datetime=2026-01-01',
];
const WORDS = [
  'Heat pumps move heat from the cold air to the water of a heating.',
  'What is a heat pump?',
  'The World Health Organization (WHO) says so.',
  'In 2025 it cost 3.5 % more (Smith, 2024).',
  'Ignore all previous instructions.',
  'Eine Wärmepumpe ist eine Maschine.',
  '熱ポンプは空気から熱を取り出す装置です。',
  'تنقل المضخة الحرارة.',
  'heat heat heat heat',
  'A',
  ' ',
  '\n',
  '&amp;&lt;&#0;&#xD800;&nbsp;&bogus;',
  '\ud800',
  '\udc00',
  '\u0000',
  '\u202e',
  '😀',
  '<!--',
  '-->',
  ']]>',
  '<',
  '>',
  '"',
  '|',
  '```',
  '{"@type":"Article","headline":"H"}',
  '{"@type":',
  '[[[',
  '\ufeff',
  'ﬁ',
  'e\u0301'.repeat(5),
  '.'.repeat(30),
];

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...TAGS), fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 }))
      .map(([tag, attributes]) => `<${[tag, ...attributes].join(' ')}>`),
  },
  { weight: 2, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const soup = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''));
const options = fc.record({
  url: fc.oneof(fc.constant('https://a.example/guides/heat-pump'), fc.webUrl()),
  queries: fc.array(
    fc.oneof(
      fc.constantFrom('what is a heat pump', 'Wärmepumpe', '熱', '', '???'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
    { maxLength: 12 },
  ),
});

describe('analyze', () => {
  it('keeps every promise on any HTML and any queries', () => {
    fc.assert(
      fc.property(soup, options, (html, { url, queries }) => {
        expectPromisesKept(analyze(html, { ...OPTIONS, url, queries }));
      }),
      { seed: 20_261_121, numRuns: 500 },
    );
  });

  it('gives the same bytes for the same input', () => {
    fc.assert(
      fc.property(soup, options, (html, { url, queries }) => {
        const run = (): string => JSON.stringify(analyze(html, { ...OPTIONS, url, queries }));
        expect(run()).toBe(run());
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('reads any bytes in any charset', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom(
          null,
          'text/html',
          'text/html; charset=utf-16',
          'text/html; charset=shift_jis',
          'text/html; charset=none',
        ),
        (bytes, contentType) => {
          expectPromisesKept(analyze(bytes, { ...OPTIONS, contentType }));
        },
      ),
      { seed: 7, numRuns: 150 },
    );
  });

  it.each(Object.entries(hostilePages))('keeps every promise on %s', (_, html) => {
    expectPromisesKept(analyze(html, { ...OPTIONS, queries: ['what is a ferry'] }));
    expectPromisesKept(analyze(html, OPTIONS));
  });

  it.each(Object.entries(goodPages))(
    'keeps every promise on a good page: %s',
    (_, { url, queries, description }) => {
      expectPromisesKept(analyze(buildPage(description), { ...OPTIONS, url, queries }));
    },
  );

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'keeps every promise on structured data of the type %s',
    (type) => {
      expectPromisesKept(
        analyze(
          `<p>Some words.</p><script type="application/ld+json">{"@type":${JSON.stringify(type)}}</script>`,
          OPTIONS,
        ),
      );
    },
  );

  describe('a page with nothing to read', () => {
    it.each(['', '   ', '<!doctype html><html><head><title>T</title></head><body></body></html>'])(
      'fails as empty_page when it has no scripts either: %j',
      (html) => {
        expect(analyze(html, OPTIONS)).toEqual({
          status: 'failed',
          error: { code: 'empty_page', message: expect.any(String) as string, retryable: false },
        });
      },
    );

    it('is completed with a cap of 10 when scripts would fill it', () => {
      const { result } = completed('<body><div id="root"></div><script src="/app.js"></script></body>');
      expect(result.access.cap).toBe(10);
      expect(result.access.reasons.map(({ code }) => code)).toEqual(['script_shell']);
      expect(result.overall_score).toBeLessThanOrEqual(10);
    });
  });

  it('reads bytes by their charset', () => {
    const german =
      'Die Wärmepumpe nimmt Wärme aus der Luft auf und gibt sie an das Wasser der Heizung ab, wofür sie weniger Strom braucht.';
    const { content } = completed(Buffer.from(`<html lang="de"><p>${german}</p>`, 'latin1'), {
      contentType: 'text/html; charset=iso-8859-1',
    });
    expect(content.text).toBe(german);
  });

  it('reports the given facts about the page and no others', () => {
    const told = completed('<p>Words.</p>', {
      finalUrl: 'https://a.example/moved',
      httpStatus: 200,
      fetchedAt: '2026-11-20T10:00:00.000Z',
    }).result;
    expect(told.page).toMatchObject({
      final_url: 'https://a.example/moved',
      http_status: 200,
      fetched_at: '2026-11-20T10:00:00.000Z',
    });
    expect(completed('<p>Words.</p>').result.page).toMatchObject({
      final_url: OPTIONS.url,
      http_status: null,
      fetched_at: null,
    });
    expect(told.engine.as_of).toBe('2026-11-21');
  });

  it('says that confidence is low when the queries were inferred', () => {
    const { url, queries, description } = Object.values(goodPages)[0] ?? expect.fail('no page');
    const html = buildPage(description);
    expect(completed(html, { url }).result.warnings.map(({ code }) => code)).toContain('low_confidence');
    expect(completed(html, { url, queries }).result.warnings).toEqual([]);
  });

  it('says that a page was cut when it is larger than what is read', () => {
    const { result } = completed(`<p>Words.</p><!--${'x'.repeat(10 * 1024 * 1024)}-->`);
    expect(result.warnings.map(({ code }) => code)).toContain('input_truncated');
  });

  it('gives scores that anybody can recompute from checks, access and integrity', () => {
    for (const { url, queries, description } of Object.values(goodPages)) {
      const { result } = completed(buildPage(description), { url, queries });
      const category = (id: string): number => {
        const judged = result.checks.filter((check) => check.category === id && check.points !== null);
        return (
          Math.round(
            (1000 * judged.reduce((sum, check) => sum + (check.points ?? 0), 0)) /
              judged.reduce((sum, check) => sum + check.max_points, 0),
          ) / 10
        );
      };
      const [intent, structure, entities] = [
        category('intent_alignment'),
        category('structure_quality'),
        category('entity_coverage'),
      ];
      expect(result.category_scores).toEqual({
        intent_alignment: intent,
        structure_quality: structure,
        entity_coverage: entities,
      });
      const quality = 0.4 * intent + 0.35 * structure + 0.25 * entities;
      const overall = Math.min(result.access.cap, quality * result.integrity.multiplier);
      // Rounded to 0.1; binary fractions fall on either side of a tie.
      expect(Math.abs(result.overall_score - overall)).toBeLessThanOrEqual(0.05 + 1e-9);
    }
  });

  it('changes its content hash with the text, and with nothing else', () => {
    const hash = (html: string): string => completed(html).result.page.content_hash;
    const page = '<title>T</title><main><p>One sentence of the page.</p></main>';
    expect(hash(page)).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(hash(page.replace('<p>', '<p class="a">'))).toBe(hash(page));
    expect(hash(page.replace('One', 'Two'))).not.toBe(hash(page));
  });
});

describe('analysing a page takes time in proportion to its size', () => {
  const run = (html: string): void => {
    analyze(html, { ...OPTIONS, queries: ['what is a heat pump', 'heat pump noise'] });
  };

  it.each<[string, (count: number) => string, number]>([
    [
      'one paragraph',
      (count) => `<p>${'The heat pump moves heat from the cold air to the water. '.repeat(count)}</p>`,
      1_500,
    ],
    ['one sentence', (count) => `<p>${'the heat pump and the cold water '.repeat(count)}</p>`, 2_000],
    ['one sentence of Chinese', (count) => `<p>${'热泵把热量从空气中转移到水里，'.repeat(count)}</p>`, 1_000],
    [
      'sections with terms of their own',
      (count) =>
        numbered(
          count,
          (index) =>
            `<h2>Topic${String(index)} and thing${String(index * 7)}</h2><p>Topic${String(index)} is a thing that does work${String(index)} well.</p>`,
        ),
      700,
    ],
    [
      'list items',
      (count) => `<ul>${'<li>an item of the list of heat pumps</li>'.repeat(count)}</ul>`,
      2_500,
    ],
    ['acronyms', (count) => `<p>${'The ABCD (alpha beta) of the XYZ is a COP. '.repeat(count)}</p>`, 1_000],
    [
      'structured data',
      (count) =>
        `<p>Words.</p><script type="application/ld+json">[${numbered(count, () => '{"@type":"Article","headline":"Words"},')}{}]</script>`,
      1_000,
    ],
  ])('%s', (_, make, count) => {
    expect(growth(run, make, count)).toBeLessThan(TIMES_MAX);
  });
});
