import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { echoedHeadings } from './echoed-headings.ts';

const seasons = ['January', 'April', 'June', 'August', 'October', 'winter', 'spring', 'autumn'];

describe('echoed-headings', () => {
  it('fires when each heading repeats the whole question over a text', () => {
    const html = buildPage({
      h1: 'Island',
      sections: seasons.map((season, index) => ({
        heading: `Cheap island ferry tickets in ${season}`,
        paragraphs: [islandProse(30, index * 3)],
      })),
    });
    expect(signFor(echoedHeadings, html)).toMatchObject({
      code: 'echoed_headings',
      message: expect.stringContaining('8 of 8') as string,
    });
  });

  it('takes headings without a text below them for names', () => {
    const html = buildPage({
      h1: 'Island',
      sections: seasons.map((season) => ({
        heading: `Cheap island ferry tickets in ${season}`,
        paragraphs: ['€ 9'],
      })),
    });
    expect(signFor(echoedHeadings, html)).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(echoedHeadings, html)).toBeNull();
  });
});
