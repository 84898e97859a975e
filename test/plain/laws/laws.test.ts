import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { describe, expect, it } from 'vitest';
import * as rewrite from '../../support/pages/rewrite-page.ts';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import { buildPage, type PageDescription } from '../../support/pages/build-page.ts';
import {
  chatterOn,
  fillerOn,
  gamedOf,
  goodPages,
  questionsOn,
  shellOf,
  stubOf,
  unrelated,
  type LawPage,
} from '../../support/pages/law-pages.ts';

/** Points between a page that answers and one that does not. */
const CLEARLY = 15;
const AS_OF = '2026-11-21';

/** Where a law does not hold today, with the scores that were seen. */
const BROKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** One page with one set of queries: the caller's, or those that the engine infers. */
interface Case {
  readonly name: string;
  readonly page: LawPage;
  score(html: string | PageDescription): AnalysisResult;
  readonly good: AnalysisResult;
}

const cases: readonly Case[] = Object.entries(goodPages).flatMap(([name, page]) =>
  [page.queries, []].map((queries): Case => {
    const score = (html: string | PageDescription): AnalysisResult => {
      const source = typeof html === 'string' ? html : buildPage(html);
      const outcome = analyze(source, { url: page.url, asOf: AS_OF, queries });
      if (outcome.status === 'failed') throw new Error(outcome.error.message);
      return outcome.result;
    };
    return {
      name: `${name}, queries ${queries.length > 0 ? 'given' : 'inferred'}`,
      page,
      score,
      good: score(page.description),
    };
  }),
);

const intent = ({ category_scores: categories }: AnalysisResult): number => categories.intent_alignment;
const structure = ({ category_scores: categories }: AnalysisResult): number => categories.structure_quality;
const round = (value: number): number => Math.round(value * 10) / 10;

/** One test for each page and set of queries; those in `BROKEN` fail as soon as the law holds for them. */
function law(name: string, check: (tried: Case) => void, tried: readonly Case[] = cases): void {
  describe(name, () => {
    for (const one of tried) {
      const test = BROKEN[name]?.[one.name] === undefined ? it : it.fails;
      test(one.name, () => {
        check(one);
      });
    }
  });
}

const given = cases.filter(({ name }) => name.endsWith('given'));

