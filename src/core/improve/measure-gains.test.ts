import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { goodPages } from '../../../test/support/pages/law-pages.ts';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { oddHtml } from '../../../test/support/pages/odd-html.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { applyBlocks } from '../blocks/apply.ts';
import { blocksFor } from '../../../test/support/pages/blocks-for.ts';
import { analyze } from './analyze-page.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import { scoreApplied } from './measure-gains.ts';
import { scoreQueries, type ScoredPage } from '../score/score-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';

const AS_OF = '2026-11-21';

interface Page {
  readonly url: string;
  readonly html: string;
  readonly queries: readonly string[];
}

const pages: Readonly<Record<string, Page>> = {
  ...ordinaryPages,
  ...Object.fromEntries(
    Object.entries(goodPages).map(([name, { url, queries, description }]) => [
      `good ${name}`,
      { url, queries, html: buildPage(description) },
    ]),
  ),
};

function scored({ url, html }: Page, queries: readonly string[]): ScoredPage {
  return scoreQueries(createSignals(html, { url, asOf: AS_OF, queries }));
}

function analysed({ url, html }: Page, queries: readonly string[], gains = true): AnalysisResult {
  const outcome = analyze(html, { url, asOf: AS_OF, queries, gains });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
}

describe('a page with content blocks applied', () => {
  test.each(Object.entries(pages))(
    'scores in memory what its HTML scores: %s',
    (_, page) => {
      for (const given of [page.queries, []]) {
        const before = scored(page, given);
        const queries = before.signals.queries.map(({ text }) => text);
        fc.assert(
          fc.property(blocksFor(before.signals), (blocks) => {
            const inMemory = scoreApplied(before, blocks);
            const html = applyBlocks(page.html, blocks);
            const parsed = scored({ ...page, html }, queries);
            expect(inMemory.signals.page.text).toBe(parsed.signals.page.text);
            expect(Math.abs(inMemory.overall - parsed.overall)).toBeLessThanOrEqual(0.5);
          }),
          { numRuns: 12 },
        );
      }
    },
    60_000,
  );

  test('keeps every word and sentence where it stands in the new text', () => {
    const page = pages['article']!;
    const before = scored(page, page.queries);
    fc.assert(
      fc.property(blocksFor(before.signals), (blocks) => {
        const { page: document, prose } = scoreApplied(before, blocks).signals;
        for (const { block, words, sentences } of prose.units) {
          expect(document.text.slice(block.start, block.end)).toBe(block.text);
          for (const word of words) expect(document.text.slice(word.start, word.end)).toBe(word.text);
          for (const { start, end, text, words: own } of sentences) {
            expect(document.text.slice(start, end)).toBe(text);
            for (const word of own) expect(words).toContain(word);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('measured gains', () => {
  test.each(Object.entries(pages))(
    'are what applying the block brings when the page is scored again for the same queries: %s',
    (_, page) => {
      // Without a title and a description there is something to mend on every page.
      const html = page.html.replace(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs, '');
      for (const given of [page.queries, []]) {
        const result = analysed({ ...page, html }, given);
        const queries = result.queries.map(({ query }) => query);
        const before = analysed({ ...page, html }, queries, false).overall_score;
        for (const block of result.content_blocks) {
          const after = analysed({ ...page, html: applyBlocks(html, [block]) }, queries, false);
          for (const id of block.fixes) {
            const expected = result.checks.find((check) => check.id === id)?.expected_gain ?? null;
            const gain = after.overall_score - before;
            // A block that gains nothing stays, and promises nothing.
            if (expected === null) expect(gain).toBeLessThanOrEqual(0.5);
            else expect(expected).toBeGreaterThan(0);
            if (expected !== null) expect(Math.abs(gain - expected)).toBeLessThanOrEqual(0.5);
          }
        }
      }
    },
    60_000,
  );

  test.each(Object.entries(pages))(
    'name each block once, and only checks that did not pass: %s',
    (_, page) => {
      const result = analysed(page, page.queries);
      const types = result.content_blocks.map(({ type }) => type);
      expect(new Set(types).size).toBe(types.length);
      const fixed = result.content_blocks.flatMap(({ fixes }) => fixes);
      expect(new Set(fixed).size).toBe(fixed.length);
      for (const { id, outcome, expected_gain: gain } of result.checks) {
        if (gain === null) continue;
        expect(fixed).toContain(id);
        expect(['partial', 'fail']).toContain(outcome);
      }
    },
  );

  test('come with a title and a description for a page that has neither', () => {
    const page = pages['article']!;
    const html = page.html.replace(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs, '');
    const types = analysed({ ...page, html }, page.queries).content_blocks.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['title', 'meta_description']));
  });

  test('change nothing of the score itself, and the same page gives the same bytes', () => {
    for (const page of Object.values(pages)) {
      const [one, other, bare] = [analysed(page, []), analysed(page, []), analysed(page, [], false)];
      expect(JSON.stringify(one)).toBe(JSON.stringify(other));
      expect(bare.overall_score).toBe(one.overall_score);
      expect(bare.content_blocks).toEqual([]);
      expect(bare.checks.every((check) => check.expected_gain === null)).toBe(true);
    }
  });

  test('are none on a page that must not be shown: its words do not matter', () => {
    const page = pages['article']!;
    const html = page.html.replace('</head>', '<meta name="robots" content="noindex"></head>');
    expect(analysed({ ...page, html }, page.queries).content_blocks).toEqual([]);
  });

  test('never fail an analysis, whatever the markup', () => {
    fc.assert(
      fc.property(oddHtml, (html) => {
        const outcome = analyze(html, { url: 'https://a.example/', asOf: AS_OF });
        if (outcome.status === 'completed')
          expect(outcome.result.warnings.map(({ code }) => code)).not.toContain('content_block_error');
      }),
      { numRuns: 150 },
    );
  });

  test('of a text as long as two books are not measured, and the result says so', () => {
    const html = `<h1>Heat pumps</h1><p>${'A heat pump moves heat from outside to inside. '.repeat(22_300)}</p>`;
    const outcome = analyze(html, { url: 'https://a.example/', asOf: AS_OF });
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    expect(outcome.result.content_blocks).toEqual([]);
    expect(outcome.result.warnings.map(({ code }) => code)).toContain('content_blocks_skipped');
  });

  test('a generator that breaks costs the blocks, not the analysis', async () => {
    vi.resetModules();
    vi.doMock('../blocks/compose-blocks.ts', () => ({
      composeBlocks: () => {
        throw new Error('broken');
      },
    }));
    const { analyze: fresh } = await import('./analyze-page.ts');
    // Suites of one worker share their modules: none may be left that holds the broken generator.
    vi.doUnmock('../blocks/compose-blocks.ts');
    vi.resetModules();
    const page = pages['article']!;
    const html = page.html.replace(/<title>.*?<\/title>/s, '');
    const outcome = fresh(html, { url: page.url, asOf: AS_OF, queries: page.queries });
    expect(outcome.status).toBe('completed');
    if (outcome.status === 'failed') return;
    expect(outcome.result.content_blocks).toEqual([]);
    expect(outcome.result.warnings.map(({ code }) => code)).toContain('content_block_error');
    expect(outcome.result.overall_score).toBe(analysed({ ...page, html }, page.queries, false).overall_score);
  });
});
