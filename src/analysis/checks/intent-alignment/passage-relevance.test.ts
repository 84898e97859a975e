import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/pages/build-page.ts';
import { hostilePages } from '../../../../test/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/pages/judge-page.ts';
import { passageRelevance } from './passage-relevance.ts';

const QUERY = 'windlass oil interval';
const good = (index: number): string =>
  `The keeper of pier ${'abcdefghij'.charAt(index)} oils the windlass at an interval of one year, wipes old grease and salt from its gears with a linen rag and covers the brass drum with canvas against frost, rain and spray.`;
const judgeTexts = (texts: readonly string[], queries = [QUERY]): Judgement =>
  judge(passageRelevance, buildPage({ title: 'Deck', h1: 'Deck', opening: [...texts] }), { queries });
const pointsOf = (texts: readonly string[], queries = [QUERY]): number =>
  judgeTexts(texts, queries).result.points ?? -1;
const several = (count: number): string[] => Array.from({ length: count }, (_, index) => good(index));

describe('passage-relevance', () => {
  it('grows with the passages that say something, and asks for no more than an answer draws on', () => {
    const points = [2, 3, 5, 8, 10].map((count) => pointsOf(several(count)));
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points[0]).toBeLessThan((points[1] ?? 0) - 1);
    expect(points[3]).toBe(80);
    expect(points[4]).toBe(80);
  });

  it('gives nothing for a text on something else, and names the query', () => {
    const { result } = judgeTexts([islandProse(200)]);
    expect(result).toMatchObject({ outcome: 'fail', points: 0, evidence: [] });
    expect(result.recommendation).toContain(`“${QUERY}”`);
  });

  it('gives little for sentences that only repeat the question', () => {
    const echo = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (name) => `The windlass oil interval is windlass oil interval ${name}.`,
    );
    expect(pointsOf(echo)).toBeLessThan(pointsOf(several(6)) / 2);
  });

  it('counts a sentence that stands twice once', () => {
    expect(pointsOf([...several(3), ...several(3)])).toBe(pointsOf(several(3)));
  });

  it('takes points away when much of the text is about something else', () => {
    expect(pointsOf([...several(4), islandProse(600)])).toBeLessThan(pointsOf(several(4)));
  });

  it('quotes the best passage as it stands', () => {
    const { result, text } = judgeTexts(several(3));
    expect(text.slice(result.evidence[0]?.start ?? -1)).toMatch(/^The keeper of pier/);
  });

  it('takes no verb of the request for something that must be said', () => {
    expect(pointsOf(several(3), [`Explain the ${QUERY}`])).toBe(pointsOf(several(3)));
  });

  it('does not apply to a text too short to hold several passages', () => {
    expect(judgeTexts([good(0)]).result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(passageRelevance, html).result.outcome).not.toBe('error');
  });
});
