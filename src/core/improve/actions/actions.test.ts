import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { adviseTo } from '../../advice/advice.ts';
import { canonicalAddress } from '../../checks/structure-quality/canonical-address.ts';
import { quote } from '../../evidence/evidence.ts';
import { description } from '../../checks/structure-quality/description.ts';
import { title } from '../../checks/structure-quality/title.ts';
import type { AnalyzeOptions } from '../../page-signals/analyze-options.ts';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import { analyze } from '../analyze-page.ts';

const resultOf = (html: string, options: Partial<AnalyzeOptions> = {}): AnalysisResult => {
  const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF, ...options });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
};

const PRAISE =
  'We are passionate about hulls. Our award-winning crew brings your boat to the next level. You can trust our dedicated team with every plank. Our unparalleled service gives you peace of mind. We take pride in every seam that you see.';
const LONG_TITLE =
  'Boatyard Quayside for wooden hulls, masts, sails, planks, nails, tar, ropes and everything else that floats here';
/** A page on which nearly every check finds something. */
const poor: PageDescription = {
  lang: null,
  title: LONG_TITLE,
  opening: [PRAISE, islandProse(400), 'Studies have shown that the boatyard repairs hulls quickly.'],
  container: 'div',
};
const service = 'https://quayside.example/services/hull-repair';
const FOREIGN = [
  'which mooring fees apply to yachts',
  'what does a sail loft in Bergen cost',
  'who invented the paddle steamer',
  'when does the winter regatta start',
];
const checksOf = ({ actions }: AnalysisResult): string[] => actions.map(({ check }) => check);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the actions of a page', () => {
  it('are five at most, and at least one on a poor page', () => {
    const { actions } = resultOf(buildPage(poor), { url: service, queries: FOREIGN });
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.length).toBeLessThanOrEqual(5);
  });

  it('have their texts as recommendations, in their order', () => {
    const { actions, recommendations } = resultOf(buildPage(poor), { url: service });
    expect(recommendations).toEqual(actions.map(({ text }) => text));
  });

  it('begin with what limits the score', () => {
    const head = '<meta name="robots" content="noindex">';
    const { actions } = resultOf(buildPage({ ...poor, head }), { url: service, queries: FOREIGN });
    expect(actions[0]).toMatchObject({ check: 'noindex', weakness: null, brief: null });
    expect(actions).toHaveLength(5);
  });

  it('are the limits alone where the page cannot be read', () => {
    const shell =
      '<html><head><title>Ferry</title></head><body><div id="root"></div><p>Loading the ferry timetable.</p><script src="/app.js"></script></body></html>';
    const { access, actions, briefs, checks } = resultOf(shell, { queries: FOREIGN });
    const codes = access.reasons.map(({ code }) => code);
    expect(codes.some((code) => code === 'thin' || code === 'script_shell')).toBe(true);
    expect(actions.every(({ check }) => codes.some((code) => code === check))).toBe(true);
    expect(actions).not.toEqual([]);
    expect(briefs).toEqual([]);
    expect(checks.every(({ recommendation }) => recommendation === null)).toBe(true);
  });

  it('have no two of the same text, and none at the place of another', () => {
    const { actions } = resultOf(buildPage(poor), { url: service, queries: FOREIGN });
    const places = actions.flatMap(({ where }) =>
      where === null ? [] : [`${String(where.start)} ${where.text}`],
    );
    expect(new Set(actions.map(({ text }) => text)).size).toBe(actions.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each([
    ['a place', adviseTo('extend-title', { title: 'Hull', min: 15, max: 60 }, { where: quote(PRAISE, 0) })],
    ['a text', adviseTo('add-description', { min: 70, max: 160 }, { where: null })],
  ])('are one where two checks say the same or change the same words: %s', (_, other) => {
    const first = adviseTo('add-description', { min: 70, max: 160 }, { where: quote(PRAISE, 0) });
    vi.spyOn(title, 'advise').mockReturnValue(other);
    vi.spyOn(description, 'advise').mockReturnValue(first);
    const { actions, checks } = resultOf(buildPage({ ...poor, h1: 'Hull repair' }), { url: service });
    const told = checks.filter(({ recommendation }) => recommendation !== null).map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining(['title', 'description']));
    const done = actions.filter(({ check }) => check === 'title' || check === 'description');
    expect(done).toHaveLength(1);
  });

  it('are the same bytes for the same page', () => {
    const options = { url: service, queries: FOREIGN };
    const [one, two] = [0, 1].map(() => JSON.stringify(resultOf(buildPage(poor), options)));
    expect(one).toBe(two);
  });

  it('name the weakness of the check that found the fault', () => {
    const { actions, checks } = resultOf(buildPage(poor), { url: service, queries: FOREIGN });
    for (const { check, weakness } of actions)
      expect(weakness).toBe(checks.find(({ id }) => id === check)?.weakness);
  });

  it('leave what is minor to the report of its check', () => {
    const html = buildPage({ ...slateRoof, lang: null, canonical: '' });
    const { actions, checks } = resultOf(html);
    const told = checks.filter(({ recommendation }) => recommendation !== null).map(({ id }) => id);
    expect(told).toContain('canonical-address');
    expect(told).toContain('language-declared');
    expect(actions.map(({ check }) => check)).not.toContain('canonical-address');
    expect(actions.map(({ check }) => check)).not.toContain('language-declared');
  });

  it('lose nothing but its own advice when a check cannot advise', () => {
    const page = buildPage({ ...poor, canonical: '' });
    const before = resultOf(page, { url: service });
    vi.spyOn(canonicalAddress, 'advise').mockImplementation(() => {
      throw new TypeError('Cannot read properties of undefined');
    });
    const after = resultOf(page, { url: service });
    expect(after.actions).toEqual(before.actions);
    expect(after.checks.find(({ id }) => id === 'canonical-address')?.recommendation).toBeNull();
    const others = (result: AnalysisResult): unknown =>
      result.checks.filter(({ id }) => id !== 'canonical-address');
    expect(others(after)).toEqual(others(before));
    expect(after.warnings).toEqual(before.warnings);
  });

  it('say of a check that passes only what stands there to see', () => {
    const advised = (isCertain: boolean): string[] => {
      vi.spyOn(title, 'advise').mockReturnValue(adviseTo('add-title', {}, { isCertain }));
      const result = resultOf(buildPage(slateRoof));
      expect(result.checks.find(({ id }) => id === 'title')?.outcome).toBe('pass');
      return checksOf(result);
    };
    expect(advised(false)).not.toContain('title');
    expect(advised(true)).toContain('title');
  });

  it('name a block of theirs with what it gains', () => {
    const { actions, content_blocks: blocks } = resultOf(buildPage(slateRoof), { queries: FOREIGN });
    for (const { block, expected_gain: gain } of actions) {
      expect(block === null).toBe(gain === null);
      if (block !== null) expect(blocks.map(({ id }) => id)).toContain(block);
    }
  });
});

