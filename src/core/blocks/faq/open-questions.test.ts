import { describe, expect, it } from 'vitest';
import { createSignals, type Signals } from '../../page-signals/page-signals.ts';
import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import { noFaqReason, openQuestions, unquotedAnswers } from './open-questions.ts';

const QUERIES = ['How does a kettle heat water?', 'kettle price', 'Why does a kettle click?'];
const signalsOf = (verdicts: readonly AnsweredVerdict[], more = ''): Signals => {
  const html = `<html lang="en"><title>Kettles</title><h1>Kettles</h1><p>A kettle heats water with a coil.</p>${more}`;
  const signals = createSignals(html, { url: 'https://a.example/', asOf: '2026-11-21', queries: QUERIES });
  const answers = signals.answers.map((each, at) => ({ ...each, answered: verdicts[at] ?? 'no' }));
  return { ...signals, answers };
};
const [HEATS = '', , CLICKS = ''] = QUERIES;

describe('open questions', () => {
  it('are full sentences, never the keywords of a search', () => {
    expect(openQuestions(['full'], [], signalsOf(['full', 'full', 'full']))).toEqual([HEATS, CLICKS]);
  });

  it('have no answer in the items, and no question of their own on the page', () => {
    const signals = signalsOf(['full', 'no', 'full'], `<h2>${CLICKS}</h2><p>The switch springs back.</p>`);
    expect(openQuestions(['full'], [{ question: HEATS, answer: 'With a coil.' }], signals)).toEqual([]);
  });

  it('that the page answers in full are named with what is missing', () => {
    const [first, ...more] = unquotedAnswers([], signalsOf(['full']));
    expect(first).toMatchObject({ level: 'check', reason: expect.stringContaining(HEATS) as string });
    expect(more).toEqual([]);
  });
});

describe('the reason why there is no FAQ', () => {
  it('names the only pair, and asks for another', () => {
    const reason = noFaqReason([{ question: HEATS, answer: 'With a coil.' }], signalsOf(['full']));
    expect(reason).toContain(`Only “${HEATS}”`);
    expect(reason).toContain('give the facts');
  });

  it('names each question that counts as answered in full', () => {
    expect(noFaqReason([], signalsOf(['full', 'no', 'full']))).toMatch(/heat water.+click/u);
    expect(noFaqReason([], signalsOf([]))).not.toContain('“');
  });
});
