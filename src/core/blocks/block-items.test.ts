import { describe, expect, it } from 'vitest';
import { draftInjectionExample } from '../schema/examples/injection.ts';
import type { FaqBlock } from '../schema/content-block.ts';
import { faqHtml } from './piece-html.ts';
import { itemKey, itemsOfBlock, withoutItems } from './block-items.ts';

const items = [1, 2, 3].map((number) => ({
  question: `Question ${String(number)}?`,
  answer: `Answer ${String(number)}.`,
}));
const [example] = draftInjectionExample.content_blocks;
if (example === undefined) throw new Error('The example has no block.');
const { id, html, fixes, generator, placement, ...rest } = example;
const faq = {
  ...rest,
  ...{ id, html, fixes, generator, placement },
  type: 'faq',
  items,
  grounding: items.map(({ answer }) => ({ text: answer, source: answer, start: null, end: null })),
} as FaqBlock;
const keys = itemsOfBlock(faq).map(({ key }) => key);

describe('the items of a block', () => {
  it('have keys that depend on all their words', () => {
    expect(new Set(keys).size).toBe(3);
    expect(keys.every((key) => /^itm_[0-9a-f]{20}$/.test(key))).toBe(true);
    const heading = { level: 2, text: 'Oil', anchor: 'Use thin oil' };
    expect(itemKey('headings', heading)).not.toBe(itemKey('headings', { ...heading, level: 3 }));
    expect(itemKey('title', { text: 'Oil' })).not.toBe(itemKey('meta_description', { text: 'Oil' }));
  });

  it('of a title are its text alone', () => {
    expect(itemsOfBlock(example)).toHaveLength('items' in example ? example.items.length : 1);
  });

  it('that are left out are neither in the words, the HTML nor the sources', () => {
    const { blocks, omitted } = withoutItems([faq], new Set([keys[1] ?? '']));
    expect(omitted).toEqual([]);
    const [left] = blocks;
    expect(left).toMatchObject({ id: faq.id, items: [items[0], items[2]] });
    expect(JSON.stringify(left)).not.toContain('Answer 2');
    expect(left?.html).toContain('Answer 3');
  });

  it('leave no heading of theirs behind in an FAQ without a title, and keep the title of another', () => {
    const first = new Set(keys.slice(0, 1));
    const untitled = { ...faq, html: faqHtml({ ...faq, html: '' }) };
    expect(withoutItems([untitled], first).blocks[0]?.html).not.toContain('Question 1');
    const titled = { ...faq, html: '<h2>Questions</h2><h3>Question 1?</h3>' };
    expect(withoutItems([titled], first).blocks[0]?.html).toContain('<h2>Questions</h2>');
  });

  it('are all left out with their block, and so is an FAQ with one question', () => {
    expect(withoutItems([faq], new Set(keys))).toMatchObject({
      blocks: [],
      omitted: [{ type: 'faq', reason: 'Rejected by an editor.' }],
    });
    const { omitted } = withoutItems([faq], new Set(keys.slice(1)));
    expect(omitted).toMatchObject([{ type: 'faq' }]);
    expect(omitted[0]?.reason).toContain('kept 1 of its questions');
  });

  it('stay as they are where no key fits', () => {
    const { blocks } = withoutItems([faq], new Set(['itm_0']));
    expect(blocks[0]).toBe(faq);
  });
});
