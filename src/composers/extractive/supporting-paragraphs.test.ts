import { describe, expect, it } from 'vitest';
import { islandProse } from '../../../test/support/pages/build-page.ts';
import { signalsOf, blockOf, page } from '../../../test/support/pages/extractive-blocks.ts';

describe('supporting paragraphs', () => {
  const trees = (more: string): string =>
    page(
      `<h1>Oak trees in gardens</h1>
      <p>Oak trees are planted in gardens for their shade. Owners ask for them in autumn. Nurseries sell them in pots.</p>
      <h2>Soil</h2><p>Oak trees want deep soil that holds water through the dry weeks of July. It must not be chalk.</p>
      <p>Oak roots break old drains. Young oak trees need a stake against storms in their first two winters.</p>
      <h2>Light</h2><p>Oak trees grow crooked in the shade of taller houses and walls. ${more}</p>
      <p>Low sun from the south helps oak trees to ripen their acorns before the frost of October.</p>
      <p>${islandProse(40)}</p>
      <h2>Age</h2><p>Oak trees reach five hundred years where storms and lightning spare their crowns.</p>
      <p>Foresters count the rings of fallen oak trees and compare them with those of church beams.</p>
      <h2>Wood</h2><p>Oak trees give hard timber for barrels, floors, ships and church roofs.</p>
      <p>Sawyers dry the planks of oak trees for two years under a roof that lets the wind through.</p>`,
    );
  const textsFor = (html: string): string[] =>
    (blockOf(html, 'supporting_paragraphs', ['oak trees'])?.items ?? []).map(({ text }) => text);

  const long = `<p>${islandProse(40)}</p><p>Oak trees grow best in a ground that keeps the rain of spring for summer. Gardeners who water them in May and again in June lose few. Young trees need a stake against storms in their first two winters, and a fence against the deer.</p><p>${islandProse(120)}</p>`;

  it('copy one passage of a long section, as it stands there', () => {
    const html = trees('').replace('<h2>Age</h2>', `<h2>Care</h2>${long}<h2>Age</h2>`);
    const { text } = signalsOf(html).page;
    const items = blockOf(html, 'supporting_paragraphs', ['oak trees'])?.items ?? [];
    expect(items.find(({ heading }) => heading === 'Care')?.text).toContain('Young trees need a stake');
    for (const item of items) expect(text.replace(/\s+/gu, ' ')).toContain(item.text);
  });

  it('do not repeat right above a section what it begins with', () => {
    for (const text of textsFor(trees(''))) expect(text).not.toMatch(/^Oak trees grow crooked/u);
  });
});
