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
  judge(headingOutline, buildPage({ h1: 'The island', ...page }), {
    url: 'https://almanac.example/blog/the-island',
  });
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
    });
  });

  it('gives next to nothing for a long text without any heading', () => {
    const { result } = judge(headingOutline, buildPage({ opening: [islandProse(6_000)] }));
    expect(result.share).toBeLessThan(0.3);
  });

  it('asks for an H1', () => {
    const { result, advice } = judge(headingOutline, buildPage({ sections: sectionsAt(2, 2) }));
    expect(result.outcome).toBe('partial');
    expect(advice).toMatchObject({ kind: 'add-h1', where: null });
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

  it('finds a skipped level, and asks for nothing: which level is meant, only its author knows', () => {
    const { result, advice } = judgeOutline({ sections: sectionsAt(2, 4) });
    expect(result.outcome).toBe('partial');
    expect(advice).toBeNull();
  });

  it('finds the level skipped between H1 and H3', () => {
    expect(judgeOutline({ sections: sectionsAt(3, 3) }).result.share).toBeLessThan(1);
  });

  it('takes 300 words under one heading, and asks to divide a much longer run', () => {
    const sections = (words: number): SectionDescription[] => [
      { heading: 'The harbour', paragraphs: [islandProse(words)] },
    ];
    expect(judgeOutline({ sections: sections(300) }).result.share).toBe(1);
    const { result, advice } = judgeOutline({ sections: sections(900) });
    expect(result.share).toBeLessThan(1);
    expect(advice).toMatchObject({ kind: 'divide-section', where: { text: 'The harbour' } });
    expect(judgeOutline({ sections: sections(400) }).advice).toBeNull();
  });

  it('finds a long run without a heading also when other headings abound', () => {
    const sections = [
      { heading: 'The harbour', paragraphs: [islandProse(1_500)] },
      ...sectionsAt(2, 2, 2, 2, 2, 2, 2),
    ];
    expect(judgeOutline({ sections }).result.share).toBeLessThan(1);
  });

  it('names a heading that says nothing beside greater faults, and quotes it', () => {
    const sections = ['Overview', 'Introduction', 'Section 3'].map((heading, index) => ({
      heading,
      paragraphs: [islandProse(50, index * 6)],
    }));
    const { advice } = judgeOutline({ sections });
    expect(advice).toMatchObject({ kind: 'name-section', where: { text: 'Overview' }, isMinor: true });
  });

  it.each([
    ['code', '<pre><code>ferry --list --from harbour --to island</code></pre>'],
    [
      'a table',
      '<table><tr><th>Ferry</th><th>Fare</th></tr><tr><td>Old ferry</td><td>9 euros</td></tr></table>',
    ],
    ['a list', '<ul><li>Old ferry</li><li>New ferry</li></ul>'],
    ['a quotation', '<blockquote><p>The ferry costs nine euros.</p></blockquote>'],
  ])('does not call a section empty that has %s', (_, html) => {
    const sections = sectionsAt(2, 2, 2, 2, 2).map((section, index) =>
      index === 2 ? { heading: 'Fares of the ferry', level: 2 as const, html } : section,
    );
    const page = buildPage({ title: 'The island', h1: 'The island', sections });
    const { advice } = judge(headingOutline, page, { url: 'https://almanac.example/blog/island' });
    expect(advice?.kind).not.toBe('fill-section');
  });

  it('asks for another H1 where it is the name of the site, and not on the home page', () => {
    const page = buildPage({
      title: 'Ferry times - Island Almanac',
      head: '<meta property="og:site_name" content="Island Almanac">',
      h1: 'Island Almanac',
      sections: sectionsAt(2, 2),
    });
    const { advice } = judge(headingOutline, page, { url: 'https://almanac.example/blog/ferry-times' });
    expect(advice).toMatchObject({ kind: 'name-h1', where: { text: 'Island Almanac', start: null } });
    const telling = page.replace('<h1>Island Almanac', '<h1>Ferry times');
    expect(judge(headingOutline, telling, { url: 'https://almanac.example/blog/ferry' }).advice).toBeNull();
  });

  it('asks to tell headings apart that several sections share, and quotes the first', () => {
    const sections = [0, 1, 2].map((index) => ({
      heading: 'Details',
      level: 4 as const,
      paragraphs: [islandProse(60, index * 6)],
    }));
    const { advice, text } = judgeOutline({ sections });
    expect(advice).toMatchObject({
      kind: 'tell-headings-apart',
      where: { text: 'Details', start: text.indexOf('Details') },
    });
  });

  it.each([
    ['a bibliography', (at: number) => [`${islandProse(14, at)} Bergen, ${String(1920 + at)}.`]],
    ['answers to questions', (at: number) => [`When does ferry ${String(at)} leave?`, islandProse(20, at)]],
  ])('does not ask to divide %s', (_, entry) => {
    const paragraphs = Array.from({ length: 60 }, (_entry, at) => entry(at)).flat();
    const { result, advice } = judgeOutline({ sections: [{ heading: 'The harbour', paragraphs }] });
    expect(result.share).toBeLessThan(0.9);
    expect(advice).toBeNull();
  });

  it('finds a heading that says nothing, in several languages', () => {
    for (const heading of ['Overview', 'Introduction:', 'Section 3', 'Fazit', 'Conclusión', 'Заключение']) {
      const { result } = judgeOutline({
        sections: [...sectionsAt(2, 2), { heading, paragraphs: [islandProse(50, 20)] }],
      });
      expect(result.share).toBeLessThan(1);
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
