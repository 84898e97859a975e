import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { japanese, languageHtml } from '../../../test/support/sites/languages.ts';
import { accessOf } from './access.ts';
import { analyze } from '../improve/analyze-page.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import type { Access, CrawlerVerdict } from '../schema/access.ts';
import type { CrawlerRole } from '../schema/vocabulary.ts';
import { createSignals } from '../page-signals/page-signals.ts';

const accessFor = (html: string, options: Partial<AnalyzeOptions> = {}): Access => {
  const complete = { url: PAGE_URL, asOf: AS_OF, ...options };
  return accessOf(createSignals(html, complete).page, complete);
};
const codesOf = (access: Access): string[] => access.reasons.map((reason) => reason.code);
const readable = (head = ''): string =>
  buildPage({ title: 'The island', h1: 'The island', opening: [islandProse(120)], head });
const meta = (content: string, name = 'robots'): string =>
  readable(`<meta name="${name}" content="${content}">`);
const open = { cap: 100, reasons: [], crawlers: [] };

describe('the access gate', () => {
  it('leaves a page open that nothing keeps from being read', () => {
    expect(accessFor(readable())).toEqual(open);
  });

  it('never lets the overall score exceed the cap', () => {
    for (const [html, cap] of [
      [meta('noindex'), 25],
      [meta('nosnippet'), 35],
    ] as const) {
      const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF });
      if (outcome.status === 'failed') throw new Error(outcome.error.code);
      expect(outcome.result.access.cap).toBe(cap);
      expect(outcome.result.overall_score).toBeLessThanOrEqual(cap);
    }
  });

  it('takes the lowest cap of several and reports every reason', () => {
    const access = accessFor(meta('noindex, nosnippet'), {
      crawlers: [crawler('OAI-SearchBot', 'search', false), crawler('Claude-User', 'user', true)],
    });
    expect(access.cap).toBe(25);
    expect(codesOf(access)).toEqual(['noindex', 'nosnippet', 'some_crawlers_blocked']);
    for (const reason of access.reasons) expect(reason.message).not.toBe('');
  });
});

describe('words without scripts', () => {
  const words = (count: number, tail = ''): Access =>
    accessFor(buildPage({ opening: [islandProse(count)], after: tail }));

  it('cap a page of 49 words at 30 and leave one of 50 open', () => {
    expect(words(49)).toMatchObject({ cap: 30, reasons: [{ code: 'thin', cap: 30, quote: null }] });
    expect(words(50)).toEqual(open);
  });

  it('cap a page of 49 words with a script at 10 and leave one of 50 open', () => {
    expect(words(49, '<script src="/app.js"></script>')).toMatchObject({
      cap: 10,
      reasons: [{ code: 'script_shell', cap: 10 }],
    });
    expect(words(50, '<script src="/app.js"></script>')).toEqual(open);
  });

  it.each([
    ['an empty mount point', '<div id="root"></div>'],
    ['a preloaded script', '<link rel="preload" as="script" href="/app.js">'],
    ['a module to come', '<link rel="modulepreload" href="/app.js">'],
    ['a plea to enable scripts', '<noscript>Please enable JavaScript.</noscript>'],
    ['an inline script', '<script>render()</script>'],
  ])('know a shell by %s', (_, trace) => {
    expect(codesOf(words(5, trace))).toEqual(['script_shell']);
  });

  it('do not take JSON-LD for a script', () => {
    expect(codesOf(words(5, '<script type="application/ld+json">{"@type":"Thing"}</script>'))).toEqual([
      'thin',
    ]);
  });

  it('do not count navigation', () => {
    const html = buildPage({
      before: `<nav>${'<a href="/x">Timetables of the other islands</a> '.repeat(60)}</nav>`,
      opening: [islandProse(20)],
    });
    expect(codesOf(accessFor(html))).toEqual(['thin']);
  });

  it('do not count what is hidden', () => {
    const html = buildPage({
      opening: [islandProse(45)],
      after: `<div hidden><p>${islandProse(20)}</p></div>`,
    });
    expect(codesOf(accessFor(html))).toEqual(['thin']);
  });

  it('count text in <noscript>, which such a crawler reads', () => {
    expect(
      accessFor(
        buildPage({
          html: `<div id="app"></div><script src="/a.js"></script><noscript><p>${islandProse(60)}</p></noscript>`,
        }),
      ),
    ).toEqual(open);
  });

  it('take a page in an unspaced script for what it is', () => {
    expect(accessFor(languageHtml(japanese))).toEqual(open);
  });

  it('count the words around a foreign character', () => {
    expect(
      accessFor(buildPage({ opening: [`${islandProse(100)} The Japanese word for harbour is 港.`] })),
    ).toEqual(open);
  });

  it.each(Object.entries(hostilePages))('survive %s', (_, html) => {
    const { cap } = accessFor(html);
    expect([10, 30, 100]).toContain(cap);
  });
});

