import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { compressibleText } from './compressible-text.ts';
import { packedShare } from './compressible-text.ts';

describe('compressible-text', () => {
  it('fires on a text that only points back at itself', () => {
    const town = (index: number): string =>
      `Our windlass shop in town number ${String(index)} has the windlass that everybody in the town wants to have.`;
    const html = buildPage({
      title: 'Windlass shop',
      h1: 'Windlass shop',
      opening: [Array.from({ length: 40 }, (_, index) => town(index)).join(' ')],
    });
    expect(signFor(compressibleText, html)).toMatchObject({ code: 'compressible_text' });
  });

  it('measures the share that is left when repetition is packed: 1 for none', () => {
    expect(packedShare('')).toBe(1);
    expect(packedShare('the quick brown fox')).toBe(1);
    expect(packedShare('abcdefghij'.repeat(100))).toBeLessThan(0.05);
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(compressibleText, html)).toBeNull();
  });
});
