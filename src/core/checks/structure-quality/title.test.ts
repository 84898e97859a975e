import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { title } from './title.ts';

const judgeTitle = (text: string, lang = 'en'): Judgement =>
  judge(title, buildPage({ lang, title: text, h1: 'The island', opening: [islandProse(60)] }));
const ofLength = (chars: number): string =>
  `The ferry ${islandProse(60)}`
    .slice(0, chars - 1)
    .trim()
    .padEnd(chars, 's');

describe('title', () => {
  it('gives the full share to a title that is shown whole, and quotes it without offsets', () => {
    expect(judgeTitle('The ferry to the island: times and fares').result).toMatchObject({
      outcome: 'pass',
      share: 1,
      evidence: [{ text: 'The ferry to the island: times and fares', start: null, end: null }],
    });
  });

  it.each([
    ['no title', '<p>The ferry leaves at six.</p>'],
    ['an empty title', '<title> </title><p>The ferry leaves at six.</p>'],
  ])('gives nothing to a page with %s', (_, html) => {
    const { result, advice } = judge(title, html);
    expect(advice).toMatchObject({ kind: 'add-title', where: null });
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      evidence: [],
      explanation: 'The page has no title.',
    });
  });

  it.each([
    [14, 'extend-title'],
    [15, null],
    [60, null],
    [61, null],
    [90, 'shorten-title'],
  ] as const)('judges the length at %i characters', (chars, kind) => {
    const { result, advice } = judgeTitle(ofLength(chars));
    expect(result.share === 1).toBe(chars >= 15 && chars <= 60);
    expect(advice?.kind ?? null).toBe(kind);
    expect(advice?.where ?? null).toEqual(kind === null ? null : result.evidence[0]);
  });

  it('shows the part of a long title that is a whole title, and no fragment', () => {
    const whole = 'The ferry to the island: times and fares';
    const name = 'Almanac of Islands, Harbours and Lights';
    expect(judgeTitle(`${whole} | ${name}`).advice?.example).toBe(whole);
    expect(judgeTitle(`Ferry | ${name}, with timetables for all of winter`).advice?.example).toBeNull();
    expect(judgeTitle(ofLength(120)).advice?.example).toBeNull();
  });

  it('names an empty part and a count that the H1 gives otherwise, even of a title that passes', () => {
    const under = (text: string, h1: string): Judgement =>
      judge(title, buildPage({ title: text, h1, opening: [islandProse(60)] }));
    for (const text of ['The ferry to the island | ', '| The ferry to the island: fares'])
      expect(under(text, 'The island').advice).toMatchObject({ kind: 'complete-title', isCertain: true });
    const counted = under('The 59 best ferries to the islands', 'The 60 best ferries to the islands');
    expect(counted.result.outcome).toBe('pass');
    expect(counted.advice).toMatchObject({ kind: 'agree-on-count', isCertain: true });
    expect(under('The 59 best ferries to the islands', 'The 59 best ferries').advice).toBeNull();
    expect(under('The 59 best ferries to the islands', 'Which ferry takes 40 minutes?').advice).toBeNull();
  });

  it('leaves half to a title of which most is cut off', () => {
    expect(judgeTitle(ofLength(120)).result.share).toBe(0.5);
    expect(judgeTitle(ofLength(300)).result.share).toBe(0.5);
  });

  it('counts a Japanese character as two letters', () => {
    expect(judgeTitle('スレート屋根は何年もつのか', 'ja').result.share).toBe(1);
    expect(judgeTitle('屋根の話です', 'ja').advice?.kind).toBe('extend-title');
    expect(judgeTitle('屋'.repeat(30), 'ja').result.share).toBe(1);
    expect(judgeTitle('屋'.repeat(31), 'ja').result.share).toBeLessThan(1);
  });

  it('gives a length that is over the bound that it names', () => {
    const { result, advice } = judgeTitle('屋'.repeat(40), 'ja');
    expect(result.explanation).toContain('80 characters');
    expect(advice?.why).toContain('80 characters, East Asian ones counted twice');
  });

  it('applies to every page, whatever its type and language', () => {
    for (const { html, url } of Object.values(ordinaryPages))
      expect(judge(title, html, { url }).result.outcome).not.toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(title, html).result.outcome).not.toMatch(/error|not_applicable/);
  });
});
