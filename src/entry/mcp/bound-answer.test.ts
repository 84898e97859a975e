import { expect, it } from 'vitest';
import { answerCharsMax, boundAnswer } from './bound-answer.ts';

it('leaves an answer that is small enough as it is', () => {
  expect(boundAnswer({ a: ['x'] })).toEqual({ a: ['x'], is_shortened: false });
});

it('shortens texts and lists until the answer fits, and says so', () => {
  const text = 'word '.repeat(2_000);
  const list = Array.from({ length: 30 }, (_, index) => ({ index, text, texts: Array(30).fill(text) }));
  const bounded = boundAnswer({ id: 'an_1', list });
  expect(bounded).toMatchObject({ id: 'an_1', is_shortened: true });
  expect(JSON.stringify(bounded).length).toBeLessThanOrEqual(answerCharsMax);
});

it('does not cut a character in half', () => {
  const bounded = JSON.stringify(boundAnswer({ texts: Array(1_000).fill(`${'😀'.repeat(500)}`) }));
  expect(bounded).not.toMatch(/\\ud8/);
});
