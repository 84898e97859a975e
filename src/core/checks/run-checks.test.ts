import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, expectExactQuotes, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../test/support/pages/ordinary-pages.ts';
import { categoryIds, weaknesses } from '../schema/vocabulary.ts';
import { categoryScores } from '../score/score.ts';
import { createSignals, pickSignals, type Signals } from '../page-signals/page-signals.ts';
import { defineCheck, type Check, type Evaluation, ramp, outcomeOf, saturating } from './check.ts';
import { quote, quoteElsewhere, shorten } from '../evidence/evidence.ts';
import { CATEGORY_WEIGHTS, EVIDENCE_WEIGHTS, rubric, type RubricLine } from './rubric.ts';
import { runChecks } from './run-checks.ts';
import { CHECK_WEIGHTS } from './weights.ts';

const html = buildPage(slateRoof);
const signalsOf = (source = html): Signals =>
  createSignals(source, { url: PAGE_URL, asOf: AS_OF, queries: ['slate roof cost'] });

const judged = (share: number): Evaluation => ({
  kind: 'judged',
  share,
  explanation: 'So it is.',
  evidence: [],
});
const checkThat = (evaluate: () => Evaluation): Check =>
  defineCheck({
    id: 'made-up',
    category: 'structure_quality',
    weakness: null,
    title: 'Made up',
    why: 'For this test.',
    source: { class: 'D', claim: 'None.' },
    needs: [],
    evaluate,
  });
const lineThat = (evaluate: () => Evaluation, maxPoints = 10): RubricLine => ({
  check: checkThat(evaluate),
  maxPoints,
});
const throwing = lineThat(() => {
  throw new TypeError('Cannot read properties of undefined');
});