describe('laws of scoring', () => {
  law('the same input gives the same bytes, whatever was analysed between', ({ page, score, good }) => {
    for (const other of Object.values(goodPages))
      analyze(buildPage(other.description), { url: other.url, asOf: AS_OF });
    expect(JSON.stringify(score(page.description))).toBe(JSON.stringify(good));
  });

  law('white space, attribute order and comments change nothing', ({ page, score, good }) => {
    const html = buildPage(page.description);
    const other = rewrite.reformat(html);
    expect(other.length).toBeGreaterThan(html.length * 1.2);
    expect(JSON.stringify(score(other))).toBe(JSON.stringify(good));
  });

  law('the body twice scores no higher', ({ page, score, good }) => {
    expect(score(rewrite.repeatBody(page.description)).overall_score).toBeLessThanOrEqual(good.overall_score);
  });

  for (const [way, again] of Object.entries(rewrite.saidAgain)) {
    law(`the page’s own sentences said again ${way} bring 1 at most`, ({ page, score, good }) => {
      const added = rewrite.append(page.description, [
        { heading: page.description.h1 ?? '', paragraphs: again(page.description) },
      ]);
      expect(round(score(added).overall_score - good.overall_score)).toBeLessThanOrEqual(1);
    });
  }

  law('shuffling the words of each sentence lowers intent', ({ page, score, good }) => {
    expect(intent(score(rewrite.mapProse(page.description, rewrite.shuffleWords)))).toBeLessThan(
      intent(good),
    );
  });

  law('shuffling the words of each sentence lowers structure', ({ page, score, good }) => {
    expect(structure(score(rewrite.mapProse(page.description, rewrite.shuffleWords)))).toBeLessThan(
      structure(good),
    );
  });

  law('an unrelated article below lowers intent', ({ page, score, good }) => {
    expect(intent(score(rewrite.append(page.description, unrelated.sections ?? [])))).toBeLessThan(
      intent(good),
    );
  });

  law('navigation and footer move the score by 2 at most', ({ page, score, good }) => {
    expect(
      Math.abs(round(score(rewrite.addChrome(page.description)).overall_score - good.overall_score)),
    ).toBeLessThanOrEqual(2);
  });

  law('llms.txt and FAQ schema move the score by 0.5 at most', ({ page, score, good }) => {
    expect(
      Math.abs(round(score(rewrite.addMachineHints(page.description)).overall_score - good.overall_score)),
    ).toBeLessThanOrEqual(0.5);
  });

  law('without the paragraph that answers, intent falls', ({ page, score, good }) => {
    expect(intent(score(rewrite.withoutFirstParagraph(page.description)))).toBeLessThan(intent(good));
  });

  law('an unsourced number on the topic brings 1 at most', ({ page, score, good }) => {
    const { lang } = page.description;
    const topic = good.entities[0]?.name ?? '';
    const sentence =
      lang === 'de'
        ? `Bei 73 % der Gärten dauert es mit ${topic} 41 Tage.`
        : `In 73 % of all cases the ${topic} needs 41 days.`;
    expect(
      round(score(rewrite.appendToOpening(page.description, sentence)).overall_score - good.overall_score),
    ).toBeLessThanOrEqual(1);
  });

  law('a number outside of the topic brings nothing', ({ page, score, good }) => {
    const sentence =
      page.description.lang === 'de'
        ? 'Der Mond ist 384.400 Kilometer von der Erde entfernt.'
        : 'The moon is 384,400 kilometres away from the earth.';
    expect(score(rewrite.appendToOpening(page.description, sentence)).overall_score).toBeLessThanOrEqual(
      good.overall_score,
    );
  });

  law('figures that belong to nothing bring nothing', ({ page, score, good }) => {
    const sentence = 'The figure is 93.7% and 4,512 of 8,000 units.';
    for (const added of [
      rewrite.appendToOpening(page.description, sentence),
      rewrite.append(page.description, [{ heading: 'More', paragraphs: [sentence] }]),
    ])
      expect(score(added).overall_score).toBeLessThanOrEqual(good.overall_score);
  });

  law('questions that the text asks and does not answer bring nothing', ({ page, score, good }) => {
    const asked = page.queries.map((query) => `${query.charAt(0).toUpperCase()}${query.slice(1)}?`);
    expect(
      score(rewrite.append(page.description, [{ heading: asked[0] ?? '', paragraphs: asked }])).overall_score,
    ).toBeLessThanOrEqual(good.overall_score);
  });

  law('a sourced definition of the topic does not lower the score', ({ page, score, good }) => {
    const definition = DEFINITIONS[page.url];
    if (definition === undefined) throw new Error(`no definition for ${page.url}`);
    expect(score(rewrite.appendToOpening(page.description, definition)).overall_score).toBeGreaterThanOrEqual(
      good.overall_score,
    );
  });

  law('good scores above a stub, a stub above a gamed page', ({ page, score, good }) => {
    const [stub, gamed] = [score(stubOf(page)), score(gamedOf(page))];
    expect(good.overall_score).toBeGreaterThan(stub.overall_score);
    expect(stub.overall_score).toBeGreaterThan(gamed.overall_score);
    expect(good.overall_score).toBeGreaterThanOrEqual(65);
    expect(stub.overall_score).toBeLessThanOrEqual(30);
  });

  law('chatter and filler score below it on the same questions', ({ page, score, good }) => {
    for (const html of [chatterOn(page), fillerOn(page), questionsOn(page)])
      expect(score(html).overall_score).toBeLessThan(good.overall_score - CLEARLY);
  });

  law('a page that scripts would fill scores 10 at most', ({ page, score }) => {
    const shell = score(shellOf(page));
    expect(shell.overall_score).toBeLessThanOrEqual(10);
    expect(shell.access.reasons.map(({ code }) => code)).toContain('script_shell');
  });

  law(
    'given queries are scored as they were given',
    ({ page, good }) => {
      expect(good.queries.map(({ query, source }) => [query, source])).toEqual(
        page.queries.map((query) => [query, 'given']),
      );
    },
    given,
  );
});

const DEFINITIONS: Readonly<Record<string, string>> = {
  'https://house.example/guides/heat-pump-defrost':
    'A heat pump is a machine that takes heat from cold air and gives it to the water of a heating, as the International Energy Agency defines it in its report of 2022.',
  'https://docs.queue.example/docs/retry-policy':
    'A job is a piece of work that a queue keeps until a worker has done it, as the reference manual of the queue defines it.',
  'https://shop.example/products/copper-kettle-c2':
    'A copper kettle is a vessel of copper in which water is boiled, according to the Oxford English Dictionary of 2023.',
  'https://garten.example/ratgeber/kompost-anlegen':
    'Kompost ist nach der Definition des Umweltbundesamtes von 2023 Erde, die durch die Verrottung pflanzlicher Abfälle entstanden ist.',
};
