import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { answeredQueries } from './answered-queries.ts';

const ANSWERED = 'how long does a slate roof last';
const FOREIGN = 'which mooring fees apply to yachts';
const judgeRoof = (...queries: string[]): Judgement =>
  judge(answeredQueries, buildPage(slateRoof), { queries });
const shareOf = (...queries: string[]): number => judgeRoof(...queries).result.share ?? -1;

describe('answered-queries', () => {
  it('gives most to a page that answers what is asked, and quotes the answer', () => {
    const { result, signals } = judgeRoof(ANSWERED);
    expect(signals.answers[0]?.answered).toBe('full');
    expect(result.share).toBeGreaterThan(0.7);
    expect(result).toMatchObject({
      explanation: 'The page answers 1 of 1 query in full; 0 stay without an answer.',
      recommendation: null,
    });
    expect(result.evidence[0]?.text).toContain('75 to 150 years');
  });

  it('gives nothing to a page on something else, and names the query', () => {
    const { result } = judge(answeredQueries, buildPage({ h1: 'Ferry', opening: [islandProse(200)] }), {
      queries: ['how long does a slate roof last'],
    });
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      evidence: [],
      explanation: 'The page answers 0 of 1 query in full; 1 stays without an answer.',
    });
    expect(result.recommendation).toMatch(
      /^Answer “how long does a slate roof last”: no sentence, row or list/,
    );
  });

  it('counts the head query twice', () => {
    const [answered, foreign] = [shareOf(ANSWERED), shareOf(FOREIGN)];
    expect(foreign).toBe(0);
    expect(shareOf(ANSWERED, FOREIGN)).toBeCloseTo((answered * 2) / 3, 3);
    expect(shareOf(FOREIGN, ANSWERED)).toBeCloseTo(answered / 3, 3);
    expect(shareOf(ANSWERED, FOREIGN, FOREIGN.toUpperCase())).toBeCloseTo(answered / 2, 3);
  });

  it('gives what the reading holds for the probability of an answer', () => {
    const { result, signals } = judgeRoof(ANSWERED);
    expect(result.share).toBeCloseTo(
      (signals.answers[0]?.probability ?? 0) * (signals.wordOrder.plausibility ?? 1),
      3,
    );
  });

  it('advises on the first query that stays open, though others are answered', () => {
    expect(judgeRoof(ANSWERED, FOREIGN).result.recommendation).toMatch(`Answer “${FOREIGN}”`);
    expect(judgeRoof(FOREIGN, ANSWERED).result.recommendation).toMatch(`Answer “${FOREIGN}”`);
  });

  it('asks to complete what is answered in part, where nothing stays open', () => {
    const judgements = ['slate roof cost', 'slate roof repair', 'slate roof nails', 'slate roof storms'].map(
      (query) => judgeRoof(query),
    );
    const partial = judgements.filter(({ signals }) => signals.answers[0]?.answered === 'partial');
    expect(partial.length).toBeGreaterThan(0);
    for (const { result } of partial)
      expect(result.recommendation).toMatch(/^Complete the answer to “slate roof \w+”/);
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
