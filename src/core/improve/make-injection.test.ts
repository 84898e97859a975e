import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { oddHtml } from '../../../test/support/pages/odd-html.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { RUBRIC_VERSION } from '../score/engine.ts';
import { analyze } from './analyze-page.ts';
import { contentBlockTypes } from '../schema/vocabulary.ts';
import { makeInjection, type MakeInjectionOptions } from './make-injection.ts';

const AS_OF = '2026-11-21';
const address = 'https://almanac.example/page';

const plain: MakeInjectionOptions = {
  mode: 'auto',
  url: address,
  asOf: AS_OF,
  queries: null,
  contentTypes: null,
  facts: [],
  brandVoice: null,
  robotsTags: [],
  proposed: null,
  edit: null,
  wantsDiff: false,
};

function made(html: string, options: Partial<MakeInjectionOptions> = {}) {
  const outcome = makeInjection(html, { ...plain, ...options });
  if (outcome.status === 'failed') throw new Error(outcome.error.code);
  return outcome;
}

function scoreOf(html: string, queries: readonly string[]): number {
  const outcome = analyze(html, { url: address, asOf: AS_OF, queries, gains: false });
  if (outcome.status === 'failed') throw new Error(outcome.error.code);
  return outcome.result.overall_score;
}

/** Ordinary pages with what makes a block worth having taken away. */
const poorer = Object.fromEntries(
  Object.entries(ordinaryPages).flatMap(([name, { html, queries }]) => [
    [name, { html, queries }],
    [
      `${name}, without a head`,
      { html: html.replace(/<title>[^<]*<\/title>|<meta name="description"[^>]*>/gu, ''), queries },
    ],
  ]),
);

describe.each(Object.entries(poorer))('the page %s', (_, { html, queries }) => {
  test.each([
    {
      queries: queries.map((query) => ({ query, source: 'given' as const })),
      contentTypes: contentBlockTypes,
    },
    {},
  ])('is promised the scores that analysing the same HTML gives (%#)', (options) => {
    const { made: injection, rendered } = made(html, options);
    const asked = injection.queries.map(({ query }) => query);
    expect(scoreOf(html, asked)).toBe(injection.score_before);
    expect(scoreOf(rendered, asked)).toBe(injection.score_after);
    expect(injection.score_after).toBeGreaterThanOrEqual(injection.score_before - 0.2);
    const types = [...injection.content_blocks, ...injection.omitted].map(({ type }) => type);
    expect(types.sort()).toEqual([...injection.content_types].sort());
  });
});

describe.each(Object.entries(poorer))('the page %s has one score', (_, { html, queries }) => {
  const analysed = (asked: readonly string[]) => {
    const outcome = analyze(html, { url: address, asOf: AS_OF, queries: asked, gains: false });
    if (outcome.status === 'failed') throw new Error(outcome.error.code);
    return outcome.result;
  };
  const asQueries = (list: readonly { readonly query: string }[]) => list.map(({ query }) => query);

  test('for its inferred queries, whoever infers them or gives them', () => {
    const { overall_score: score, queries: inferred } = analysed([]);
    const injection = made(html).made;
    expect(injection.score_before).toBe(score);
    expect(injection.queries).toEqual(inferred.map(({ query, source }) => ({ query, source })));
    expect(made(html, { queries: injection.queries }).made.score_before).toBe(score);
    expect(scoreOf(html, asQueries(inferred))).toBe(score);
    expect(inferred.map(({ source }) => source)).toEqual(inferred.map(() => 'inferred'));
  });

  test('for given queries', () => {
    const given = queries.map((query) => ({ query, source: 'given' as const }));
    expect(made(html, { queries: given }).made.score_before).toBe(analysed(queries).overall_score);
  });
});

test('an injection says when its scores are not those of the analysis that it is made from', () => {
  const warningsOf = (rubricVersion: string | null, isCompared: boolean) =>
    made(source, { analysis: { rubricVersion, isCompared } })
      .made.warnings.filter(({ code }) => code === 'analysis_not_comparable')
      .map(({ message }) => message);
  expect(warningsOf(RUBRIC_VERSION, false)).toEqual([]);
  expect(warningsOf('2020-01-01.1', false)).toEqual([expect.stringContaining('2020-01-01.1')]);
  expect(warningsOf(null, false)).toEqual([expect.stringContaining('an earlier rubric')]);
  expect(warningsOf(RUBRIC_VERSION, true)).toEqual([expect.stringContaining('for the page alone')]);
});

