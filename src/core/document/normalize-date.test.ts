import { describe, expect, it } from 'vitest';
import { normalizeDate } from './normalize-date.ts';

describe('a date in RFC 3339', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['20261121', '2026-11-21'],
    ['2026-11-21T10:20:30Z', '2026-11-21T10:20:30Z'],
    ['2026-11-21T10:20:30.123+0100', '2026-11-21T10:20:30+01:00'],
    ['2026-11-21T10:20+01:00', '2026-11-21T10:20:00+01:00'],
    ['2026-11-21 10:20:30 UTC', '2026-11-21T10:20:30Z'],
    ['2026-11-21T10:20:30-05', '2026-11-21T10:20:30-05:00'],
    ['1763720430', '2025-11-21T10:20:30Z'],
    ['1763720430000', '2025-11-21T10:20:30Z'],
    ['2099-01-01', '2099-01-01'],
  ])('%s is %s', (written, expected) => {
    expect(normalizeDate(written)).toBe(expected);
  });

  it.each([
    ['a time without a zone', '2026-11-21T10:20:30', '2026-11-21'],
    ['a time that no clock shows', '2026-11-21T25:00:00Z', '2026-11-21'],
    ['the form of HTTP', 'Sat, 21 Nov 2026 10:20:30 GMT', '2026-11-21'],
    ['English in words', 'November 21, 2026', '2026-11-21'],
    ['English with an ordinal', '21st November 2026', '2026-11-21'],
    ['slashes, year first', '2026/11/21', '2026-11-21'],
    ['dots, day first', '21.11.2026', '2026-11-21'],
    ['slashes that only one order allows', '11/21/2026', '2026-11-21'],
    ['slashes that only the other order allows', '21/11/2026', '2026-11-21'],
  ])('is the day of %s', (_, written, expected) => {
    expect(normalizeDate(written)).toBe(expected);
  });

  it.each([
    ['slashes that both orders allow', '03/04/2026'],
    ['a day that no month has', '2026-02-30'],
    ['a month that no year has', '2026-13-01'],
    ['a year before the web', '1970-01-01'],
    ['the beginning of the epoch', '0000000000'],
    ['a year far ahead', '9999-12-31'],
    ['a year without a month', '2026'],
    ['a month without a day', '2026-11'],
    ['words', 'yesterday'],
    ['nothing', ' '],
    ['a text of any length', `2026-11-21${' '.repeat(100_000)}x`],
  ])('is null for %s', (_, written) => {
    expect(normalizeDate(written)).toBeNull();
  });
});
