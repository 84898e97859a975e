import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { supportingEntities } from './supporting-entities.ts';

const FILLER = 'It is so, and it has been so for as long as anybody here can say, and it will be so.';
const MORE = 'What more there is to it nobody will ever tell, so that this is where one may as well stop.';
const TOWNS =
  'Aberfan Bethesda Conwy Dolgellau Ennerdale Ffestiniog Grasmere Harlech Ilkley Jedburgh Kendal Llanberis Machynlleth Nantlle Ormskirk Penrhyn Quedlinburg Ruthin Settle Tywyn Ulverston Vielsalm Windermere Xanten Ystrad Zermatt Angers Bangor Corwen Delabole Elterwater Fowey Girona Honister Ireleth Kirkby Lugo Mayen Namur Ourense Padarn Queensbury Redruth Skiddaw Truro'.split(
    ' ',
  );
/** Statements on a slate roof that name the first `count` towns, two times each. */
const roofIn = (count: number): string =>
  buildPage({
    title: 'Slate roof',
    h1: 'Slate roof',
    opening: [
      FILLER,
      MORE,
      ...TOWNS.slice(0, count).map(
        (town) => `The slate roof came to ${town} by rail. A slate roof in ${town} is old.`,
      ),
    ],
  });
const judgeRoof = (count: number): Judgement => judge(supportingEntities, roofIn(count));