test('a page is scored at the address that it was fetched from', () => {
  const moved = { url: 'https://almanac.example/old', finalUrl: 'https://almanac.example/slate-roofs-last' };
  const outcome = analyze(source, { ...moved, asOf: AS_OF, gains: false });
  if (outcome.status === 'failed') throw new Error(outcome.error.code);
  const { made: injection, rendered } = made(source, moved);
  expect(injection.score_before).toBe(outcome.result.overall_score);
  const asked = injection.queries.map(({ query }) => query);
  const again = analyze(rendered, { ...moved, asOf: AS_OF, queries: asked, gains: false });
  if (again.status === 'failed') throw new Error(again.error.code);
  expect(again.result.overall_score).toBe(injection.score_after);
});

test('odd markup is never a fault, and its score is promised too', () => {
  fc.assert(
    fc.property(oddHtml, (html) => {
      const outcome = makeInjection(html, plain);
      if (outcome.status === 'failed') return;
      const asked = outcome.made.queries.map(({ query }) => query);
      expect(scoreOf(outcome.rendered, asked)).toBe(outcome.made.score_after);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test.each(Object.entries(hostilePages))('the hostile page %s is never a fault', (_, html) => {
  expect(['completed', 'failed']).toContain(makeInjection(html, plain).status);
});

test('an empty page is a failure that says so', () => {
  expect(makeInjection('', plain)).toMatchObject({ status: 'failed', error: { code: 'empty_page' } });
});

const [page] = Object.values(ordinaryPages);
if (page === undefined) throw new Error('There are no pages.');
const { html: source } = page;
const headless = source.replace(/<title>[^<]*<\/title>/u, '<title>Home</title>');

test('a page whose server caps its score is told so, and scored as its HTML alone', () => {
  const capped = made(source, { robotsTags: ['noindex'] }).made;
  expect(capped.warnings).toContainEqual(expect.objectContaining({ code: 'access_capped' }));
  expect(capped.score_before).toBe(made(source).made.score_before);
});

test('what a language model writes is used as far as it is grounded, and replaced where it is not', () => {
  const [own] = made(headless, { contentTypes: ['title'] }).made.content_blocks;
  if (own?.type !== 'title') throw new Error('The page has no title block.');
  const written = (title: string) => ({
    contentTypes: ['title' as const],
    proposed: { kind: 'written' as const, generator: 'acme/large', answer: { title } },
  });
  const kept = made(headless, written('How long slate roofs last'));
  expect(kept.made.content_blocks[0]).toMatchObject({
    generator: 'acme/large',
    text: 'How long slate roofs last',
    html: '<title>How long slate roofs last</title>',
  });
  expect(kept.made.warnings.map(({ code }) => code)).not.toContain('model_words_refused');
  const refused = made(headless, written('Slate roofs last 873 years'));
  expect(refused.made.content_blocks[0]).toEqual(own);
  expect(refused.made.warnings).toContainEqual({
    code: 'model_words_refused',
    message: expect.stringContaining('873'),
  });
});

test('a language model that failed is told, and leaves the blocks as they are without one', () => {
  const alone = made(headless, { contentTypes: ['title', 'faq'] }).made;
  const failed = made(headless, {
    contentTypes: ['title', 'faq'],
    proposed: { kind: 'unavailable', reason: 'timeout' },
  }).made;
  expect(failed.content_blocks).toEqual(alone.content_blocks);
  expect(failed.warnings).toContainEqual({
    code: 'model_unavailable',
    message: expect.stringContaining('did not answer in time'),
  });
});

test('the diff marks what goes and what comes, and nothing else', () => {
  const { diff, made: injection } = made(headless, { contentTypes: ['title', 'faq'], wantsDiff: true });
  const changed = (side: 'before' | 'after') =>
    (diff?.[side] ?? []).filter((line) => line.changed).map(({ text }) => text);
  expect(changed('before')).toEqual(['Home']);
  const words = injection.content_blocks.flatMap((block) =>
    block.type === 'faq' ? block.items.flatMap(({ question, answer }) => [question, answer]) : [],
  );
  expect(changed('after')).toEqual(expect.arrayContaining(words));
  expect(diff?.before.filter((line) => !line.changed)).toEqual(diff?.after.filter((line) => !line.changed));
});

test('the same page and options give the same injection', () => {
  expect(made(headless, { wantsDiff: true })).toEqual(made(headless, { wantsDiff: true }));
});
