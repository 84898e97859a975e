import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../test/support/pages/ordinary-pages.ts';
import { analyze } from './analyze-page.ts';
import type { AnalyzeOptions } from '../analysis/options.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import type { Access } from '../schema/access.ts';
import type { AccessReasonCode, CategoryId } from '../schema/vocabulary.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { CheckResult } from '../schema/check.ts';
import type { Integrity } from '../schema/integrity.ts';
import type { MeasuredFix } from './measure-gains.ts';
import { recommend } from './recommend.ts';

const open: Access = { cap: 100, reasons: [], crawlers: [] };
const honest: Integrity = { multiplier: 1, flags: [] };
const check = (
  id: string,
  category: CategoryId,
  points: number | null,
  max: number,
  recommendation: string | null = `Mend ${id}.`,
): CheckResult => ({
  id,
  category,
  outcome: points === null ? 'not_applicable' : 'partial',
  points,
  max_points: max,
  title: id,
  explanation: '',
  evidence: [],
  evidence_class: 'D',
  recommendation,
  expected_gain: null,
});
const reason = (
  code: AccessReasonCode,
  cap: number,
  quote: string | null = null,
): Access['reasons'][number] => ({ code, cap, message: `Because of ${code}.`, quote });
const resultFor = (html: string, options: Partial<AnalyzeOptions> = {}): AnalysisResult => {
  const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF, ...options });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
};

describe('recommend', () => {
  it('says nothing when there is nothing to do', () => {
    expect(recommend([check('a', 'intent_alignment', 10, 10, null)], open, honest)).toEqual([]);
    expect(recommend([], open, honest)).toEqual([]);
  });

  it('puts first what brings most: points weighted by what their category is worth', () => {
    const checks = [
      check('small', 'intent_alignment', 8, 10),
      check('entity', 'entity_coverage', 0, 10),
      check('structure', 'structure_quality', 0, 10),
      check('intent', 'intent_alignment', 0, 10),
    ];
    // Losses: 0.4 × 10/20 = 0.2, 0.35 × 10/10 = 0.35, 0.25 × 10/10 = 0.25, 0.4 × 2/20 = 0.04.
    expect(recommend(checks, open, honest)).toEqual([
      'Mend structure.',
      'Mend entity.',
      'Mend intent.',
      'Mend small.',
    ]);
  });

  it('leaves out checks that do not apply, broke or have no advice', () => {
    const checks = [
      check('none', 'intent_alignment', null, 10),
      check('silent', 'intent_alignment', 0, 10, null),
      { ...check('broken', 'structure_quality', null, 10), outcome: 'error' as const },
    ];
    expect(recommend(checks, open, honest)).toEqual([]);
  });

  it('is no pedant: advice is given below 85 % of the points', () => {
    expect(recommend([check('a', 'intent_alignment', 85, 100)], open, honest)).toEqual([]);
    expect(recommend([check('a', 'intent_alignment', 84.99, 100)], open, honest)).toEqual(['Mend a.']);
  });

  it('puts what caps the page before everything, the lowest cap first, then what lowers it as a whole', () => {
    const access: Access = {
      cap: 25,
      reasons: [
        reason('some_crawlers_blocked', 85, 'Disallow: /'),
        reason('noindex', 25, '<meta name="robots" content="noindex">'),
      ],
      crawlers: [],
    };
    const integrity: Integrity = {
      multiplier: 0.5,
      flags: [
        {
          code: 'keyword_stuffing',
          multiplier: 0.5,
          message: '“boat” is 20 % of all words.',
          evidence: [{ text: 'boat', start: 0, end: 4 }],
        },
      ],
    };
    const lines = recommend([check('a', 'intent_alignment', 0, 10)], access, integrity);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      'Because of noindex. Remove noindex (“<meta name="robots" content="noindex">”) if the page should be found.',
    );
    expect(lines[1]).toMatch(/^Because of some_crawlers_blocked\..*“Disallow: \/”/);
    expect(lines[2]).toContain('“boat” is 20 % of all words. For example “boat”.');
    expect(lines[2]).toContain('multiplied by 0.5');
    expect(lines[3]).toBe('Mend a.');
  });

  it.each<AccessReasonCode>([
    'script_shell',
    'thin',
    'noindex',
    'nosnippet',
    'crawlers_blocked',
    'some_crawlers_blocked',
  ])('says what to do about %s', (code) => {
    const [line] = recommend([], { cap: 10, reasons: [reason(code, 10)], crawlers: [] }, honest);
    expect(line).toMatch(/^Because of \w+\. (?:Render|Write|Remove|Allow) .+\.$/);
    expect(line).not.toContain('null');
  });
});

