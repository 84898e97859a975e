import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/words.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { contentStems } from './terms.ts';

describe('measureTerms', () => {
  const { terms } = createSignals(
    '<html lang="en"><main><h2>Pumps</h2><p>The pump hums. Pumps need oil. The valve is shut, and the valve leaks.</p></main>',
    {
      url: 'https://a.example/',
      asOf: '2026-11-21',
    },
  );

  it('counts sentences and headings that hold a stem, each once', () => {
    expect(terms.frequency.get('pump')).toBe(3);
    expect(terms.frequency.get('valv')).toBe(1);
    expect(terms.frequency.has('the')).toBe(false);
  });

  it('weighs rare stems more than common ones, unknown ones most, and none below nothing', () => {
    const weights = ['pump', 'valv', 'zeppelin'].map((stem) => terms.weightOf(stem));
    expect([...weights].sort((a, b) => a - b)).toEqual(weights);
    expect(new Set(weights).size).toBe(3);
    expect(weights[0]).toBeGreaterThan(0);
  });

  it('changes no weight for what is only asked, in text or in a heading', () => {
    const read = (asked: string): typeof terms =>
      createSignals(
        `<html lang="en"><main><h2>Pumps</h2><p>The pump hums. Pumps need oil.</p>${asked}</main>`,
        { url: 'https://a.example/', asOf: '2026-11-21' },
      ).terms;
    const [plain, inText, inHeading, stated] = [
      '',
      '<p>Does the pump leak? Is the valve shut?</p>',
      '<h2>Does the pump need a valve?</h2><p>Pumps need oil.</p>',
      '<p>The pump leaks. The valve is shut.</p>',
    ].map(read);
    for (const stem of ['pump', 'valv', 'zeppelin']) {
      expect(inText?.weightOf(stem)).toBe(plain?.weightOf(stem));
      expect(inHeading?.weightOf(stem)).toBe(plain?.weightOf(stem));
    }
    expect(stated?.weightOf('valv')).toBeLessThan(plain?.weightOf('valv') ?? 0);
  });

  it('weighs anything on an empty page', () => {
    const empty = createSignals('', { url: 'https://a.example/', asOf: '2026-11-21' }).terms;
    expect(Number.isFinite(empty.weightOf('x'))).toBe(true);
  });
});

describe('contentStems', () => {
  it('are distinct and without words that carry no topic', () => {
    expect(contentStems(wordsOf('The pumps and the pump of the house', 'en'))).toEqual(
      new Set(['pump', 'hous']),
    );
  });
});
