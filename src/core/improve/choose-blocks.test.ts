import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../test/support/pages/ordinary-pages.ts';
import { scoreQueries } from '../score/score-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { chooseBlocks, type ChooseOptions, type MeasuredBlocks } from './choose-blocks.ts';

const html = buildPage(slateRoof);
const conditions = { url: PAGE_URL, asOf: AS_OF, queries: ['how long does a slate roof last'] };
const before = scoreQueries(createSignals(html, conditions));

const title = (text: string): ContentBlock => ({
  ...{ type: 'title', id: 'blk_title', text, html: `<title>${text}</title>`, fixes: [] },
  ...{ generator: 'extractive', review: null, grounding: [] },
  placement: { selector: 'head > title', operation: 'replace' },
});
const description = (text: string): ContentBlock => ({
  ...{ type: 'meta_description', id: 'blk_description', text, fixes: [] },
  ...{
    html: `<meta name="description" content="${text}">`,
    generator: 'extractive',
    review: null,
    grounding: [],
  },
  placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
});
/** As good as the page's own. */
const SAME = description(slateRoof.description ?? '');
const WORSE = title('Welcome to our web site, and to the pages of our friends and partners!');

const chosen = (
  blocks: readonly ContentBlock[],
  losses: ChooseOptions['losses'] = 'dropped',
): MeasuredBlocks => chooseBlocks(html, before, blocks, { conditions, losses });
const typesOf = ({ blocks }: MeasuredBlocks): string[] => blocks.map(({ type }) => type);

describe('the gain of a block', () => {
  it('does not choose it: one that gains nothing stays', () => {
    const { blocks, after, omitted } = chosen([SAME]);
    expect(after.overall).toBe(before.overall);
    expect(blocks).toEqual([SAME]);
    expect(omitted).toEqual([]);
  });

  it('does not order it', () => {
    const better = title('How long does a slate roof last? 75 to 150 years');
    expect(typesOf(chosen([better, SAME]))).toEqual(['title', 'meta_description']);
    expect(typesOf(chosen([SAME, better]))).toEqual(['meta_description', 'title']);
  });

  it('drops it where the score falls by more than 0.2, with the reason', () => {
    const { blocks, omitted, after, rendered } = chosen([SAME, WORSE]);
    expect(blocks.map(({ type }) => type)).toEqual(['meta_description']);
    expect(omitted).toEqual([{ type: 'title', reason: expect.stringContaining('lowers the score') }]);
    expect(after.overall).toBeGreaterThanOrEqual(before.overall - 0.2);
    expect(rendered).not.toContain('Welcome to our web site');
  });

  it('drops nothing that an editor wrote', () => {
    const { blocks, after } = chosen([SAME, WORSE], 'kept');
    expect(blocks.map(({ type }) => type)).toEqual(['meta_description', 'title']);
    expect(after.overall).toBeLessThan(before.overall - 0.2);
  });
});
