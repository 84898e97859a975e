import { describe, expect, it } from 'vitest';
import {
  buildPage,
  islandProse,
  type PageDescription,
  type SectionDescription,
} from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { headingOutline } from './heading-outline.ts';

const judgeOutline = (page: PageDescription): Judgement =>
  judge(headingOutline, buildPage({ h1: 'The island', ...page }));
type Level = NonNullable<SectionDescription['level']>;
const sectionsAt = (...levels: readonly Level[]): SectionDescription[] =>
  levels.map((level, index) => ({
    heading: `Harbour, quay and lamp ${'abcdefgh'.charAt(index)}`,
    level,
    paragraphs: [islandProse(60, index * 6)],
  }));

describe('heading-outline', () => {
  it('gives the full share for an H1, levels in order and telling headings', () => {
    expect(judge(headingOutline, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      recommendation: null,
    });
  });

  it('gives next to nothing for a long text without any heading', () => {
    const { result } = judge(headingOutline, buildPage({ opening: [islandProse(6_000)] }));
    expect(result.share).toBeLessThan(0.3);
    expect(result.recommendation).toBe('Give the page one H1 that says what it is about.');
  });

  it('asks for an H1', () => {
    const { result } = judge(headingOutline, buildPage({ sections: sectionsAt(2, 2) }));
    expect(result.outcome).toBe('partial');
    expect(result.recommendation).toBe('Give the page one H1 that says what it is about.');
  });

  it.each<[string, Level[]]>([
    ['siblings', [2, 2, 2]],
    ['one level down at a time', [2, 3, 4]],
    ['any number of levels up', [2, 3, 4, 2]],
  ])('takes %s for an outline', (_, levels) => {
    expect(judgeOutline({ sections: sectionsAt(...levels) }).result).toMatchObject({
      outcome: 'pass',
      share: 1,
    });
  });

  it('finds a skipped level, and names the heading', () => {
    const { result } = judgeOutline({ sections: sectionsAt(2, 4) });
    expect(result.outcome).toBe('partial');
    expect(result.recommendation).toBe(
      'The heading “Harbour, quay and lamp b” is an H4 without a level above it. Make it an H3, so that no level is skipped.',
    );
  });

  it('finds the level skipped between H1 and H3', () => {
    expect(judgeOutline({ sections: sectionsAt(3, 3) }).result.share).toBeLessThan(1);
  });

  it('names the level that closes the gap', () => {
    expect(judgeOutline({ sections: sectionsAt(2, 5) }).result.recommendation).toContain('Make it an H3');
  });

  it('takes 300 words under one heading, and says where a longer run starts', () => {
    const sections = (words: number): SectionDescription[] => [
      { heading: 'The harbour', paragraphs: [islandProse(words)] },
    ];
    expect(judgeOutline({ sections: sections(300) }).result.share).toBe(1);
    const { result } = judgeOutline({ sections: sections(900) });
    expect(result.share).toBeLessThan(1);
    expect(result.recommendation).toMatch(
      /^The section “The harbour” runs for 900 words \(from “The first ferry leaves/,
    );
  });

  it('finds a long run without a heading also when other headings abound', () => {
    const sections = [
      { heading: 'The harbour', paragraphs: [islandProse(1_500)] },
      ...sectionsAt(2, 2, 2, 2, 2, 2, 2),
    ];
    expect(judgeOutline({ sections }).result.share).toBeLessThan(1);
  });

  it('finds a heading that says nothing, in several languages', () => {
    for (const heading of ['Overview', 'Introduction:', 'Section 3', 'Fazit', 'Conclusión', 'Заключение']) {
      const { result } = judgeOutline({
        sections: [...sectionsAt(2, 2), { heading, paragraphs: [islandProse(50, 20)] }],
      });
      expect(result.share).toBeLessThan(1);
      expect(result.recommendation).toBe(
        `The heading “${heading}” says nothing about its section. Name the section’s subject in it.`,
      );
    }
  });

  it('does not apply to one short text, and judges a longer one or one with a heading', () => {
    for (const words of [29, 30, 150])
      expect(judgeOutline({ opening: [islandProse(words)] }).result).toMatchObject({
        outcome: 'not_applicable',
        explanation: 'The text is too short to need an outline.',
      });
    expect(judgeOutline({ opening: [islandProse(151)] }).result.outcome).not.toBe('not_applicable');
    expect(judgeOutline({ sections: sectionsAt(2) }).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(headingOutline, html).result.outcome).not.toBe('error');
  });
});
