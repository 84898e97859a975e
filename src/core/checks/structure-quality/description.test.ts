import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { description } from './description.ts';

const judgePage = (page: PageDescription): Judgement =>
  judge(description, buildPage({ title: 'The island', opening: [islandProse(60)], ...page }));
const judgeText = (text: string, lang = 'en', title = 'The island'): Judgement =>
  judgePage({ lang, title, description: text });
const ofLength = (chars: number): string =>
  `The island ferry ${islandProse(100)}`
    .slice(0, chars - 1)
    .trim()
    .padEnd(chars, 's');

describe('description', () => {
  it('gives the full share to a description of the right length, and quotes it without offsets', () => {
    expect(judge(description, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      evidence: [{ text: slateRoof.description, start: null, end: null }],
    });
  });

  it.each([
    ['none', {}],
    ['an empty one', { description: '' }],
    ['one of white space', { description: ' \n ' }],
  ])('gives nothing to a page with %s, and asks for one', (_, page) => {
    const { result, advice } = judgePage(page);
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      evidence: [],
      explanation: 'The page has no meta description.',
    });
    expect(advice).toMatchObject({ kind: 'add-description', where: null });
    expect(advice?.text).toContain('70-160');
  });

  it.each([
    [69, 'extend-description'],
    [70, null],
    [160, null],
    [161, null],
    [240, 'shorten-description'],
  ] as const)('judges the length at %i characters', (chars, kind) => {
    const { result, advice } = judgeText(ofLength(chars));
    expect(result.share === 1).toBe(chars >= 70 && chars <= 160);
    expect(advice?.kind ?? null).toBe(kind);
    if (kind === null) return;
    expect(advice?.where).toEqual(result.evidence[0]);
    expect(`${advice?.text ?? ''} ${advice?.why ?? ''}`).toContain(`${String(chars)} characters`);
  });

  it('gives half to one that says too little and to one of which most is cut off', () => {
    for (const chars of [10, 69, 320, 600]) expect(judgeText(ofLength(chars)).result.share).toBe(0.5);
    expect(judgeText(ofLength(240)).result.share).toBe(0.75);
  });

  it('takes the description for link previews where no other stands', () => {
    const head = `<meta property="og:description" content="${ofLength(100)}">`;
    expect(judgePage({ head }).result.share).toBe(1);
  });

  it('counts a Chinese character as two letters, in what it judges and in what it says', () => {
    expect(judgeText('石'.repeat(35), 'zh').result.share).toBe(1);
    expect(judgeText('石'.repeat(80), 'zh').result.share).toBe(1);
    const { result, advice } = judgeText('石'.repeat(100), 'zh', '石');
    const { share, explanation } = result;
    expect(share).toBeLessThan(1);
    expect(explanation).toContain('200 characters');
    expect(advice?.why).toContain('200 characters');
  });

  it('applies to every page, whatever its type and language', () => {
    for (const { html, url } of Object.values(ordinaryPages))
      expect(judge(description, html, { url }).result.outcome).not.toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(description, html).result.outcome).not.toMatch(/error|not_applicable/);
  });
});