describe('runChecks', () => {
  it('gives a result for every check, in the order of the rubric', () => {
    const { results, warnings } = runChecks(rubric, signalsOf());
    expect(results.map((result) => result.id)).toEqual(rubric.map((line) => line.check.id));
    expect(results.map((result) => result.max_points)).toEqual(rubric.map((line) => line.maxPoints));
    expect(warnings).toEqual([]);
  });

  it('reports a check that throws as an error, with a warning, and leaves the others as they were', () => {
    const alone = runChecks(rubric, signalsOf());
    const [first, ...rest] = rubric;
    const run = runChecks(first === undefined ? [] : [first, throwing, ...rest], signalsOf());
    expect(run.results[1]).toMatchObject({
      id: 'made-up',
      outcome: 'error',
      points: null,
      max_points: 10,
      evidence: [],
      recommendation: null,
    });
    expect(run.results.filter((result) => result.id !== 'made-up')).toEqual(alone.results);
    expect(run.warnings).toEqual([
      { code: 'check_error', message: expect.stringContaining('made-up') as string },
    ]);
  });

  it('leaves a broken check out of the mean: it neither raises nor lowers the score', () => {
    const before = categoryScores(runChecks(rubric, signalsOf()).results);
    const after = categoryScores(runChecks([...rubric, throwing], signalsOf()).results);
    expect(after).toEqual(before);
  });

  it('never shows what a check threw', () => {
    expect(JSON.stringify(runChecks([throwing], signalsOf()))).not.toContain('Cannot read');
  });

  it.each([Number.NaN, -0.01, 1.01, Infinity, -Infinity])(
    'takes a share of %f for a broken check',
    (share) => {
      const { results, warnings } = runChecks([lineThat(() => judged(share))], signalsOf());
      expect(results).toMatchObject([{ outcome: 'error', points: null }]);
      expect(warnings).toMatchObject([{ code: 'check_error' }]);
    },
  );

  it.each([undefined, null])('takes %j instead of an evaluation for a broken check', (evaluation) => {
    const { results } = runChecks([lineThat(() => evaluation as unknown as Evaluation)], signalsOf());
    expect(results).toMatchObject([{ outcome: 'error', points: null }]);
  });

  it.each([
    [0, 'fail', 0],
    [0.1, 'fail', 1],
    [0.11, 'partial', 1.1],
    [0.5, 'partial', 5],
    [0.89, 'partial', 8.9],
    [0.9, 'pass', 9],
    [1, 'pass', 10],
  ])('turns a share of %f into “%s” and %f points', (share, outcome, points) => {
    expect(runChecks([lineThat(() => judged(share))], signalsOf()).results).toMatchObject([
      { outcome, points },
    ]);
  });

  it('rounds points to two decimals', () => {
    expect(runChecks([lineThat(() => judged(1 / 3), 20)], signalsOf()).results[0]?.points).toBe(6.67);
  });

  it('keeps the reason of a check that does not apply and gives it no points', () => {
    const { results, warnings } = runChecks(
      [lineThat(() => ({ kind: 'not_applicable', reason: 'No table.' }))],
      signalsOf(),
    );
    expect(results).toMatchObject([{ outcome: 'not_applicable', points: null, explanation: 'No table.' }]);
    expect(warnings).toEqual([]);
  });

  it('shows a check only the signals that it declared', () => {
    const seen: string[] = [];
    const nosy = defineCheck({
      ...checkThat(() => judged(1)),
      needs: ['prose'],
      evaluate(signals) {
        seen.push(...Object.keys(signals));
        const { page, prose } = signals as Partial<Signals>;
        return judged(page === undefined && prose !== undefined ? 1 : 0);
      },
    });
    const { results } = runChecks([{ check: nosy as unknown as Check, maxPoints: 10 }], signalsOf());
    expect(seen).toEqual(['prose']);
    expect(results).toMatchObject([{ outcome: 'pass' }]);
  });

  it('computes only requested signals, each once', () => {
    const signals = signalsOf();
    const picked = pickSignals(signals, ['page', 'prose']);
    const isComputed = (name: keyof Signals): boolean =>
      Object.getOwnPropertyDescriptor(signals, name)?.get === undefined;
    expect(isComputed('page')).toBe(false);
    expect(picked.prose).toBe(signals.prose);
    expect([isComputed('page'), isComputed('prose'), isComputed('entities'), isComputed('expected')]).toEqual(
      [true, true, false, false],
    );
  });

  it('reports every check whose signal breaks, and runs the rest', () => {
    const signals = signalsOf();
    Object.defineProperty(signals, 'primaryEntity', {
      get: () => {
        throw new RangeError('broken signal');
      },
    });
    const { results } = runChecks(rubric, signals);
    const needing = rubric
      .filter((line) => line.check.needs.includes('primaryEntity'))
      .map((line) => line.check.id);
    expect(needing.length).toBeGreaterThan(1);
    for (const id of needing) expect(results.find((result) => result.id === id)?.outcome).toBe('error');
    expect(results.find((result) => result.id === 'heading-outline')?.outcome).toBe('pass');
  });

  it.each(Object.entries(ordinaryPages))('quotes the %s exactly', (_, page) => {
    const signals = createSignals(page.html, { url: page.url, asOf: AS_OF, queries: page.queries });
    for (const result of runChecks(rubric, signals).results) {
      expect(result.outcome).not.toBe('error');
      expectExactQuotes(result.evidence, signals.page.text);
    }
  });
});

