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
const LINKED = 'The <a href="https://stats.example/ferry">count of travellers</a> says:';

describe('evidence-hygiene', () => {
  it.each([
    ['a link to another host', `<p>${BARE} <a href="https://stats.example/ferry">Statistics</a></p>`],
    ['a cited quotation', `<blockquote cite="https://stats.example/ferry">${BARE}</blockquote>`],
    ['a DOI', `<p>${BARE} doi:10.1038/s41586-020-2649-2</p>`],
    ['an ISBN', `<p>${BARE} ISBN 978-3-16-148410-0</p>`],
    ['a standard', `<p>${BARE} It was counted by ISO 20121:2012.</p>`],
    ['a law', `<p>${BARE} § 12 PBefG asks for the figure.</p>`],
    ['a regulation', `<p>${BARE} The figure is due under Regulation (EU) 2016/679.</p>`],
    [
      'the title of a document with its year and publisher',
      `<p>${BARE} Statistics Norway, “Travel by sea in the north” (2024).</p>`,
    ],
    [
      'an emphasised title of a document',
      `<p>${BARE} Statistics Norway (2024): <cite>Travel by sea in the north</cite>.</p>`,
    ],
    [
      'a footnote that leads to a link',
      `<p>${BARE}<sup><a href="#fn3">3</a></sup></p><ol><li id="fn3"><a href="https://stats.example/ferry">Travel</a></li></ol>`,
    ],
    [
      'a number of the bibliography',
      `<p>${BARE} [12]</p><p>[12] Lee, A.: Island travel. https://doi.org/10.1038/s41586-020-2649-2</p>`,
    ],
    [
      'an author of the bibliography',
      '<p>About 73 % of the islanders take the ferry every week (Lee et al., 2021).</p><p>Lee, A., Moe, B. (2021). <em>Travel by sea in the north</em>, 2021, Norwegian University Press.</p>',
    ],
  ])('takes %s for the source of a figure', (_, html) => {
    const { result } = ferry(html);
    expect(result).toMatchObject({ share: 0.5 });
    expect(result.explanation).toMatch(/^1 of 1 quantified[^;]*$/);
  });

  it.each([
    [
      'a name alone',
      '<p>According to Statistics Norway, 73 % of the islanders take the ferry every week.</p>',
    ],
    [
      'a study by an institute, with its year',
      '<p>According to a 2024 study by the Hartwell Institute, 73 % of the islanders take the ferry every week.</p>',
    ],
    [
      'an expert’s words',
      '<p>“What matters about the island ferry is that people use it every day,” says Dr. Leopold Hartwell in 2024.</p>',
    ],
    ['a mark without an entry', `<p>${BARE} [12]</p>`],
    ['a note without a target', `<p>${BARE}<sup><a href="#fn3">3</a></sup></p>`],
    [
      'a note that leads to a name',
      `<p>${BARE}<sup><a href="#fn3">3</a></sup></p><ol><li id="fn3">Dr. Leopold Hartwell</li></ol>`,
    ],
    [
      'an author and a year without an entry',
      '<p>About 73 % of the islanders take the ferry every week (Lee et al., 2021).</p>',
    ],
    ['an ISBN with a wrong check digit', `<p>${BARE} According to Moe Press, ISBN 978-3-16-148410-7.</p>`],
    ['<cite> around a name', `<p>${BARE} <cite>Leopold Hartwell</cite></p>`],
  ])('gives at most a third for %s, which nobody can look up', (_, html) => {
    const { result } = ferry(html);
    expect(result.share).toBeGreaterThan(0);
    expect(result.share).toBeLessThanOrEqual(0.5 / 3);
    expect(result.explanation).toMatch(/; 0 with a link or an identifier/);
  });

  it('leaves at most a third to any number of sources that nobody can look up', () => {
    const named = ferry(claims(4, SOURCED)).result.share ?? 1;
    expect(named).toBeLessThanOrEqual(1 / 3);
    expect(ferry(claims(4, LINKED)).result.share).toBe(1);
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
    const shares = [0, 1, 2, 3, 4].map((count) => ferry(claims(count, LINKED)).result.share ?? -1);
    const [none = -1, one = -1, two = -1, three = -1, four = -1] = shares;
    expect(none).toBe(0);
    expect(one - none).toBeGreaterThan(two - one);
    expect(two - one).toBeGreaterThan(three - two);
    expect(three).toBeGreaterThan(two);
    expect([three, four]).toEqual([1, 1]);
  });

  it('neither gives nor takes anything for claims without a source, and names them while sources are few', () => {
    const [few, many] = [claims(1, LINKED), claims(3, LINKED)];
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
      judge(evidenceHygiene, buildPage({ lang, title, h1: title, opening: [text] }), {
        url: 'https://almanac.example/blog/ferry',
      }).result.share;
    expect(shares(named)).toBeGreaterThan(0);
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
