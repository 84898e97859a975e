import type { ContentBlock } from '../../../src/core/schema/content-block.ts';
import fc from 'fast-check';
import type { Signals } from '../../../src/core/page-signals/page-signals.ts';

const facts = { fixes: [], generator: 'extractive', review: null, grounding: [], html: '' } as const;

/** Content blocks of every type that have a place in the page, some of their items none. */
export function blocksFor({ page, queries }: Signals): fc.Arbitrary<readonly ContentBlock[]> {
  const query = queries[0]?.text ?? 'the subject of the page';
  const texts = page.blocks.map(({ text }) => text);
  const prose = texts.filter((text) => text.length > 60);
  const own = fc.constantFrom(
    ...(prose.length > 0 ? prose : ['A sentence that says what the page is about.']),
  );
  const anchor = fc.constantFrom(...texts, 'words that are nowhere').map((text) => text.slice(0, 40));
  const under = fc.constantFrom(
    page.titleHeading ?? 'Nowhere',
    ...page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
  );
  const short = fc.constantFrom(query, `What is ${query}?`, `More on ${query} & what it costs`);
  const all: readonly fc.Arbitrary<ContentBlock>[] = [
    short.map((text) => ({
      ...facts,
      id: 'blk_t',
      type: 'title',
      text,
      placement: { selector: 'head > title', operation: 'replace' },
    })),
    own.map((text) => ({
      ...facts,
      id: 'blk_d',
      type: 'meta_description',
      text: text.slice(0, 150),
      placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
    })),
    fc
      .array(fc.record({ level: fc.integer({ min: 2, max: 4 }), text: short, anchor }), { maxLength: 3 })
      .map((items) => ({
        ...facts,
        id: 'blk_h',
        type: 'headings',
        items,
        placement: { selector: 'main', operation: 'insert_before' },
      })),
    fc.array(fc.record({ text: own, heading: under }), { maxLength: 2 }).map((items) => ({
      ...facts,
      id: 'blk_p',
      type: 'supporting_paragraphs',
      items,
      placement: { selector: 'main', operation: 'insert_after' },
    })),
    fc
      .tuple(fc.array(fc.record({ question: short, answer: own }), { maxLength: 3 }), fc.boolean())
      .map(([items, isTitled]) => ({
        ...facts,
        id: 'blk_f',
        type: 'faq',
        items,
        html: isTitled ? '<section><h2>Questions</h2></section>' : '',
        placement: { selector: 'main', operation: 'append' },
      })),
  ];
  return fc.subarray([...all], { minLength: 1 }).chain((chosen) => fc.tuple(...chosen));
}