describe('the rubric', () => {
  it('names each check once, gives it points, and says why it matters', () => {
    const ids = rubric.map((line) => line.check.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { check, maxPoints } of rubric) {
      expect(maxPoints).toBeGreaterThan(0);
      for (const words of [check.title, check.why, check.source.claim])
        expect(words.length).toBeGreaterThan(10);
      expect(check.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
  });

  it('weighs each check by the fit, by its evidence before the fit knows it, and has no weight without a check', () => {
    const ids = rubric.map(({ check }) => check.id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(CHECK_WEIGHTS.points)));
    for (const { check, maxPoints } of rubric)
      expect(maxPoints).toBeCloseTo(
        CHECK_WEIGHTS.points[check.id] ?? 8 * EVIDENCE_WEIGHTS[check.source.class],
        9,
      );
  });

  it('says on what its weights were fitted', () => {
    expect(CHECK_WEIGHTS.dataHash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(CHECK_WEIGHTS.examples).toBeGreaterThan(100);
  });

  it.each(categoryIds)('divides about 100 points among six fitted checks or more: %s', (id) => {
    const lines = rubric.filter(
      ({ check }) => check.category === id && CHECK_WEIGHTS.points[check.id] !== undefined,
    );
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(Math.abs(lines.reduce((sum, { maxPoints }) => sum + maxPoints, 0) - 100)).toBeLessThan(1);
  });

  it('gives no check more than a quarter of its category, and figures a fifth at most', () => {
    for (const { check, maxPoints } of rubric)
      expect(maxPoints).toBeLessThanOrEqual(check.id === 'specificity' ? 20 : 25);
  });

  it('calls each fault what careful readers call it', () => {
    for (const { check } of rubric) expect([...weaknesses, null]).toContain(check.weakness);
    const named = new Set(rubric.map(({ check }) => check.weakness));
    expect(named.size).toBeGreaterThan(weaknesses.length / 2);
  });

  it('describes the file of each check', () => {
    const files = categoryIds.flatMap((id) =>
      readdirSync(`src/core/checks/${id.replace('_', '-')}`).flatMap((file) =>
        /^[a-z-]+\.test\.ts$/.test(file) ? [`${id}/${file.replace('.test.ts', '')}`] : [],
      ),
    );
    expect(files.sort()).toEqual(rubric.map(({ check }) => `${check.category}/${check.id}`).sort());
  });

  it('shares the quality of a page out between the categories, nothing left over', () => {
    const weights = Object.values(CATEGORY_WEIGHTS);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    for (const id of Object.keys(CATEGORY_WEIGHTS))
      expect(rubric.some((line) => line.check.category === id)).toBe(true);
  });
});

describe('the words of checks', () => {
  it('give no points up to the foot of a ramp and all from its head on', () => {
    expect([0.1, 0.25, 0.525, 0.8, 0.9].map((value) => ramp(value, 0.25, 0.8))).toEqual([0, 0, 0.5, 1, 1]);
    expect([0.89, 0.9, 0.1, 0.11].map(outcomeOf)).toEqual(['partial', 'pass', 'fail', 'partial']);
  });

  it('give less for each thing of a kind than for the one before, and nothing past the mark', () => {
    const shares = [0, 1, 2, 9, 10, 11].map((count) => saturating(count, 10));
    expect(shares[0]).toBe(0);
    expect(shares.slice(-2)).toEqual([1, 1]);
    expect(shares[3]).toBeLessThan(1);
    expect((shares[2] ?? 0) - (shares[1] ?? 0)).toBeLessThan(shares[1] ?? 0);
  });

  it('cut a long quote at a word, and let the offsets cover what is left', () => {
    const text = 'ferry '.repeat(100).trim();
    const { text: quoted, start, end } = quote(text, 7);
    expect(quoted.length).toBeLessThanOrEqual(240);
    expect(quoted).toMatch(/ferry$/);
    expect([start, end]).toEqual([7, 7 + quoted.length]);
    expect(shorten(text).length).toBeLessThanOrEqual(80);
    expect(shorten(text)).toMatch(/ferry…$/);
    expect(shorten('ferry')).toBe('ferry');
  });

  it('never cut a character in two', () => {
    const text = `a${'🌊'.repeat(300)}`;
    for (const words of [quote(text, 0).text, quoteElsewhere(text).text, shorten(`${text}`)])
      expect(words).not.toMatch(/\p{Surrogate}/u);
  });
});
