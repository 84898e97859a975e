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
/** Enough text to tell the language by. */
const PROSE: Readonly<Record<string, string>> = {
  de: 'Die Fähre fährt jeden Tag von der Insel zum Festland und zurück, auch im Winter, wenn das Eis auf dem Wasser dünn ist und die Leute zur Arbeit wollen.',
  fr: 'Le ferry va chaque jour de l’île au continent et revient le soir, même en hiver, quand la glace est fine et que les gens vont au travail.',
  es: 'El ferry va cada día de la isla al continente y vuelve por la tarde, también en invierno, cuando el hielo es fino y la gente va al trabajo.',
  ru: 'Паром ходит каждый день с острова на материк и обратно, даже зимой, когда лёд на воде тонкий и люди едут на работу.',
  ja: 'フェリーは毎日、島から本土へ行き、夕方に戻ってきます。冬でも氷が薄いときは運航しています。',
};
const inMarkup = (value: string): PageDescription => ({
  head: `<meta property="article:modified_time" content="${value}">`,
});
const modified = (value: string): PageDescription => ({
  ...inMarkup(value),
  html: `<p>Updated ${value.slice(0, 10)}</p>`,
});
const shareOf = (page: PageDescription, asOf?: string): number => judgeDate(page, asOf).result.share ?? -1;

describe('page-date', () => {
  it('gives the full share for a fresh date in structured data', () => {
    const page = { ...slateRoof, html: '<p>Updated on 30 September 2026</p>' };
    const { result } = judge(pageDate, buildPage(page), { url: ARTICLE_URL });
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
    ['a number', 'Best 2021-B island ferries'],
    ['last year', 'The best island ferries of 2025'],
  ])('does not take %s for a year that has passed', (_, title) => {
    expect(judgeDate({ ...modified('2019-05-03'), title, h1: title }).advice?.kind).toBe('renew-page');
  });

  it('takes the newest of several dates and leaves out what is none', () => {
    const head =
      '<meta property="article:published_time" content="2018-01-01"><meta property="article:modified_time" content="last Tuesday"><meta name="dcterms.modified" content="2026-10-01">';
    const html = '<p>Published 1 January 2018, updated 1 October 2026</p>';
    expect(judgeDate({ head, html }).result.explanation).toContain('2026-10-01');
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

  it('gives nothing for a date that only the markup has, and asks to show it', () => {
    const data = { '@type': 'Article', headline: 'The ferry to the island', dateModified: '2026-10-12' };
    for (const page of [inMarkup('2026-10-12'), { structuredData: [data] }]) {
      const { result, advice } = judgeDate(page);
      expect(result).toMatchObject({ outcome: 'fail', share: 0 });
      expect(result.explanation).toBe('The markup dates the page 2026-10-12; its text shows no such day.');
      expect(advice).toMatchObject({ kind: 'state-date', isMinor: true });
    }
  });

  it.each([
    ['another day', '<p class="byline">Last updated on 3 May 2019</p>'],
    ['the year alone', '<footer>© 2026 Almanac</footer>'],
    ['the day in hidden text', '<p style="display:none">Updated on 12 October 2026</p>'],
    ['the day in a comment', '<!-- 12 October 2026 -->'],
    ['another year in <time>', '<p><time datetime="2026-10-12">3 May 2019</time></p>'],
    ['an empty <time>', '<p><time datetime="2026-10-12"></time></p>'],
    ['another day of the month', '<p>Updated on 14 October 2026</p>'],
  ])('does not take %s for the date in the markup', (_, after) => {
    expect(shareOf({ ...inMarkup('2026-10-12'), after })).toBe(0);
  });

  it.each([
    ['en', '<p class="byline">By Ada Quill, Oct 12th, 2026</p>'],
    ['en', '<p>Updated: October 12, 2026, 4:30 pm</p>'],
    ['en', '<p>October 2026</p>'],
    ['en', '<p>10/12/2026</p>'],
    ['en', '<p>Posted <time datetime="2026-10-12">five weeks ago</time></p>'],
    ['en', '<p>Posted on 13 October 2026, in another zone</p>'],
    ['de', '<p>Stand: 12. Oktober 2026</p>'],
    ['de', '<p>Stand: 12.10.26</p>'],
    ['fr', '<p>Mis à jour le 12 octobre 2026</p>'],
    ['es', '<p>Actualizado el 12 de octubre de 2026</p>'],
    ['ru', '<p>Обновлено 12 октября 2026</p>'],
    ['ja', '<p>2026年10月12日</p>'],
  ])('reads the shown day in %s: %s', (lang, after) => {
    const opening = [PROSE[lang] ?? islandProse(100)];
    expect(shareOf({ ...inMarkup('2026-10-12'), lang, opening, after })).toBe(1);
  });

  it('falls back on the older date that the page shows', () => {
    const page = {
      ...inMarkup('2026-10-12'),
      structuredData: [
        { '@type': 'Article', headline: 'The ferry to the island', datePublished: '2019-05-03' },
      ],
      after: '<p>3 May 2019</p>',
    };
    expect(judgeDate(page).result.explanation).toBe('The page is dated 2019-05-03.');
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
