import { describe, expect, it } from 'vitest';
import { signalsOf, blockOf, page, HEAT_PUMPS } from '../../../test/support/pages/extractive-blocks.ts';
import { generateExtractive } from '../generate-extractive.ts';

describe('the meta description', () => {
  it('answers with whole sentences from the opening of the page', () => {
    expect(blockOf(HEAT_PUMPS, 'meta_description')?.text).toBe(
      'A heat pump is a device that moves heat from outdoor air into a building. It uses about a third of the electricity that a heater uses.',
    );
  });

  it('answers the query that was given', () => {
    const text = blockOf(HEAT_PUMPS, 'meta_description', ['heat pump costs installation euros'])?.text;
    expect(text).toContain('between 8,000 and 15,000 euros');
  });

  it('is left out, with its reason, where no sentence can stand alone', () => {
    const { omitted } = generateExtractive(signalsOf(page('<h1>Shop</h1><p>Sale</p>')), ['meta_description']);
    expect(omitted).toEqual([
      { type: 'meta_description', reason: expect.stringContaining('self-contained') },
    ]);
  });
});

describe('the description of a page that leaves little to quote', () => {
  const described = (body: string): string | undefined =>
    blockOf(page(body, 'en', ''), 'meta_description')?.text;

  it('begins with the question that the page opens with, when its answer follows', () => {
    expect(
      described(
        '<h1>Oak in winter</h1><p>Which trees stand the frost of the far north? Oak and birch grow where the soil thaws for four months.</p>',
      ),
    ).toBe(
      'Which trees stand the frost of the far north? Oak and birch grow where the soil thaws for four months.',
    );
  });

  it('is no question alone', () => {
    expect(
      described(
        '<h1>Oak</h1><p>Which trees stand the long and hard frost of the far north of the country?</p>',
      ),
    ).toBeUndefined();
  });

  it('names what the page lists, when it has no sentences', () => {
    const goods = ['Oak table', 'Birch chair', 'Ash bench', 'Pine shelf', 'Elm stool', 'Larch bed', 'Yew bow']
      .map((name) => `<h2>${name}</h2><p>$ 90.00</p>`)
      .join('');
    expect(described(`<h1>Wooden furniture</h1>${goods}`)).toBe(
      'Wooden furniture: Oak table, Birch chair, Ash bench, Pine shelf, Elm stool, Larch bed, Yew bow, and more.',
    );
  });

  it('cuts a sentence that is too long, with a mark', () => {
    expect(
      described(
        '<h1>Oak</h1><p>Carpenters of the region use the wood of the oak for the frames of doors and windows, for the floors of halls and churches, and for the ships that sail on the lakes of the north.</p>',
      ),
    ).toBe(
      'Carpenters of the region use the wood of the oak for the frames of doors and windows, for the floors of halls and churches, and for the ships that sail…',
    );
  });

  it.each([
    'The shop sends every order of wood for floors and doors to the homes of its customers in the whole of the country for free, but only when they spend more than fifty dollars.',
    'The owners of the shop do not collect any data on the homes, the gardens and the trees of their own customers in the country to sell them to the large insurers of the region.',
  ])('cuts none that denies or limits: %s', (sentence) => {
    expect(described(`<h1>Oak</h1><p>${sentence}</p>`)).toBeUndefined();
  });
});
