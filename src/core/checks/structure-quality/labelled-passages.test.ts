import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { distinctStatements } from '../../../../test/support/pages/distinct-statements.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { labelledPassages } from './labelled-passages.ts';

const judgePage = (page: PageDescription): Judgement =>
  judge(labelledPassages, buildPage(page), { url: 'https://almanac.example/blog/the-island' });
/** Fifteen words each, of which no other has three. */
const STATEMENTS = distinctStatements(40, 'windlass care');
/** A page of `count` sections, of `words` words each, that each say something new. */
const withSections = (count: number, words = 40): Judgement =>
  judgePage({
    h1: 'The island',
    opening: [islandProse(30)],
    sections: Array.from({ length: count }, (_, index) => ({
      heading: `Pier ${String(index)}`,
      paragraphs: [[islandProse(words - 30), ...STATEMENTS.slice(index * 2, index * 2 + 2)].join(' ')],
    })),
  });
const shareOf = (count: number, words?: number): number => withSections(count, words).result.share ?? -1;

describe('labelled-passages', () => {
  it('gives the full share to twelve passages under headings, and quotes the first headings', () => {
    const { result, text } = withSections(12);
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
    expect(result.evidence).toEqual(
      ['Pier 0', 'Pier 1', 'Pier 2'].map((heading) => {
        const start = text.indexOf(heading);
        return { text: heading, start, end: start + heading.length };
      }),
    );
  });

  it('gives nothing to a text without headings of its own, and asks for them', () => {
    const { result, advice } = judgePage({
      structuredData: [{ '@context': 'https://schema.org', '@type': 'Article' }],
      opening: [islandProse(450)],
    });
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.explanation).toBe('0 passages of 40 words or more stand under a heading.');
    expect(advice).toMatchObject({ kind: 'add-headings', where: null });
  });

  it('asks for no headings where the text has them or needs none', () => {
    const { result, advice } = withSections(3);
    expect(result.share).toBeLessThan(0.9);
    expect(advice).toBeNull();
    expect(judgePage({ opening: [islandProse(340)] }).advice).toBeNull();
  });

  it('gives more for each passage, less for each than for the one before, and nothing past twelve', () => {
    const shares = [0, 1, 2, 4, 8, 11, 12, 20].map((count) => shareOf(count));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares.slice(0, -1)).size).toBe(shares.length - 1);
    expect(shares.slice(-2)).toEqual([1, 1]);
    expect(shareOf(2) - shareOf(1)).toBeLessThan(shareOf(1) - shareOf(0));
  });

  it('counts a section only with five words of content that no earlier section has', () => {
    const BASE = ['Windlass', 'Anchor', 'Bow'].map((heading, index) => ({
      heading,
      paragraphs: [islandProse(40, index * 4)],
    }));
    // Other sentences, so that they are no repetition, without another word of content.
    const again = (text: string): string => text.replace(/^|(?<=\. )/gu, 'And so ');
    const explain = (added: string): string =>
      judgePage({
        h1: 'The island',
        opening: [islandProse(30)],
        sections: [...BASE, { heading: 'Deck', paragraphs: [again(islandProse(40)), added] }],
      }).result.explanation;
    expect(explain(again(islandProse(60, 4)))).toMatch(/^3 passages/);
    expect(explain('Kelp, frost, mud and brine.')).toMatch(/^3 passages/);
    expect(explain('Kelp, frost, mud, graphite and brine.')).toMatch(/^4 passages/);
  });

  it('takes 40 words under a heading for a passage and 39 not', () => {
    expect(withSections(1, 40).result.explanation).toMatch(/^1 passage of 40 words or more stands/);
    expect(shareOf(1, 40)).toBeGreaterThan(0);
    expect(shareOf(1, 39)).toBe(0);
  });

  it('counts words under each heading alone, not those of the sections below it', () => {
    const { result } = judgePage({
      opening: [islandProse(30)],
      sections: [
        { heading: 'Everything on deck' },
        { heading: 'Windlass', level: 3, paragraphs: [islandProse(30)] },
        { heading: 'Anchor', level: 3, paragraphs: [islandProse(30, 4)] },
      ],
    });
    expect(result.share).toBe(0);
  });

  it('needs 30 words to judge', () => {
    expect(judgePage({ opening: [islandProse(29)] }).result.outcome).toBe('not_applicable');
    expect(judgePage({ opening: [islandProse(30)] }).result.outcome).toBe('fail');
  });

  it('judges a language without any resource', () => {
    const paragraph =
      'İlk vapur eski limandan saat altıda kalkar. Balıkçılar kasaba daha karanlıkken sandıklarını yüklerler. Rıhtımdaki her direkte bir martı bekler. ';
    const sections = [{ heading: 'Vapur', paragraphs: [paragraph.repeat(3)] }];
    expect(judgePage({ lang: 'tr', h1: 'Ada', sections }).result.share).toBe(shareOf(1));
  });

  it('judges a language without spaces', () => {
    expect(
      judge(labelledPassages, ordinaryPages['Japanese article']?.html ?? '').result.share,
    ).toBeGreaterThan(0);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(labelledPassages, html).result.outcome).not.toBe('error');
  });
});
