import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { evidenceHygiene } from './evidence-hygiene.ts';

const ferry = (html: string, page: PageDescription = {}, url = 'https://almanac.example/ferry'): Judgement =>
  judge(
    evidenceHygiene,
    buildPage({
      title: 'The island ferry',
      h1: 'The island ferry',
      opening: [islandProse(60)],
      html,
      ...page,
    }),
    { url },
  );
const BARE = 'About 73 % of the islanders take the ferry every week.';

describe('evidence-hygiene', () => {
  it.each([
    ['a link to another host', `<p>${BARE} <a href="https://stats.example/ferry">Statistics</a></p>`],
    [
      'a named source',
      '<p>According to Statistics Norway, 73 % of the islanders take the ferry every week.</p>',
    ],
    ['a citation mark', `<p>${BARE} [12]</p>`],
    [
      'an author and a year',
      '<p>About 73 % of the islanders take the ferry every week (Lee et al., 2021).</p>',
    ],
    ['a footnote', `<p>${BARE}<sup><a href="#fn3">3</a></sup></p>`],
    ['a cited quotation', `<blockquote cite="https://stats.example/ferry">${BARE}</blockquote>`],
  ])('takes %s in the same block for the source of a figure', (_, html) => {
    expect(ferry(html).result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
  });

  it.each([
    ['nothing at all', `<p>${BARE}</p>`],
    ['a link to the site itself', `<p>${BARE} <a href="https://www.almanac.example/more">More</a></p>`],
    [
      'a source in another paragraph',
      `<p>${BARE}</p><p>According to Statistics Norway, ferries are old.</p>`,
    ],
    ['experts', '<p>According to experts, 73 % of the islanders take the ferry every week.</p>'],
    [
      'the topic itself',
      '<p>According to Island Ferry, 73 % of the islanders take the ferry every week.</p>',
    ],
  ])('does not take %s for a source, and quotes the figure', (_, html) => {
    const { result } = ferry(html);
    expect(result.share).toBeLessThan(0.35);
    expect(result.recommendation).toContain('gives a figure without saying where it comes from');
    expect(result.evidence[0]?.text).toContain('73 %');
  });

  it('names a finding without a source', () => {
    const { result } = ferry(
      '<p>Studies have found that people on the island like their ferry very much.</p>',
    );
    expect(result.recommendation).toContain('leans on a source that it does not name');
  });

  it('gives the full share from six claims of ten on, and less for every bare one more', () => {
    const sourced = '<p>According to Statistics Norway, 73 % of the islanders take the ferry.</p>';
    const shares = [0, 1, 2, 4].map(
      (bare) => ferry(sourced + `<p>${BARE}</p>`.repeat(bare)).result.share ?? -1,
    );
    expect(shares[0]).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.at(-1)).toBeLessThan(0.5);
  });

  it.each([
    ['no claim', ''],
    ['a figure outside of the topic', '<p>About 61 % of all baroque trumpets were made in Nuremberg.</p>'],
    ['a manner of speaking', '<p>Nobody is 100 % sure when the island ferry comes in.</p>'],
    ['a question', '<p>Do 73 % of the islanders really take the ferry every week?</p>'],
  ])('does not apply to a page with %s', (_, html) => {
    expect(ferry(html).result.outcome).toBe('not_applicable');
  });

  it('leaves a maker’s own figures alone', () => {
    expect(ferry(`<p>${BARE}</p>`, {}, 'https://shop.example/products/ferry').result.outcome).toBe(
      'not_applicable',
    );
  });

  it.each([
    [
      'de',
      'Die Fähre',
      'Laut Umweltbundesamt nutzen 73 % der Bewohner die Fähre jede Woche.',
      'Laut Experten nutzen 73 % der Bewohner die Fähre jede Woche.',
    ],
    [
      'fr',
      'Le ferry',
      "Selon l'Insee, 73 % des habitants prennent le ferry chaque semaine.",
      'Selon des experts, 73 % des habitants prennent le ferry chaque semaine.',
    ],
    [
      'es',
      'El ferry',
      'Según el Instituto Nacional de Estadística, el 73 % de los vecinos usa el ferry.',
      'Según los expertos, el 73 % de los vecinos usa el ferry cada semana.',
    ],
    [
      'pt',
      'A balsa',
      'Segundo o Instituto Nacional de Estatística, 73 % dos moradores usam a balsa.',
      'Segundo especialistas, 73 % dos moradores usam a balsa toda semana.',
    ],
    [
      'it',
      'Il traghetto',
      "Secondo l'Istat, il 73 % degli abitanti prende il traghetto ogni settimana.",
      'Secondo gli esperti, il 73 % degli abitanti prende il traghetto ogni settimana.',
    ],
    [
      'nl',
      'De veerboot',
      'Volgens het Centraal Bureau neemt 73 % van de bewoners de veerboot elke week.',
      'Volgens deskundigen neemt 73 % van de bewoners de veerboot elke week.',
    ],
    [
      'pl',
      'Prom',
      'Według Głównego Urzędu Statystycznego 73 % mieszkańców wybiera prom każdego tygodnia.',
      'Według ekspertów 73 % mieszkańców wybiera prom każdego tygodnia.',
    ],
    [
      'ru',
      'Паром',
      'По данным Росстата, 73 % жителей каждую неделю выбирают паром.',
      'По мнению экспертов, 73 % жителей каждую неделю выбирают паром.',
    ],
    [
      'ja',
      'フェリー',
      '国土交通省によると、島の住民の73%が毎週フェリーを利用している。',
      '専門家によると、島の住民の73%が毎週フェリーを利用している。',
    ],
    [
      'zh',
      '渡轮',
      '根据国家统计局，岛上百分之73的居民每周乘坐渡轮。',
      '根据专家，岛上73%的居民每周乘坐渡轮。',
    ],
  ])('tells a named source from experts in %s', (lang, title, named, vague) => {
    const shares = (text: string): number | null =>
      judge(evidenceHygiene, buildPage({ lang, title, h1: title, opening: [text] })).result.share;
    expect(shares(named)).toBe(1);
    expect(shares(vague)).toBeLessThan(0.35);
  });

  it('does not apply to a language without words of attribution', () => {
    expect(judge(evidenceHygiene, ordinaryPages['Arabic article']?.html ?? '').result.outcome).toBe(
      'not_applicable',
    );
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(evidenceHygiene, html).result.outcome).not.toBe('error');
  });
});
