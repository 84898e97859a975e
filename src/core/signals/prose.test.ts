import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/page-document.ts';
import { measureProse, type Prose } from './prose.ts';

function proseOf(body: string, lang = 'en'): { prose: Prose; text: string } {
  const page = readDocument(`<html lang="${lang}"><body><main>${body}</main></body></html>`);
  return { prose: measureProse(page), text: page.text };
}

describe('measureProse', () => {
  it('gives sentences and words their places in the text of the page', () => {
    const { prose, text } = proseOf(
      '<h2>Rain 😀</h2><p>It rains. It pours, says Dr. Low.</p><ul><li>An umbrella helps.</li></ul><table><tr><td>a</td><td>b c</td></tr></table>',
    );
    for (const unit of prose.units) {
      for (const word of unit.words) expect(text.slice(word.start, word.end)).toBe(word.text);
      for (const sentence of unit.sentences)
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
    }
    expect(prose.sentences.map((sentence) => sentence.text)).toEqual([
      'It rains.',
      'It pours, says Dr. Low.',
      'An umbrella helps.',
    ]);
    expect(prose.sentences.map((sentence) => sentence.words.length)).toEqual([2, 5, 3]);
  });

  it('gives each word of a block to exactly one of its sentences', () => {
    const { prose } = proseOf('<p>One, two. Three four? Five! Six</p>');
    const [unit] = prose.units;
    expect(unit?.sentences.flatMap((sentence) => sentence.words)).toEqual(unit?.words);
  });

  it('takes headings, tables and code for no running text', () => {
    const { prose } = proseOf(
      '<h2>A heading.</h2><pre>let a = 1.</pre><table><tr><td>a.</td><td>b.</td></tr></table><p>A text.</p>',
    );
    expect(prose.units.map((unit) => unit.isProse)).toEqual([false, false, false, true]);
    expect(prose.sentences).toHaveLength(1);
  });

  it('counts the words of headings and tables, not of code', () => {
    expect(
      proseOf(
        '<h2>Two words</h2><pre>let a = 1</pre><table><tr><td>one</td><td>two</td></tr></table><p>Three more words.</p>',
      ).prose.wordCount,
    ).toBe(7);
  });

  it.each<[string, boolean]>([
    ['It works well.', true],
    ['Does it work?', true],
    ['Yes.', false],
    ['Contact', false],
    ['Add to basket', false],
    ['A line of eight words or more without end', true],
    ['He said “it works well.”', true],
    ['它工作得很好。', true],
  ])('tells sentences from labels: %j', (text, isComplete) => {
    expect(
      proseOf(`<p>${text}</p>`, text.startsWith('它') ? 'zh' : 'en').prose.sentences[0]?.isComplete,
    ).toBe(isComplete);
  });
});
