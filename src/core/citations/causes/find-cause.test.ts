import { describe, expect, it } from 'vitest';
import { CITED_AS_OF, FERRY_QUESTION, ferryPage, sourceOf } from '../../../../test/support/citation-pages.ts';
import { islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import type { CitationQuestionResult } from '../../schema/citation-test.ts';
import { judgeCitationTest } from '../judge-citation-test.ts';
import { planCitationTest } from '../plan-citation-test.ts';
import type { SourcePage } from '../source-page.ts';

const ANSWER = 'The crossing to Halvern by ferry takes 50 minutes in calm weather.';
const winner = sourceOf(ferryPage(ANSWER), { url: 'https://rival.example/' });

/** The result of a test in which every run cites the rival for its answer. */
function against(own: SourcePage, rival: SourcePage = winner, said = ANSWER): CitationQuestionResult {
  const pages = { own, before: null, rivals: [rival] };
  const plan = planCitationTest({
    ...{ pages, questions: [FERRY_QUESTION], runs: 3, seed: 'causes', assistant: 'test/assistant' },
  });
  const sources = plan.questions[0]!.retrievals[0]!.sources;
  const answers = plan.prompts.map(({ key, order }) => {
    const label = order.findIndex((at) => sources[at]?.page === 1 && sources[at].text.includes(said)) + 1;
    return {
      key,
      askedAt: `${CITED_AS_OF}T00:00:00.000Z`,
      answer: `${said.slice(0, -1)} [${String(label)}].`,
    };
  });
  return judgeCitationTest({ pages, plan, answers }).result.results[0]!;
}

const ferry = (answer: string, options: Parameters<typeof ferryPage>[1] = {}): SourcePage =>
  sourceOf(ferryPage(answer, options));
const noindex: PageDescription = { ...ferryPage(ANSWER), head: '<meta name="robots" content="noindex">' };
const elsewhere: PageDescription = {
  title: 'Slate',
  h1: 'Slate',
  opening: ['Slate splits into thin plates. '.repeat(20)],
};

describe('the cause', () => {
  it.each([
    ['unreachable', 'a directive', sourceOf(noindex)],
    ['not_retrieved', 'a page on something else', sourceOf(elsewhere)],
    ['missing', 'a page without the fact', ferry('The ferry to Halvern is white and has a small café.')],
    [
      'missing',
      'a page with another figure',
      ferry('The crossing to Halvern by ferry takes 90 minutes in calm weather.'),
    ],
    [
      'missing',
      'a page that denies it',
      ferry('The crossing to Halvern by ferry does not take 50 minutes in calm weather.'),
    ],
    ['late', 'the same fact at the end', ferry(ANSWER, { isLate: true })],
    [
      'vague',
      'the same statement without the figure',
      ferry('The crossing to Halvern by ferry takes a while in calm weather.'),
    ],
    ['outdated', 'the same fact, four years older', ferry(ANSWER, { day: '2022-03-01' })],
    [
      'outdated',
      'an old page with another figure',
      ferry('The crossing to Halvern by ferry takes 90 minutes in calm weather.', { day: '2022-03-01' }),
    ],
    ['outranked', 'the same page', ferry(ANSWER)],
  ])('is %s of %s', (code, _, own) => {
    const { cause } = against(own);
    expect(cause?.code).toBe(code);
    expect(cause?.winner).toMatchObject({ page: 1, text: ANSWER });
    expect(cause?.explanation).not.toBe('');
  });

  it('is partial where one of two figures is there', () => {
    const both = 'The crossing to Halvern by ferry takes 50 minutes in summer and 75 minutes in winter.';
    const own = ferry('The crossing to Halvern by ferry takes 50 minutes in summer and more in winter.');
    expect(against(own, sourceOf(ferryPage(both)), both).cause?.code).toBe('partial');
  });

  it('is mismatch where the page answers for another place', () => {
    const page = ferryPage('The crossing to Brenna by ferry takes 35 minutes in calm weather.');
    const own = sourceOf({ ...page, title: 'The ferry to Brenna', h1: 'The ferry to Brenna' });
    expect(against(own).cause?.code).toBe('mismatch');
  });

  it('quotes the nearest own words from their place', () => {
    const own = ferry(ANSWER, { isLate: true });
    const { cause } = against(own);
    expect(cause?.own?.text).toBe(ANSWER);
    expect(own.text.slice(cause?.own?.start ?? 0, cause?.own?.end ?? 0)).toBe(ANSWER);
  });

  it('names the rule that keeps assistants out', () => {
    expect(against(sourceOf(noindex)).cause?.rule).toContain('noindex');
  });

  it('is not looked for where the page is cited in half of the runs', () => {
    const pages = { own: ferry(ANSWER), before: null, rivals: [sourceOf(elsewhere)] };
    const plan = planCitationTest({
      ...{ pages, questions: [FERRY_QUESTION], runs: 2, seed: 'causes', assistant: 'test/assistant' },
    });
    const answers = plan.prompts.map(({ key, order }, index) => {
      const { sources } = plan.questions[0]!.retrievals[0]!;
      const label = order.findIndex((at) => sources[at]?.text.includes(ANSWER)) + 1;
      const answer = index === 0 ? `${ANSWER.slice(0, -1)} [${String(label)}].` : 'No source answers.';
      return { key, askedAt: `${CITED_AS_OF}T00:00:00.000Z`, answer };
    });
    expect(judgeCitationTest({ pages, plan, answers }).result.results[0]?.cause).toBeNull();
  });
});

describe('what is advised', () => {
  it('is nothing where nothing on the page explains it', () => {
    expect(against(ferry(ANSWER))).toMatchObject({ cause: { code: 'outranked' }, actions: [], briefs: [] });
  });

  it('is one action, and a brief where the author has to supply a fact', () => {
    const { actions, briefs } = against(ferry('The ferry to Halvern is white and has a small café.'));
    expect(actions).toMatchObject([{ check: 'missing', weakness: 'no_direct_answer', brief: 0 }]);
    expect(briefs).toMatchObject([{ question: FERRY_QUESTION, answer_kind: 'number' }]);
    const late = against(ferry(ANSWER, { isLate: true }));
    expect(late.actions).toMatchObject([{ check: 'late', brief: null, where: { text: ANSWER } }]);
    expect(late.briefs).toEqual([]);
  });
});

describe('without a model', () => {
  const judged = (own: SourcePage, rival: SourcePage): CitationQuestionResult => {
    const pages = { own, before: null, rivals: [rival] };
    const plan = planCitationTest({
      ...{ pages, questions: [FERRY_QUESTION], runs: 5, seed: 'causes', assistant: null },
    });
    expect(plan.prompts).toEqual([]);
    return judgeCitationTest({ pages, plan, answers: [] }).result.results[0]!;
  };

  it('the cause is by verdicts, and null where nothing is wrong', () => {
    expect(judged(sourceOf(elsewhere), winner)).toMatchObject({
      ...{ runs: { asked: 0, answered: 0, failed: 0 }, citations: [], cause: { code: 'not_retrieved' } },
    });
    expect(judged(ferry(ANSWER), winner).cause).toBeNull();
    expect(judged(ferry(ANSWER), sourceOf({ opening: [islandProse(200)] })).cause).toBeNull();
  });
});
