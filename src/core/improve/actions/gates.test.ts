/** Advice that careful readers called wrong, each with a page of its kind. */
import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { AS_OF } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import type { AnalyzeOptions } from '../../page-signals/analyze-options.ts';
import type { Action } from '../../schema/action.ts';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import { analyze } from '../analyze-page.ts';

const resultOf = (
  page: PageDescription,
  url: string,
  options: Partial<AnalyzeOptions> = {},
): AnalysisResult => {
  const outcome = analyze(buildPage(page), { url, asOf: AS_OF, ...options });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
};
/** Everything that an editor reads of the actions. */
const told = (actions: readonly Action[]): string =>
  actions.map(({ text, why, example }) => `${text} ${why} ${example ?? ''}`).join('\n');

const post = (author: string, text: string): string =>
  `<div class="post" itemscope itemtype="https://schema.org/Comment"><h3>${author} wrote</h3><p>${text}</p></div>`;
const hike = [
  'Which trails near San Diego stay cool in August? We are a group of four and start before seven in the morning.',
  'The canyon at Los Penasquitos has shade until nine. I love this trail, it is stunning and breathtaking, and the creek runs all year. My dog swims there every single Sunday, so you will meet us.',
  'However the lot fills early. We have walked Cowles Mountain for many years and it is hot by eight, so take water and a hat. Studies have shown that most people carry too little.',
  'Torrey Pines has wind from the sea. It costs 15 dollars to park, and rangers close the gate at sunset. Experts say the north trail is better in the fog, but nobody told me which experts.',
  'Iron Mountain is exposed, with no tree on the way up, and the last mile is steep. Go at night with a lamp when the moon is full. We saw two owls, one fox and a very tired runner.',
];
const thread: PageDescription = {
  title:
    'Cool hikes in August - Trail forum of the county with everything about boots, packs, maps, water and dogs',
  h1: 'Cool hikes in August',
  html: [...hike, ...hike.map((_, index) => islandProse(60, index * 6))]
    .map((text, index) => post(`walker${String(index)}`, text))
    .join('\n'),
};
const threadResult = resultOf(thread, 'https://forum.example/threads/cool-hikes-in-august');

describe('on a forum, actions', () => {
  it('change no word of a post', () => {
    expect(threadResult.page?.type).toBe('forum');
    const posts = [...hike, 'walker'];
    for (const { where, text } of threadResult.actions) {
      expect(posts.some((words) => where !== null && words.includes(where.text))).toBe(false);
      expect(text).not.toMatch(/^(?:Replace|Rewrite|Divide|Turn|Mark|Extend|Shorten|Name the subject)/);
    }
  });

  it('ask nobody to define what readers know or what is not the subject', () => {
    expect(told(threadResult.actions)).not.toMatch(/San Diego|defin/i);
  });

  it('have no words of a visitor for an example', () => {
    expect(threadResult.actions.every(({ example }) => example === null)).toBe(true);
  });
});

describe('on an article, actions', () => {
  const url = 'https://almanac.example/guides/slate-roof';
  const sections = slateRoof.sections ?? [];

  it('ask nobody to define acronyms or names that the text mentions', () => {
    const opening = [
      ...(slateRoof.opening ?? []),
      'The BBC and NASA filmed a slate roof in San Diego, and the EU pays for some. NASA and the BBC came twice.',
    ];
    const { actions } = resultOf({ ...slateRoof, opening }, url);
    expect(told(actions)).not.toMatch(/BBC|NASA|\bEU\b|San Diego|acronym|spell out/);
  });

  it('name no finding that is no fault', () => {
    const { actions, checks } = resultOf({ ...slateRoof, lang: null, canonical: '' }, url);
    const passed = checks.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id);
    expect(passed.length).toBeGreaterThan(3);
    for (const { check, text, why } of actions) {
      expect(passed).not.toContain(check);
      for (const [, part, all] of `${text} ${why}`.matchAll(/(\d+) of (\d+)/g)) expect(part).not.toBe(all);
    }
  });

  it('ask for no headings in a text that has them', () => {
    const { actions, checks } = resultOf({ ...slateRoof, sections: sections.slice(0, 2) }, url);
    expect(checks.find(({ id }) => id === 'labelled-passages')?.outcome).not.toBe('pass');
    expect(told(actions)).not.toMatch(/Put a heading|under no heading/);
  });

  it.each([
    ['an award', 'The slate roof that won the Golden Nail of 2019'],
    ['an event', 'What the storm of 2013 did to the slate roofs of Wales'],
  ])('do not take the year of %s for one that has passed', (_, title) => {
    const { actions } = resultOf({ ...slateRoof, title, h1: title }, url);
    expect(actions.map(({ check }) => check)).not.toContain('page-date');
  });

  it('do not ask for a new date where the date is fresh', () => {
    const { checks } = resultOf({ ...slateRoof, html: '<p>Updated on 30 September 2026</p>' }, url);
    expect(checks.find(({ id }) => id === 'page-date')?.recommendation).toBeNull();
  });
});

