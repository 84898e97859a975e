import { expect, it } from 'vitest';
import { wordKey } from './word-key.ts';

it.each([
  ['How often,  should a PUMP be serviced?', 'how often should a pump be serviced'],
  ['¿Cuándo?', 'cuándo'],
  ['—', ''],
])('the words of “%s” are “%s”', (text, key) => {
  expect(wordKey(text)).toBe(key);
});
