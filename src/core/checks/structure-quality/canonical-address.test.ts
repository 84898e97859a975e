import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { canonicalAddress } from './canonical-address.ts';

const judgePage = (page: PageDescription): Judgement =>
  judge(canonicalAddress, buildPage({ title: 'The island', opening: [islandProse(60)], ...page }));

describe('canonical-address', () => {
  it('gives the full share to a page that names its own address', () => {
    expect(judgePage({ canonical: 'https://almanac.example/ferry' }).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      evidence: [],
    });
  });

  it.each([
    ['none', {}],
    ['an empty one', { canonical: '' }],
    ['a link of another relation', { head: '<link rel="alternate" href="https://almanac.example/ferry">' }],
  ])('gives nothing to a page with %s, and says so beside greater faults', (_, page) => {
    const { result, advice } = judgePage(page);
    expect(advice).toMatchObject({ kind: 'name-address', where: null, isMinor: true });
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      explanation: 'The page names no canonical address.',
    });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(canonicalAddress, html).result.outcome).not.toMatch(/error|not_applicable/);
  });
});
