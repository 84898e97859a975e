import { describe, expect, it } from 'vitest';
import { answerIn } from './answer-format.ts';

describe('the answer in what a language model wrote', () => {
  it.each([
    ['{"answer":"Twice a year [2]."}', 'Twice a year [2].'],
    ['```json\n{"answer": " Twice a year [1][3]. "}\n```', ' Twice a year [1][3]. '],
    ['{"answer":"","note":"x"}', null],
    ['{"answer":["Twice"]}', null],
    ['{"text":"Twice a year [2]."}', null],
    ['Twice a year [2].', null],
    ['', null],
    ['null', null],
    [JSON.stringify({ answer: 'a'.repeat(40_000) }), null],
  ])('%s', (written, answer) => {
    expect(answerIn(written)).toBe(answer);
  });
});
