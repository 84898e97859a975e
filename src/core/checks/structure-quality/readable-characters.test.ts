import { describe, expect, it } from 'vitest';
import { islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { readableCharacters } from './readable-characters.ts';

function page(paragraphs: readonly string[]): string {
  const text = paragraphs.map((words) => `<p>${words}</p>`).join('');
  return `<html lang="en"><head><title>Ferries</title><meta charset="utf-8"></head><body><main><h1>Ferries</h1><p>${islandProse(80)}</p>${text}</main></body></html>`;
}

describe('readable-characters', () => {
  it.each([
    ['no misread character', [], 1],
    ['an apostrophe', ['The ferry isnâ€™t running in winter, as the port says.'], 0.8],
    ['vowels', ['FÃ¤hre nach HelgolÃ¤nder Hafen, zweimal am Tag.'], 0.8],
    ['what no decoder could read', ['The ferry is \ufffdclosed\ufffd in winter.'], 0.8],
    ['five places', Array.from({ length: 5 }, (_, at) => `Pier ${String(at)} isnâ€™t open in winter.`), 0],
    ['letters that other languages write', ['São João, Ångström, Ãn and “â” are words.'], 1],
  ])('judges a text with %s', (_, paragraphs, share) => {
    expect(judge(readableCharacters, page(paragraphs)).result.share).toBeCloseTo(share, 3);
  });

  it('quotes the characters and the words around them', () => {
    const { advice } = judge(readableCharacters, page(['The ferry isnâ€™t running in winter.']));
    expect(advice?.text).toContain('“â€™” in “The ferry isnâ€™t running in winter.”');
  });

  it('leaves code alone', () => {
    const html = page([]).replace('</main>', '<pre><code>fix("â€™", "’")</code></pre></main>');
    expect(judge(readableCharacters, html).result.share).toBe(1);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(readableCharacters, html).result.outcome).not.toBe('error');
  });
});
