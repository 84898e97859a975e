import { describe, expect, it } from 'vitest';
import { nestsDeeperThan } from './json-depth.ts';

describe('the depth of a JSON text', () => {
  it.each([
    ['arrays', '[[[1]]]', 3],
    ['objects', '{"a": {"b": [1]}}', 3],
    ['one beside the other', '[[1], [2], [[3]], [4]]', 3],
    ['text around it', 'Here: {"a": [[1]]} Enjoy :-]', 3],
  ])('counts %s', (_, text, depth) => {
    expect(nestsDeeperThan(text, depth)).toBe(false);
    expect(nestsDeeperThan(text, depth - 1)).toBe(true);
  });

  it.each(['{"a": "[[[[[["}', '{"a": "\\"[[[[[["}', '{"a": "\\\\", "b": "[[[[["}', ']]]]]][[1]]'])(
    'does not count brackets in strings or without a beginning: %s',
    (text) => {
      expect(nestsDeeperThan(text, 2)).toBe(false);
    },
  );

  it('is found without recursion, closed or not', () => {
    expect(nestsDeeperThan('['.repeat(500_000) + ']'.repeat(500_000), 64)).toBe(true);
    expect(nestsDeeperThan('{"a":'.repeat(500_000), 499_999)).toBe(true);
  });
});
