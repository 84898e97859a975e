import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FERRY_QUESTION, ferryPage, sourceOf } from '../../../test/support/citation-pages.ts';
import { islandProse } from '../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { indexPassages, PASSAGES_MAX, questionStems } from './index-passages.ts';
import { unreachableSource } from './read-source.ts';
import { retrieve, SOURCES_MAX, SOURCES_PER_PAGE_MAX } from './retrieve.ts';
import type { IndexedPassage, SourcePage } from './source-page.ts';

const ANSWER = 'The ferry to Halvern takes 50 minutes.';
const own = sourceOf(ferryPage(ANSWER));
const error = { code: 'timeout', message: 'The page did not answer in time.', retryable: true } as const;

/** A page of these texts, without the work of reading HTML. */
function pageOf(texts: readonly string[]): SourcePage {
  const stems = questionStems(FERRY_QUESTION, 'en');
  const answers = [{ ...own.answers[0]!, stems }];
  const passages = texts.map((text, index) => ({
    ...{ text, headings: [], start: index * 1_000, end: index * 1_000 + text.length },
    words: text.split(' ').length,
  }));
  const indexed = indexPassages(passages, { title: '', stems: new Set(stems), language: 'en' });
  return { ...own, answers, ...indexed };
}

const words = ['ferry', 'Halvern', 'take', 'long', 'harbour', 'slate', 'stone', 'the', 'minutes'];
const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((all) => all.join(' '));
const page = fc.array(text, { maxLength: 6 }).map(pageOf);

describe('retrieval', () => {
  it('puts the passage first that has the words of the question', () => {
    const rival = sourceOf({ title: 'Slate roofs', opening: [islandProse(200)] });
    const { sources, nearest } = retrieve({ own, before: null, rivals: [rival] }, 0, 'own');
    expect(sources[0]).toMatchObject({ page: 0 });
    expect(sources[0]?.text).toContain(ANSWER);
    expect(nearest?.rank).toBe(1);
  });

  it('gives at most 12 passages, at most 3 a page, best first, all of the pages that were read', () => {
    fc.assert(
      fc.property(page, fc.array(page, { minLength: 1, maxLength: 7 }), (first, rivals) => {
        const { sources } = retrieve({ own: first, before: null, rivals }, 0, 'own');
        expect(sources.length).toBeLessThanOrEqual(SOURCES_MAX);
        for (const { page: number } of sources)
          expect(sources.filter((one) => one.page === number).length).toBeLessThanOrEqual(
            SOURCES_PER_PAGE_MAX,
          );
        for (const [index, { score }] of sources.entries())
          expect(score).toBeLessThanOrEqual(sources[index - 1]?.score ?? Infinity);
      }),
    );
  });

  it('gives the same passages in whatever order the rivals are', () => {
    const shuffled = fc
      .array(page, { minLength: 2, maxLength: 6 })
      .chain((rivals) =>
        fc.tuple(fc.constant(rivals), fc.shuffledSubarray(rivals, { minLength: rivals.length })),
      );
    fc.assert(
      fc.property(page, shuffled, (first, [rivals, others]) => {
        const textsOf = (list: readonly SourcePage[]): unknown =>
          retrieve({ own: first, before: null, rivals: list }, 0, 'own').sources.map(({ text, score }) => [
            text,
            score,
          ]);
        // Of equal passages of two pages the limits keep those of the first page.
        fc.pre(isDistinct([first, ...rivals]));
        expect(textsOf(others)).toEqual(textsOf(rivals));
      }),
    );
  });

  it('gives a copy of a page the same scores', () => {
    const { sources } = retrieve({ own, before: null, rivals: [own] }, 0, 'own');
    const scoresOf = (number: number): readonly number[] =>
      sources.filter((one) => one.page === number).map(({ score }) => score);
    expect(scoresOf(0).length).toBeGreaterThan(0);
    expect(scoresOf(1)).toEqual(scoresOf(0));
  });

  it('is not changed by empty, unreachable and hostile pages beside it', () => {
    const alone = retrieve({ own, before: null, rivals: [] }, 0, 'own');
    const unreachable = unreachableSource(null, error);
    expect(retrieve({ own, before: null, rivals: [sourceOf(''), unreachable] }, 0, 'own')).toEqual(alone);
    for (const html of Object.values(hostilePages)) {
      const { sources } = retrieve({ own, before: null, rivals: [sourceOf(html)] }, 0, 'own');
      expect(sources.some(({ page: number }) => number === 0)).toBe(true);
    }
    expect(retrieve({ own: unreachable, before: null, rivals: [] }, 0, 'own')).toEqual({
      ...{ version: 'own', sources: [], nearest: null },
    });
  });

  it('scores each kept passage once, and keeps a bounded number of a page of 1 MB', () => {
    const sentence = 'The ferry to Halvern takes a long time, as does the ferry from there. ';
    const texts = Array.from({ length: Math.ceil(1_000_000 / 700) }, (_, index) =>
      `${String(index)} ${sentence.repeat(10)}`.trim(),
    );
    const large = pageOf(texts);
    expect(large).toMatchObject({ isCut: true, index: { passages: texts.length } });
    expect(large.passages.length).toBe(PASSAGES_MAX);
    const read = countReads(large.passages);
    const pages = Array.from({ length: 8 }, () => ({ ...large, passages: read.passages }));
    retrieve({ own: pages[0]!, before: null, rivals: pages.slice(1) }, 0, 'own');
    expect(read.count()).toBe(8 * PASSAGES_MAX);
  });
});

/** Counts how often the counts of a passage are read: once each time it is scored. */
function countReads(passages: readonly IndexedPassage[]): {
  readonly passages: readonly IndexedPassage[];
  count(): number;
} {
  let reads = 0;
  return {
    passages: passages.map((passage) => ({
      ...passage,
      get counts() {
        reads++;
        return passage.counts;
      },
    })),
    count: () => reads,
  };
}

function isDistinct(pages: readonly SourcePage[]): boolean {
  const texts = pages.flatMap(({ passages }) => passages.map((passage) => passage.text));
  return new Set(texts).size === texts.length;
}