describe('examples', () => {
  const shop = 'https://shop.example/products/quayside-apron';
  const apron = (...opening: readonly string[]): PageDescription => ({
    title: 'Quayside Apron',
    h1: 'Quayside Apron',
    opening,
    sections: [{ heading: 'Details', paragraphs: [islandProse(120)] }],
  });
  const exampleOf = (...opening: readonly string[]): string | null =>
    resultOf(apron(...opening), shop, { queries: ['what is the Quayside Apron'] }).actions.find(
      ({ check }) => check === 'description',
    )?.example ?? null;
  const DEFINITION =
    'The Quayside Apron is a garment of washed flax that covers the front of the body and keeps flour and oil off the shirt below it.';

  it('give the sentence that answers the main question for a missing description', () => {
    expect(exampleOf(DEFINITION)).toBe(DEFINITION);
  });

  it.each([
    [
      'a notice of stock',
      'Quayside Apron in stock, only three left, ships tomorrow from our store in Bergen if you order today',
    ],
    [
      'an offer of instalments',
      'Quayside Apron for four interest-free payments of $14.25 with a card that you can get at the till today',
    ],
    [
      'chatter',
      'I love how this Quayside Apron feels and my husband says that I should have bought two of them last year already.',
    ],
    [
      'a fragment',
      'Quayside Apron with pockets, washed flax, straps that cross behind the back, for bakers and for potters',
    ],
  ])('are never %s', (_, words) => {
    const example = exampleOf(words);
    expect(example ?? '').not.toContain(words.slice(0, 40));
  });

  it('are whole sentences or whole titles of the page', () => {
    const long =
      'Quayside Apron with two pockets | Quayside Shop for kitchens, bakers, potters and everybody who cooks a lot';
    const { actions } = resultOf({ ...apron(DEFINITION), title: long }, shop);
    for (const { example } of actions) {
      if (example === null) continue;
      expect([DEFINITION, 'Quayside Apron with two pockets']).toContain(example);
    }
  });
});

describe('on a page that quotes and sells, actions', () => {
  const url = 'https://quayside.example/services/hull-repair';

  it('leave the words of customers as they are', () => {
    const review = 'Our whole family is amazed by their outstanding, award-winning and breathtaking work.';
    const { actions } = resultOf(
      {
        title: 'Hull repair',
        h1: 'Hull repair',
        opening: [islandProse(150)],
        sections: [{ heading: 'Customer reviews', paragraphs: [review, review.replace('family', 'crew')] }],
      },
      url,
    );
    expect(told(actions)).not.toContain('breathtaking');
  });

  it('say nothing twice', () => {
    const praise = 'We are passionate about hulls and take pride in each.';
    const { actions } = resultOf(
      {
        title: 'Hull repair',
        h1: 'Hull repair',
        opening: [`${praise} `.repeat(3), islandProse(200), praise],
      },
      url,
      { queries: ['hull repair price', 'Hull repair price', 'what does a hull repair cost'] },
    );
    expect(new Set(actions.map(({ text }) => text.toLowerCase())).size).toBe(actions.length);
  });
});