describe('directives', () => {
  const NOINDEX = [
    'noindex',
    'NOINDEX',
    'NoIndex',
    ' noindex ',
    'noindex,nofollow',
    'nofollow , noindex',
    'none',
    'NONE',
    'follow, none',
    'index, noindex',
    'noindex,',
  ];
  const NOSNIPPET = [
    'nosnippet',
    'NOSNIPPET',
    'index, nosnippet',
    'max-snippet:0',
    'max-snippet: 0',
    'Max-Snippet:0',
    'max-image-preview:large, max-snippet:0',
    'max-snippet:0, max-image-preview:large',
  ];
  const HARMLESS = [
    'index, follow',
    'all',
    'nofollow',
    'noarchive',
    'notranslate',
    'noimageindex',
    'max-snippet:-1',
    'max-snippet:50',
    'max-snippet:05',
    'max-image-preview:none',
    'max-video-preview:0',
    'unavailable_after: 25 Jun 2030 15:00:00 PST',
    'noindexing',
    'xnoindex',
    '',
    ',,,',
  ];

  it.each(NOINDEX)('in <meta name="robots">: %j keeps a page out of the index', (content) => {
    expect(accessFor(meta(content))).toMatchObject({ cap: 25, reasons: [{ code: 'noindex', cap: 25 }] });
  });

  it.each(NOINDEX)('in X-Robots-Tag: %j keeps a page out of the index', (value) => {
    expect(accessFor(readable(), { robotsTags: [value] })).toMatchObject({
      cap: 25,
      reasons: [{ code: 'noindex', cap: 25 }],
    });
  });

  it.each(NOSNIPPET)('in <meta name="robots">: %j forbids quoting', (content) => {
    expect(accessFor(meta(content))).toMatchObject({ cap: 35, reasons: [{ code: 'nosnippet', cap: 35 }] });
  });

  it.each(NOSNIPPET)('in X-Robots-Tag: %j forbids quoting', (value) => {
    expect(accessFor(readable(), { robotsTags: [value] })).toMatchObject({
      cap: 35,
      reasons: [{ code: 'nosnippet', cap: 35 }],
    });
  });

  it.each(HARMLESS)('%j caps nothing, in either place', (value) => {
    expect(accessFor(meta(value))).toEqual(open);
    expect(accessFor(readable(), { robotsTags: [value] })).toEqual(open);
  });

  it.each(['robots', 'ROBOTS', ' Robots '])('are read from a meta element named %j', (name) => {
    expect(codesOf(accessFor(meta('noindex', name)))).toEqual(['noindex']);
  });

  it('are read wherever the element stands and whatever its attributes’ order', () => {
    expect(
      codesOf(
        accessFor(buildPage({ opening: [islandProse(120)], after: '<META CONTENT=noindex NAME=robots>' })),
      ),
    ).toEqual(['noindex']);
  });

  it('are read from several headers and several elements', () => {
    expect(
      codesOf(accessFor(readable(), { robotsTags: ['nofollow', 'max-image-preview:large', 'noindex'] })),
    ).toEqual(['noindex']);
    expect(
      codesOf(
        accessFor(readable('<meta name="robots" content="index"><meta name="robots" content="nosnippet">'), {
          robotsTags: ['noindex'],
        }),
      ),
    ).toEqual(['noindex', 'nosnippet']);
  });

  it('that address every crawler by name count', () => {
    expect(codesOf(accessFor(readable(), { robotsTags: ['robots: noindex'] }))).toEqual(['noindex']);
  });

  it.each([
    ['meta of one crawler', meta('noindex, nosnippet', 'googlebot-news'), []],
    ['meta of an unknown crawler', meta('noindex', 'somebot'), []],
    ['a header for one crawler', readable(), ['otherbot: noindex, nosnippet']],
    ['a header for one crawler, spaced and in capitals', readable(), [' OtherBot : NOINDEX']],
    ['a header for one crawler beside harmless ones', readable(), ['nofollow', 'otherbot: none']],
  ])('for one crawler alone cap nothing for the others: %s', (_, html, robotsTags) => {
    expect(accessFor(html, { robotsTags })).toEqual(open);
  });

  it('are quoted as written, with the place that they stand in', () => {
    expect(accessFor(readable(), { robotsTags: [' NoIndex, nofollow'] }).reasons[0]?.quote).toBe(
      'X-Robots-Tag: NoIndex, nofollow',
    );
    expect(accessFor(meta('NoIndex, follow')).reasons[0]?.quote).toBe(
      '<meta name="robots" content="NoIndex, follow">',
    );
  });
});

