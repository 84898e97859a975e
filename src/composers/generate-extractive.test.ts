import { describe, expect, it } from 'vitest';
import { HEAT_PUMPS, signalsOf } from '../../test/support/pages/extractive-blocks.ts';
import { hostilePages } from '../../test/support/pages/hostile-pages.ts';
import { ordinaryPages } from '../../test/support/pages/ordinary-pages.ts';
import { countWords } from '../analysis/document/visible-text.ts';
import { createSignals } from '../analysis/signals/signals.ts';
import { contentBlockTypes } from '../schema/vocabulary.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { generateExtractive } from './generate-extractive.ts';
import { checkGrounding, groundingSources } from './grounding.ts';

const LONG_PAGES = Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const);

describe('generateExtractive', () => {
  it.each(LONG_PAGES)('puts every requested type of the %s in blocks or in omitted, once', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    const { blocks, omitted } = generateExtractive(signals, contentBlockTypes);
    expect([...blocks, ...omitted].map(({ type }) => type).sort()).toEqual([...contentBlockTypes].sort());
    for (const { reason } of omitted) expect(reason).toMatch(/^\p{Lu}.+\.$/u);
  });

  it.each(LONG_PAGES)('keeps the bounds of every type on the %s', (_, html, url) => {
    const { blocks } = generateExtractive(
      createSignals(html, { url, asOf: '2026-11-21' }),
      contentBlockTypes,
    );
    for (const block of blocks) expectInBounds(block);
  });

  it.each(LONG_PAGES)('claims nothing about the %s that it does not say', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    const sources = groundingSources(signals, []);
    for (const text of generateExtractive(signals, contentBlockTypes).blocks.flatMap(textsOf))
      expect(checkGrounding(text, sources)).toEqual([]);
  });

  it.each(LONG_PAGES)('says where on the %s each of its words stands', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    for (const block of generateExtractive(signals, contentBlockTypes).blocks) {
      expect(block.grounding.length).toBeGreaterThan(0);
      for (const { source, start, end } of block.grounding)
        if (start !== null && end !== null) expect(signals.page.text.slice(start, end)).toBe(source);
    }
  });

  it('makes the same blocks with the same ids from the same page', () => {
    const once = (): unknown => generateExtractive(signalsOf(HEAT_PUMPS), contentBlockTypes);
    expect(once()).toEqual(once());
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    const { blocks, omitted } = generateExtractive(signalsOf(html), contentBlockTypes);
    expect(blocks.length + omitted.length).toBe(contentBlockTypes.length);
    for (const block of blocks) expectInBounds(block);
  });
});

function textsOf(block: ContentBlock): string[] {
  if ('text' in block) return [block.text];
  return block.items.flatMap((item) => ('answer' in item ? [item.question, item.answer] : [item.text]));
}

function expectInBounds(block: ContentBlock): void {
  expect(block.id).toMatch(/^blk_[0-9a-z]{16}$/);
  expect(block).toMatchObject({ generator: 'extractive', fixes: [] });
  switch (block.type) {
    case 'title':
      expect(block.text.length).toBeGreaterThanOrEqual(15);
      expect(block.text.length).toBeLessThanOrEqual(60);
      break;
    case 'meta_description':
      expect(block.text.length).toBeGreaterThanOrEqual(70);
      expect(block.text.length).toBeLessThanOrEqual(160);
      break;
    case 'faq':
      expect(block.items.length).toBeGreaterThanOrEqual(2);
      expect(block.items.length).toBeLessThanOrEqual(8);
      break;
    case 'headings':
      for (const { level } of block.items) expect([2, 3, 4, 5, 6]).toContain(level);
      break;
    case 'supporting_paragraphs':
      for (const { text } of block.items) {
        expect(countWords(text)).toBeGreaterThanOrEqual(40);
        expect(countWords(text)).toBeLessThanOrEqual(120);
      }
  }
}
