import { describe, expect, it } from 'vitest';
import { growth, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { SaidBefore } from './said-before.ts';

const FIRST = 'The lake lies between two hills and is fed by a stream that runs dry in August.';
const SECOND = 'Three families of grebes nest in the reeds, where no boat may go before July.';

/** Whether each text adds nothing to those before it. */
const areIdle = (...texts: readonly string[]): boolean[] => {
  const said = new SaidBefore();
  return texts.map((text) => said.isIdle(text));
};

describe('text that adds nothing', () => {
  it.each([
    ['a copy', [FIRST]],
    ['a copy in other case and punctuation', [FIRST.toUpperCase().replace(' AND', ', AND')]],
    ['paragraphs joined', [`${FIRST} ${SECOND}`]],
    ['sentences in another order', [`${SECOND} ${FIRST}`]],
    ['a part of a sentence', [FIRST.split(' ').slice(2, 12).join(' ')]],
    ['keywords over and over', ['cheap lake boats near me '.repeat(20)]],
    ['a short sentence over and over', ['Lake boats? '.repeat(20)]],
  ])('is %s', (_, texts) => {
    expect(areIdle(FIRST, SECOND, ...texts)).toEqual([false, false, ...texts.map(() => true)]);
  });

  it.each([
    ['text that differs in a word', FIRST.replace('two', 'three')],
    [
      'text that differs in a figure',
      'It is 12 m deep in spring, and the ferry takes 9 minutes to cross it.',
    ],
    ['a copy with a sentence of its own', `${FIRST} Nobody swims.`],
    [
      'words in another order',
      'August runs a stream dry that is fed by two hills and the lake lies between.',
    ],
  ])('is not %s', (_, text) => {
    expect(
      areIdle(
        FIRST,
        SECOND,
        'It is 13 m deep in spring, and the ferry takes 9 minutes to cross it.',
        text,
      )[3],
    ).toBe(false);
  });

  it('has eight words at least: captions, prices and labels repeat for good reasons', () => {
    expect(areIdle('Free entry on all days but Sunday.', 'Free entry on all days but Sunday.')).toEqual([
      false,
      false,
    ]);
    expect(
      areIdle('Free entry on all days but Sunday mornings.', 'Free entry on all days but Sunday mornings.'),
    ).toEqual([false, true]);
    expect(areIdle('', '', '…', '…')).toEqual([false, false, false, false]);
  });

  it('may be a refrain that is said nine times, and not one that is said ten times', () => {
    const refrain = (times: number): string => 'Row the boat over the lake and home again. '.repeat(times);
    expect(areIdle(refrain(9))).toEqual([false]);
    expect(areIdle(refrain(10))).toEqual([true]);
  });

  it('is found in scripts without spaces', () => {
    const text = '湖は二つの丘の間にあり、小さな川がそこへ流れ込む。';
    expect(areIdle(text, text, '丘の上の湖には三つの家族が住み、夏に川で泳ぐ。')).toEqual([
      false,
      true,
      false,
    ]);
    expect(areIdle('湖のボート'.repeat(30))).toEqual([true]);
  });

  it('takes time in proportion to the length of the texts', () => {
    const texts = (count: number): string[] =>
      Array.from({ length: count }, (_, index) => `${FIRST} ${String(index)} ${SECOND} ${String(index % 7)}`);
    expect(growth((all) => areIdle(...all), texts, 2_000)).toBeLessThan(TIMES_MAX);
  });
});
