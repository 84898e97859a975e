import { describe, expect, it } from 'vitest';
import { page, proposedBy } from '../../../test/support/pages/extractive-blocks.ts';
import { titleWithoutRepeats } from './title-without-repeats.ts';

const titled = (title: string): readonly string[] =>
  proposedBy(
    titleWithoutRepeats,
    page(
      '<h1>Shop</h1><p>Cups of glass.</p>',
      'en',
      `<title>${title}</title><meta property="og:site_name" content="Joco Cups">`,
    ),
  );

describe('a part that a title has twice', () => {
  it.each([
    ['Joco Cups | Glass Coffee Cups | Joco Cups', 'Glass Coffee Cups | Joco Cups'],
    ['Tech Podcasts | World Network | World Network', 'Tech Podcasts | World Network'],
    ['Cups – Glass – cups', 'Glass – cups'],
  ])('of %j stands once, at its last place', (title, better) => {
    expect(titled(title)).toEqual([better]);
  });

  it.each([
    ['no part twice', 'Glass Coffee Cups | Joco Cups'],
    ['nothing but the name of the site', 'Joco Cups | Joco Cups'],
    ['one part', 'Glass Coffee Cups'],
  ])('leaves a title with %s alone', (_, title) => {
    expect(titled(title)).toEqual([]);
  });
});
