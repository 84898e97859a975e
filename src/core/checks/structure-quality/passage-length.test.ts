import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { distinctStatements } from '../../../../test/support/pages/distinct-statements.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { passageLength } from './passage-length.ts';

const judgePassages = (page: PageDescription): Judgement =>
  judge(passageLength, buildPage({ h1: 'The island', ...page }), {
    url: 'https://almanac.example/blog/the-island',
  });
/** A section of `words` words in paragraphs of at most 100. */
const sectionOf = (
  words: number,
  heading = 'The harbour',
  from = 0,
): { heading: string; paragraphs: string[] } => ({
  heading,
  paragraphs: Array.from({ length: Math.ceil(words / 100) }, (_, index) =>
    islandProse(Math.min(100, words - index * 100), from + index * 10),
  ),
});

describe('passage-length', () => {
  it('gives the full share for sections and paragraphs that can be quoted whole', () => {
    expect(judge(passageLength, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
    });
  });

  it('gives nothing to endless paragraphs, and quotes one', () => {
    const { result } = judgePassages({
      sections: [0, 1].map((index) => ({
        heading: `Part of it ${String(index)}`,
        // Other sentences, so that the second does not say the first again.
        paragraphs: [islandProse(1_200, index).replaceAll(' the ', index === 0 ? ' the ' : ' that ')],
      })),
    });
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.evidence).toHaveLength(2);
    expect(result.evidence[0]?.text).toMatch(/^The first ferry/);
  });

  it('takes a section of 40 and one of 300 words, but not one of 39 or 301, in full', () => {
    const shareOf = (words: number): number | null =>
      judgePassages({
        sections: [
          { heading: 'Windlass care', paragraphs: [distinctStatements(6, 'windlass care').join(' ')] },
          sectionOf(words),
        ],
      }).result.share;
    expect(shareOf(40)).toBe(1);
    expect(shareOf(300)).toBe(1);
    expect(shareOf(39)).toBeLessThan(1);
    expect(shareOf(301)).toBeLessThan(1);
  });

  it('takes a paragraph of 150 words, and quotes one of 151', () => {
    const sections = [sectionOf(100, 'The quay', 16)];
    expect(judgePassages({ opening: [islandProse(150)], sections }).result).toMatchObject({
      share: 1,
    });
    const { result, text } = judgePassages({ opening: [islandProse(151)], sections });
    expect(result.share).toBeLessThan(1);
    expect(result.evidence[0]?.start).toBe(0);
    expect(text.startsWith(result.evidence[0]?.text ?? '-')).toBe(true);
  });

  it('asks nobody to merge tiny sections', () => {
    const { result, advice } = judgePassages({
      sections: ['Ferry', 'Quay', 'Lamp', 'Dune'].map((heading, index) => ({
        heading,
        paragraphs: [islandProse(10, index)],
      })),
    });
    expect(result.outcome).not.toBe('pass');
    expect(advice).toBeNull();
  });

  it('does not apply to one passage, and judges one that is too long for it', () => {
    for (const page of [{ opening: [islandProse(150)] }, { sections: [sectionOf(200)] }])
      expect(judgePassages(page).result).toMatchObject({
        outcome: 'not_applicable',
        explanation: 'The text is one passage.',
      });
    expect(judgePassages({ opening: [islandProse(310)] }).result.share).toBeLessThan(1);
  });

  it('does not apply to a page without text to cut', () => {
    expect(judge(passageLength, buildPage({ h1: 'Almanac' })).result.outcome).toBe('not_applicable');
  });

  it('judges a language without any resource', () => {
    const html = buildPage({
      lang: 'tr',
      h1: 'Ada',
      sections: [
        {
          heading: 'Vapur',
          paragraphs: [
            'İlk vapur eski limandan saat altıda kalkar. Balıkçılar kasaba daha karanlıkken sandıklarını yüklerler. Rıhtımdaki her direkte bir martı bekler. Biletler dokuz avrodur ve yalnızca gemide satılır. Yedi yaşından küçük çocuklar bir yetişkinle gelirlerse ücretsiz yolculuk ederler. Rüzgar az olursa yol kırk dakika sürer ve kaptan kararı sabah verir.',
          ],
        },
        {
          heading: 'Fener',
          paragraphs: [
            'Fener bekçisi lamba odasını ziyaretçilere küçük bir ücret karşılığında gösterir. Taş kulenin tepesinden balkona çıkan herkes uzaktaki dağları görebilir. Koyunlar kumulların arasında otlar ve alçak duvarların arkasında uyurlar. Fırın iskelenin yanında kurutulmuş yosunlu ekmek satar. Köylüler her yıl ağustos ayında koyun çevresinde kürek yarışı yaparlar ve kazananlar ödül alırlar.',
          ],
        },
      ],
    });
    expect(judge(passageLength, html).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(passageLength, html).result.outcome).not.toBe('error');
  });
});
