import { describe, expect, it } from 'vitest';
import { page, proposedBy } from '../../../../test/support/pages/extractive-blocks.ts';
import { headlineOfPage } from './headline-of-page.ts';

const url = 'https://www.glossier.example/custom-skincare-set';
const titled = (title: string, heading = 'Custom Skincare Set', at = url): readonly string[] =>
  proposedBy(
    headlineOfPage,
    page(
      `<h1>${heading}</h1><p>The Custom Skincare Set holds three products of your choice. The set saves ten percent.</p>`,
      'en',
      `${title}<meta property="og:site_name" content="Glossier">`,
    ),
    at,
  );

describe('the headline of the page', () => {
  it('is the title of a page without one', () => {
    expect(titled('')).toEqual(['Custom Skincare Set']);
  });

  it.each([
    ['<title>Glossier</title>', 'Custom Skincare Set | Glossier'],
    ['<title>Glossier - Beauty for everyone</title>', 'Custom Skincare Set | Glossier'],
    ['<title>Home - Glossier</title>', 'Custom Skincare Set | Glossier'],
    ['<title>Startseite</title>', 'Custom Skincare Set'],
    ['<title>| Glossier Magazine</title>', 'Custom Skincare Set | Glossier Magazine'],
  ])('goes before the site’s name in %j', (title, better) => {
    expect(titled(title)).toEqual([better]);
  });

  it('is the title of a home page whose own names not even the site', () => {
    expect(titled('<title>Home</title>', 'Custom Skincare Set', 'https://www.glossier.example/')).toEqual([
      'Custom Skincare Set',
    ]);
  });

  it('loses its aside where the title would be too long', () => {
    const heading = 'Custom Skincare Set of three products (cleanser, moisturizer, sunscreen)';
    expect(titled('<title>Glossier</title>', heading)).toEqual([
      'Custom Skincare Set of three products | Glossier',
    ]);
  });

  it.each([
    ['names the product, which is called like its maker', '<title>Glossier Set</title>', 'Glossier Set', url],
    ['names its subject', '<title>Skincare Sets | Glossier</title>', 'Custom Skincare Set', url],
    [
      'names something before the site',
      '<title>Build your own | Glossier</title>',
      'Custom Skincare Set',
      url,
    ],
    [
      'is that of a home page',
      '<title>Glossier</title>',
      'Custom Skincare Set',
      'https://www.glossier.example/',
    ],
  ])('leaves a title alone that %s', (_, title, heading, at) => {
    expect(titled(title, heading, at)).toEqual([]);
  });
});