function crawler(name: string, role: CrawlerRole, allowed: boolean): CrawlerVerdict {
  return { name, role, allowed, rule: allowed ? null : `Disallow: /private # ${name}` };
}

describe('crawlers', () => {
  const search = crawler('OAI-SearchBot', 'search', true);
  const user = crawler('ChatGPT-User', 'user', true);
  const refusedSearch = crawler('PerplexityBot', 'search', false);
  const refusedUser = crawler('Claude-User', 'user', false);
  const refusedTraining = crawler('GPTBot', 'training', false);

  it('cap at 25 when robots.txt refuses every one that searches or browses', () => {
    const access = accessFor(readable(), { crawlers: [refusedSearch, refusedUser] });
    expect(access).toMatchObject({
      cap: 25,
      reasons: [{ code: 'crawlers_blocked', quote: refusedSearch.rule }],
    });
  });

  it('cap at 85 when it refuses some, and names them', () => {
    const { cap, reasons } = accessFor(readable(), { crawlers: [search, user, refusedSearch, refusedUser] });
    expect(cap).toBe(85);
    expect(reasons).toMatchObject([{ code: 'some_crawlers_blocked', quote: refusedSearch.rule }]);
    expect(reasons[0]?.message).toContain('PerplexityBot, Claude-User');
    expect(reasons[0]?.message).not.toContain('OAI-SearchBot');
  });

  it('cost nothing when only training is refused', () => {
    const crawlers = [search, user, refusedTraining];
    expect(accessFor(readable(), { crawlers })).toEqual({ ...open, crawlers });
    expect(accessFor(readable(), { crawlers: [refusedTraining] }).cap).toBe(100);
  });

  it('that train do not soften the refusal of all others', () => {
    expect(
      accessFor(readable(), { crawlers: [refusedSearch, crawler('GPTBot', 'training', true)] }).cap,
    ).toBe(25);
  });

  it('cap nothing when robots.txt was not read', () => {
    expect(accessFor(readable(), { crawlers: [] })).toEqual(open);
  });

  it('are reported as given', () => {
    const crawlers = [search, refusedUser, refusedTraining];
    expect(accessFor(readable(), { crawlers }).crawlers).toEqual(crawlers);
  });
});
