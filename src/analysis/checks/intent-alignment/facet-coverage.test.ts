import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { facetCoverage } from './facet-coverage.ts';

const SECTIONS = [
  'What is the island?',
  'The cost of the crossing',
  'How long does the crossing take?',
  'History of the island',
  'Problems in winter',
  'Benefits for villagers',
  'Requirements for a visit',
  'Examples of a day',
  'Comparison of the ferries',
  'Causes of the storms',
  'How to reach the pier',
  'Using the bicycle racks',
];
const withHeadings = (headings: readonly string[]): Judgement =>
  judge(
    facetCoverage,
    buildPage({
      title: 'The island',
      h1: 'The island',
      opening: [islandProse(60)],
      sections: headings.map((heading, index) => ({ heading, paragraphs: [islandProse(40, index)] })),
    }),
    // A site's first page is no article, whatever it says.
    { url: 'https://almanac.example/island' },
  );

describe('facet-coverage', () => {
  it('gives the full share from a quarter of the questions on, and quotes their sections', () => {
    const { result } = withHeadings(SECTIONS.slice(0, 4));
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
    expect(result.evidence.map(({ text }) => text)).toContain('The cost of the crossing');
  });

  it('gives less to a page that takes up nothing, and says where it touches on a question', () => {
    const { result } = withHeadings(['The harbour', 'The lighthouse', 'The dunes']);
    expect(result.share).toBeLessThan(1);
    expect(result.recommendation).toMatch(/^The text touches on “.*” in “.*”\. Give that a section/);
  });

  it('gives less again to a page that has a section for everything', () => {
    const { result } = withHeadings(SECTIONS);
    expect(result.share).toBe(0.6);
    expect(result.recommendation).toContain('Go deeper into those that matter');
  });

  it('counts a section under its cue in every language of the tables alike', () => {
    for (const name of ['article', 'German article', 'Spanish article'] as const) {
      const page = ordinaryPages[name];
      if (page === undefined) throw new Error(name);
      expect(judge(facetCoverage, page.html, { url: page.url }).result.outcome).not.toBe('fail');
    }
  });

  it.each([
    ['a language without cue words', ordinaryPages['Arabic article']],
    ['a thread', ordinaryPages['forum thread']],
  ])('does not apply to %s', (_, page) => {
    expect(judge(facetCoverage, page?.html ?? '', { url: page?.url ?? '' }).result.outcome).toBe(
      'not_applicable',
    );
  });

  it('does not apply to a short text', () => {
    expect(
      judge(facetCoverage, buildPage({ title: 'The island', h1: 'The island', opening: [islandProse(100)] }))
        .result.outcome,
    ).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(facetCoverage, html).result.outcome).not.toBe('error');
  });
});
