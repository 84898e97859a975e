import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { markedCandidates } from './marked-candidates.ts';
import { pageNameContext } from './name-runs.ts';

function marked(body: string, lang = 'en'): string[] {
  const html = `<html lang="${lang}"><title>Rowing</title><body><main><h1>Rowing</h1><p>We row on the lake in the morning and in the evening, in all weathers.</p>${body}</main></body></html>`;
  const { prose, language } = createSignals(html, { url: 'https://example.org/', asOf: '2026-01-01' });
  return markedCandidates(prose.units, pageNameContext(prose.units, language)).map(
    ({ surface, mark }) => `${mark ?? ''}: ${surface}`,
  );
}

describe('markedCandidates', () => {
  it('takes the lead of a list item without what is said of it', () => {
    expect(marked('<ul><li>Feathering: the blade is turned flat.</li></ul>')).toContain('lead: Feathering');
  });

  it('tells the first cell of a row from the others', () => {
    const found = marked(
      '<table><tr><th>Boat</th><th>Maker</th></tr><tr><td>Swift Scull</td><td>Lindqvist Marine</td></tr></table>',
    );
    expect(found).toContain('first cell: Swift Scull');
    expect(found).toContain('cell: Lindqvist Marine');
  });

  it('takes a heading as a whole, but none that asks', () => {
    expect(marked('<h2>Sliding seat</h2><p>It moves.</p>')).toContain('heading: Sliding seat');
    expect(marked('<h2>Sliding seat?</h2><p>It moves.</p>')).not.toContain('heading: Sliding seat?');
  });

  it.each(['45g flour', 'Add 35 g', '12 minutes'])('never takes an amount: %s', (amount) => {
    expect(marked(`<ul><li>${amount}</li></ul>`).filter((found) => found.startsWith('item'))).toEqual([]);
  });

  it('never takes a sentence', () => {
    const found = marked('<ul><li>We then put the boat on the rack.</li></ul>');
    expect(found.filter((one) => one.startsWith('item'))).toEqual([]);
  });
});
