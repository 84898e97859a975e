import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCitedAnswer } from './cited-answer.ts';

const citesOf = (answer: string): (readonly number[])[] =>
  readCitedAnswer(answer, 12, 'en').sentences.map(({ cites }) => cites);

describe('the marks with which models cite', () => {
  it.each([
    ['Oak dries for two years [1].', [[1]]],
    ['Oak dries for two years. [1]', [[1]]],
    ['Oak dries for two years.[1]', [[1]]],
    ['[1] Oak dries for two years.', [[1]]],
    ['Oak dries for two years [1][3].', [[1, 3]]],
    ['Oak dries for two years [3], [1].', [[1, 3]]],
    ['Oak dries for two years [1, 3].', [[1, 3]]],
    ['Oak dries for two years [1-3].', [[1, 2, 3]]],
    ['Oak dries for two years [1–3, 5].', [[1, 2, 3, 5]]],
    ['Oak dries for two years 【1】.', [[1]]],
    ['Oak dries for two years 【2†source】.', [[2]]],
    ['Oak dries for two years [^2].', [[2]]],
    ['Oak dries for two years [source 2].', [[2]]],
    ['Oak dries for two years (2).', [[2]]],
    ['Oak dries [1] for two years [2].', [[1, 2]]],
    ['Oak dries for two years [1]. Ash dries for one year [2].', [[1], [2]]],
    ['Oak dries for two years. [1] Ash dries for one year. [2]', [[1], [2]]],
    ['Oak dries for two years.\n[2] Ash dries for one year.', [[], [2]]],
    ['Oak dries for two years.\n[1][2]', [[1, 2]]],
    ['Oak dries for two years.', [[]]],
    ['', []],
  ])('are read in %j', (answer, cites) => {
    expect(citesOf(answer)).toEqual(cites);
  });

  it('leave the words of the sentence', () => {
    expect(readCitedAnswer('Oak dries [1] for two years [2].', 12, 'en').sentences[0]?.text).toBe(
      'Oak dries  for two years.',
    );
  });

  it('are dropped and counted where no source has the number', () => {
    expect(readCitedAnswer('Oak dries for two years [0][3][13].', 12, 'en')).toMatchObject({
      sentences: [{ cites: [3] }],
      dropped: 2,
    });
  });

  it('are not years and not round brackets beside square ones', () => {
    expect(citesOf('Oak [2024] dries for two years (2) [1].')).toEqual([[1]]);
  });

  it('never throw and never name a source that is not there, whatever the model wrote', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('[', ']', '【', '†', '[1', '1]', '[1-', '[9-1]', '[1,', '\n', '. ', '(3)', '[12-99]'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 0, max: 12 }), (pieces, count) => {
        const { sentences } = readCitedAnswer(pieces.join(''), count, 'en');
        for (const { cites } of sentences)
          for (const label of cites) expect(label >= 1 && label <= count).toBe(true);
      }),
    );
  });

  it('are read in bounded work from a runaway answer', () => {
    const { sentences } = readCitedAnswer(
      '[1-'.repeat(400_000) + 'Oak dries [1]. '.repeat(100_000),
      12,
      'en',
    );
    expect(sentences.length).toBeLessThanOrEqual(60);
  });
});
