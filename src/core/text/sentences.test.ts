import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { sentencesOf } from './sentences.ts';

const split = (text: string, language: string): string[] =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

describe('sentencesOf', () => {
  it.each<[string, string[]]>([
    ['en', ['Dr. Smith met Mrs. Jones at 5 p.m. on Friday.', 'They spoke, e.g. about tea.']],
    ['en', ['The U.S. market grew by 3.5 percent.', 'Others, i.e. Japan, did not.']],
    ['en', ['See Fig. 3 and No. 7 for details.', 'It says so in Vol. 2.']],
    ['en', ['J. R. R. Tolkien wrote it.', 'It sold well.']],
    ['en', ['Is it late?', 'It was!', 'Go home.']],
    ['en', ['The file is called main.ts and not index.js.', 'Version 2.0 changed that.']],
    // "Art." abbreviates "article" in other languages.
    ['en', ['They met at the Museum of Modern Art.', 'It was raining.']],
    ['de', ['Laut Art. 5 des Gesetzes gilt das.', 'Es gilt immer.']],
    ['de', ['Das kostet ca. 5 Euro, z.B. am Kiosk.', 'Prof. Dr. Weber zahlt bzw. lädt ein.']],
    ['de', ['Laut § 5 Abs. 2 gilt Nr. 7 nicht.', 'Vgl. dazu S. 12.']],
    ['de', ['Am 13. Februar 2015 begann die Tagung.', 'Sie galt dem Ende des 19. Jahrhunderts.']],
    ['en', ['The children counted up to 13.', 'February was cold.']],
    ['fr', ['Mme Dupont habite av. Foch.', 'M. Martin la connaît.', 'Où va-t-il ?', 'À Lyon !']],
    ['fr', ['Il coûte env. 5 euros, etc. pour tous.', 'C’est cher.']],
    ['es', ['El Sr. Pérez llegó con la Dra. Ruiz.', '¿Cuándo?', '¡A las tres!']],
    ['es', ['Hay frutas, p. ej. manzanas.', 'Ud. elige.']],
    ['ja', ['港は静かだ。', '船はまだ来ない。', '本当ですか？']],
    ['zh', ['港口很安静。', '船还没有来！', '真的吗？']],
    ['ru', ['Паром ушёл.', 'Следующий будет в шесть.']],
    ['hi', ['नौका चली गई।', 'अगली छह बजे है।']],
  ])('in %s: %j', (language, sentences) => {
    const joined = sentences.join(language === 'ja' || language === 'zh' ? '' : ' ');
    expect(split(joined, language)).toEqual(sentences);
  });

  it('keeps "z. B." together when it is written with a space, as the Duden does', () => {
    const sentences = ['Das gibt es oft, z. B. am Kiosk.', 'Dort kostet es mehr.'];
    expect(split(sentences.join(' '), 'de')).toEqual(sentences);
  });

  it('keeps together what goes on in small letters after a quotation', () => {
    const sentences = ['“Is it late?” she asked.', 'It was.'];
    expect(split(sentences.join(' '), 'en')).toEqual(sentences);
  });

  it('gives text without a full stop as one sentence', () => {
    expect(split('a label without an end', 'en')).toEqual(['a label without an end']);
  });

  it('gives nothing for nothing', () => {
    expect(split('', 'en')).toEqual([]);
    expect(split(' \n ', 'en')).toEqual([]);
  });

  it('loses no character but white space between sentences, in order, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            'a',
            'Ab',
            '. ',
            '! ',
            '\n',
            ' ',
            'z.B. ',
            'Dr.',
            '。',
            '字',
            '\ud83d',
            '😀',
            '1.5',
            '"',
            ')',
          ),
        }),
        fc.constantFrom('en', 'de', 'ja', 'und', 'xx'),
        (text, language) => {
          const spans = sentencesOf(text, language);
          expect(
            spans
              .map(({ start, end }) => text.slice(start, end))
              .join('')
              .replace(/\s/g, ''),
          ).toBe(text.replace(/\s/g, ''));
          spans.forEach(({ start }, index) => {
            expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
          });
        },
      ),
      { seed: 7, numRuns: 150 },
    );
  });

  it('cuts a very long text in pieces without losing words', () => {
    const text = 'Every sentence of this long text has a full stop at its end. '.repeat(500).trim();
    const spans = sentencesOf(text, 'en');
    expect(spans.length).toBeGreaterThanOrEqual(500);
    expect(spans.map(({ start, end }) => text.slice(start, end)).join(' ').length).toBeGreaterThanOrEqual(
      text.length - 20,
    );
  });

  it('does not cut a sentence of a long text in two', () => {
    const text = 'Every sentence of this long text has a full stop at its end. '.repeat(500).trim();
    expect(sentencesOf(text, 'en')).toHaveLength(500);
  });

  it('takes time in proportion to a text of 4 MB without a full stop', () => {
    const split = (text: string): unknown => sentencesOf(text, 'en');
    expect(growth(split, (count) => 'Ada Bell '.repeat(count), 110_000)).toBeLessThan(TIMES_MAX);
  });
});
