import { expect, it } from 'vitest';
import { TITLE_CHARS } from '../../analysis/document/metadata-lengths.ts';
import { shortenTitle } from './shorten-title.ts';

it('a title that fits stays as it is', () => {
  expect(shortenTitle('Heat pumps for old houses', 'en')).toBe('Heat pumps for old houses');
  expect(shortenTitle('x'.repeat(TITLE_CHARS.max), 'en')).toHaveLength(TITLE_CHARS.max);
});

it.each([
  [
    'An introduction to growing trees in the north: What owners need',
    'An introduction to growing trees in the north',
  ],
  [
    'The 11 Best Trees for a Small Garden (and 5 that you can plant in pots)',
    'The 11 Best Trees for a Small Garden',
  ],
])('a cut at a mark is preferred: %s', (text, title) => {
  expect(shortenTitle(text, 'en')).toBe(title);
});

it('no title ends in a small word, a number without its noun, or inside a bracket', () => {
  expect(shortenTitle('Heat pumps for old houses with large radiators in the cold north of it', 'en')).toBe(
    'Heat pumps for old houses with large radiators in the cold',
  );
  expect(
    shortenTitle('The owners of a garden in the north of the country planted 12 million trees', 'en'),
  ).toBe('The owners of a garden in the north of the country planted');
  expect(
    shortenTitle('Wärmepumpen für alte Häuser mit großen Heizkörpern in der Kälte des Nordens', 'de'),
  ).toBe('Wärmepumpen für alte Häuser mit großen Heizkörpern');
});

it('text without spaces is cut at the limit', () => {
  expect(shortenTitle('暖'.repeat(80), 'ja')).toHaveLength(TITLE_CHARS.max);
});

it('an empty title stays empty', () => {
  expect(shortenTitle('', 'en')).toBe('');
});
