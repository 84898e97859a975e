import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { pageDate } from './page-date.ts';

const ARTICLE_URL = 'https://almanac.example/blog/ferry';
const article: PageDescription = {
  title: 'The ferry to the island: times and fares',
  h1: 'The ferry to the island',
  opening: [islandProse(100)],
};
const judgeDate = (page: PageDescription, asOf = '2026-11-21'): Judgement =>
  judge(pageDate, buildPage({ ...article, ...page }), { url: ARTICLE_URL, asOf });
const modified = (value: string): PageDescription => ({
  head: `<meta property="article:modified_time" content="${value}">`,
});
const shareOf = (page: PageDescription, asOf?: string): number => judgeDate(page, asOf).result.share ?? -1;

describe('page-date', () => {
  it('gives the full share for a fresh date in structured data', () => {
    const { result } = judge(pageDate, buildPage(slateRoof), { url: ARTICLE_URL });
    expect(result).toMatchObject({
      outcome: 'pass',
      share: 1,
      explanation: 'The page is dated 2026-09-30.',
    });
  });

  it('gives nothing to an article without a date, and says where machines read one', () => {
    const { result, advice } = judgeDate({});
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.explanation).toContain('no date for machines');
    expect(advice).toMatchObject({ kind: 'state-date', where: null });
  });

  it('judges documentation, and not a page whose value does not hang on its date', () => {
    const judgeKind = (kind: string): Judgement['result'] => {
      const { html = '', url = '' } = ordinaryPages[kind] ?? {};
      return judge(pageDate, html, { url }).result;
    };
    expect(judgeKind('documentation').outcome).toBe('fail');
    expect(judgeKind('product')).toMatchObject({ outcome: 'not_applicable' });
    expect(judgeKind('product').explanation).toContain('product');
    expect(judgeKind('forum thread').outcome).toBe('not_applicable');
  });

  it('counts age to the day that is given, not to today', () => {
    const share = (asOf: string): number => shareOf(modified('2020-01-01'), asOf);
    // 2020 has 366 days: its last is the 365th after the first.
    expect(share('2020-12-31')).toBe(1);
    expect(share('2021-01-01')).toBeLessThan(1);
    expect(share('2023-01-01')).toBeLessThan(share('2022-01-01'));
  });

  it('leaves half of the share to a date of four years and to any older one', () => {
    const share = (asOf: string): number => shareOf(modified('2020-01-01'), asOf);
    expect(share('2023-12-30')).toBeGreaterThan(0.5);
    expect(share('2023-12-31')).toBe(0.5);
    expect(share('2030-01-01')).toBe(0.5);
  });

  it('names an old date and no fresh one', () => {
    const kindOf = (asOf: string): string | null =>
      judgeDate(modified('2020-01-01'), asOf).advice?.kind ?? null;
    expect(kindOf('2020-12-31')).toBeNull();
    // From here on the date costs enough that the check no longer passes.
    expect(kindOf('2021-12-31')).toBe('renew-page');
    expect(judgeDate(modified('2019-05-03T10:00:00Z')).advice?.why).toContain('2019-05-03');
    expect(judgeDate(modified('2026-05-03T10:00:00Z')).advice).toBeNull();
  });

  it('asks to renew a year that has passed in the title, and quotes the title', () => {
    const title = 'The best island ferries of 2021';
    const advised = judgeDate({ ...modified('2021-05-03'), title, h1: title }).advice;
    expect(advised).toMatchObject({ kind: 'renew-year', where: { text: title, start: null, end: null } });
    expect(advised?.text).toContain('“2021”');
  });

  it.each([
    ['a period', 'Ferry fares from 2015 to 2021'],
    ['a number', 'The 2021-B ferry and its engine'],
    ['last year', 'The best island ferries of 2025'],
  ])('does not take %s for a year that has passed', (_, title) => {
    expect(judgeDate({ ...modified('2019-05-03'), title, h1: title }).advice?.kind).toBe('renew-page');
  });

  it('takes the newest of several dates and leaves out what is none', () => {
    const head =
      '<meta property="article:published_time" content="2018-01-01"><meta property="article:modified_time" content="last Tuesday"><meta name="dcterms.modified" content="2026-10-01">';
    expect(judgeDate({ head }).result.explanation).toContain('2026-10-01');
    expect(judgeDate(modified('last Tuesday')).result.explanation).toContain('no date for machines');
  });

  it('names the day of a date in another notation', () => {
    expect(judgeDate(modified('30 September 2019')).result.explanation).toContain('2019-09-30');
  });

  it('reads a date in <time datetime>', () => {
    const html = '<p>Updated <time datetime="2026-10-12">12 October 2026</time></p>';
    expect(judgeDate({ html }).result.explanation).toContain('2026-10-12');
  });

  it('reads no date of a comment or a review within the structured data', () => {
    const item = (own: Readonly<Record<string, unknown>>): PageDescription => ({
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'The ferry to the island',
          ...own,
          comment: { '@type': 'Comment', text: 'Cold on deck.', datePublished: '2026-11-01' },
        },
      ],
    });
    expect(judgeDate(item({ datePublished: '2018-01-01' })).result.explanation).toContain('2018-01-01');
    expect(judgeDate(item({})).result.explanation).toContain('no date for machines');
  });

  // Not yet: the date that readers see is not compared with the one for machines.
  it.fails('wants the visible date to equal the date for machines', () => {
    const page = { ...modified('2026-10-12'), html: '<p class="byline">Last updated on 3 May 2019</p>' };
    expect(shareOf(page)).toBeLessThan(1);
  });

  it('does not believe a date that lies in the future, but for a zone that is a day ahead', () => {
    expect(shareOf(modified('2099-01-01'))).toBe(0);
    expect(shareOf(modified('2026-11-23'))).toBe(0);
    expect(shareOf(modified('2026-11-22'))).toBe(1);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(pageDate, html, { url: ARTICLE_URL }).result.outcome).not.toBe('error');
  });
});
