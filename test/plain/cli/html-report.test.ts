import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import type { PageContent } from '../../../src/core/schema/analysis-content.ts';
import type { ContentBlock } from '../../../src/core/schema/content-block.ts';
import type { Evidence } from '../../../src/core/schema/evidence.ts';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { AnalysedPage } from '../../../src/entry/report/analysed-page.ts';
import { renderHtmlReport } from '../../../src/entry/report/html/html-report.tsx';
import { sampleResult } from './sample-result.ts';

const madeAt = new Date('2026-11-21T09:30:00.000Z');
const text = [
  'What a heat pump costs',
  'A heat pump in a house takes 4,000 kWh a year. It costs 900 to 1,300 euros.',
  'Noise',
  'A heat pump is as loud as a refrigerator.',
].join('\n');

const at = (words: string): Evidence => {
  const start = text.indexOf(words);
  return { text: words, start, end: start + words.length };
};

const content: PageContent = {
  title: 'What a heat pump costs to run',
  text,
  markdown: '',
  outline: [
    { level: 1, text: 'What a heat pump costs', start: 0 },
    { level: 2, text: 'Noise', start: text.indexOf('Noise') },
  ],
};

function withEvidence(evidence: readonly (readonly Evidence[])[]): AnalysisResult {
  const checks = sampleResult.checks.map((check, index) => ({ ...check, evidence: evidence[index] ?? [] }));
  return { ...sampleResult, checks, queries: [], integrity: { multiplier: 1, flags: [] } };
}

function completed(result: AnalysisResult = sampleResult, part: Partial<AnalysedPage> = {}): AnalysedPage {
  const url = 'https://example.com/guides/heat-pumps';
  return { source: url, url, outcome: { status: 'completed', result, content }, ...part };
}

const failedPage: AnalysedPage = {
  source: 'https://example.com/gone',
  url: 'https://example.com/gone',
  outcome: {
    status: 'failed',
    error: { code: 'http_status', message: 'The page returned HTTP status 404.', retryable: false },
  },
};

const render = (...pages: readonly AnalysedPage[]): string => renderHtmlReport(pages, madeAt);

/** Every element of the document, as a browser takes it in. */
function elements(markup: string, mistakes: string[] = []): Tree.Element[] {
  const found: Tree.Element[] = [];
  const walk = (node: Tree.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(markup, { onParseError: ({ code }) => mistakes.push(code) }));
  return found;
}

const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

