import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf, wordsOf } from './words.ts';

const texts = (text: string, language: string): string[] => wordsOf(text, language).map((word) => word.text);
const content = (text: string, language: string): string[] =>
  wordsOf(text, language)
    .filter((word) => !word.isStop)
    .map((word) => word.text);

describe('wordsOf', () => {
  it('cuts any spaced text where the rule for words cuts it', () => {
    const rule = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
    const part = fc.constantFrom(..."aÉß3½٣.,'’- \u0301\n()Жé".split(''), '12', '𝔸', 'don’t');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const cut = wordsOf(text, 'und').map(({ text: own, start }) => [own, start]);
        expect(cut).toEqual([...text.matchAll(rule)].map((match) => [match[0], match.index]));
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, string, string[]]>([
    [
      'en',
      "The pump’s coil isn't iced: 3.5 kWh, 1,000 €",
      ['The', 'pump’s', 'coil', "isn't", 'iced', '3.5', 'kWh', '1,000'],
    ],
    ['de', 'Wärmepumpen-Förderung für Häuser', ['Wärmepumpen', 'Förderung', 'für', 'Häuser']],
    ['fr', "L’eau de l'été", ['L’eau', 'de', "l'été"]],
    ['ru', 'Тепловой насос', ['Тепловой', 'насос']],
    ['ar', 'مضخة الحرارة', ['مضخة', 'الحرارة']],
    ['hi', 'हीट पंप काम करता है', ['हीट', 'पंप', 'काम', 'करता', 'है']],
    ['ko', '열펌프는 좋다', ['열펌프는', '좋다']],
  ])('of %s: %s', (language, text, words) => {
    expect(texts(text, language)).toEqual(words);
  });

  it.each<[string, string]>([
    ['ja', '熱ポンプは空気から熱を取り出す装置です。'],
    ['zh', '热泵是一种从空气中取热的装置。'],
    ['th', 'ปั๊มความร้อนดึงความร้อนจากอากาศ'],
  ])('cuts unspaced %s into words without losing a character', (language, text) => {
    const words = texts(text, language);
    expect(words.length).toBeGreaterThan(4);
    expect(words.join('')).toBe(text.replace(/[。\s]/g, ''));
  });

  it('finds Chinese words as they are in the dictionary', () => {
    expect(texts('空气质量影响健康', 'zh')).toEqual(expect.arrayContaining(['空气', '质量', '影响', '健康']));
  });

  it('gives places in the text, with the base added', () => {
    const text = 'Heat 泵 pumps 😀 work';
    for (const word of wordsOf(text, 'en', 100))
      expect(text.slice(word.start - 100, word.end - 100)).toBe(word.text);
  });

  it('gives places that match, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('en', 'de', 'ja', 'th', 'und'),
        (text, language) => {
          let end = 0;
          for (const word of wordsOf(text, language)) {
            expect(text.slice(word.start, word.end)).toBe(word.text);
            expect(word.start).toBeGreaterThanOrEqual(end);
            end = word.end;
          }
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });

  it.each<[string, string, string[]]>([
    ['en', 'How does the heat pump work in the winter', ['heat', 'pump', 'work', 'winter']],
    ['de', 'Wie funktioniert die Wärmepumpe im Winter', ['funktioniert', 'Wärmepumpe', 'Winter']],
    ['fr', 'Comment la pompe à chaleur fonctionne en hiver', ['pompe', 'chaleur', 'fonctionne', 'hiver']],
    ['es', 'Cómo funciona la bomba de calor en invierno', ['funciona', 'bomba', 'calor', 'invierno']],
    ['pl', 'Jak działa pompa ciepła w zimie', ['działa', 'pompa', 'ciepła', 'zimie']],
    ['ru', 'Как работает тепловой насос в зимнее время', ['работает', 'тепловой', 'насос', 'зимнее']],
  ])('marks the words of %s that carry no topic', (language, text, words) => {
    expect(content(text, language)).toEqual(words);
  });

  it('keeps every word of a language without a list', () => {
    expect(content('qwe rty uio', 'xx')).toEqual(['qwe', 'rty', 'uio']);
  });
});

describe('stemOf', () => {
  it.each<[string, string, string]>([
    ['en', 'pumps', 'pump'],
    ['en', 'heating', 'heated'],
    ['de', 'häuser', 'hause'],
    ['de', 'wärmepumpen', 'wärmepumpe'],
    ['fr', 'pompes', 'pompe'],
    ['fr', 'continuellement', 'continuelle'],
    ['es', 'bombas', 'bomba'],
    ['pt', 'casas', 'casa'],
    ['it', 'pompe', 'pompa'],
    ['nl', 'huizen', 'huizen'],
    ['ru', 'насосы', 'насоса'],
    ['sv', 'pumparna', 'pump'],
    ['fi', 'pumput', 'pumpun'],
  ])('makes one of %s %s and %s', (language, a, b) => {
    expect(stemOf(a, language)).toBe(stemOf(b, language));
  });

  it('leaves numbers and words of other languages as they are', () => {
    expect(stemOf('co2', 'en')).toBe('co2');
    expect(stemOf('pompy', 'pl')).toBe('pompy');
    expect(stemOf('ポンプ', 'ja')).toBe('ポンプ');
  });

  it('makes one of a word and its possessive', () => {
    const [a, b, c] = ['pump', 'pump’s', "pump's"].map((text) => wordsOf(text, 'en')[0]?.stem);
    expect([b, c]).toEqual([a, a]);
  });

  it.each<[string, string, string]>([
    ['fr', 'l’efficacité', 'efficacité'],
    ['fr', "d'énergie", 'énergie'],
    ['it', 'l’energia', 'energia'],
    ['it', 'dell’acqua', 'acqua'],
  ])('makes one of %s %s and %s', (language, a, b) => {
    expect(wordsOf(a, language).find((word) => !word.isStop)?.stem).toBe(wordsOf(b, language)[0]?.stem);
  });
});
