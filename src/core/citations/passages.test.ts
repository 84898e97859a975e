import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { PASSAGE_CHARS_MAX, PASSAGE_WORDS_MAX, passagesOf } from './passages.ts';
import type { Passage } from './source-page.ts';

function cut(html: string): { readonly passages: readonly Passage[]; readonly text: string } {
  const { page, prose } = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
  return { passages: passagesOf(page, prose), text: page.text };
}

function expectBounded(html: string): void {
  const { passages, text } = cut(html);
  let end = 0;
  for (const passage of passages) {
    expect(passage.text).toBe(text.slice(passage.start, passage.end));
    expect(passage.start).toBeGreaterThanOrEqual(end);
    expect(passage.words).toBeLessThanOrEqual(PASSAGE_WORDS_MAX);
    expect(passage.text.length).toBeLessThanOrEqual(PASSAGE_CHARS_MAX);
    end = passage.end;
  }
}

describe('the passages of a page', () => {
  it('are cut under their headings, with the path to each', () => {
    const { passages } = cut(
      buildPage({
        title: 'Island',
        h1: 'Island',
        opening: [islandProse(30)],
        sections: [
          { heading: 'Harbour', paragraphs: [islandProse(30, 4)] },
          { heading: 'Ferries', level: 3, paragraphs: [islandProse(30, 8), islandProse(40, 12)] },
          { heading: 'Slate', paragraphs: [islandProse(30, 16)] },
        ],
      }),
    );
    expect(passages.map(({ headings }) => headings.join(' > '))).toEqual([
      '',
      'Harbour',
      'Harbour > Ferries',
      'Slate',
    ]);
  });

  it('are words of the page in their order, and never too long', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }), (lengths) => {
        expectBounded(buildPage({ opening: lengths.map((length, index) => islandProse(length, index * 5)) }));
      }),
      { numRuns: 20 },
    );
  });

  it.each(Object.entries(hostilePages))('are bounded on %s', (_, html) => {
    expectBounded(html);
  });
});