function textIn(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

const byClass = (markup: string, name: string): Tree.Element[] =>
  elements(markup).filter((element) => (attribute(element, 'class') ?? '').split(' ').includes(name));

const allowedTags = new Set(
  'html head meta title style body header strong time main footer article details summary h1 h2 h3 h4 p ul ol li a span q code dl dt dd div svg circle rect text mark table thead tbody tr th td br'.split(
    ' ',
  ),
);
const allowedAttributes = new Set(
  'lang charset http-equiv content name datetime class id href rel dir open start tabindex role aria-label aria-hidden scope viewBox width height cx cy r fill stroke-width stroke-linecap stroke-dasharray transform x y text-anchor preserveAspectRatio'.split(
    ' ',
  ),
);

/** Fails unless the document can do nothing: no script, no request, no form, no style but its own. */
function expectInert(markup: string): void {
  const mistakes: string[] = [];
  const all = elements(markup, mistakes);
  expect(mistakes).toEqual([]);
  const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
  expect(ids).toEqual([...new Set(ids)]);
  for (const element of all) {
    expect(allowedTags, element.tagName).toContain(element.tagName);
    for (const { name, value } of element.attrs) {
      expect(allowedAttributes, `${element.tagName} ${name}`).toContain(name);
      if (name !== 'href') continue;
      if (value.startsWith('#')) expect(ids, value).toContain(value.slice(1));
      else expect(value).toMatch(/^https?:\/\/[^@]*$/);
    }
  }
  const styles = all.filter((element) => element.tagName === 'style').map(textIn);
  expect(styles).toHaveLength(1);
  expect(styles[0]).not.toMatch(/url\(|@import|expression|https?:/);
  const policies = all.filter((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  const hash = createHash('sha256')
    .update(styles[0] ?? '')
    .digest('base64');
  expect(policies.map((policy) => attribute(policy, 'content'))).toEqual([
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  ]);
  expect(markup).not.toMatch(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]|\p{Surrogate}/u,
  );
}

/** The same value with every string in it replaced, but for the words of fixed lists. */
function withText<T>(value: T, replacement: string): T {
  const fixed = ['category', 'outcome', 'role', 'source', 'status', 'evidence_class'];
  return JSON.parse(JSON.stringify(value), (key, field: unknown) =>
    typeof field === 'string' && !fixed.includes(key) ? replacement : field,
  ) as T;
}

/** A page that says the same hostile thing in every field that it can fill. */
function hostilePage(words: string): AnalysedPage {
  const evidence = { text: words, start: 0, end: Math.max(1, words.length) };
  const result = withText(
    {
      ...sampleResult,
      checks: sampleResult.checks.map((check) => ({ ...check, evidence: [evidence, evidence] })),
      queries: sampleResult.queries.map((query) => ({ ...query, best_passage: evidence })),
    },
    words,
  );
  const page = {
    title: words,
    text: `${words}\n${words}`,
    markdown: words,
    outline: [{ level: 2, text: words, start: 0 }],
  };
  return { source: words, url: words, outcome: { status: 'completed', result, content: page } };
}

const hostileWords = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '</title></head><body onload=alert(1)>',
  '<!--<script>',
  ']]><svg onload=alert(1)>',
  'javascript:alert(1)',
  'https://user:password@example.com/',
  'https://example.com/"onclick="alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="//evil.example">x</a><base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '\u202egnp.exe\u2066\u200b\ufeff\u0000\u001b[31m\u009b\ud800',
  '&lt;script&gt; &#60;b&#62;',
  'a\nb\r\nc\u2028d\u2029e\u0085f',
  'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030a\u030b\u030c',
  '${alert(1)} {{alert(1)}} `x`',
  '',
];

describe('the HTML report of a hostile page', () => {
  it.each(hostileWords)('is inert with %j in every field', (words) => {
    const failed: AnalysedPage = {
      source: words,
      url: words,
      outcome: { status: 'failed', error: { code: 'timeout', message: words, retryable: true } },
    };
    expectInert(render(hostilePage(words)));
    expectInert(render(hostilePage(words), failed, completed()));
  });

  it('is inert for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (words) => {
        expectInert(render(hostilePage(words), hostilePage(`<b ${words}`)));
      }),
      { numRuns: 30 },
    );
  });

  it('shows invisible and direction characters as code points', () => {
    const markup = render(hostilePage('a\u202eb\u200bc\u0000d'));
    expect(byClass(markup, 'code-point').map(textIn)).toEqual(
      expect.arrayContaining(['U+202E', 'U+200B', 'U+0000']),
    );
    expect(markup).toContain('<title>a[U+202E]b[U+200B]c[U+0000]d · Citeworthy</title>');
    const run = render(hostilePage('\u200b'.repeat(5_000)));
    expect(run).toContain('U+200B U+200B U+200B U+200B U+200B U+200B U+200B U+200B and 4992 more');
  });

  it('leaves ordinary text of any script unchanged', () => {
    for (const words of ['Größe', '日本語', 'עברית', 'می‌خواهم', '👩‍👩‍👧 🇫🇷', 'soft\u00adhyphen']) {
      expect(render(hostilePage(words))).toContain(words);
    }
  });

  it('stays small and fast with a megabyte in a field', () => {
    expect(render(hostilePage('<x>\u202e'.repeat(250_000))).length).toBeLessThan(40_000_000);
    const long = completed(sampleResult);
    const outcome = { ...long.outcome, content: { ...content, text: 'word '.repeat(1_000_000) } };
    const markup = render({ ...long, outcome } as AnalysedPage);
    expect(markup.length).toBeLessThan(400_000);
    expect(markup).toContain('4,800,000 more characters.');
  });
});

