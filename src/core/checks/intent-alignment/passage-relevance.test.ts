import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { passageRelevance } from './passage-relevance.ts';

const QUERY = 'windlass oil interval';
const good = (index: number): string =>
  `The keeper of pier ${'abcdefghij'.charAt(index)} oils the windlass at an interval of one year, wipes old grease and salt from its gears with a linen rag and covers the brass drum with canvas against frost, rain and spray.`;
const judgeTexts = (texts: readonly string[], queries = [QUERY]): Judgement =>
  judge(passageRelevance, buildPage({ title: 'Deck', h1: 'Deck', opening: [...texts] }), { queries });
const shareOf = (texts: readonly string[], queries = [QUERY]): number =>
  judgeTexts(texts, queries).result.share ?? -1;
const several = (count: number): string[] => Array.from({ length: count }, (_, index) => good(index));

describe('passage-relevance', () => {
  it('grows with the passages that say something, and asks for no more than an answer draws on', () => {
    const shares = [2, 3, 5, 8, 10].map((count) => shareOf(several(count)));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeLessThan((shares[1] ?? 0) - 0.0125);
    expect(shares[3]).toBe(1);
    expect(shares[4]).toBe(1);
  });

  it('gives nothing for a text on something else', () => {
    const { result } = judgeTexts([islandProse(200)]);
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
  });

  it('gives little for sentences that only repeat the question', () => {
    const echo = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (name) => `The windlass oil interval is windlass oil interval ${name}.`,
    );
    expect(shareOf(echo)).toBeLessThan(shareOf(several(6)) / 2);
  });

  it('counts a sentence that stands twice once', () => {
    expect(shareOf([...several(3), ...several(3)])).toBe(shareOf(several(3)));
  });

  it('earns less when much of the text is about something else', () => {
    expect(shareOf([...several(4), islandProse(600)])).toBeLessThan(shareOf(several(4)));
  });

  it('quotes the best passage as it stands', () => {
    const { result, text } = judgeTexts(several(3));
    expect(text.slice(result.evidence[0]?.start ?? -1)).toMatch(/^The keeper of pier/);
  });

  it('takes no verb of the request for something that must be said', () => {
    expect(shareOf(several(3), [`Explain the ${QUERY}`])).toBe(shareOf(several(3)));
  });

  it('does not apply to a text too short to hold several passages', () => {
    expect(judgeTexts([good(0)]).result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(passageRelevance, html).result.outcome).not.toBe('error');
  });
});
