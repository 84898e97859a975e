import { describe, expect, it } from 'vitest';
import { signalsOf, blockOf, page, HEAT_PUMPS } from '../../../test/support/pages/extractive-blocks.ts';
import { generateExtractive } from '../generate-extractive.ts';

describe('headings', () => {
  const part = (topic: string): string =>
    `<p>${`The ${topic} of a boat needs care in spring, and owners check the ${topic} before they sail out. `.repeat(10)}</p>`;
  const html = page(
    `<h1>Boat care</h1><h2>Work in spring</h2>${part('anchor chain')}${part('engine oil')}${part('navigation light')}`,
  );

  it('divide what stands too long without one, one level deeper, above words of the page', () => {
    const block = blockOf(html, 'headings');
    expect(block?.items.length).toBeGreaterThan(0);
    const { text } = signalsOf(html).page;
    for (const { level, anchor } of block?.items ?? []) {
      expect(level).toBe(3);
      expect(text.indexOf(anchor)).toBeGreaterThanOrEqual(0);
      expect(text.indexOf(anchor)).toBe(text.lastIndexOf(anchor));
    }
  });

  it('are left out where none is missing', () => {
    expect(generateExtractive(signalsOf(HEAT_PUMPS), ['headings']).omitted).toEqual([
      { type: 'headings', reason: 'Every part of the text already has a heading that names its subject.' },
    ]);
  });
});