describe('supporting-entities', () => {
  it('gives a part to an article that names what its subject belongs with, and quotes first mentions', () => {
    const { result } = judge(supportingEntities, buildPage(slateRoof));
    expect(result.outcome).toBe('partial');
    expect(result.share).toBeGreaterThan(judgeRoof(2).result.share ?? 1);
    expect(result.evidence).toHaveLength(5);
  });

  it('gives nothing to a text that names nothing', () => {
    const { result } = judgeRoof(0);
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      evidence: [],
      explanation: 'The statements on the topic name 0 other things.',
    });
  });

  it('gives more for more entities, less for each than for the one before, all from forty on', () => {
    const results = [0, 2, 4, 8, 16, 45].map((count) => judgeRoof(count).result);
    const shares = results.map(({ share }) => share ?? -1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares).size).toBe(shares.length);
    expect(shares.at(-1)).toBe(1);
    expect((shares[2] ?? 0) - (shares[1] ?? 0)).toBeLessThan(shares[1] ?? 0);
  });

  it('gives little for one name, and for each of the first ten about as much', () => {
    const [none = 0, one = 0, nine = 0, ten = 0] = [0, 1, 9, 10].map(
      (count) => judgeRoof(count).result.share ?? -1,
    );
    expect(one).toBeGreaterThan(none);
    expect(one).toBeLessThan(0.1);
    expect(ten - nine).toBeGreaterThan((one - none) / 2);
  });

  it('counts a name from its first mention on, and another thing where new statements come back to it', () => {
    const countIn = (...texts: readonly string[]): string =>
      judge(
        supportingEntities,
        buildPage({ title: 'Slate roof', h1: 'Slate roof', opening: [FILLER, MORE, ...texts] }),
      ).result.explanation;
    const none = 'The statements on the topic name 0 other things.';
    const one = 'The statements on the topic name 1 other things.';
    expect(countIn('A slate roof came to Llanberis.')).toBe(one);
    const battens = [
      'A slate roof rests on oak battens.',
      'A slate roof bends its oak battens slowly.',
      'A slate roof outlives most oak battens.',
    ];
    expect(countIn(...battens.slice(0, 1))).toBe(none);
    expect(countIn(...battens)).toBe(one);
    // Said again, or said of something else, it adds nothing.
    expect(countIn(...Array.from({ length: 3 }, () => battens[0] ?? ''))).toBe(none);
    expect(countIn(...battens.map((text) => text.replace('slate roof', 'night train')))).toBe(none);
  });

  it('names what pages on the same topic name and it does not, and nothing of its own accord', () => {
    expect(judgeRoof(2).advice).toBeNull();
    const competitors = ['https://b.example/', 'https://c.example/'].map((url) => ({
      url,
      language: 'en',
      entities: [
        { key: 'conwi', name: 'Conwy', type: 'place' as const, salience: 0.9 },
        { key: 'aberfan', name: 'Aberfan', type: 'place' as const, salience: 0.9 },
      ],
    }));
    const { result, advice } = judge(supportingEntities, roofIn(2), { competitors });
    expect(result.outcome).toBe('partial');
    expect(advice).toMatchObject({ kind: 'add-expected', where: null });
    expect(advice?.text).toContain('“Conwy”');
    expect(advice?.text).not.toContain('Aberfan');
  });

  it('counts what stands in statements on the topic, and not what stands beside them', () => {
    const page = (sentence: (town: string) => string): string =>
      buildPage({
        title: 'Slate roof',
        h1: 'Slate roof',
        opening: [
          FILLER,
          `${FILLER} A slate roof is what it is.`,
          ...TOWNS.slice(0, 8).map((town) => `${sentence(town)} ${sentence(town)}`),
        ],
      });
    const share = (sentence: (town: string) => string): number =>
      judge(supportingEntities, page(sentence)).result.share ?? -1;
    expect(share((town) => `The slate roof came to ${town} by rail.`)).toBeGreaterThan(0);
    expect(share((town) => `The night train came to ${town} by rail.`)).toBe(0);
    expect(share((town) => `Did the slate roof come to ${town} by rail?`)).toBe(0);
  });

  it('needs 30 words to judge', () => {
    const judgeWords = (count: number): string =>
      judge(supportingEntities, buildPage({ opening: [islandProse(count)] })).result.outcome;
    expect(judgeWords(29)).toBe('not_applicable');
    expect(judgeWords(30)).not.toBe('not_applicable');
  });

  it('does not count the subject itself', () => {
    const html = buildPage({
      title: 'Windlass',
      h1: 'Windlass',
      sections: [
        {
          heading: 'Windlass',
          paragraphs: [
            'The windlass is on deck. The windlass is not below. It was the windlass, and it is the windlass, and so it will be the windlass, as ever before.',
          ],
        },
      ],
    });
    const { result, signals } = judge(supportingEntities, html);
    expect(signals.primaryEntity?.name.toLowerCase()).toBe('windlass');
    expect(signals.entities.all.map(({ key }) => key)).toContain(signals.primaryEntity?.key);
    expect(signals.statements.length).toBeGreaterThan(0);
    expect(result.explanation).toBe('The statements on the topic name 0 other things.');
    expect(result.evidence).toEqual([]);
  });

  it.each([
    [
      'de',
      'Schieferdach',
      [
        'Ein Schieferdach hängt an Dachlatten aus dem Harz.',
        'Auf dem Schieferdach liegen Dachlatten auch im Winter fest.',
        'Jedes Schieferdach verliert Dachlatten nach hundert Jahren im Sturm.',
        'Es ist so, und es war so, und so wird es auch in allen anderen Jahren sein.',
      ],
    ],
    [
      'es',
      'Tejado de pizarra',
      [
        'Un tejado de pizarra cuelga de clavos de cobre.',
        'El tejado de pizarra pierde clavos de cobre con la nieve.',
        'Cada tejado de pizarra gasta miles de clavos de cobre en un siglo.',
      ],
    ],
    [
      'ja',
      'スレート屋根',
      [
        'スレート屋根は一枚ごとに銅釘で留めます。',
        'スレート屋根の銅釘は雨の日にも錆びません。',
        '古いスレート屋根では銅釘が先に緩みます。',
      ],
    ],
  ])('finds what statements come back to in %s', (lang, title, opening) => {
    const { result } = judge(supportingEntities, buildPage({ lang, title, h1: title, opening }));
    expect(result.share).toBeGreaterThan(0);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(supportingEntities, html).result.outcome).not.toBe('error');
  });
});
