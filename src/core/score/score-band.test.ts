import { describe, expect, it } from 'vitest';
import { scoreBands } from '../schema/vocabulary.ts';
import { SCORE_BANDS } from './score-bands-weights.ts';
import { bandOf, bandsInWords, goodFrom } from './score-band.ts';

const { from } = SCORE_BANDS;

describe('the band of a score', () => {
  it.each([
    ['fair', 'poor'],
    ['good', 'fair'],
    ['excellent', 'good'],
  ] as const)('is %s from its boundary on, and %s a tenth below', (band, below) => {
    expect(bandOf(from[band])).toBe(band);
    expect(bandOf(from[band] - 0.1)).toBe(below);
  });

  it('never falls with the score, and has each band on the scale', () => {
    const bands = Array.from({ length: 1_001 }, (_, tenths) => scoreBands.indexOf(bandOf(tenths / 10)));
    expect(bands).toEqual([...bands].sort((one, other) => one - other));
    expect(new Set(bands)).toEqual(new Set(scoreBands.map((_, index) => index)));
  });

  it('follows the curve: a quarter, half and three quarters of the readers at the boundaries', () => {
    const { intercept, weights } = SCORE_BANDS;
    const chanceAt = (score: number) => 1 / (1 + Math.exp(-(intercept + weights.overall_score * score)));
    expect(chanceAt(from.fair)).toBeCloseTo(0.25, 1);
    expect(chanceAt(from.good)).toBeCloseTo(0.5, 1);
    expect(chanceAt(from.excellent)).toBeCloseTo(0.75, 1);
  });

  it('is explained with the boundaries that decide', () => {
    expect(goodFrom).toBe(from.good);
    for (const boundary of Object.values(from)) expect(bandsInWords()).toContain(String(boundary));
  });
});
