import { describe, expect, it } from 'vitest';
import { growth, growthWhereCostly, TIMES_MAX } from '../support/cpu-growth.ts';
import {
  crowdOfChars,
  namesPage,
  namesPlaces,
  patterns,
  places,
  runPage,
  worstCrowds,
  worstRuns,
  type HostileInput,
} from '../support/hostile-pages.ts';
import { analyze } from '../../src/core/improve/analyze-page.ts';
import { makeInjection } from '../../src/core/improve/make-injection.ts';
import { contentBlockTypes } from '../../src/core/schema/vocabulary.ts';

const AS_OF = '2026-11-21';
/** Quadratic work beside the fixed costs of a page takes eight or nine times as long. */
const RUN_TIMES_MAX = 7;
const SAMPLED = 60;
const SAMPLED_CHARS = 24_000;

const works: Readonly<Record<string, (input: HostileInput) => void>> = {
  analysis: ({ html, url, queries }) => {
    analyze(html, { url, asOf: AS_OF, queries });
  },
  injection: ({ html, url, queries, facts, brandVoice }) => {
    makeInjection(html, {
      mode: 'manual',
      url,
      asOf: AS_OF,
      queries: queries.map((query) => ({ query, source: 'given' })),
      contentTypes: contentBlockTypes,
      facts,
      brandVoice,
      robotsTags: [],
      proposed: null,
      edit: null,
      wantsDiff: true,
    });
  },
};

/** The same places and patterns in every run. */
function sample(): [place: string, pattern: string][] {
  let state = 20_261_122;
  const pick = (names: readonly string[]): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return names[(state >>> 8) % names.length] ?? '';
  };
  return Array.from({ length: SAMPLED }, () => [pick(Object.keys(places)), pick(Object.keys(patterns))]);
}

let runs = 0;

/** Works on another text each time, because tags of sentences are kept. */
function anew(work: (input: HostileInput) => void, place: string, pattern: string): (chars: number) => void {
  return (chars) => {
    work(runPage(place, pattern, chars, { ending: `x${String(runs++)}` }));
  };
}

describe.each(Object.entries(works))('never lets a page cost more than its size: %s', (_, work) => {
  it.each(worstRuns)('%s: %s', (place, pattern, chars) => {
    expect(
      growthWhereCostly(anew(work, place, pattern), (count) => count, chars / 4, RUN_TIMES_MAX),
    ).toBeLessThan(RUN_TIMES_MAX);
  });

  it.each(worstCrowds)('thousands of %s', (crowd) => {
    const make = (chars: number): HostileInput => crowdOfChars(crowd, chars);
    expect(growthWhereCostly(work, make, 5_000)).toBeLessThan(TIMES_MAX);
  });
});

describe('never lets names that differ cost more than their size', () => {
  // 20,000 and 80,000 words: more than the 50,000 whose stems are kept. New names each time, for the same reason.
  const CHARS = 400_000;

  it.each(
    namesPlaces.flatMap((place) => Object.entries(works).map(([name, work]) => [place, name, work] as const)),
  )('in %s: %s', (place, _, work) => {
    const run = (chars: number): void => {
      work(namesPage(place, chars, (runs += CHARS)));
    };
    expect(growth(run, (chars) => chars, CHARS / 4)).toBeLessThan(TIMES_MAX);
  });
});

describe('never lets a run of one pattern cost more than its size: sampled', () => {
  it.each(sample())('%s: %s', (place, pattern) => {
    for (const work of Object.values(works)) {
      const run = anew(work, place, pattern);
      expect(growthWhereCostly(run, (chars) => chars, SAMPLED_CHARS / 4, RUN_TIMES_MAX)).toBeLessThan(
        RUN_TIMES_MAX,
      );
    }
  });
});
