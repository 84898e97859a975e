import { describe, expect, it } from 'vitest';
import { islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { writtenPlaceholders } from './written-placeholders.ts';

function page(paragraph: string): string {
  return `<html lang="en"><head><title>Harbour tours</title></head><body><main><h1>Harbour tours</h1><p>${islandProse(80)}</p><p>${paragraph}</p></main></body></html>`;
}

describe('written-placeholders', () => {
  it.each([
    ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.', 2 / 3],
    ['Welcome to [your company], where tours begin.', 2 / 3],
    ['Call us in [insert your town] to book a tour of the harbour.', 2 / 3],
    ['Ask us about &lt;anything&gt; before you book a tour.', 2 / 3],
    ['Die Fahrt beginnt in [bitte Ort eintragen] am Hafen.', 2 / 3],
    ['Bienvenue chez [insérer le nom], au port.', 2 / 3],
    ['Bienvenidos a [inserte su empresa], en el puerto.', 2 / 3],
    ['The tour takes two hours [weather permitting] and costs 20 euros.', 1],
    ['The boat is <b>big</b> and {red}, with 40 seats.', 1],
  ])('judges “%s”', (paragraph, share) => {
    expect(judge(writtenPlaceholders, page(paragraph)).result.share).toBeCloseTo(share, 3);
  });

  it('names the placeholder', () => {
    const { advice } = judge(writtenPlaceholders, page('Welcome to [your company], where tours begin.'));
    expect(advice?.text).toContain('your company');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(writtenPlaceholders, html).result.outcome).not.toBe('error');
  });
});
