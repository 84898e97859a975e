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
      recommendation: null,
    });
  });

  it.each([
    ['no title', '<p>The ferry leaves at six.</p>'],
    ['an empty title', '<title> </title><p>The ferry leaves at six.</p>'],
  ])('gives nothing to a page with %s', (_, html) => {
    expect(judge(title, html).result).toMatchObject({
      outcome: 'fail',
      share: 0,
      evidence: [],
      explanation: 'The page has no title.',
      recommendation: 'Give the page a <title>.',
    });
  });

  it.each([
    [14, 'too short'],
    [15, null],
    [60, null],
    [61, '61 characters'],
  ] as const)('judges the length at %i characters', (chars, advice) => {
    const { result } = judgeTitle(ofLength(chars));
    if (advice === null) expect(result).toMatchObject({ share: 1, recommendation: null });
    else {
      expect(result.share).toBeLessThan(1);
      expect(result.recommendation).toContain(advice);
    }
  });

  it('leaves half to a title of which most is cut off, and shows where', () => {
    const { result } = judgeTitle(ofLength(120));
    expect(result.share).toBe(0.5);
    expect(result.recommendation).toMatch(/“The ferry .{20,49}…”/u);
    expect(judgeTitle(ofLength(300)).result.share).toBe(0.5);
  });

  it('counts a Japanese character as two letters', () => {
    expect(judgeTitle('スレート屋根は何年もつのか', 'ja').result.share).toBe(1);
    expect(judgeTitle('屋根の話です', 'ja').result.recommendation).toContain('too short');
    expect(judgeTitle('屋'.repeat(30), 'ja').result.share).toBe(1);
    expect(judgeTitle('屋'.repeat(31), 'ja').result.share).toBeLessThan(1);
  });

  it('gives a length that is over the bound that it names, and cuts where it is cut off', () => {
    const { explanation, recommendation } = judgeTitle('屋'.repeat(40), 'ja').result;
    expect(explanation).toContain('80 characters');
    expect(recommendation).toContain('80 characters, East Asian ones counted twice');
    expect(recommendation).toContain(`“${'屋'.repeat(29)}…”`);
  });

  it('applies to every page, whatever its type and language', () => {
    for (const { html, url } of Object.values(ordinaryPages))
      expect(judge(title, html, { url }).result.outcome).not.toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(title, html).result.outcome).not.toMatch(/error|not_applicable/);
  });
});
