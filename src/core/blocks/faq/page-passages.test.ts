import { describe, expect, it } from 'vitest';
import { signalsOfPage } from '../../../../test/support/pages/composed.ts';
import { passagesAt } from './page-passages.ts';

/** The passages with some words of a page. */
function passagesWith(words: string, body: string, lang = 'en'): readonly string[] {
  const signals = signalsOfPage('Fjord rail pass', body, [], lang);
  const start = signals.page.text.indexOf(words);
  return passagesAt(start, start + words.length, signals).map(({ text }) => text);
}

describe('a passage', () => {
  it('is the whole list with its lead line', () => {
    const list = '<p>The pass includes:</p><ul><li>all regional trains</li><li>the ferry to Bergen</li></ul>';
    expect(passagesWith('the ferry to Bergen', list)).toEqual([
      'The pass includes: all regional trains; the ferry to Bergen.',
    ]);
  });

  it.each([
    [
      'an item without a lead',
      '<p>Trains run daily.</p><ul><li>all regional trains</li><li>the ferry to Bergen</li></ul>',
    ],
    [
      'an item of a nested list',
      '<p>The pass includes:</p><ul><li>trains<ul><li>the ferry to Bergen</li><li>the tram</li></ul></li><li>buses</li></ul>',
    ],
    [
      'a lead that points back',
      '<p>It includes:</p><ul><li>all regional trains</li><li>the ferry to Bergen</li></ul>',
    ],
    [
      'a sentence that points back in its middle',
      '<p>The rail pass includes the ferry to Bergen on one of these days of the week.</p>',
    ],
    [
      'a card',
      '<div class="card"><p>The pass includes the ferry to Bergen on every day of the week.</p></div>',
    ],
    [
      'a quotation',
      '<blockquote><p>The pass includes the ferry to Bergen on every day of the week.</p></blockquote>',
    ],
    [
      'a sentence after a supposed case',
      '<p>Suppose you stay a week. The pass includes the ferry to Bergen on every day.</p>',
    ],
  ])('is not %s', (_, body) => {
    expect(passagesWith('the ferry to Bergen', body).filter((text) => !text.includes('Suppose'))).toEqual([]);
  });

  it('is a row of two cells as label and value, but no cell below a column', () => {
    expect(
      passagesWith(
        '80 dollars',
        '<table><tr><th>Price</th><td>80 dollars</td></tr><tr><th>Days</th><td>7</td></tr></table>',
      ),
    ).toEqual(['Price: 80 dollars']);
    expect(
      passagesWith(
        '80 dollars',
        '<table><tr><th>Pass</th><th>Adults</th><th>Children</th></tr><tr><td>Week</td><td>80 dollars</td><td>40 dollars</td></tr></table>',
      ),
    ).toEqual([]);
  });

  it('is found in Japanese, without spaces between its sentences', () => {
    const body = '<p>パスは七日間有効である。すべての地域の列車に乗ることができる。</p>';
    expect(passagesWith('パスは七日間有効である。', body, 'ja')).toContain(
      'パスは七日間有効である。すべての地域の列車に乗ることができる。',
    );
  });

  it('stays linear in the number of blocks', () => {
    const body = '<p>The pass is valid on trains. The ferry to Bergen takes it too.</p>'.repeat(1);
    const many = `${body}${'<p>Trains leave every hour from the harbor.</p><ul><li>one</li><li>two</li></ul>'.repeat(3_000)}`;
    expect(passagesWith('The ferry to Bergen', many).length).toBeGreaterThan(0);
  });
});
