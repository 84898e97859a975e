import { describe, expect, it } from 'vitest';
import { isBound } from '../../core/schema/usage-bound.ts';
import { usageRange, type RangeInput } from './usage-range.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

const rangeOf = (input: RangeInput): unknown => {
  const range = usageRange(input, now);
  return range.ok ? [range.from.toISOString(), range.to.toISOString()] : [range.param, range.message];
};

describe('a range', () => {
  it.each([
    ['nothing', {}, '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['a date', { from: '2026-11-05' }, '2026-11-05T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    [
      'one day',
      { from: '2024-02-29', to: '2024-02-29' },
      '2024-02-29T00:00:00.000Z',
      '2024-03-01T00:00:00.000Z',
    ],
    ['only an end', { to: '2026-10-31' }, '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    [
      'an end at midnight',
      { to: '2026-11-01T00:00:00Z' },
      '2026-10-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ],
    [
      'times with zones',
      { from: '2026-11-05T10:00:00+02:00', to: '2026-11-05T08:00:00.001Z' },
      '2026-11-05T08:00:00.000Z',
      '2026-11-05T08:00:00.001Z',
    ],
  ])('of %s has its bounds', (_, input, from, to) => {
    expect(rangeOf(input)).toEqual([from, to]);
  });

  it.each([
    ['that ends where it begins', { from: '2026-11-05T00:00:00Z', to: '2026-11-05T00:00:00Z' }, 'from'],
    ['that ends before it begins', { from: '2026-11-05', to: '2026-11-04' }, 'from'],
    ['that begins after the current period, with no end', { from: '2027-01-01' }, 'from'],
    ['with two bad bounds, the first first', { from: 'x', to: 'y' }, 'from'],
    ['with a bad end', { to: 'y' }, 'to'],
  ])('%s is refused', (_, input, param) => {
    expect(rangeOf(input)).toEqual([param, expect.stringMatching(/^Must be /)]);
  });

  it.each([
    '',
    'today',
    '2026',
    '2026-11',
    '2026-11-31',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '1999-12-31',
    '3000-01-01',
    '2026-11-21T09:30:00',
    '2026-11-21T09:30Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:30:60Z',
    '2026-11-21T09:30:00 02:00',
    '2026-02-30T09:30:00Z',
    ' 2026-11-21',
    '1764000000',
  ])('%j is no bound', (text) => {
    expect(isBound(text)).toBe(false);
  });
});