describe('recommendations of an analysis', () => {
  it('name the place: a heading, a sentence, a query or a name of the page', () => {
    const html = buildPage({
      ...slateRoof,
      sections: [
        ...(slateRoof.sections ?? []),
        { heading: 'Overview', level: 5, paragraphs: [`They come at noon. ${islandProse(400)}`] },
      ],
    });
    const lines = resultFor(html, { queries: ['slate roof insurance'] }).recommendations.join('\n');
    for (const place of ['Overview', 'slate roof insurance', 'They come at noon'])
      expect(lines).toContain(place);
  });

  it.each(Object.entries(ordinaryPages))(
    'of the %s are whole sentences, each given once',
    (_, { html, url, queries }) => {
      for (const options of [{ url }, { url, queries }]) {
        const { recommendations } = resultFor(html, options);
        expect(new Set(recommendations).size).toBe(recommendations.length);
        for (const line of recommendations) {
          expect(line).toMatch(/^[\p{Lu}“\d].*[.!?]$/su);
          expect(line).not.toMatch(/undefined|NaN|null|\[object|“”/);
          expect(line.length).toBeLessThan(700);
        }
      }
    },
  );

  it('are the advice of the checks that lost most, in order', () => {
    const { checks, recommendations } = resultFor(buildPage(slateRoof));
    // With the words of a block behind it where one settles the advice.
    const advised = recommendations.filter((line) =>
      checks.some(({ recommendation }) => recommendation !== null && line.startsWith(recommendation)),
    );
    expect(advised).toEqual(recommendations);
  });
});

describe('recommendations of measured gain', () => {
  const facts = { fixes: [], generator: 'extractive', grounding: [], html: '' } as const;
  const title: ContentBlock = {
    ...facts,
    id: 'blk_1',
    type: 'title',
    text: 'How long a slate roof lasts',
    placement: { selector: 'head > title', operation: 'replace' },
  };
  const headings: ContentBlock = {
    ...facts,
    id: 'blk_2',
    type: 'headings',
    items: [{ level: 2, text: 'What a slate roof costs', anchor: 'A square metre of slate' }],
    placement: { selector: 'main', operation: 'insert_before' },
  };
  const gained = (id: string, points: number, gain: number | null): CheckResult => ({
    ...check(id, 'intent_alignment', points, 10),
    expected_gain: gain,
  });
  const fix = (block: ContentBlock, gain: number, settlesAdvice = true): MeasuredFix => ({
    block,
    gain,
    settlesAdvice,
  });

  it('come first, best first, before checks without one however much they lose', () => {
    const checks = [gained('lost', 0, null), gained('small', 5, 0.4), gained('large', 8, 3)];
    const fixes = new Map([
      ['small', fix(title, 0.4)],
      ['large', fix(headings, 3)],
    ]);
    expect(recommend(checks, open, honest, fixes)).toEqual([
      'Mend large. For example “What a slate roof costs” above the words “A square metre of slate”.',
      'Mend small. For example “How long a slate roof lasts”.',
      'Mend lost.',
    ]);
  });

  it('include a nearly full check with a measured gain', () => {
    const checks = [gained('nearly', 8.8, 0.3)];
    expect(recommend(checks, open, honest, new Map([['nearly', fix(title, 0.3)]]))).toHaveLength(1);
    expect(recommend([gained('nearly', 8.8, null)], open, honest)).toEqual([]);
  });

  it('name a block once, unless a check asks for more than the block gives', () => {
    const checks = [gained('a', 2, 2), gained('b', 3, 2), gained('c', 4, 2)];
    const fixes = new Map([
      ['a', fix(title, 2)],
      ['b', fix(title, 2)],
      ['c', fix(title, 2, false)],
    ]);
    expect(recommend(checks, open, honest, fixes)).toEqual([
      'Mend a. For example “How long a slate roof lasts”.',
      'Mend c.',
    ]);
  });
});
