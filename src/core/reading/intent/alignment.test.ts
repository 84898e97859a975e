import { describe, expect, it } from 'vitest';
import { createSignals, type Signals } from '../../page-signals/page-signals.ts';
import type { Alignment } from './alignment.ts';
import { queryResults } from '../answers/query-results.ts';

function signalsOf(body: string, queries: readonly string[], lang = 'en'): Signals {
  return createSignals(
    `<html lang="${lang}"><head><title>Page</title></head><body><main>${body}</main></body></html>`,
    {
      url: 'https://a.example/',
      asOf: '2026-11-21',
      queries,
    },
  );
}

/** The alignment of one query; its offsets are held to what they promise. */
function alignmentOf(body: string, query: string, lang = 'en'): Alignment {
  const { alignments, page } = signalsOf(body, [query], lang);
  const [alignment] = alignments;
  if (alignment === undefined) throw new Error('no alignment');
  const { heading, passage, answer } = alignment;
  if (heading !== null && heading.start !== null)
    expect(page.text.slice(heading.start, heading.end ?? -1)).toBe(heading.text);
  if (passage !== null) expect(page.text.slice(passage.start, passage.end)).toBe(passage.text);
  if (answer !== null) {
    expect(page.text.slice(answer.sentence.start, answer.sentence.end)).toBe(answer.sentence.text);
    expect(answer.position).toBeGreaterThanOrEqual(0);
    expect(answer.position).toBeLessThanOrEqual(1);
  }
  return alignment;
}

const FILLER =
  '<p>Our house stands near the old mill. The garden runs down to the brook, and the children play there all summer long.</p>'.repeat(
    6,
  );
const ANSWER = 'A heat pump defrosts because ice on its coil keeps the heat of the air out.';

describe('the best answer', () => {
  it('is a sentence that names what was asked and can stand alone', () => {
    const { answer } = alignmentOf(
      `<h1>Defrosting</h1><p>😀 ${ANSWER} It takes five minutes.</p>${FILLER}`,
      'why does a heat pump defrost',
    );
    expect(answer?.sentence.text).toContain(ANSWER);
    expect(answer?.coverage).toBe(1);
    expect(answer?.wordsBefore).toBeLessThan(5);
  });

  it('is the earlier of two that answer alike', () => {
    const { answer } = alignmentOf(
      `<p>${ANSWER}</p>${FILLER}<p>${ANSWER}</p>`,
      'why does a heat pump defrost',
    );
    expect(answer?.wordsBefore).toBe(0);
  });

  it('counts the words of everything before it, headings and tables too', () => {
    const { answer } = alignmentOf(
      `<h2>Two words</h2><table><tr><td>flow rate</td><td>high enough</td></tr></table><p>${ANSWER}</p>${FILLER}`,
      'heat pump defrost',
    );
    expect(answer?.wordsBefore).toBe(6);
  });

  it.each([
    ['a question', 'Why does a heat pump defrost so often in the winter months of the year?'],
    ['too short', 'Heat pumps defrost in winter.'],
    ['too long', `A heat pump defrosts ${'and goes on and on and the ice melts '.repeat(8)} in the winter.`],
    [
      'without the thing that was asked',
      'A machine of this kind has to be cleaned of leaves in the autumn of each year.',
    ],
    [
      'leaning on what came before',
      'It is why the heat pump has to defrost in the winter when the air is damp.',
    ],
    [
      'a bag of key words',
      'Heat pump defrost heat pump ice heat pump cycle heat pump winter heat pump coil.',
    ],
  ])('is no sentence that is %s', (_, sentence) => {
    expect(alignmentOf(`<p>${sentence}</p>${FILLER}`, 'heat pump defrost').answer).toBeNull();
  });

  it.each<[string, string, string]>([
    [
      'de',
      'warum taut eine Wärmepumpe ab',
      'Eine Wärmepumpe taut ab, weil Eis auf dem Verdampfer die Wärme der Luft abhält.',
    ],
    [
      'fr',
      'pourquoi un compresseur vibre',
      'Un compresseur vibre parce que son piston change de sens à chaque tour du moteur.',
    ],
    [
      'ru',
      'почему тепловой насос оттаивает',
      'Тепловой насос оттаивает, потому что лёд на теплообменнике не пропускает тепло воздуха.',
    ],
    [
      'ja',
      'ヒートポンプの霜取り',
      'ヒートポンプの霜取りは、室外機に付いた氷を溶かして空気の熱を取り込むために行われます。',
    ],
    ['zh', '热泵除霜', '热泵除霜是为了融化室外机上的冰，让机器重新从空气中吸收热量。'],
  ])('is found in %s: %s', (lang, query, sentence) => {
    expect(alignmentOf(`<p>${sentence}</p>`, query, lang).answer?.sentence.text).toBe(sentence);
  });
});

