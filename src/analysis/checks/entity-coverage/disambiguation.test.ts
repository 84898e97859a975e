import { describe, expect, it } from 'vitest';
import { buildPage, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { disambiguation } from './disambiguation.ts';

const about = (names: readonly string[], page: PageDescription = {}): Judgement =>
  judge(
    disambiguation,
    buildPage({
      title: 'CloudHarbor',
      h1: 'CloudHarbor',
      opening: names.map(
        (name) => `The makers of ${name} sell storage, and ${name} keeps files for ten years.`,
      ),
      head: '<meta name="author" content="Ada Berg">',
      ...page,
    }),
  );

describe('disambiguation', () => {
  it('gives the full share to one spelling and a named author', () => {
    expect(about(['CloudHarbor', 'CloudHarbor']).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      recommendation: null,
    });
  });

  it('earns less with a second spelling, and quotes both with their counts', () => {
    const { result } = about(['CloudHarbor', 'Cloud Harbor']);
    expect(result.share).toBeLessThan(1);
    expect(result.recommendation).toMatch(
      /^The page writes “CloudHarbor” \d times and “Cloud Harbor” 2 times/,
    );
    expect(result.evidence.map(({ text }) => text)).toContain('Cloud Harbor');
  });

  it('takes neither capitals at the start of a word nor shouting for another spelling', () => {
    const { result } = judge(
      disambiguation,
      buildPage({
        title: 'Heat pumps',
        h1: 'HEAT PUMPS',
        opening: ['Heat pumps warm houses. A house with heat pumps needs no gas. Most heat pumps last long.'],
        head: '<meta name="author" content="Ada Berg">',
      }),
    );
    expect(result.share).toBe(1);
  });

  it('wants an author, a publisher or the site to be named', () => {
    const nobody = about(['CloudHarbor', 'CloudHarbor'], { head: '' }).result;
    expect(nobody.share).toBeLessThan(0.7);
    expect(nobody.recommendation).toMatch(/^Say who stands behind the page/);
    for (const page of [
      { head: '<meta property="og:site_name" content="Almanac">' },
      { head: '', title: 'CloudHarbor - Almanac' },
      {
        head: '',
        structuredData: [{ '@type': 'Article', headline: 'CloudHarbor', publisher: { name: 'Almanac' } }],
      },
      {
        head: '',
        opening: ['By Ada Berg', 'The makers of CloudHarbor sell storage, and CloudHarbor keeps files.'],
      },
    ])
      expect(about(['CloudHarbor'], page).result.share).toBe(1);
  });

  it('earns nothing for structured data, and asks of a thing in it which one it is', () => {
    const person = { '@type': 'Person', name: 'Ada Berg' };
    const faq = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'CloudHarbor?' }] };
    const share = (structuredData: readonly unknown[]): number | null =>
      about(['CloudHarbor'], { structuredData }).result.share;
    expect(share([faq])).toBe(share([]));
    expect(share([{ ...person, sameAs: 'https://orcid.example/1' }])).toBe(share([]));
    expect(share([person])).toBeLessThan(share([]) ?? 0);
    expect(about(['CloudHarbor'], { structuredData: [person] }).result.recommendation).toContain(
      '“Ada Berg” without saying which',
    );
  });

  it('does not apply to a page without entities', () => {
    expect(judge(disambiguation, '<p>And so it goes.</p>').result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(disambiguation, html).result.outcome).not.toBe('error');
  });
});
