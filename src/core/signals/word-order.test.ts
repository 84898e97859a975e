import { describe, expect, it } from 'vitest';
import { shuffleWords } from '../../../test/support/pages/rewrite-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { ordinaryTexts } from '../../../test/support/pages/ordinary-texts.ts';
import { wordsOf } from '../text/words.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import type { WordOrder } from './word-order.ts';

const orderOf = (lang: string, text: string): WordOrder =>
  createSignals(buildPage({ lang, opening: text.split('\n') }), { url: PAGE_URL, asOf: AS_OF }).wordOrder;

/** Unspaced text is shuffled by words too. */
const shuffled = (lang: string, text: string): string =>
  text
    .split('\n')
    .map((paragraph) =>
      lang === 'ja' || lang === 'zh'
        ? paragraph
            .split(/(?<=。)/u)
            .map((sentence) => {
              const words = wordsOf(sentence, lang).map((word) => word.text);
              return `${shuffleWords(words.join(' ')).replaceAll(' ', '')}。`;
            })
            .join('')
        : shuffleWords(paragraph),
    )
    .join('\n');

describe('word order', () => {
  it.each(Object.entries(ordinaryTexts))('is plausible in ordinary %s', (lang, text) => {
    expect(orderOf(lang, text).plausibility).toBe(1);
  });

  it.each(Object.entries(ordinaryTexts))('is implausible in shuffled %s', (lang, text) => {
    expect(orderOf(lang, shuffled(lang, text)).plausibility).toBeLessThan(0.4);
  });

  it('is not available where order is free', () => {
    const text =
      'Dla ogrodu o powierzchni dwustu metrów kwadratowych zwykle wystarcza zbiornik o pojemności trzech metrów sześciennych. '.repeat(
        6,
      );
    expect(orderOf('pl', text).plausibility).toBeNull();
  });

  it('is not judged in a text of three sentences', () => {
    const { plausibility, worst } = orderOf('de', 'Der Ofen in dem Haus ist alt. '.repeat(3));
    expect(plausibility).toBeNull();
    expect(worst(3)).toEqual([]);
  });

  it('lowers each sentence of a shuffled text, orderly ones too', () => {
    const page = buildPage({
      lang: 'de',
      opening: shuffled('de', ordinaryTexts['de'] ?? '').split('\n'),
    });
    const { wordOrder, prose } = createSignals(page, { url: PAGE_URL, asOf: AS_OF });
    for (const sentence of prose.sentences) expect(wordOrder.of(sentence)).toBeLessThanOrEqual(0.3);
  });

  it('forgives German relatives, parted prepositions and nouns made of phrases', () => {
    const { plausibility, worst } = orderOf(
      'de',
      'Das Haus, das in der Stadt steht, ist alt und hat mit dem Turm nichts zu tun. Der Mann, dem er das Buch gab, kam mit und ging nicht weg. Die im Jahr 1990 gebaute Brücke, die den Fluss quert, wird mit oder ohne Hilfe erneuert. Das ist eines der ältesten Häuser, von denen wir wissen. Der Regen nimmt zu und der Wind, den man vom Meer kennt, lässt nach. Es gibt Leute, die den Weg zum Hafen auch ohne Karte finden. Die in dem Dorf lebenden Kinder gehen im Winter zu Fuß durch den Wald zur Schule. Dem ist nicht so, sagt die Frau, die er im Laden nach dem Preis fragte.',
    );
    expect(plausibility).toBe(1);
    expect(worst(9)).toEqual([]);
  });
});
