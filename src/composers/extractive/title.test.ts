import { describe, expect, it } from 'vitest';
import { blockOf, page, HEAT_PUMPS } from '../../../test/support/pages/extractive-blocks.ts';
import { createSignals } from '../../analysis/signals/signals.ts';
import { generateExtractive } from '../generate-extractive.ts';

describe('the title', () => {
  it('is the headline without the name of the site', () => {
    const html = HEAT_PUMPS.replace(
      'Heat pumps for old houses',
      'Heat pumps for old houses | Example Energy',
    );
    expect(blockOf(html, 'title')?.text).toBe('Heat pumps for old houses');
  });

  it('ends a headline that is too long behind a word that can end it', () => {
    const html = HEAT_PUMPS.replace(
      'Heat pumps for old houses',
      'Heat pumps for old houses with large radiators in the cold north of the country',
    );
    expect(blockOf(html, 'title')?.text).toBe('Heat pumps for old houses with large radiators in the cold');
  });

  it('comes from the address where the headline is none of the page’s', () => {
    const html = HEAT_PUMPS.replace('Heat pumps for old houses', 'Our Blog');
    const signals = createSignals(html.replace('Heat pumps | Example Energy', ''), {
      url: 'https://a.example/2026/how-to-size-a-heat-pump-48213',
      asOf: '2026-11-21',
    });
    const { blocks } = generateExtractive(signals, ['title']);
    expect(blocks.map(({ html: title }) => title)).toEqual(['<title>How to size a heat pump</title>']);
  });

  it('does not follow an address of which the page says nothing', () => {
    const signals = createSignals(HEAT_PUMPS, {
      url: 'https://a.example/quarterly-results-of-fisheries',
      asOf: '2026-11-21',
    });
    expect(generateExtractive(signals, ['title']).blocks.map(({ html }) => html)).toEqual([
      '<title>Heat pumps for old houses</title>',
    ]);
  });

  it('names the site behind a headline that is short, as the page writes it', () => {
    const html = page('<h1>Charges</h1><p>Stripe takes charges from cards of all kinds.</p>', 'en', '');
    const signals = createSignals(html, { url: 'https://docs.stripe.example/charges', asOf: '2026-11-21' });
    expect(generateExtractive(signals, ['title']).blocks.map(({ html: title }) => title)).toEqual([
      '<title>Charges – Stripe</title>',
    ]);
  });

  it.each([
    [
      'An introduction to growing trees in the north: What owners need to know',
      'An introduction to growing trees in the north',
    ],
    [
      'The 11 Best Trees for a Small Garden (and 5 that you can plant in pots)',
      'The 11 Best Trees for a Small Garden',
    ],
    [
      'The owners of a garden in the north of the country planted 12 million trees',
      'The owners of a garden in the north of the country planted',
    ],
  ])('cuts “%s”', (headline, title) => {
    const html = page(`<h1>${headline}</h1><p>Trees grow slowly in cold soil.</p>`, 'en', '');
    expect(blockOf(html, 'title')?.text).toBe(title);
  });

  it('escapes what the page wrote', () => {
    const html = HEAT_PUMPS.replace('Heat pumps for old houses', 'Heat pumps &lt;b&gt; &amp; "old" houses');
    expect(blockOf(html, 'title')?.html).toBe(
      '<title>Heat pumps &lt;b&gt; &amp; &quot;old&quot; houses</title>',
    );
  });
});
