import { describe, expect, it } from 'vitest';
import type { EntityGap } from '../../schema/entity.ts';
import { growth, TIMES_MAX } from '../../../../test/support/cpu-growth.ts';
import { createSignals } from '../../page-signals/page-signals.ts';

interface PageParts {
  readonly title: string;
  readonly body: string;
  readonly lang?: string;
  readonly head?: string;
  readonly url?: string;
  readonly queries?: readonly string[];
}

function gapsOf({ title, body, lang = 'en', head = '', url, queries }: PageParts): readonly EntityGap[] {
  const html = `<html lang="${lang}"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return createSignals(html, {
    url: url ?? 'https://shop.example/product/kettle-k2',
    asOf: '2026-11-21',
    ...(queries === undefined ? {} : { queries }),
  }).gaps;
}

const names = (gaps: readonly EntityGap[]): string[] => gaps.map(({ entity }) => entity);

const KETTLE_DATA = (offer: string): string =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kettle K2"${offer}}</script>`;
const KETTLE = `<p>The Kettle K2 boils water for six cups in about three minutes and keeps it hot in its double wall. Its spout pours a thin stream, so that coffee can be brewed by hand without a scale or a funnel.</p>
<p>The handle stays cool, and the lid opens with one finger. A light in the base shows that the water boils. The kettle switches itself off as soon as it is empty or lifted from its base, and it is available in white and black.</p><p>Add it to your cart today.</p>`;
const kettle = (body = '', offer = ''): string[] =>
  names(gapsOf({ title: 'Kettle K2', body: KETTLE + body, head: KETTLE_DATA(offer) }));

describe('gaps of a product page', () => {
  it('include a price that it gives nowhere', () => {
    const gaps = gapsOf({ title: 'Kettle K2', body: KETTLE, head: KETTLE_DATA('') });
    expect(gaps.find(({ entity }) => entity === 'price')).toMatchObject({
      source: 'facet',
      suggested_section: 'Price',
    });
  });

  it.each([
    ['a sentence', '<p>The kettle costs $79 in both colors.</p>', ''],
    [
      'a table',
      '<table><tr><th>Color</th><th>Price</th></tr><tr><td>White</td><td>79 €</td></tr></table>',
      '',
    ],
    ['a list', '<ul><li>Color: white</li><li>Price: £79</li></ul>', ''],
    ['structured data', '', ',"offers":{"@type":"Offer","price":"79.00","priceCurrency":"USD"}'],
  ])('include no price that is given in %s', (_, body, offer) => {
    expect(kettle(body, offer)).not.toContain('price');
  });

  it('include no price that stands outside the main content', () => {
    const html = `<html lang="en"><head><title>Kettle K2</title>${KETTLE_DATA('')}</head><body><header><p>$79.00</p></header><main><h1>Kettle K2</h1>${KETTLE}</main></body></html>`;
    const { gaps } = createSignals(html, { url: 'https://shop.example/kettle', asOf: '2026-11-21' });
    expect(names(gaps)).not.toContain('price');
  });

  it('include a price that a heading announces and no figure gives, with that heading as its place', () => {
    const gaps = gapsOf({
      title: 'Kettle K2',
      body: `${KETTLE}<h2>Pricing of the kettle</h2><p>Contact us for a price.</p>`,
      head: KETTLE_DATA(''),
    });
    expect(gaps.find(({ entity }) => entity === 'price')?.suggested_section).toBe('Pricing of the kettle');
  });

  it.each([
    ['dimensions', '<p>It is 24 cm tall and 18 cm wide.</p>'],
    ['weight', '<p>It weighs 1.2 kg with its base.</p>'],
    ['shipping cost and time', '<p>Shipping is free and takes two days.</p>'],
  ])('include no %s that the text gives', (facet, body) => {
    expect(kettle()).toContain(facet);
    expect(kettle(body)).not.toContain(facet);
  });

  it('include nothing that makes no sense for software', () => {
    const body = `<p>Notemark is a note app for people who write on several devices. It keeps every note as a plain text file, so that other programs can read them, and finds any word in a second. Buy now and add it to your cart; the app costs $20.</p>
<p>Notes can be linked to one another, and a graph shows which of them belong together. Everything stays on your own disk, and a copy can be kept on a server of your choice.</p>`;
    const gaps = names(gapsOf({ title: 'Notemark – note-taking app', body, head: KETTLE_DATA('') }));
    expect(gaps).toContain('comparison');
    for (const facet of ['dimensions', 'weight', 'materials', 'shipping cost and time', 'care instructions'])
      expect(gaps).not.toContain(facet);
  });
});

const PARTS = [
  'base',
  'lid',
  'switch',
  'cord',
  'plug',
  'spout',
  'handle',
  'lamp',
  'seal',
  'fuse',
  'spring',
  'feet',
];
const THREAD = `<p>My kettle stops before the water boils, and the light goes out. Has anyone seen this before?</p>${PARTS.map(
  (part, index) =>
    `<p>Mine did the same after some time, and it was the ${part} that had to be cleaned. I took the ${part} off with a small knife, let it lie in warm water for ${String(index + 2)} nights, and put the kettle together again. Since then it boils every time, even when somebody fills it up to the ${part}.</p>`,
).join('')}`;

describe('gaps that a page touches on', () => {
  const careOf = (body: string): string[] => {
    const title = 'Ceramic Mug';
    const text = KETTLE.replaceAll('Kettle K2', title).replaceAll('kettle', 'mug');
    return names(gapsOf({ title, body: text + body, head: KETTLE_DATA('') }));
  };

  it('are none under a heading or in several sentences', () => {
    expect(careOf('')).toContain('care instructions');
    expect(careOf('<h2>Care</h2><p>Rinse it by hand after use.</p>')).not.toContain('care instructions');
    const twice = '<p>Wash it by hand.</p><p>The dishwasher takes off its glaze.</p>';
    expect(careOf(twice)).not.toContain('care instructions');
  });

  it('say why they are shown', () => {
    const priced = ',"offers":{"@type":"Offer","price":"79.00","priceCurrency":"USD"}';
    const gaps = gapsOf({ title: 'Kettle K2', body: KETTLE, head: KETTLE_DATA(priced) });
    expect(gaps.find(({ entity }) => entity === 'price in the text')?.reason).toContain('Structured data');
  });

  it('are at most four facets', () => {
    const gaps = gapsOf({ title: 'Kettle K2', body: KETTLE, head: KETTLE_DATA('') });
    expect(gaps.filter(({ source }) => source === 'facet').length).toBeLessThanOrEqual(4);
  });
});

describe('gaps of a forum thread', () => {
  const thread = gapsOf({
    title: 'Kettle stops before the water boils',
    body: THREAD,
    head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"DiscussionForumPosting"}</script>',
    url: 'https://forum.example/threads/kettle-stops.12',
  });

  it('include nothing that only the page of a product or a guide gives', () => {
    expect(names(thread)).toEqual([]);
  });
});

