import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { primaryEntityProminence } from './primary-entity-prominence.ts';

const ABOUT = 'The windlass lifts the anchor. Oil the windlass twice a year, because a dry windlass rusts.';
const complete: PageDescription = {
  title: 'Windlass care',
  description: 'Oil the windlass twice a year and rinse it after each trip.',
  h1: 'How to look after a windlass',
  opening: [ABOUT],
  sections: [{ heading: 'Oil the windlass', paragraphs: [islandProse(60, 20)] }],
};
const url = 'https://almanac.example/windlass';

describe('primary-entity-prominence', () => {
  it('gives the full share when title, H1, opening, a heading and description name the subject', () => {
    const { result, signals } = judge(primaryEntityProminence, buildPage(complete), { url });
    expect(signals.primaryEntity?.name.toLowerCase()).toBe('windlass');
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each([
    ['the title', { title: 'Boat care' }],
    ['the H1', { h1: 'How to look after your boat' }],
    [
      'the meta description',
      { description: 'Oil it twice a year and rinse it after each trip to the island.' },
    ],
    ['a section heading', { sections: [{ heading: 'Oil', paragraphs: [islandProse(60)] }] }],
    ['the first 100 words', { opening: [islandProse(100), ABOUT] }],
  ])('earns less when %s does not name it', (_, change) => {
    const { result } = judge(primaryEntityProminence, buildPage({ ...complete, ...change }), { url });
    expect(result.share).toBeLessThan(1);
  });

  it('gives nothing when none of these places names it', () => {
    const html = buildPage({
      title: 'Notes',
      description: 'Some remarks.',
      h1: 'Notes',
      opening: [
        'So it goes, and then it goes on as before, and nobody knows why or for how long. '.repeat(7),
        ABOUT,
      ],
      sections: [{ heading: 'More', paragraphs: [ABOUT] }],
    });
    const { result } = judge(primaryEntityProminence, html, { url });
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('counts the hundredth word to the opening and the next one not', () => {
    const share = (before: number): number =>
      judge(
        primaryEntityProminence,
        buildPage({ ...complete, opening: [`${islandProse(before)} The windlass is on deck. ${ABOUT}`] }),
        { url },
      ).result.share ?? 0;
    expect(share(98)).toBe(1);
    expect(share(99)).toBe(0.75);
  });

  it('judges a page without section headings on the other places', () => {
    expect(
      judge(primaryEntityProminence, buildPage({ ...complete, sections: [] }), { url }).result,
    ).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it('finds the subject in another inflection', () => {
    const html = buildPage({ ...complete, title: 'Windlasses and their care', h1: 'Windlasses' });
    expect(judge(primaryEntityProminence, html, { url }).result.share).toBe(1);
  });

  it('knows the subject by its long form when the text also has the acronym', () => {
    const html = buildPage({
      title: 'What is renewable natural gas?',
      description: 'Renewable natural gas is made of manure and waste. What it costs and where it is sold.',
      h1: 'What is renewable natural gas?',
      opening: [
        'Renewable natural gas (RNG) is methane that is made of manure, sewage or waste instead of being drilled for.',
        'Farms sell RNG to towns, and RNG burns as any methane does. In winter RNG is dear, and below zero the RNG plants stand still.',
      ],
      sections: [
        {
          heading: 'What does renewable natural gas cost?',
          paragraphs: [
            'A farm sells RNG for two euros. Buyers of RNG sign for ten years. RNG prices follow the price of waste.',
          ],
        },
      ],
    });
    const { result } = judge(primaryEntityProminence, html, {
      url: 'https://almanac.example/renewable-natural-gas',
    });
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it('does not apply to a page without entities', () => {
    expect(judge(primaryEntityProminence, buildPage({ title: 'Hm', opening: ['Yes.'] })).result.outcome).toBe(
      'not_applicable',
    );
  });

  it('quotes the first mention as it stands', () => {
    const { result, text } = judge(
      primaryEntityProminence,
      buildPage({
        ...complete,
        opening: [
          'Two windlasses stand on deck. The windlass lifts the anchor. A windlass rusts. Oil the windlass.',
        ],
      }),
      { url },
    );
    const quoted = result.evidence.find((evidence) => evidence.start !== null);
    expect(quoted?.text).toBe('windlasses');
    expect(quoted?.start).toBe(text.indexOf('windlasses'));
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(
      judge(primaryEntityProminence, html, { url: 'https://almanac.example/%E0%A4%A' }).result.outcome,
    ).not.toBe('error');
  });
});
