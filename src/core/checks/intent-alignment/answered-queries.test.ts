import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { AS_OF, judge, PAGE_URL, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import type { QueryAnswers } from '../../reading/answers/answers.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import type { Evaluation } from '../check.ts';
import { answeredQueries } from './answered-queries.ts';

const ANSWERED = 'how long does a slate roof last';
const FOREIGN = 'which mooring fees apply to yachts';
const judgeRoof = (...queries: string[]): Judgement =>
  judge(answeredQueries, buildPage(slateRoof), { queries });
const shareOf = (...queries: string[]): number => judgeRoof(...queries).result.share ?? -1;

/** The evaluation of a made-up reading; the first query is the head. */
function evaluateReading(
  answers: readonly Pick<QueryAnswers, 'answered' | 'probability'>[],
  plausibility: number | null = null,
): Extract<Evaluation, { kind: 'judged' }> {
  const readings = answers.map((answer, index): QueryAnswers => ({
    ...answer,
    query: {
      text: `query ${String(index)}`,
      source: 'given',
      stems: new Set(['query']),
      isHead: index === 0,
      kind: null,
    },
    answers: [],
    confidence: 0.5,
  }));
  const evaluation = answeredQueries.evaluate({
    queries: readings.map(({ query }) => query),
    answers: readings,
    wordOrder: { ...createSignals('', { url: PAGE_URL, asOf: AS_OF }).wordOrder, plausibility },
  });
  if (evaluation.kind !== 'judged') throw new Error('Answers were given, so they are judged.');
  return evaluation;
}

describe('answered-queries', () => {
  it('gives everything to a page that answers what is asked, and quotes the answer', () => {
    const { result, signals } = judgeRoof(ANSWERED);
    expect(signals.answers[0]?.answered).toBe('full');
    expect(result.share).toBeGreaterThan(0.7);
    expect(result).toMatchObject({
      explanation: 'The page answers 1 of 1 query in full; 0 stay without an answer.',
    });
    expect(result.evidence[0]?.text).toContain(signals.answers[0]?.answers[0]?.text.slice(0, 200));
  });

  it('gives nearly nothing to a page on something else', () => {
    const { result } = judgeRoof(FOREIGN);
    expect(result).toMatchObject({
      outcome: 'fail',
      evidence: [],
      explanation: 'The page answers 0 of 1 query in full; 1 stays without an answer.',
    });
  });

  it('counts the head query twice', () => {
    const [answered, foreign] = [shareOf(ANSWERED), shareOf(FOREIGN)];
    expect(shareOf(ANSWERED, FOREIGN)).toBeCloseTo((answered * 2 + foreign) / 3, 3);
    expect(shareOf(FOREIGN, ANSWERED)).toBeCloseTo((foreign * 2 + answered) / 3, 3);
    expect(shareOf(ANSWERED, FOREIGN, FOREIGN.toUpperCase())).toBeCloseTo((answered + foreign) / 2, 3);
  });

  it('gives everything to a page that answers its query in full, in plausible words', () => {
    const { result, signals } = judgeRoof(ANSWERED);
    expect(signals.answers.map(({ answered }) => answered)).toEqual(['full']);
    expect(result.share).toBeCloseTo(signals.wordOrder.plausibility ?? 1, 3);
  });

  it('counts as answered only what is answered in full, and as open only what is not answered', () => {
    const verdicts = ['full', 'partial', 'no', 'no'] as const;
    expect(evaluateReading(verdicts.map((answered) => ({ answered, probability: 0.5 }))).explanation).toBe(
      'The page answers 1 of 4 queries in full; 2 stay without an answer.',
    );
  });

  it.each([
    ['full', 1],
    ['partial', 0.5],
    ['no', 0],
  ] as const)('gives to the verdict %s %d, however sure it is', (answered, share) => {
    for (const probability of [0.1, 0.9])
      expect(evaluateReading([{ answered, probability }]).share).toBe(share);
  });

  it('weighs by verdicts and by the order of the words', () => {
    const answers = [
      { answered: 'no', probability: 0.3 },
      { answered: 'full', probability: 0.9 },
    ] as const;
    expect(evaluateReading(answers).share).toBeCloseTo(1 / 3, 9);
    expect(evaluateReading(answers, 0.5).share).toBeCloseTo(1 / 6, 9);
  });

  it('loses what every passage that answers gave', () => {
    const sections = (slateRoof.sections ?? []).filter(({ heading }) => !heading.includes('cost'));
    const without = buildPage({ ...slateRoof, sections }).replace(/[^.>]*(?:euros?|costs?)[^.<]*\./gu, '');
    const queries = ['how much does a slate roof cost per square metre'];
    expect(judge(answeredQueries, without, { queries }).result.share).toBeLessThan(shareOf(...queries));
  });

  it('gives less when the words of the sentences are shuffled', () => {
    const shuffled = (text: string): string =>
      text
        .split(/(?<=\.)\s/u)
        .map((sentence) => `${sentence.replace('.', '').split(' ').sort().join(' ')}.`)
        .join(' ');
    const page = {
      ...slateRoof,
      opening: (slateRoof.opening ?? []).map(shuffled),
      sections: (slateRoof.sections ?? []).map((section) => ({
        ...section,
        paragraphs: (section.paragraphs ?? []).map(shuffled),
        items: (section.items ?? []).map(shuffled),
      })),
    };
    expect(judge(answeredQueries, buildPage(page), { queries: [ANSWERED] }).result.share).toBeLessThan(
      shareOf(ANSWERED),
    );
  });

  it('does not apply where nothing is asked and nothing can be inferred', () => {
    const { result, signals } = judge(answeredQueries, buildPage({ opening: [islandProse(60)] }));
    expect(signals.queries).toEqual([]);
    expect(result.outcome).toBe('not_applicable');
  });

  it.each(['German article', 'Spanish article', 'Japanese article', 'Arabic article'])(
    'finds an answer in the %s',
    (name) => {
      const { html = '', queries = [] } = ordinaryPages[name] ?? {};
      expect(judge(answeredQueries, html, { queries }).result.share).toBeGreaterThan(0.1);
    },
  );

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(answeredQueries, html).result.outcome).not.toBe('error');
    expect(judge(answeredQueries, html, { queries: ['harbour ferry'] }).result.outcome).not.toMatch(
      /error|not_applicable/,
    );
  });
});
