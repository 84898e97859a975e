import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { givenFacts } from './given-facts.ts';

const FACT =
  'Kettlewell kettles carry a warranty of three years from the day of purchase, which covers the heating element, the switch and the lid. A repair takes five working days in the workshop in Leeds, and the owner pays nothing for the parcel. Scale is not covered, because it comes from the water.';
const COPY = 'The kettle heats a litre of water in two minutes and switches itself off when the water boils.';
const html = `<!doctype html><html lang="en"><head><title>Kettlewell kettles</title></head><body><main><h1>Kettlewell kettles</h1><p>${COPY}</p><h2>Cleaning</h2><p>Rinse the kettle once a week with warm water, and twice after descaling it with citric acid.</p><h2>Warranty</h2><p>Ask the shop for the terms of the warranty before the purchase, as they differ from country to country.</p></main></body></html>`;
const madeFrom = (fact: string, page = html): readonly { text: string; heading: string }[] =>
  givenFacts.compose(
    createSignals(page, { url: 'https://a.example/kettlewell-kettles', asOf: '2026-11-21', queries: [] }),
    [fact],
  );

describe('a fact of the caller', () => {
  it('is a paragraph under the heading whose words it has', () => {
    const [made] = madeFrom(FACT);
    expect(made?.text).toBe(FACT);
    expect(made?.heading).toBe('Warranty');
  });

  it('goes to the top of the page where no heading fits and it opens with the subject', () => {
    expect(madeFrom(FACT, html.replace('<h2>Warranty', '<h2>Colours'))[0]?.heading).toBe(
      'Kettlewell kettles',
    );
  });

  it.each([
    ['is too short', FACT.split('. ')[0] ?? ''],
    ['is too long', `${FACT} `.repeat(3)],
    ['opens with a pronoun', FACT.replace('Kettlewell kettles carry', 'They carry')],
    ['is not whole sentences', FACT.slice(0, -1)],
    ['asks', FACT.replace('Scale is not covered,', 'Scale? It is not covered,')],
    [
      'is about nothing that the page has',
      FACT.replace('Kettlewell kettles carry a warranty', 'The boats carry papers'),
    ],
  ])('is none that %s', (_, fact) => {
    expect(madeFrom(fact)).toEqual([]);
  });

  it('is none that the page says already', () => {
    expect(madeFrom(FACT, html.replace(COPY, FACT))).toEqual([]);
  });
});