describe('the best passage', () => {
  it('is one sentence where one covers the query, two where it takes two', () => {
    expect(alignmentOf(`<p>${ANSWER} The kettle is on.</p>`, 'heat pump ice').passage?.text).toBe(ANSWER);
    const two = 'A heat pump needs care in winter. The defrost cycle melts the ice.';
    expect(alignmentOf(`<p>${two}</p>`, 'heat pump defrost cycle').passage?.text).toBe(two);
  });

  it('is never longer than can be quoted', () => {
    const long = (opening: string): string =>
      `${opening} ${'and then it goes on for a good while '.repeat(11)}.`;
    const { passage } = alignmentOf(
      `<p>${long('A heat pump needs care')} ${long('The defrost cycle melts the ice')}</p>`,
      'heat pump defrost cycle',
    );
    expect(passage?.text.length).toBeLessThanOrEqual(600);
  });

  it('may be the row of a table', () => {
    const { passage } = alignmentOf(
      `${FILLER}<table><tr><th>Property</th><th>Value</th></tr><tr><td>Sound level of the heat pump</td><td>35 dB</td></tr></table>`,
      'heat pump sound level',
    );
    expect(passage?.text).toBe('Sound level of the heat pump | 35 dB');
  });

  it('is null when nothing of the query stands in the text', () => {
    expect(alignmentOf(FILLER, 'zeppelin mooring').passage).toBeNull();
  });
});

describe('the best heading', () => {
  it('is the one that says most of the query, the title heading included', () => {
    const body = `<h1>Heat pumps</h1><p>${ANSWER}</p><h2>Noise at night</h2>${FILLER}<h2>Defrost cycle</h2><p>It runs at dawn, when the air is dampest, and takes as long as a shower does.</p>`;
    expect(alignmentOf(body, 'defrost cycle').heading?.text).toBe('Defrost cycle');
    expect(alignmentOf(body, 'heat pumps').heading).toMatchObject({
      text: 'Heat pumps',
      start: null,
      end: null,
    });
  });

  it('is null on a page without headings', () => {
    expect(alignmentOf(FILLER, 'heat pump').heading).toBeNull();
  });
});

describe('queryResults', () => {
  it('reports each query with its best heading and passage, scored 0 to 100 with one decimal', () => {
    const { alignments, answers, page } = signalsOf(
      `<h1>Heat pumps</h1><p>${ANSWER}</p><h2>Noise</h2>${FILLER}`,
      ['why does a heat pump defrost', 'zeppelin', '???'],
    );
    const results = queryResults(alignments, answers, 'en');
    expect(results.map(({ query }) => query)).toEqual(['why does a heat pump defrost', 'zeppelin', '???']);
    for (const { score, best_passage: passage } of results) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score).toBe(Math.round(score * 10) / 10);
      if (passage !== null)
        expect(page.text.slice(passage.start ?? -1, passage.end ?? -1)).toBe(passage.text);
    }
    expect(results[0]?.score).toBeGreaterThan(70);
    expect(results[1]).toMatchObject({ best_heading: null, best_passage: null, score: 0 });
  });
});
