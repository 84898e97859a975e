import { expect, it } from 'vitest';
import { draftInjectionExample } from '../../core/schema/examples/injection.ts';
import { parseInjection, presentInjection } from './stored-injection.ts';

const { content_types, content_blocks, omitted, queries, briefs, score_before, score_after, warnings } =
  draftInjectionExample;
const older = { content_types, content_blocks, omitted, queries, score_before, score_after, warnings };

it('a stored result with briefs and reviews stays as it is', () => {
  const json = JSON.stringify({ ...older, briefs });
  expect(presentInjection(json)).toBe(json);
  // As PostgreSQL writes jsonb.
  const spaced = '{"briefs" : [], "content_blocks" : [{"review" : null}]}';
  expect(presentInjection(spaced)).toBe(spaced);
  const empty = JSON.stringify({ ...older, briefs, content_blocks: [] });
  expect(presentInjection(empty)).toBe(empty);
});

it('a result of an earlier version asks nothing, and keeps what it says', () => {
  expect(JSON.parse(presentInjection(JSON.stringify(older)))).toEqual({ ...older, briefs: [] });
});

it('words of a page that look like the field do not count as it', () => {
  const hostile = [{ type: 'faq', reason: '"briefs": [ ,"briefs":[' }] as const;
  expect(parseInjection(JSON.stringify({ ...older, omitted: hostile })).briefs).toEqual([]);
});

it('a block of an earlier version needs no review', () => {
  const before = content_blocks.map(({ review, ...block }) => {
    expect(review).toBeNull();
    return block;
  });
  const read = parseInjection(JSON.stringify({ ...older, briefs, content_blocks: before }));
  expect(read.content_blocks).toEqual(before.map((block) => ({ ...block, review: null })));
  expect(read.briefs).toEqual(briefs);
});
