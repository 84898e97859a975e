import { describe, expect, it } from 'vitest';
import type { EntityGap } from '../../schema/entity.ts';
import { wordsOf } from '../../text/words.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import { phraseKey } from '../entities/candidate.ts';
import { entityGaps } from './expected-entities.ts';
import type { PageSummary } from '../entities/page-summary.ts';

const URL = 'https://house.example/guides/heat-pumps';
const OPENING =
  'Heat pumps move heat from the cold air outside to the warm water of a heating. They need less power than they give as heat, because most of it comes from the air.';

function gapsOf(
  body: string,
  options: { title?: string; lang?: string; queries?: readonly string[]; head?: string } = {},
): readonly EntityGap[] {
  const html = `<html lang="${options.lang ?? 'en'}"><head><title>${options.title ?? 'Heat pumps'}</title>${options.head ?? ''}</head><body><main><h1>${options.title ?? 'Heat pumps'}</h1>${body}</main></body></html>`;
  return entityGaps(
    createSignals(html, {
      url: URL,
      asOf: '2026-11-21',
      ...(options.queries === undefined ? {} : { queries: options.queries }),
    }).expected,
  );
}

const names = (gaps: readonly EntityGap[]): string[] => gaps.map((gap) => gap.entity.toLowerCase());
const DEVELOPED =
  '<h2>Noise at night</h2><p>Noise at night is kept down by a slower fan. The outdoor unit makes about 35 decibels at three metres then, which is less than a quiet talk, and neighbours hear nothing of it.</p>';

