import { expect, it } from 'vitest';
import { draftInjectionExample } from '../../core/schema/examples/injection.ts';
import { parseInjection, presentInjection } from './stored-injection.ts';

const { content_types, content_blocks, omitted, queries, briefs, score_before, score_after, warnings } =
  draftInjectionExample;
const older = { content_types, content_blocks, omitted, queries, score_before, score_after, warnings };

it('a stored result with briefs stays as it is', () => {
  const json = JSON.stringify({ ...older, briefs });
  expect(presentInjection(json)).toBe(json);
  // As PostgreSQL writes jsonb.
  expect(presentInjection('{"briefs" : []}')).toBe('{"briefs" : []}');
});

it('a result of an earlier version asks nothing, and keeps what it says', () => {
  expect(JSON.parse(presentInjection(JSON.stringify(older)))).toEqual({ ...older, briefs: [] });
});

it('words of a page that look like the field do not count as it', () => {
  const hostile = [{ type: 'faq', reason: '"briefs": [ ,"briefs":[' }] as const;
  expect(parseInjection(JSON.stringify({ ...older, omitted: hostile })).briefs).toEqual([]);
});