describe('questions of the caller that stay open', () => {
  const asked = resultOf(buildPage(slateRoof), { queries: ['how long does a slate roof last', ...FOREIGN] });
  const open = asked.queries.filter(({ answered }) => answered === 'no').map(({ query }) => query);

  it('come first, three of them, in the order of the queries', () => {
    expect(open.length).toBeGreaterThan(3);
    expect(checksOf(asked).slice(0, 3)).toEqual(Array(3).fill('answered-queries'));
    open.slice(0, 3).forEach((query, index) => {
      expect(asked.actions[index]?.text).toContain(`“${query}”`);
    });
    expect(checksOf(asked).slice(3)).not.toContain('answered-queries');
  });

  it('have a brief each, which their action names by its index', () => {
    expect(asked.briefs.map(({ question }) => question)).toEqual(open);
    for (const { brief, text } of asked.actions) {
      if (brief !== null) expect(text).toContain(asked.briefs[brief]?.question);
    }
    expect(asked.actions.slice(0, 3).map(({ brief }) => brief)).toEqual([0, 1, 2]);
    for (const { facts_needed: facts, place } of asked.briefs) {
      expect(facts).not.toEqual([]);
      expect(place).not.toBe('');
    }
  });

  it('are none where the page answers all', () => {
    const { queries, actions, briefs } = resultOf(buildPage(slateRoof), {
      queries: ['how long does a slate roof last'],
    });
    expect(queries[0]?.answered).toBe('full');
    expect(briefs).toEqual([]);
    expect(actions.map(({ check }) => check)).not.toContain('answered-queries');
  });

  it('come before all faults of the page, and after its limits', () => {
    const head = '<meta name="robots" content="noindex">';
    const result = resultOf(buildPage({ ...poor, head }), { url: service, queries: FOREIGN.slice(0, 2) });
    expect(checksOf(result).slice(0, 3)).toEqual(['noindex', 'answered-queries', 'answered-queries']);
    expect(checksOf(result).slice(3)).not.toContain('answered-queries');
  });
});
