import { describe, expect, it } from 'vitest';
import {
  reviewedBlocks as blocks,
  reviewedPage,
  reviewedRequest,
} from '../../../test/support/dashboard/reviewed-page.ts';
import { itemsOfBlock } from '../blocks/block-items.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { regenerateItem, type Regenerated } from './regenerate-item.ts';
import { scoreRequest } from './score-request.ts';

const { queries, facts } = reviewedRequest;
const scored = scoreRequest(reviewedPage, {
  url: 'https://reviewed.example/1',
  asOf: '2026-11-27',
  queries: queries.map((query) => ({ query, source: 'given' })),
  contentTypes: null,
});
if (scored === null) throw new Error('The page cannot be scored.');
const { signals } = scored.before;

const itemsOf = (from: Regenerated['blocks'], type: ContentType) =>
  from.filter((block) => block.type === type).flatMap((block) => itemsOfBlock(block));

/** Generates the item again; `answer` is what a language model writes. */
function again(type: ContentType, index: number, answer: object | null, brandVoice: string | null = null) {
  const item = itemsOf(blocks, type)[index];
  if (item === undefined) throw new Error('The fixture has no such item.');
  const proposed = answer === null ? null : ({ kind: 'written', generator: 'acme/other', answer } as const);
  const { key } = item;
  return regenerateItem(signals, blocks, { key, type, hint: null }, { facts, brandVoice, proposed });
}

const faq = (...items: readonly (readonly [string, string])[]) => ({
  faq: items.map(([question, answer]) => ({ question, answer })),
});
const heavy = ['How heavy is a windlass?', 'A windlass is 12 kg heavy without its chain.'] as const;
const oil = 'Use thin mineral oil of grade 32.';

describe('an item that is generated again', () => {
  it('gets other words for the same question, and the other items stay', () => {
    const { blocks: made, warnings } = again('faq', 1, faq(heavy, ['What oil does it take?', oil]));
    const [first, , third] = itemsOf(blocks, 'faq');
    const items = itemsOf(made, 'faq');
    expect([items[0], items[2]]).toEqual([first, third]);
    expect(made.find(({ type }) => type === 'faq')).toMatchObject({
      items: [{}, { question: 'What oil does it take?', answer: oil }, {}],
      generator: 'acme/other',
      review: { level: 'check' },
    });
    expect(made.filter(({ type }) => type !== 'faq')).toEqual(blocks.filter(({ type }) => type !== 'faq'));
    expect(warnings.map(({ code }) => code)).not.toContain('not_regenerated');
  });

  it('gives way to something that the block does not have where its question has no other answer', () => {
    const [what] = itemsOf(blocks, 'faq');
    const { blocks: made } = again('faq', 1, faq(['What is a windlass?', oil], heavy));
    expect(JSON.stringify(made)).toContain('12 kg heavy');
    expect(itemsOf(made, 'faq')[0]).toEqual(what);
  });

  it('of headings is never put in another place', () => {
    const { blocks: made, warnings } = again('headings', 0, { headings: [{ place: 1, text: 'Salt water' }] });
    expect(itemsOf(made, 'headings')).toEqual(itemsOf(blocks, 'headings'));
    expect(warnings.map(({ code }) => code)).toContain('not_regenerated');
  });

  it('stays as it is, with a warning, without other words, and with words that nothing supports', () => {
    for (const answer of [null, {}, { title: 'A windlass of 77 sailors in Lisbon' }]) {
      const { blocks: made, warnings } = again('title', 0, answer);
      const title = made.find(({ type }) => type === 'title');
      expect(title).toMatchObject({ text: 'How a windlass is oiled and kept dry' });
      expect(warnings.map(({ code }) => code)).toContain('not_regenerated');
    }
  });

  it('says which parts of a hint it cannot follow', () => {
    const { warnings } = again('title', 0, null, 'like a pirate');
    expect(warnings.map(({ code }) => code)).toContain('brand_voice');
  });
});