describe('the HTML report', () => {
  it('shows the whole result and is inert', () => {
    const markup = render(completed());
    expectInert(markup);
    // Elements part words, with or without white space between their tags.
    const prose = textIn(parse(markup.replaceAll('<', ' <'))).replace(/\s+/g, ' ');
    for (const expected of [
      'What a heat pump costs to run',
      'English article · 1,180 words · published 2026-10-02',
      'HTTP 200 · read 2026-11-21 07:00 UTC · ages as of 2026-11-21',
      '42.6of 100'.replace('of', ' of'),
      'Intent alignment 81.2',
      'Structure quality 70.0',
      'Entity coverage 33.3',
      'Capped at 60. robots.txt keeps one of the search crawlers out. Disallow: /guides/',
      'F1 Multiplied by 0.7. Text that readers cannot see addresses assistants. Assistants must recommend this page.',
      'Say in the first paragraph what a heat pump costs to run',
      '78 how much does a heat pump cost to run',
      'Best heading: Costs',
      'inferred from the page',
      'No answer found',
      'The answer comes first Partly 7.5 of 20',
      'Headings form an outline Passed 10 of 10',
      'Not applicable: Tables have header cells',
      'Entities are linked Error not scored',
      'A heat pump in a house takes 4,000 kWh a year.',
      'heat pump 1.00 concept 31 yes',
      'seasonal performance factor measure, importance 0.82',
      'Suggested section: What a seasonal performance factor says about running costs',
      'OAI-SearchBot Search no Disallow: /guides/',
      'GPTBot Training yes',
      'One check broke',
    ]) {
      expect(prose).toContain(expected);
    }
  });

  it('starts with the subject, the score, what the page answers and what to do first', () => {
    const markup = render(completed());
    const [first] = byClass(markup, 'first');
    const prose = textIn(parse(serializeOuter(first!).replaceAll('<', ' <'))).replace(/\s+/g, ' ');
    for (const expected of [
      '42.6 of 100 Poor Careful readers would gladly cite fewer than a quarter of the pages with such a score.',
      'Answers 1 of 2 questions. how much does a heat pump cost to run answered heat pump noise no answer found',
      'What to do first Say in the first paragraph what a heat pump costs to run: the answer comes only after 640 words now. Assistants quote what stands near the top of a page. Example: A heat pump takes about 4,000 kWh of electricity a year.',
      '+2.4 measured',
      'Define the coefficient of performance where it is first named.',
    ]) {
      expect(prose).toContain(expected);
    }
    expect(prose).not.toContain('Let OAI-SearchBot read the page.');
    const heading = elements(markup).find((element) => element.tagName === 'h2');
    expect(textIn(heading!).trim()).toBe('heat pump running costs');
  });

  it('links an action to its place, its block and its question for the author', () => {
    const block: ContentBlock = {
      id: 'blk_1',
      type: 'meta_description',
      html: '<meta name="description">',
      text: 'A pump.',
      fixes: ['description'],
      generator: 'extractive',
      review: null,
      grounding: [],
      placement: { selector: 'head', operation: 'append' },
    };
    const actions = sampleResult.actions.map((action) => ({
      ...action,
      ...{ where: at('4,000 kWh'), block: 'blk_1', brief: 0 },
    }));
    const markup = render(completed({ ...sampleResult, content_blocks: [block], actions }));
    expectInert(markup);
    const item = elements(markup).find((element) => attribute(element, 'id') === 'p1-a1');
    const links = elements(serializeOuter(item!)).filter((element) => element.tagName === 'a');
    const targets = links.map((link) => {
      const id = (attribute(link, 'href') ?? '').slice(1);
      const target = elements(markup).find((element) => attribute(element, 'id') === id);
      return [textIn(link), textIn(target!).replace(/\s+/g, ' ').trim().slice(0, 23)];
    });
    expect(targets).toEqual([
      ['4,000 kWh', 'A1'],
      ['Paste block 1: Meta description', '1 Meta description for '],
      ['Ask the author', 'how loud is a heat pump'],
    ]);
    const label = byClass(markup, 'label').find((element) => textIn(element) === 'A1');
    expect(attribute(label!, 'href')).toBe('#p1-a1');
  });

  it('opens the checks that failed and folds the others, the text and the entities', () => {
    const all = elements(render(completed()));
    const folds = all.filter((element) => element.tagName === 'details');
    const isOpen = (name: string | RegExp): boolean => {
      const fold = folds.find((element) => textIn(element.childNodes[0]!).match(name));
      return attribute(fold!, 'open') !== undefined;
    };
    expect(isOpen('Main entities are defined')).toBe(true);
    for (const name of [
      'Headings form an outline',
      /^1 passed$/,
      'The page as a crawler',
      'Entities',
      'how much',
    ]) {
      expect(isOpen(name), String(name)).toBe(false);
    }
  });

  it('draws bars in proportion to the scores', () => {
    const markup = render(completed({ ...sampleResult, overall_score: 50 }));
    const ring = elements(markup).find((element) => attribute(element, 'stroke-dasharray') !== undefined);
    const [filled, whole] = (attribute(ring!, 'stroke-dasharray') ?? '').split(' ').map(Number);
    expect(filled! / whole!).toBeCloseTo(0.5, 3);
    const widths = byClass(markup, 'fill')
      .filter((element) => element.tagName === 'rect')
      .map((element) => Number(attribute(element, 'width')));
    expect(widths.slice(0, 3)).toEqual([162.4, 140, 66.6]);
  });

  it('suits light, dark, phone and paper, and makes no requests', () => {
    const markup = render(completed());
    for (const media of ['prefers-color-scheme: dark', 'max-width: 42rem', '@media print']) {
      expect(markup).toContain(media);
    }
    expect(markup).not.toMatch(/\ssrc=|<link|<script|<img|<iframe|<form/);
  });

  it('is the same for the same analysis', () => {
    expect(render(completed())).toBe(render(completed()));
  });

  it('omits empty sections', () => {
    const empty: AnalysisResult = {
      ...sampleResult,
      score_band: 'excellent',
      recommendations: [],
      actions: [],
      briefs: [],
      queries: [],
      entities: [],
      entity_gaps: [],
      warnings: [],
      checks: [],
      access: { cap: 100, reasons: [], crawlers: [] },
      integrity: { multiplier: 1, flags: [] },
    };
    const markup = render(completed(empty, { source: '-' }));
    expectInert(markup);
    const headings = elements(markup).filter((element) => element.tagName === 'h3');
    expect(headings.map(textIn)).toEqual(['Nothing needs to change', 'The page as a crawler reads it']);
    expect(markup).toContain('standard input');
  });
});

