import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { titleQueryMatch } from './title-query-match.ts';

const QUERY = 'oil a windlass';
const judgeMeta = (page: PageDescription, url = 'https://almanac.example/page', query = QUERY): Judgement =>
  judge(titleQueryMatch, buildPage({ opening: [islandProse(80)], ...page }), { queries: [query], url });

describe('title-query-match', () => {
  it('gives the full share when title, description and address name the query', () => {
    const { result } = judgeMeta(
      { title: 'How to oil a windlass', description: 'Oil the windlass twice a year.' },
      'https://almanac.example/deck/oil-windlass.html',
    );
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
    expect(result.evidence.map((evidence) => evidence.text)).toEqual([
      'How to oil a windlass',
      'Oil the windlass twice a year.',
    ]);
  });

  it('gives nothing when none of them does, and names title and query', () => {
    const { result } = judgeMeta(
      { title: 'Welcome', description: 'Our island.' },
      'https://almanac.example/p/17',
    );
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.recommendation).toContain('The title “Welcome” hardly names “oil a windlass”');
  });

  it('gives the title most, then the description, then the address', () => {
    const title = judgeMeta({ title: 'Oil a windlass' }).result.share ?? 0;
    const description = judgeMeta({ title: 'Welcome', description: 'Oil a windlass.' }).result.share ?? 0;
    const address =
      judgeMeta({ title: 'Welcome' }, 'https://almanac.example/oil-a-windlass').result.share ?? 0;
    expect(title).toBeGreaterThan(description);
    expect(description).toBeGreaterThan(address);
    expect(address).toBeGreaterThan(0);
    expect(title + description + address).toBeCloseTo(1, 3);
  });

  it('says that the description speaks of something else, and names the query', () => {
    const { recommendation } = judgeMeta({
      title: 'Oil a windlass',
      description: 'Our island and its people.',
    }).result;
    expect(recommendation).toContain('The meta description does not name “oil a windlass”');
  });

  it('leaves a title or description that does not exist to the check on metadata', () => {
    const { result } = judgeMeta({ h1: 'Deck gear' });
    expect(result).toMatchObject({ outcome: 'fail', share: 0, recommendation: null, evidence: [] });
  });

  it('leaves the name of the site out of the title', () => {
    const withSite = judgeMeta({
      title: 'Oil a windlass | The Great Almanac of Island Life and Deck Gear',
      head: '<meta property="og:site_name" content="The Great Almanac of Island Life and Deck Gear">',
    });
    expect(withSite.result.share).toBe(judgeMeta({ title: 'Oil a windlass' }).result.share);
  });

  it('judges the head query', () => {
    const html = buildPage({ title: 'Oil a windlass', opening: [islandProse(80)] });
    const shares = (queries: string[]): number => judge(titleQueryMatch, html, { queries }).result.share ?? 0;
    expect(shares([QUERY, 'mortgage rates'])).toBe(shares([QUERY]));
    expect(shares(['mortgage rates', QUERY])).toBe(0);
  });

  it('grows with the share of the query that the title says, to the full share', () => {
    const shares = ['Paint', 'Windlass', 'Windlass chain', 'Windlass chain length'].map(
      (title) => judgeMeta({ title }, undefined, 'windlass chain length').result.share ?? 0,
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBeCloseTo(0.6, 4);
  });

  it('does not apply when there is no query and none can be inferred', () => {
    expect(judge(titleQueryMatch, buildPage({ html: '<p>Yes.</p>' })).result.outcome).toBe('not_applicable');
  });

  it('reads addresses in other scripts', () => {
    const url = `https://almanac.example/${encodeURIComponent('雨水タンク')}`;
    const page = buildPage({
      lang: 'ja',
      title: '雨水タンクの容量',
      description: '雨水タンクの大きさ。',
      opening: ['雨水タンクは日陰に置きます。'],
    });
    expect(judge(titleQueryMatch, page, { queries: ['雨水タンク'], url }).result.share).toBe(1);
  });

  it.each(['%E0%A4%A', '////', 'a-'.repeat(900), '\ud800', '?q=oil-a-windlass'])(
    'survives the address %j',
    (path) => {
      expect(judgeMeta({ title: 'Welcome' }, `https://almanac.example/${path}`).result).toMatchObject({
        outcome: 'fail',
        share: 0,
      });
    },
  );

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(titleQueryMatch, html).result.outcome).not.toBe('error');
    expect(judge(titleQueryMatch, html, { queries: ['\u0000', '\ud800 harbour'] }).result.outcome).not.toBe(
      'error',
    );
  });
});
