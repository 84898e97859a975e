import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { contentStems, type TermStatistics } from '../../signals/terms.ts';
import { closeness, weightedRecall } from './similarity.ts';

const even: TermStatistics = { frequency: new Map(), weightOf: () => 1 };
const textOf = (text: string, language = 'en'): { text: string; stems: ReadonlySet<string> } => ({
  text,
  stems: contentStems(wordsOf(text, language)),
});
const close = (query: string, heading: string, language = 'en'): number =>
  closeness(textOf(query, language), textOf(heading, language), even);

describe('closeness', () => {
  it('is 1 for the same words and 0 for other ones', () => {
    expect(close('heat pump defrost', 'Heat pump defrost')).toBeCloseTo(1, 5);
    expect(close('heat pump defrost', 'xyz')).toBe(0);
    expect(close('', 'heat')).toBe(0);
  });

  it('does not mind inflection, small words and order', () => {
    expect(close('how do heat pumps defrost', 'Defrosting a heat pump')).toBeGreaterThan(0.8);
  });

  it('prefers a heading that says all of the query and more to one that says half of it', () => {
    expect(close('solar panels', 'How solar panels work in winter')).toBeGreaterThan(
      close('solar panels', 'Panels'),
    );
  });

  it('finds compounds where no stemmer does', () => {
    expect(close('Wärmepumpe Förderung', 'Wärmepumpenförderung', 'de')).toBeGreaterThan(0.5);
  });

  it('lies between 0 and 1, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (a, b) => {
          const value = close(a, b);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1.000001);
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('weightedRecall', () => {
  it('is the weighted share of the query that the text has', () => {
    const terms: TermStatistics = { ...even, weightOf: (stem) => (stem === 'rare' ? 3 : 1) };
    expect(weightedRecall(new Set(['rare', 'common']), new Set(['rare']), terms)).toBe(0.75);
    expect(weightedRecall(new Set(['rare', 'common']), new Set(['common', 'other']), terms)).toBe(0.25);
    expect(weightedRecall(new Set(), new Set(['a']), terms)).toBe(0);
  });
});
