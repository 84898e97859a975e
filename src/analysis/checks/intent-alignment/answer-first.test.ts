import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { answerFirst } from './answer-first.ts';

const QUERY = 'how often should a windlass be oiled';
const ANSWER = 'A windlass should be oiled twice a year, in spring and in autumn.';

/** A page whose answer has `before` words before it and `after` words behind it. */
const judgeAnswer = (before: number, after: number, answer = ANSWER, queries = [QUERY]): Judgement => {
  const opening = [islandProse(before), answer, islandProse(after, 5)].filter((text) => text !== '');
  return judge(answerFirst, buildPage({ title: 'Deck gear', h1: 'Deck gear', opening }), { queries });
};

describe('answer-first', () => {
  it('gives the full share for a sentence that answers the query at the top, and quotes it', () => {
    const { result, text } = judgeAnswer(0, 300);
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
    expect(result.evidence).toEqual([
      { text: ANSWER, start: text.indexOf(ANSWER), end: text.indexOf(ANSWER) + ANSWER.length },
    ]);
  });

  it('gives nothing when no sentence answers, and names the query', () => {
    const { result } = judgeAnswer(0, 300, 'Ask on board.');
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.recommendation).toContain(`“${QUERY}”`);
  });

  it('counts an answer after 99 words to the opening, one after 100 not', () => {
    expect(judgeAnswer(99, 600).result.share).toBe(1);
    const { result } = judgeAnswer(100, 600);
    expect(result.share).toBe(0.7);
    expect(result.recommendation).toContain(ANSWER);
  });

  it('gives least to an answer after the first 30 % of the text, and says how far down it stands', () => {
    const { result } = judgeAnswer(300, 100);
    expect(result).toMatchObject({ outcome: 'partial', share: 0.4 });
    expect(result.recommendation).toMatch(/stands \d\d % into the text/);
  });

  it.each([
    [7, 'A windlass is oiled twice a year.', 0],
    [8, 'Oiled twice a year, a windlass lasts long.', 1],
    [
      45,
      'A windlass is oiled twice a year by the keeper of the harbour, who takes off the cover, cleans the gears with a brush, fills the cup with thin oil and turns the handle slowly until the oil comes out again at the far end.',
      1,
    ],
    [
      46,
      'A windlass is oiled twice a year by the keeper of the harbour, who takes off the cover, cleans the gears with a brush, fills the cup with thin oil and turns the handle slowly until the oil comes out again at the very far end.',
      0,
    ],
  ])('gives a sentence of %i words its due', (words, sentence, share) => {
    expect(sentence.split(' ')).toHaveLength(words);
    expect(judgeAnswer(0, 300, sentence, ['windlass oiled']).result.share).toBe(share);
  });

  it.each([
    ['a question', 'How often should a windlass be oiled when it stands on deck?'],
    ['a sentence that points back', 'It should be oiled, as a windlass is, twice in a year.'],
    [
      'a bag of the right words',
      'Windlass oiled windlass oiling windlass oil windlass oiled deck windlass oiled windlass.',
    ],
  ])('does not take %s for an answer', (_, sentence) => {
    expect(judgeAnswer(0, 300, sentence).result.share).toBe(0);
  });

  it('gives little to the words of an answer in no order', () => {
    const shuffled = 'Autumn a year oiled in should twice and windlass spring be in a.';
    expect(judgeAnswer(0, 300, shuffled).result.share).toBeLessThan(1);
  });

  it('counts the head query double', () => {
    const headAnswered = judgeAnswer(0, 300, ANSWER, [QUERY, 'mortgage interest rates']).result.share;
    const otherAnswered = judgeAnswer(0, 300, ANSWER, ['mortgage interest rates', QUERY]).result.share;
    expect(headAnswered).toBeCloseTo(2 / 3, 4);
    expect(otherAnswered).toBeCloseTo(1 / 3, 4);
  });

  it('does not apply when there is no query and none can be inferred', () => {
    expect(judge(answerFirst, buildPage({ html: '<p>Yes.</p>' })).result.outcome).toBe('not_applicable');
  });

  it.each([
    [
      'German',
      'de',
      'wie oft wird eine Ankerwinde geölt',
      'Eine Ankerwinde wird zweimal im Jahr geölt, im Frühling und im Herbst. Danach läuft die Kette leise.',
    ],
    [
      'Japanese',
      'ja',
      '雨水タンク 容量',
      '雨水タンクの容量は、二百平方メートルの庭なら三立方メートルほどで足ります。屋根の面積も大切です。',
    ],
    [
      'Arabic',
      'ar',
      'كم يدوم سقف الأردواز',
      'يدوم سقف الأردواز من خمس وسبعين إلى مئة وخمسين سنة إذا كانت المسامير من النحاس. الصيانة مهمة.',
    ],
  ])('finds an answer in %s', (_, lang, query, text) => {
    const { result } = judge(answerFirst, buildPage({ lang, opening: [text] }), { queries: [query] });
    expect(result.outcome).toBe('pass');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(answerFirst, html).result.outcome).not.toBe('error');
    expect(
      judge(answerFirst, html, {
        queries: ['ferry harbour six', '  ', '\u0000', '\ud800', '?'.repeat(5_000)],
      }).result.outcome,
    ).not.toBe('error');
  });
});