describe('gaps', () => {
  it('are what a heading announces and its section does not develop', () => {
    const gaps = gapsOf(`<p>${OPENING}</p>${DEVELOPED}<h2>Refrigerant leaks</h2><p>Coming soon.</p>`);
    expect(gaps).toMatchObject([
      {
        entity: expect.stringMatching(/refrigerant leaks/i) as unknown,
        source: 'declared',
        suggested_section: 'Refrigerant leaks',
      },
    ]);
    expect(gaps[0]?.reason).toContain('Refrigerant leaks');
  });

  // Wrong today: a heading with nothing below it announces nothing, because it might label a list of links.
  it.fails('are also what a heading announces over an empty section', () => {
    expect(names(gapsOf(`<p>${OPENING}</p><h2>Refrigerant leaks</h2>${DEVELOPED}`))).toContain(
      'refrigerant leaks',
    );
  });

  it('are none where every heading is developed', () => {
    expect(gapsOf(`<p>${OPENING}</p>${DEVELOPED}`)).toEqual([]);
  });

  it('are none where a section develops its heading in other words', () => {
    const body = `<p>${OPENING}</p><h2>Running costs</h2><p>A house of normal size pays some six hundred euros a year for the power, about half of what gas would come to. Cheap tariffs at night bring that down further, since water can be heated then and kept for the day.</p>`;
    expect(names(gapsOf(body))).not.toContain('running costs');
  });

  it('are what a given query asks and the text does not say, with the source "query"', () => {
    const gaps = gapsOf(`<p>${OPENING}</p>${DEVELOPED}`, {
      queries: ['heat pump noise', 'heat pump geothermal probe'],
    });
    expect(gaps).toMatchObject([
      { entity: expect.stringMatching(/geothermal probe/i) as unknown, source: 'query', importance: 0.8 },
    ]);
    expect(gaps[0]?.reason).toContain('heat pump geothermal probe');
  });

  it('of the head query weigh most and come first', () => {
    const gaps = gapsOf(`<p>${OPENING}</p><h2>Refrigerant leaks</h2><p>Coming soon.</p>`, {
      queries: ['geothermal probes', 'copper gutter'],
    });
    expect(gaps.map(({ source, importance }) => [source, importance])).toEqual([
      ['query', 1],
      ['query', 0.8],
      ['declared', 0.7],
    ]);
  });

  it('are also what a given query names by words that could be verbs', () => {
    expect(names(gapsOf(`<p>${OPENING}</p>`, { queries: ['building permit'] }))).toContain('building permit');
  });

  describe('beside competitors', () => {
    const summary = (url: string, names: readonly string[]): PageSummary => ({
      url,
      language: 'en',
      entities: names.map((name) => ({
        key: phraseKey(wordsOf(name, 'en')),
        name,
        type: 'concept',
        salience: 0.5,
      })),
    });
    const gapsBeside = (...competitors: PageSummary[]): readonly EntityGap[] =>
      entityGaps(
        createSignals(
          `<html lang="en"><head><title>Heat pumps</title></head><body><main><h1>Heat pumps</h1><p>${OPENING}</p>${DEVELOPED}</main></body></html>`,
          { url: URL, asOf: '2026-11-21', competitors },
        ).expected,
      );

    it('are what most of them write about and the page does not, with who does', () => {
      const gaps = gapsBeside(
        summary('https://a.example/', ['buffer tank', 'outdoor unit']),
        summary('https://b.example/', ['buffer tank']),
        summary('https://c.example/', ['drilling permit']),
      );
      expect(gaps).toMatchObject([
        { entity: 'buffer tank', source: 'competitor', suggested_section: 'Buffer tank' },
      ]);
      expect(gaps[0]?.reason).toContain('2 of 3 competitor pages write about it (a.example, b.example)');
    });

    it('go where the page has a heading on their topic', () => {
      const competitors = ['https://a.example/', 'https://b.example/'].map((url) =>
        summary(url, ['noise barrier wall']),
      );
      expect(gapsBeside(...competitors)[0]?.suggested_section).toBe('Noise at night');
    });

    it('are not what one of two writes about', () => {
      expect(
        gapsBeside(summary('https://a.example/', ['buffer tank']), summary('https://b.example/', [])),
      ).toEqual([]);
    });
  });

  it('exclude the words of a news headline', () => {
    expect(
      gapsOf(`<p>${OPENING}</p>${DEVELOPED}`, {
        title: 'Solar collectors were supposed to save the village',
      }),
    ).toEqual([]);
  });

  it('are none for a query that the text answers', () => {
    expect(gapsOf(`<p>${OPENING}</p>${DEVELOPED}`, { queries: ['heat pump noise at night'] })).toEqual([]);
  });

  it('never come from queries that were inferred', () => {
    expect(gapsOf(`<p>${OPENING}</p>${DEVELOPED}`).filter(({ source }) => source === 'query')).toEqual([]);
  });

  it('are what the title promises', () => {
    expect(
      names(gapsOf(`<p>${OPENING}</p>${DEVELOPED}`, { title: 'Heat pumps and solar collectors' })),
    ).toContain('solar collectors');
  });

  it('are not the name of the site in the title', () => {
    const gaps = gapsOf(`<p>${OPENING}</p>${DEVELOPED}`, {
      title: 'Heat pumps | Lindqvist Heating',
      head: '<meta property="og:site_name" content="Lindqvist Heating">',
    });
    expect(names(gaps).join()).not.toContain('lindqvist');
  });

  it('are what the structured data says that the page is about', () => {
    const head =
      '<script type="application/ld+json">{"@type":"Article","headline":"Heat pumps","about":[{"@type":"Thing","name":"Heat pumps"},{"@type":"Thing","name":"Buffer tank"}]}</script>';
    expect(gapsOf(`<p>${OPENING}</p>${DEVELOPED}`, { head })).toMatchObject([
      { entity: 'Buffer tank', source: 'declared' },
    ]);
  });

  it.each<[string, string, string, string]>([
    [
      'de',
      'Wärmepumpen holen Wärme aus der kalten Luft und geben sie an das Wasser der Heizung ab. Sie brauchen dafür weniger Strom, als sie an Wärme liefern, weil das meiste davon aus der Luft stammt.',
      'Förderung durch Gemeinden',
      'Förderung',
    ],
    [
      'fr',
      'Les pompes prennent la chaleur de l’air froid et la donnent à l’eau du chauffage. Elles demandent moins de courant qu’elles ne rendent de chaleur, car le reste vient de l’air.',
      'Subventions régionales',
      'Subventions régionales',
    ],
    [
      'es',
      'Las bombas toman el calor del aire frío y lo dan al agua de la calefacción. Piden menos corriente que el calor que entregan, porque el resto viene del aire de la calle.',
      'Subvenciones regionales',
      'Subvenciones regionales',
    ],
  ])('are found in %s', (lang, opening, heading, gap) => {
    const gaps = gapsOf(`<p>${opening}</p><h2>${heading}</h2><p>Demnächst. Bientôt.</p>`, {
      lang,
      title: 'A',
      queries: [],
    });
    expect(names(gaps).join(', ')).toContain(gap.toLowerCase());
  });

  it('carry an importance between 0 and 1, the most important first', () => {
    const gaps = gapsOf(
      `<p>${OPENING}</p>${['Refrigerant leaks', 'Buffer tanks', 'Drilling permits'].map((heading, index) => `<h${String(index + 2)}>${heading}</h${String(index + 2)}><p>Coming soon.</p>`).join('')}`,
      { queries: ['geothermal probe'] },
    );
    expect(gaps.length).toBeGreaterThan(2);
    gaps.forEach(({ importance }, index) => {
      expect(importance).toBeGreaterThan(0);
      expect(importance).toBeLessThanOrEqual(gaps[index - 1]?.importance ?? 1);
    });
  });
});
