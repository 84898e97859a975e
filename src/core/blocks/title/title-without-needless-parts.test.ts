import { describe, expect, it } from 'vitest';
import { page, proposedBy } from '../../../../test/support/pages/extractive-blocks.ts';
import { titleWithoutNeedlessParts } from './title-without-needless-parts.ts';

const titled = (
  title: string,
  heading: string,
  url = 'https://forum.corsair.example/topic/188682-new-2500x-pc-case/',
): readonly string[] =>
  proposedBy(
    titleWithoutNeedlessParts,
    page(
      `<h1>${heading}</h1><p>Does the case have an opening at the bottom?</p>`,
      'en',
      `<title>${title}</title><meta property="og:site_name" content="Corsair Community">`,
    ),
    url,
  );

describe('a title that is too long to be shown', () => {
  it.each([
    [
      'the section of a forum',
      'New 2500X PC Case - Build Hardware Troubleshooting - Corsair Community',
      'New 2500X PC Case',
      'New 2500X PC Case - Corsair Community',
    ],
    [
      'the slogan after the site’s name',
      'Which screws fit the 2500X case? | Corsair Community: Parts that gamers love',
      'Which screws fit the 2500X case?',
      'Which screws fit the 2500X case? | Corsair Community',
    ],
  ])('loses %s', (_, title, heading, better) => {
    expect(titled(title, heading)).toEqual([better]);
  });

  it.each([
    ['is short enough', 'New 2500X PC Case - Cases - Corsair Community', 'New 2500X PC Case'],
    [
      'names a model or a price beside the headline',
      'New PC Case for the whole family - Model 2500X Airflow - Corsair Community',
      'New PC Case for the whole family',
    ],
    [
      'has a headline that is vague without its section',
      'My take on Valuation - Saul’s Investing Discussions in depth - Corsair Community',
      'My take on Valuation',
    ],
    [
      'does not start with the headline',
      'The case of the year, tested in our lab - Build Hardware - Corsair Community',
      'New 2500X PC Case',
    ],
    [
      'does not name the site',
      'New 2500X PC Case - Build Hardware Troubleshooting - Advice for builders',
      'New 2500X PC Case',
    ],
  ])('stays when it %s', (_, title, heading) => {
    expect(titled(title, heading)).toEqual([]);
  });

  it('stays where a part before the site’s name may say what it is about, outside of forums', () => {
    const title = 'Instant Pot - Pressure Cookers and Multi Cookers for families - Corsair Community';
    expect(titled(title, 'Instant Pot', 'https://shop.example/instant-pot')).toEqual([]);
  });
});

describe('a part that a title has twice', () => {
  it.each([
    ['Corsair Community | PC Cases | Corsair Community', 'PC Cases | Corsair Community'],
    ['Tech Podcasts | World Network | World Network', 'Tech Podcasts | World Network'],
  ])('of %j stands once, at its last place', (title, better) => {
    expect(titled(title, 'Shop')).toEqual([better]);
  });

  it.each([
    ['no part twice', 'PC Cases | Corsair Community'],
    ['nothing but the name of the site', 'Corsair Community | Corsair Community'],
    ['one part', 'PC Cases'],
  ])('leaves a title with %s alone', (_, title) => {
    expect(titled(title, 'Shop')).toEqual([]);
  });
});
