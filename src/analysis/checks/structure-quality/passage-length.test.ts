import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { chunkQuality } from './chunk-quality.ts';

const judgeChunks = (page: PageDescription): Judgement =>
  judge(chunkQuality, buildPage({ h1: 'The island', ...page }));
/** A section of `words` words in paragraphs of at most 100. */
const sectionOf = (words: number, heading = 'The harbour'): { heading: string; paragraphs: string[] } => ({
  heading,
  paragraphs: Array.from({ length: Math.ceil(words / 100) }, (_, index) =>
    islandProse(Math.min(100, words - index * 100), index * 10),
  ),
});

describe('chunk-quality', () => {
  it('gives the full share for sections and paragraphs that can be quoted whole', () => {
    expect(judge(chunkQuality, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      recommendation: null,
    });
  });

  it('gives least to endless paragraphs that lean on what came before, and quotes one', () => {
    const { result } = judgeChunks({
      sections: [0, 1].map((index) => ({
        heading: `Part of it ${String(index)}`,
        paragraphs: [`They say so. ${islandProse(1_200, index)}`],
      })),
    });
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.recommendation).toMatch(/^The paragraph that begins “They say so\. The first ferry/);
    expect(result.evidence.map((evidence) => evidence.text)).toContain('They say so.');
  });

  it('takes a section of 40 and one of 300 words, but not one of 39 or 301, in full', () => {
    expect(judgeChunks({ sections: [sectionOf(40)] }).result.share).toBe(1);
    expect(judgeChunks({ sections: [sectionOf(300)] }).result.share).toBe(1);
    expect(judgeChunks({ sections: [sectionOf(39)] }).result.share).toBeLessThan(1);
    expect(judgeChunks({ sections: [sectionOf(301)] }).result.share).toBeLessThan(1);
  });

  it('takes a paragraph of 150 words, and names one of 151 with its beginning and length', () => {
    expect(judgeChunks({ opening: [islandProse(150)] }).result).toMatchObject({
      share: 1,
      recommendation: null,
    });
    const { result, text } = judgeChunks({ opening: [islandProse(151)] });
    expect(result.share).toBeLessThan(1);
    expect(result.recommendation).toMatch(
      /^The paragraph that begins “The first ferry leaves.* has 151 words/,
    );
    expect(result.evidence[0]?.start).toBe(0);
    expect(text.startsWith(result.evidence[0]?.text ?? '-')).toBe(true);
  });

  it('names and quotes an opener that points nowhere when it is quoted alone', () => {
    const { result, text } = judgeChunks({
      sections: [
        sectionOf(60),
        { heading: 'The keeper', paragraphs: [`He shows the lamp room. ${islandProse(60)}`] },
      ],
    });
    expect(result.share).toBeLessThan(1);
    expect(result.recommendation).toContain(
      'A passage opens with “He shows the lamp room.”: quoted alone, “He” points nowhere',
    );
    expect(result.evidence[0]).toEqual({
      text: 'He shows the lamp room.',
      start: text.indexOf('He shows'),
      end: text.indexOf('He shows') + 23,
    });
  });

  it('knows openers of two words', () => {
    const opener = 'Sin embargo la casa del faro está abierta a los visitantes todos los días del año.';
    const page = (first: string): PageDescription => ({
      lang: 'es',
      sections: [
        {
          heading: 'El faro',
          paragraphs: [
            first,
            'La torre de piedra tiene treinta metros de altura y una escalera de hierro muy estrecha. Desde arriba se ven el puerto, las barcas de los pescadores y la isla pequeña.',
          ],
        },
      ],
    });
    expect(judgeChunks(page(opener)).result.share).toBeLessThan(
      judgeChunks(page(opener.replace('Sin embargo la', 'La'))).result.share ?? 0,
    );
  });

  it('advises merging tiny sections, and names one', () => {
    const { result } = judgeChunks({
      sections: ['Ferry', 'Quay', 'Lamp', 'Dune'].map((heading, index) => ({
        heading,
        paragraphs: [islandProse(10, index)],
      })),
    });
    expect(result.outcome).not.toBe('pass');
    expect(result.recommendation).toMatch(
      /^4 sections have fewer than 20 words, such as “(?:Ferry|Quay|Lamp|Dune)”/,
    );
  });

  it('does not apply to a page without text to cut', () => {
    expect(judge(chunkQuality, buildPage({ h1: 'Almanac' })).result.outcome).toBe('not_applicable');
  });

  it('judges a language without a list of openers on the rest', () => {
    const html = buildPage({
      lang: 'tr',
      h1: 'Ada',
      opening: [
        'İlk vapur eski limandan saat altıda kalkar. Balıkçılar kasaba daha karanlıkken sandıklarını yüklerler. Rıhtımdaki her direkte bir martı bekler. Biletler dokuz avrodur ve yalnızca gemide satılır. Yedi yaşından küçük çocuklar bir yetişkinle gelirlerse ücretsiz yolculuk ederler. Rüzgar az olursa yol kırk dakika sürer ve kaptan kararı sabah verir.',
      ],
    });
    expect(judge(chunkQuality, html).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(chunkQuality, html).result.outcome).not.toBe('error');
  });
});
