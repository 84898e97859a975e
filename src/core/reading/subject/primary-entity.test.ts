import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { slugWords } from './slug-words.ts';

const primary = (html: string, url = 'https://a.example/'): string | null =>
  createSignals(html, { url, asOf: '2026-11-21' }).primaryEntity?.name.toLowerCase() ?? null;

describe('the primary entity', () => {
  const text =
    '<p>A rain barrel keeps the water of a roof. A rain barrel needs a lid, so that nobody falls in and no gnats breed. Water from a rain barrel is soft.</p><p>Plants like soft water. Tap water is hard in many towns, and hard water leaves spots on plants. Water your plants in the evening. Cold water shocks them, and warm water feeds algae. Good water smells of nothing. Store water in the shade, since water in the sun turns green, and pour water at the roots.</p>';

  it('is what title, heading and text agree on, not the word that is written most', () => {
    expect(
      primary(
        `<html lang="en"><title>How to choose a rain barrel</title><main><h1>How to choose a rain barrel</h1>${text}</main>`,
      ),
    ).toBe('rain barrel');
  });

  it('is what address and structured data name, where the text alone would decide otherwise', () => {
    const body =
      '<p>The kettle boils water in three minutes. Water from a kettle is hot, and cold water is not. A kettle holds two litres of water.</p>';
    const head = '<html lang="en"><title>Our best offer</title>';
    const data = '<script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>';
    expect(primary(`${head}<main>${body}</main>`)).toBe('water');
    expect(primary(`${head}${data}<main>${body}</main>`, 'https://a.example/products/kettle')).toBe('kettle');
  });

  it('is null on a page without entities', () => {
    expect(primary('<html lang="en"><title>Home</title><main><p>Yes, we did so.</p></main>')).toBeNull();
    expect(primary('')).toBeNull();
  });

  it('is the same whatever the letters of the title', () => {
    expect(
      primary(
        `<html lang="en"><title>HOW TO CHOOSE A RAIN BARREL</title><main><h1>HOW TO CHOOSE A RAIN BARREL</h1>${text}</main>`,
      ),
    ).toBe('rain barrel');
  });
});

describe('slugWords', () => {
  it.each([
    ['https://a.example/guides/heat-pump_defrost.html', 'heat pump defrost'],
    ['https://a.example/guides/heat-pump/', 'heat pump'],
    ['https://a.example/guides/heat-pump/12345', 'heat pump'],
    ['https://a.example/%C3%BCber/w%C3%A4rmepumpe', 'wärmepumpe'],
    ['https://a.example/', ''],
    ['https://a.example/%E0%A4%A', ''],
    ['no address', ''],
  ])('of %s are %j', (url, words) => {
    expect(slugWords(url)).toBe(words);
  });
});
