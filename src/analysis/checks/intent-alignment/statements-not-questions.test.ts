import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { statementsNotQuestions } from './statements-not-questions.ts';

const QUESTION = 'Does anybody know when the last ferry leaves in winter?';
const judgeText = (text: string, lang = 'en'): Judgement =>
  judge(statementsNotQuestions, buildPage({ lang, title: 'Ferry', h1: 'Ferry', opening: [text] }));
/** Twenty sentences, of which `count` are questions. */
const asking = (count: number): Judgement =>
  judgeText(`${`${QUESTION} `.repeat(count)}${islandProse((20 - count) * 10)}`);

describe('statements-not-questions', () => {
  it('gives the full share to a text that asks nothing', () => {
    expect(asking(0).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      explanation: '0 of 20 sentences are questions.',
      evidence: [],
      recommendation: null,
    });
  });

  it('gives nothing to a text that only asks, quotes it and names the first question', () => {
    const { result, text } = asking(20);
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.evidence).toHaveLength(3);
    expect(result.evidence[0]).toEqual({
      text: QUESTION,
      start: text.indexOf(QUESTION),
      end: text.indexOf(QUESTION) + QUESTION.length,
    });
    expect(result.recommendation).toContain(`“${QUESTION}”`);
  });

  it('gives the full share up to a tenth of questions, and nothing from a half on', () => {
    expect(asking(2).result).toMatchObject({ share: 1, recommendation: null });
    expect(asking(3).result.share).toBeLessThan(1);
    expect(asking(3).result.recommendation).not.toBeNull();
    expect(asking(6).result.share).toBe(0.5);
    expect(asking(9).result.share).toBeGreaterThan(0);
    expect(asking(10).result.share).toBe(0);
  });

  it.each([
    ['a question in quotation marks', '“Does the last ferry leave at nine?”', 'en'],
    ['a Japanese question', '最後の船は何時に出ますか？', 'ja'],
    ['an Arabic question', 'متى تغادر آخر عبارة من الميناء القديم في الشتاء؟', 'ar'],
    ['a Spanish question', '¿A qué hora sale el último barco en invierno?', 'es'],
  ])('knows %s', (_, question, lang) => {
    expect(judgeText(`${question} `.repeat(6), lang).result.share).toBe(0);
  });

  it('does not count headings, which may ask what the text answers', () => {
    const html = buildPage({
      title: 'Ferry',
      h1: QUESTION,
      sections: [0, 1, 2].map((index) => ({ heading: QUESTION, paragraphs: [islandProse(20, index * 2)] })),
    });
    expect(judge(statementsNotQuestions, html).result.share).toBe(1);
  });

  it('needs three whole sentences to judge', () => {
    expect(judgeText(`${QUESTION} ${QUESTION} When?`).result.outcome).toBe('not_applicable');
    expect(judgeText(`${QUESTION} ${QUESTION} ${QUESTION}`).result.outcome).toBe('fail');
  });

  it.each(['article', 'documentation', 'German article', 'Spanish article', 'Japanese article'])(
    'passes the %s',
    (name) => {
      expect(judge(statementsNotQuestions, ordinaryPages[name]?.html ?? '').result.outcome).toBe('pass');
    },
  );

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(statementsNotQuestions, html).result.outcome).not.toBe('error');
  });
});
