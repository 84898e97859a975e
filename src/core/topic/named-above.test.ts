import { expect, it } from 'vitest';
import { namedAbove } from './named-above.ts';

function namesOf(headings: readonly (readonly [number, boolean])[]): readonly boolean[] {
  const isNamed = namedAbove();
  return headings.map(([level, own]) => isNamed(level, own));
}

it.each<[string, readonly (readonly [number, boolean])[], readonly boolean[]]>([
  [
    'its own words',
    [
      [2, true],
      [2, false],
    ],
    [true, false],
  ],
  [
    'a section that it is a part of',
    [
      [2, true],
      [3, false],
      [4, false],
    ],
    [true, true, true],
  ],
  [
    'no section that ended before',
    [
      [2, true],
      [3, false],
      [2, false],
      [3, false],
    ],
    [true, true, false, false],
  ],
  [
    'no H1, below which the whole page is',
    [
      [1, true],
      [2, false],
    ],
    [true, false],
  ],
  [
    'no deeper section before it',
    [
      [2, false],
      [3, true],
      [3, false],
    ],
    [false, true, false],
  ],
])('a heading takes the name of the topic from %s', (_, headings, named) => {
  expect(namesOf(headings)).toEqual(named);
});
