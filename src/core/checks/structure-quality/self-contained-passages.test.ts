import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { selfContainedPassages } from './self-contained-passages.ts';

const judgePage = (page: PageDescription): Judgement =>
  judge(selfContainedPassages, buildPage({ h1: 'The island', ...page }));
/** One section for each opening sentence. */
const openingWith = (openers: readonly string[], lang = 'en'): Judgement =>
  judgePage({
    lang,
    sections: openers.map((opener, index) => ({
      heading: `Pier ${String(index)}`,
      paragraphs: [`${opener} ${islandProse(40, index)}`],
    })),
  });
const CLEAR = 'The keeper shows the lamp room.';

describe('self-contained-passages', () => {
  it('gives the full share to passages that open with what they are about', () => {
    expect(judge(selfContainedPassages, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      evidence: [],
    });
  });

  it('gives nothing when every section leans on what came before', () => {
    const { result } = openingWith(['They show the lamp room.', 'However the lamp room is dark.']);
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      explanation: '2 of 2 sections open with a word that refers back.',
    });
    expect(result.evidence).toHaveLength(2);
  });

  it('takes off the part of the sections that lean, and no more', () => {
    expect(openingWith([CLEAR, CLEAR, CLEAR, 'He shows the lamp room.']).result.share).toBe(0.75);
    expect(openingWith([CLEAR, `${CLEAR} He shows it by night too.`]).result.share).toBe(1);
  });

  it('quotes an opener that points nowhere when it is quoted alone', () => {
    const { result, text } = openingWith([CLEAR, 'He shows the lamp room.']);
    const start = text.indexOf('He shows');
    expect(result.evidence).toEqual([{ text: 'He shows the lamp room.', start, end: start + 23 }]);
  });

  it('leaves dialogue out, which is quoted with its speaker', () => {
    expect(openingWith([CLEAR, '“They show the lamp room.”']).result.share).toBe(1);
  });

  it('does not take a label for an opener', () => {
    const { result } = judgePage({
      sections: ['Pier', 'Quay'].map((heading) => ({ heading, paragraphs: ['It is', CLEAR] })),
    });
    expect(result.share).toBe(1);
  });

  it('knows openers of two words', () => {
    const opener = 'Sin embargo la casa del faro está abierta a los visitantes todos los días del año.';
    const rest =
      'La torre de piedra tiene treinta metros de altura y una escalera de hierro muy estrecha. Desde arriba se ven el puerto, las barcas de los pescadores y la isla pequeña.';
    const other =
      'Los barcos salen del muelle nuevo cada mañana, cargados de redes y de cajas de madera. El capitán vende los billetes a bordo y responde a las preguntas de los viajeros.';
    const page = (first: string): PageDescription => ({
      lang: 'es',
      sections: [
        { heading: 'El faro', paragraphs: [first, rest] },
        { heading: 'El puerto', paragraphs: [first.replace('casa del faro', 'oficina del puerto'), other] },
      ],
    });
    expect(judgePage(page(opener)).result.share).toBe(0);
    expect(judgePage(page(opener.replace('Sin embargo la', 'La'))).result.share).toBe(1);
  });

  it('does not apply to a language without a list of openers, and names it', () => {
    const { result } = judgePage({
      lang: 'tr',
      h1: 'Ada',
      opening: [
        'İlk vapur eski limandan saat altıda kalkar. Balıkçılar kasaba daha karanlıkken sandıklarını yüklerler. Rıhtımdaki her direkte bir martı bekler. Biletler dokuz avrodur ve yalnızca gemide satılır.',
      ],
    });
    expect(result.outcome).toBe('not_applicable');
    expect(result.explanation).toContain('(tr)');
  });

  it.each<[string, PageDescription]>([
    ['one passage', { opening: [`He shows the lamp room. ${islandProse(60)}`] }],
    [
      'one section that opens with a sentence',
      {
        sections: [
          { heading: 'Pier', paragraphs: ['He shows the lamp room.'] },
          { heading: 'Fares', items: ['Adult', 'Child'] },
        ],
      },
    ],
    ['sections that open with none', { sections: [{ heading: 'Fares', items: ['Adult', 'Child'] }] }],
  ])('does not apply to %s', (_, page) => {
    expect(judgePage(page).result).toMatchObject({
      outcome: 'not_applicable',
      explanation: 'The text has too few sections that open with a sentence.',
    });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(selfContainedPassages, html).result.outcome).not.toBe('error');
  });
});