describe('gaps in other languages', () => {
  it('carry the names of the page’s language', () => {
    const body = `<p>Der Wasserkocher K2 bringt Wasser für sechs Tassen in drei Minuten zum Kochen und hält es in seiner doppelten Wand lange heiß. Der Griff bleibt kühl, und der Deckel öffnet sich mit einem Finger. Ein Licht im Sockel zeigt, dass das Wasser kocht.</p><p>Legen Sie ihn in den Warenkorb. Das Gerät schaltet sich selbst aus, sobald es leer ist oder vom Sockel genommen wird.</p>`;
    const gaps = names(gapsOf({ title: 'Wasserkocher K2', body, lang: 'de', head: KETTLE_DATA('') }));
    expect(gaps).toContain('Preis');
    expect(gaps).not.toContain('price');
  });

  it('are only open queries where a language has no names for facets', () => {
    const body = `<p>Vattenkokaren K2 kokar vatten till sex koppar på tre minuter och håller det varmt i sin dubbla vägg. Handtaget blir aldrig varmt, och locket öppnas med ett finger. En lampa i foten visar att vattnet kokar, och den stängs av när den är tom eller lyfts från sin fot.</p><p>Den finns i vitt och svart och passar i alla kök, både stora och små, och den går lätt att fylla under kranen.</p>`;
    const page = { title: 'Vattenkokare K2', body, lang: 'sv', head: KETTLE_DATA('') };
    expect(gapsOf(page)).toEqual([]);
    expect(
      gapsOf({ ...page, queries: ['garantitid reservdelar utlandet'] }).every(
        ({ source }) => source === 'query',
      ),
    ).toBe(true);
  });
});

describe('gaps', () => {
  const queries = [
    'how do glaciers move',
    'airport parking in Lisbon',
    'which violin suits beginners',
    'who wrote the first symphony',
    'tax on rented flats',
    'train from Oslo to Bergen',
  ];

  it('are open queries as questions, the head query first, then the rest in order of importance', () => {
    const gaps = gapsOf({ title: 'Kettle K2', body: KETTLE, head: KETTLE_DATA(''), queries });
    expect(gaps[0]).toMatchObject({ entity: queries[0], type: 'question', source: 'query', importance: 1 });
    const importances = gaps.map(({ importance }) => importance);
    expect(importances).toEqual([...importances].sort((a, b) => b - a));
  });

  it('are at most ten', () => {
    const gaps = gapsOf({ title: 'Kettle K2', body: KETTLE, head: KETTLE_DATA(''), queries });
    expect(gaps).toHaveLength(10);
  });

  it('are none for a page too short to answer anything', () => {
    expect(gapsOf({ title: 'Kettle K2', body: '<p>Coming soon.</p>', head: KETTLE_DATA('') })).toEqual([]);
  });

  it('take time in proportion to the size of the page', () => {
    const page = (count: number): PageParts => ({
      title: 'Kettle K2',
      body: KETTLE + '<h2>Size guide</h2><p>The size of the guide is 12 in the text.</p>'.repeat(count),
      head: KETTLE_DATA(''),
    });
    expect(growth(gapsOf, page, 500)).toBeLessThan(TIMES_MAX);
  });
});
