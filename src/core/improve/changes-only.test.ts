import { expect, it } from 'vitest';
import { changesOnly, gap } from './changes-only.ts';
import type { DiffBlock } from '../schema/injection.ts';

const line = (kind: string, text: string, changed = false): DiffBlock => ({ kind, level: 0, text, changed });

it('keeps the head, what changed and its neighbours, and says where blocks were left out', () => {
  const paragraphs = ['one', 'two', 'three', 'four', 'five'].map((text) => line('paragraph', text));
  const question = line('heading', 'New?', true);
  const [one, two, three, four, five] = paragraphs;
  if (!one || !two || !three || !four || !five) throw new Error('five paragraphs');
  const before = [line('title', 'Old', true), line('meta_description', 'Said'), ...paragraphs];
  const after = [
    line('title', 'New', true),
    line('meta_description', 'Said'),
    one,
    two,
    three,
    four,
    question,
    five,
  ];
  expect(changesOnly({ before, after })).toEqual({
    before: [line('title', 'Old', true), line('meta_description', 'Said')],
    after: [line('title', 'New', true), line('meta_description', 'Said'), gap, four, question, five],
  });
});

it('is as large as the changes and not as the page', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    line('paragraph', `${String(index)} 😀`.repeat(200)),
  );
  const after = [...many, line('paragraph', 'New', true)];
  expect(JSON.stringify(changesOnly({ before: many, after })).length).toBeLessThan(1_000);
});
