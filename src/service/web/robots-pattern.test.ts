import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatchTarget, matchesPattern } from './robots-pattern.ts';

const workMax = 1_000_000;

/** Work that the match cost, in compared characters. */
function workOf(pattern: string, path: string): number {
  const target = createMatchTarget(path, workMax);
  matchesPattern(pattern, target);
  return workMax - target.workLeft;
}

describe('matchesPattern', () => {
  it('never costs more than pattern and path are long', () => {
    const text = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 300 });
    fc.assert(
      fc.property(text('aab**$'), text('aaab'), (pattern, path) => {
        expect(workOf(`*${pattern}`, `/${path}`)).toBeLessThanOrEqual(2 * (pattern.length + path.length + 2));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    `*${'a'.repeat(16)}b`,
    `*${'a'.repeat(4_000)}b`,
    `/${'*a'.repeat(4_000)}b`,
    `/${'a*'.repeat(4_000)}b$`,
    `*${'ab'.repeat(2_000)}c`,
  ])('never costs more than pattern and path are long: %.20s…', (pattern) => {
    for (const path of [`/${'a'.repeat(10_000)}`, `/${'ab'.repeat(5_000)}`]) {
      expect(workOf(pattern, path)).toBeLessThanOrEqual(2 * (pattern.length + path.length));
    }
  });

  it('stops when no work is left', () => {
    const target = createMatchTarget('/guides/bees', 0);
    expect(matchesPattern('/*e*s', target)).toBe(false);
    expect(target.workLeft).toBeLessThan(0);
  });
});
