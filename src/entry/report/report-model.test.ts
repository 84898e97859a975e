import { describe, expect, test } from 'vitest';
import type { Action } from '../../core/schema/action.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import type { CheckResult } from '../../core/schema/check.ts';
import { resultOf } from '../../core/schema/analysis.ts';
import { completedAnalysisExample } from '../../core/schema/examples/analysis.ts';
import { answersSentence, describeSubject, pageFactWords } from './reading-words.ts';
import { checkGroups, reportModel, type ReportQuery } from './report-model.ts';

const result = resultOf(completedAnalysisExample)!;
const [exampleAction] = result.actions;
const [exampleCheck] = result.checks;
const [exampleQuery] = result.queries;

function withActions(...parts: readonly Partial<Action>[]): AnalysisResult {
  const actions = parts.map((part) => ({ ...exampleAction!, ...part }));
  return { ...result, actions, recommendations: actions.map(({ text }) => text) };
}

function withChecks(...parts: readonly Partial<CheckResult>[]): AnalysisResult {
  return { ...result, checks: parts.map((part) => ({ ...exampleCheck!, ...part })) };
}

describe('actions', () => {
  test('the first three are to do, the rest follows with the numbers counted on', () => {
    const texts = ['one', 'two', 'three', 'four', 'five'];
    const { toDo, more } = reportModel(withActions(...texts.map((text) => ({ text }))));
    expect(toDo.map(({ number, text }) => [number, text])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(more.map(({ number, text }) => [number, text])).toEqual([
      [4, 'four'],
      [5, 'five'],
    ]);
  });

  test('an action has its block, its brief and its check at hand', () => {
    const block = result.content_blocks[0]!;
    const [action] = reportModel(withActions({ block: block.id, brief: 0, expected_gain: 0.6 })).toDo;
    expect(action).toMatchObject({
      gain: 0.6,
      block: { number: 1, block },
      brief: { ...result.briefs[0], number: 1 },
      check: { id: 'answered-queries' },
    });
  });

  test('an action of a limit, and one whose block or brief is not in the result, stand alone', () => {
    const [action] = reportModel(withActions({ check: 'noindex', block: 'blk_gone', brief: 7 })).toDo;
    expect(action).toMatchObject({ check: null, block: null, brief: null });
  });

  test('older results give their recommendations', () => {
    const older = { ...result, actions: [], recommendations: ['Say it.'] };
    expect(reportModel(older).toDo).toEqual([
      {
        number: 1,
        text: 'Say it.',
        why: null,
        where: null,
        example: null,
        gain: null,
        block: null,
        brief: null,
        check: null,
      },
    ]);
  });

  test('a page that needs nothing has nothing to do', () => {
    expect(reportModel({ ...result, actions: [], recommendations: [] })).toMatchObject({
      toDo: [],
      more: [],
    });
  });
});

test('queries are sorted by their verdict and keep their numbers', () => {
  const queries = (['no', 'full', 'partial', null, 'full'] as const).map((answered) => ({
    ...exampleQuery!,
    answered,
  }));
  const { answers } = reportModel({ ...result, queries });
  const numbers = (list: readonly ReportQuery[]): number[] => list.map(({ number }) => number);
  expect(numbers(answers.answered)).toEqual([2, 5]);
  expect(numbers(answers.partly)).toEqual([3]);
  expect(numbers(answers.open)).toEqual([1]);
  expect(numbers(answers.unjudged)).toEqual([4]);
  expect(answersSentence(answers)).toBe('Answers 2 of 4 questions; may answer 1 more, or in part.');
  expect(answersSentence(reportModel({ ...result, queries: [] }).answers)).toBeUndefined();
});

describe('checks', () => {
  test('are open unless they passed or do not apply, the most lost points first', () => {
    const { checks } = reportModel(
      withChecks(
        { id: 'passed', outcome: 'pass', points: 20 },
        { id: 'broken', outcome: 'error', points: null },
        { id: 'small', outcome: 'fail', points: 0, max_points: 2 },
        { id: 'great', outcome: 'partial', points: 8, max_points: 20 },
        { id: 'absent', outcome: 'not_applicable', points: null },
      ),
    );
    const [group] = checks;
    expect(checks).toHaveLength(1);
    expect(group!.open.map(({ id }) => id)).toEqual(['great', 'small', 'broken']);
    expect(group!.passed.map(({ id }) => id)).toEqual(['passed']);
    expect(group!.notApplicable.map(({ id }) => id)).toEqual(['absent']);
  });

  test('categories come by weight, with their scores, and only those that have checks', () => {
    const mixed = withChecks({ category: 'entity_coverage' }, { category: 'intent_alignment' });
    expect(checkGroups(mixed).map(({ name, score }) => [name, score])).toEqual([
      ['Intent alignment', 76.8],
      ['Entity coverage', 64],
    ]);
  });
});

test('limits are caps, flags with their numbers, then warnings', () => {
  const { limits } = reportModel({
    ...result,
    access: { cap: 20, reasons: [{ code: 'noindex', cap: 20, message: 'm', quote: 'q' }], crawlers: [] },
    integrity: { multiplier: 0.7, flags: [{ code: 'x', multiplier: 0.7, message: 'f', evidence: [] }] },
    warnings: [{ code: 'low_confidence', message: 'w' }],
  });
  expect(limits).toEqual([
    { kind: 'cap', cap: 20, message: 'm', quote: 'q' },
    { kind: 'flag', number: 1, multiplier: 0.7, message: 'f', evidence: [] },
    { kind: 'warning', code: 'low_confidence', message: 'w' },
  ]);
});

test('crawlers are grouped by purpose, with those that are refused', () => {
  const crawler = { name: 'GPTBot', role: 'training', allowed: false, rule: 'Disallow: /' } as const;
  const search = { name: 'OAI-SearchBot', role: 'search', allowed: true, rule: null } as const;
  const { crawlers } = reportModel({ ...result, access: { ...result.access, crawlers: [crawler, search] } });
  expect(crawlers).toEqual([
    { role: 'search', name: 'Search', crawlers: [search], refused: [] },
    { role: 'training', name: 'Training', crawlers: [crawler], refused: [crawler] },
  ]);
});

test('ten entities come first', () => {
  const entities = Array.from({ length: 14 }, (_, at) => ({ ...result.entities[0]!, name: String(at) }));
  const { first, others } = reportModel({ ...result, entities }).entities;
  expect([first.length, others.map(({ name }) => name)]).toEqual([10, ['10', '11', '12', '13']]);
});

describe('words about a page', () => {
  const { page } = result;

  test('name its kind, language, length, author and dates', () => {
    const facts = { ...page, author: 'Ada', modified_at: '2026-11-01T10:00:00Z' };
    expect(pageFactWords(facts)).toEqual([
      'English article',
      '1,180 words',
      'by Ada',
      'published 2026-10-02',
      'updated 2026-11-01',
    ]);
  });

  test.each([
    ['und', 'product page'],
    ['de-AT', 'Austrian German product page'],
    ['not a tag!', 'not a tag! product page'],
  ])('the language %s', (language, expected) => {
    const facts = { ...page, type: 'product' as const, language, word_count: 1, published_at: null };
    expect(pageFactWords(facts)).toEqual([expected, '1 word']);
  });

  test('a topic needs no type', () => {
    const subject = { name: 'K2 HE', type: 'product', read_from: 'title' } as const;
    expect(describeSubject(subject)).toBe('K2 HE (product)');
    expect(describeSubject({ ...subject, type: 'topic' })).toBe('K2 HE');
  });
});
