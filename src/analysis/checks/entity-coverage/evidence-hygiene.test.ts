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
const ARTICLE_URL = 'https://almanac.example/blog/ferry';
const BARE = 'About 73 % of the islanders take the ferry every week.';
/** Claims that each say something new, with the words before each. */
const claims = (count: number, source: string): string =>
  [
    '73 % of the islanders take the ferry every week.',
    '41 % of the island ferry crossings leave before noon.',
    '12 % of the island ferry tickets go to children.',
    '8 % of the island ferry engines burn hydrogen.',
  ]
    .slice(0, count)
    .map((claim) => `<p>${source} ${claim}</p>`)
    .join('');
const SOURCED = 'According to Statistics Norway,';

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
    const { result } = ferry(html);
    expect(result).toMatchObject({ share: 0.5 });
    expect(result.explanation).toMatch(/^1 of 1 quantified/);
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
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.evidence[0]?.text).toContain('73 %');
  });

  it('asks for the source that a sentence refers to without naming it, before that of a figure', () => {
    const found = 'Studies have found that people on the island like their ferry very much.';
    const { advice } = ferry(`<p>${BARE}</p><p>${found}</p>`);
    expect(advice).toMatchObject({ kind: 'name-source', where: { text: found } });
  });

  it('asks for no source of a figure, which may be the writer’s own', () => {
    const { result, advice } = ferry(`<p>${BARE}</p>`, {}, ARTICLE_URL);
    expect(result).toMatchObject({ outcome: 'fail' });
    expect(advice).toBeNull();
  });

  it.each([
    ['an offer', 'The island ferry takes 20 % off every ticket that is bought on board in winter.'],
    ['an instalment', 'The island ferry pass is paid in parts from $19 a month at 15 % APR.'],
    ['a sum', 'The island ferry earns £4,000 a day in summer, which is 12 % more than last year.'],
  ])('asks for no source of %s', (_, sentence) => {
    expect(ferry(`<p>${sentence}</p>`, {}, ARTICLE_URL).advice).toBeNull();
  });

  it('gives more for each claim with a source, less for each than for the one before, and all from three on', () => {
    const shares = [0, 1, 2, 3, 4].map((count) => ferry(claims(count, SOURCED)).result.share ?? -1);
    const [none = -1, one = -1, two = -1, three = -1, four = -1] = shares;
    expect(none).toBe(0);
    expect(one - none).toBeGreaterThan(two - one);
    expect(two - one).toBeGreaterThan(three - two);
    expect(three).toBeGreaterThan(two);
    expect([three, four]).toEqual([1, 1]);
  });

  it('neither gives nor takes anything for claims without a source, and names them while sources are few', () => {
    const [few, many] = [claims(1, SOURCED), claims(3, SOURCED)];
    const bare = `<p>${BARE}</p><p>About 55 % of the island ferry crews are women.</p>`;
    expect(ferry(bare).result.share).toBe(0);
    expect(ferry(few + bare).result.share).toBe(ferry(few).result.share);
    expect(ferry(few + bare).result.evidence[0]?.text).toContain('55 %');
    expect(ferry(many + bare).result.share).toBe(1);
  });

  it('counts a claim that is made twice once', () => {
    expect(ferry(claims(1, SOURCED).repeat(3)).result.share).toBe(ferry(claims(1, SOURCED)).result.share);
  });

  it.each([
    ['a page without a claim', ''],
    ['a figure outside of the topic', '<p>About 61 % of all baroque trumpets were made in Nuremberg.</p>'],
    ['a manner of speaking', '<p>Nobody is 100 % sure when the island ferry comes in.</p>'],
    ['a question', '<p>Do 73 % of the islanders really take the ferry every week?</p>'],
  ])('gives nothing and advises nothing for %s', (_, html) => {
    const { result, advice } = ferry(html, {}, ARTICLE_URL);
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.explanation).toMatch(/^The text reports nothing/);
    expect(advice).toBeNull();
  });

  it('leaves a maker’s own figures alone', () => {
    const shop = 'https://shop.example/products/ferry';
    for (const html of [`<p>${BARE}</p>`, claims(3, SOURCED)])
      expect(ferry(html, {}, shop).result.outcome).toBe('not_applicable');
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
    expect(shares(named)).toBe(0.5);
    expect(shares(vague)).toBe(0);
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
