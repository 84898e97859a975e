import { expect, it } from 'vitest';
import { lettersOf } from './letters-of.ts';

it.each([
  ['Git Hub', 'github'],
  ['iRobot®', 'irobot'],
  ['ＡＢＣ-1', 'abc1'],
  ['新浪网', '新浪网'],
  ['!?', ''],
])('the letters of “%s” are “%s”', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});
