import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { distinctStatements } from '../../../../test/support/pages/distinct-statements.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { statementsNotQuestions } from './statements-not-questions.ts';

const QUESTION = 'Does anybody know when the last ferry leaves in winter?';
const QUERY = 'windlass care';
const judgeText = (text: string, lang = 'en'): Judgement =>
  judge(statementsNotQuestions, buildPage({ lang, title: 'Deck', h1: 'Deck', opening: [text] }), {
    queries: [QUERY],
  });
const stating = (count: number): string => distinctStatements(count, QUERY).join(' ');
/** Twenty questions and statements on the topic, of which `count` are questions. */
const asking = (count: number, beside = ''): Judgement =>
  judgeText(`${`${QUESTION} `.repeat(count)}${stating(20 - count)} ${beside}`);

describe('statements-not-questions', () => {
  it('gives the full share to a text that asks nothing', () => {
    expect(asking(0).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      explanation: 'The text asks 0 questions and makes 20 statements on its topic.',
      evidence: [],
    });
  });

  it('gives nothing to a text that only asks, and quotes it', () => {
    const { result, text } = asking(20);
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.evidence).toHaveLength(3);
    expect(result.evidence[0]).toEqual({
      text: QUESTION,
      start: text.indexOf(QUESTION),
      end: text.indexOf(QUESTION) + QUESTION.length,
    });
  });

  it('takes off a part for each question, and everything from a third on', () => {
    const shares = [0, 1, 3, 6, 7, 10].map((count) => asking(count).result.share ?? -1);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(new Set(shares.slice(0, -1)).size).toBe(shares.length - 1);
    expect(shares.slice(-2)).toEqual([0, 0]);
  });

  it('passes up to one question in seven', () => {
    expect(asking(3).result.outcome).not.toBe('fail');
  });

  it('lets nothing make up for questions that is off the topic or said again', () => {
    const { share } = asking(4).result;
    expect(asking(4, islandProse(200)).result.share).toBe(share);
    expect(asking(4, stating(16)).result.share).toBe(share);
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
      sections: [0, 1, 2].map((index) => ({
        heading: QUESTION,
        paragraphs: [distinctStatements(3, QUERY)[index] ?? ''],
      })),
    });
    expect(judge(statementsNotQuestions, html, { queries: [QUERY] }).result.share).toBe(1);
  });

  it('needs three questions or statements on the topic to judge', () => {
    expect(judgeText(`${QUESTION} ${QUESTION} ${islandProse(100)}`).result.outcome).toBe('not_applicable');
    expect(judgeText(`${QUESTION} ${QUESTION} ${QUESTION}`).result.outcome).toBe('fail');
    expect(judgeText(stating(2)).result.outcome).toBe('not_applicable');
    expect(judgeText(stating(3)).result.outcome).toBe('pass');
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