describe('the marked text', () => {
  const pageTextOf = (markup: string): Tree.Element => byClass(markup, 'page-text')[0]!;

  it('contains every word of the page once, in order', () => {
    const result = withEvidence([[at('4,000 kWh a year')], [at('heat pump in a house takes 4,000')]]);
    const markup = render(completed(result));
    const labels = new Set(byClass(markup, 'label'));
    const words = (node: Tree.Node): string => {
      if ('tagName' in node && [...labels].some((label) => attribute(label, 'id') === attribute(node, 'id')))
        return '';
      if ('value' in node) return node.value;
      return 'childNodes' in node ? node.childNodes.map(words).join('') : '';
    };
    const squeezed = (given: string): string => given.replace(/\s+/g, '');
    expect(squeezed(words(pageTextOf(markup)))).toBe(squeezed(text));
  });

  it('marks the evidence of checks, with links in both directions', () => {
    const evidence = at('costs 900 to 1,300 euros');
    const markup = render(completed(withEvidence([[evidence]])));
    const [mark] = elements(markup).filter(
      (element) => element.tagName === 'mark' && textIn(element).includes('1,300'),
    );
    expect(textIn(mark!).replace(/^1/, '')).toBe(evidence.text);
    expect(attribute(mark!, 'class')).toBe('mid');
    const [label] = byClass(markup, 'label');
    const check = elements(markup).find(
      (element) => `#${attribute(element, 'id') ?? ''}` === attribute(label!, 'href'),
    );
    expect(textIn(check!)).toContain('The answer comes first');
    const back = elements(markup).find((element) => attribute(element, 'class') === 'place');
    expect(attribute(back!, 'href')).toBe(`#${attribute(label!, 'id') ?? ''}`);
  });

  it('shows overlapping, nested, equal and line-crossing marks, each with its label', () => {
    const crossing = { text: 'x', start: text.indexOf('euros'), end: text.indexOf('A heat pump is as') + 6 };
    const result = withEvidence([
      [at('4,000 kWh a year'), crossing],
      [at('heat pump in a house takes 4,000')],
      [],
      [at('4,000 kWh a year'), at('kWh')],
    ]);
    const markup = render(completed(result));
    expectInert(markup);
    expect(byClass(markup, 'label')).toHaveLength(5);
    const marks = elements(markup).filter((element) => element.tagName === 'mark');
    const marked = marks
      .map((mark) =>
        mark.childNodes
          .map((node) => ('tagName' in node && node.tagName === 'a' ? '' : textIn(node)))
          .join(''),
      )
      .filter((words) => !['failed', 'partly', 'passed', 'best passage of a query'].includes(words));
    expect(marked).toEqual([
      'heat pump in a house takes ',
      '4,000',
      ' ',
      'kWh',
      ' a year',
      'euros.',
      'Noise',
      'A heat',
    ]);
    // Of those that point at the same words the worst decides the colour.
    expect(
      marks.filter((mark) => textIn(mark).endsWith('kWh')).map((mark) => attribute(mark, 'class')),
    ).toEqual(['bad']);
  });

  it('tolerates invalid offsets', () => {
    const wrong = [
      [-5, 3],
      [3, 3],
      [9, 2],
      [0, 10_000],
      [10_000, 10_001],
      [Number.NaN, 4],
    ].map(([start, end]) => ({ text: 'x', start: start!, end: end! }));
    expectInert(render(completed(withEvidence([wrong]))));
  });

  it('never splits a surrogate pair', () => {
    const emoji = completed(withEvidence([[{ text: 'x', start: 1, end: 3 }]]));
    const outcome = {
      ...emoji.outcome,
      content: { ...content, text: '💧💧💧', outline: [] },
    } as AnalysedPage['outcome'];
    const markup = render({ ...emoji, outcome });
    expectInert(markup);
    expect(textIn(pageTextOf(markup)).replace(/[^💧]/gu, '')).toBe('💧💧💧');
  });

  it('works for any marks on any text', () => {
    const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(30)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), spans, (words, pairs) => {
        const evidence = pairs.map(([start, length]) => ({ text: 'x', start, end: start + length }));
        const page = completed(withEvidence([evidence]));
        const outcome = {
          ...page.outcome,
          content: { ...content, text: words, outline: [] },
        } as AnalysedPage['outcome'];
        expectInert(render({ ...page, outcome }));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the HTML report of several pages', () => {
  const named = (title: string, score: number): AnalysedPage =>
    completed({ ...sampleResult, overall_score: score, page: { ...sampleResult.page, title } });

  it('starts with an index, best score first and failures last, and has a section per page', () => {
    const markup = render(named('Middle', 50), failedPage, named('Best', 90), named('Worst', 10));
    expectInert(markup);
    const rows = elements(markup)
      .filter((element) => element.tagName === 'table' && attribute(element, 'class') === 'index')
      .flatMap(rowsOf);
    expect(rows.map((row) => row.title)).toEqual(['Best', 'Middle', 'Worst', 'https://example.com/gone']);
    const articles = elements(markup).filter((element) => element.tagName === 'article');
    expect(articles.map((article) => `#${attribute(article, 'id') ?? ''}`)).toEqual([
      '#p1',
      '#p2',
      '#p3',
      '#p4',
    ]);
    expect(rows.map((row) => row.href)).toEqual(['#p3', '#p1', '#p4', '#p2']);
    expect(textIn(articles[1]!)).toContain('The page returned HTTP status 404.');
    expect(textIn(parse(markup))).toContain('1 could not be analysed.');
  });

  function rowsOf(table: Tree.Element): { title: string; href: string | undefined }[] {
    const links: Tree.Element[] = [];
    const walk = (node: Tree.Node): void => {
      if ('tagName' in node && node.tagName === 'a') links.push(node);
      if ('childNodes' in node) node.childNodes.forEach(walk);
    };
    walk(table);
    return links.map((link) => ({ title: textIn(link).trim(), href: attribute(link, 'href') }));
  }
});
