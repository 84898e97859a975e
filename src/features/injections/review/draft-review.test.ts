import { describe, expect, it } from 'vitest';
import { itemKey } from '../../../core/blocks/block-items.ts';
import type { FaqBlock } from '../../../core/schema/content-block.ts';
import { countDecisions, decide, decideByChanges, decisionOf, generatedItems, note } from './draft-review.ts';

const item = (number: number) => ({
  question: `Question ${String(number)}?`,
  answer: `Answer ${String(number)}.`,
});
const block = (...numbers: readonly number[]): FaqBlock =>
  ({ id: 'blk_1', type: 'faq', generator: 'extractive', items: numbers.map(item) }) as unknown as FaqBlock;
const keyOf = (number: number): string => itemKey('faq', item(number));
const generated = (number: number) => ({ key: keyOf(number), type: 'faq', generator: 'extractive' }) as const;
const totals = (entries: Parameters<typeof countDecisions>[0]) =>
  countDecisions(entries).map(({ accepted, edited, rejected }) => [accepted, edited, rejected]);

describe('decisions about the items of a draft', () => {
  it('are one for each item, the last one', () => {
    const once = decide([], generated(1), 'accepted');
    expect(totals(decide(once, generated(1), 'accepted'))).toEqual([[1, 0, 0]]);
    const both = decide(decide(once, generated(2), 'rejected'), generated(1), 'rejected');
    expect(totals(both)).toEqual([[0, 0, 2]]);
  });

  it('are counted by type and generator, never for an item without one', () => {
    const other = { key: 'itm_0', type: 'title', generator: 'acme/large' } as const;
    const entries = note(decide(decide([], generated(1), 'accepted'), other, 'rejected'), [generated(2)]);
    expect(countDecisions(entries)).toEqual([
      { type: 'faq', generator: 'extractive', accepted: 1, edited: 0, rejected: 0 },
      { type: 'title', generator: 'acme/large', accepted: 0, edited: 0, rejected: 1 },
    ]);
  });

  it('follow an item whose words were changed, and accepting it keeps the edit', () => {
    const edited = decideByChanges([], [block(1, 2)], [{ id: 'blk_1', items: [item(7), item(2)] }]);
    expect(decisionOf(edited, keyOf(7))).toBe('edited');
    expect(decisionOf(edited, keyOf(2))).toBeNull();
    expect(totals(edited)).toEqual([[0, 1, 0]]);
    const [entry] = edited;
    expect(entry).toMatchObject({ key: keyOf(7), origin: keyOf(1) });
    expect(totals(decide(edited, generated(7), 'accepted'))).toEqual([[0, 1, 0]]);
    const again = decideByChanges(edited, [block(7, 2)], [{ id: 'blk_1', items: [item(8), item(2)] }]);
    expect(totals(again)).toEqual([[0, 1, 0]]);
    const back = decideByChanges(again, [block(8, 2)], [{ id: 'blk_1', items: [item(1), item(2)] }]);
    expect(totals(back)).toEqual([[1, 0, 0]]);
  });

  it('count an item that a change leaves out as rejected, and one that it adds not at all', () => {
    const fewer = decideByChanges([], [block(1, 2, 3)], [{ id: 'blk_1', items: [item(1), item(3)] }]);
    expect(totals(fewer)).toEqual([[0, 0, 1]]);
    const more = decideByChanges([], [block(1, 2)], [{ id: 'blk_1', items: [item(1), item(2), item(9)] }]);
    expect(more).toEqual([]);
  });

  it('of a title follow its text', () => {
    const title = { id: 'blk_2', type: 'title', generator: 'a/b', text: 'Old words' } as never;
    expect(generatedItems([title])).toHaveLength(1);
    const changed = decideByChanges([], [title], [{ id: 'blk_2', text: 'New words' }]);
    expect(changed).toMatchObject([{ key: itemKey('title', { text: 'New words' }), decision: 'edited' }]);
    expect(decideByChanges([], [title], [{ id: 'blk_2', text: 'Old words' }])).toEqual([]);
  });

  it('survive the reordering of items', () => {
    expect(decideByChanges([], [block(1, 2)], [{ id: 'blk_1', items: [item(2), item(1)] }])).toEqual([]);
  });
});
