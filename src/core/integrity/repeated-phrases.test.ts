import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { repeatedPhrases } from './repeated-phrases.ts';

const page = (title: string, sentence: (index: number) => string): string =>
  buildPage({
    title,
    h1: title,
    opening: [Array.from({ length: 20 }, (_, index) => sentence(index)).join(' ')],
  });

describe('repeated-phrases', () => {
  it('fires on phrases that come again in new sentences', () => {
    const html = page(
      'Cheap ferry',
      (index) => `Guest ${String(index)} says the best cheap ferry to the island is our cheap ferry.`,
    );
    expect(signFor(repeatedPhrases, html)).toMatchObject({ code: 'repeated_phrases' });
  });

  it('leaves terms alone that come with every offer and say nothing of the topic', () => {
    const html = page('Roof repair', () => 'Must be shown before any of the work begins on that day.');
    expect(signFor(repeatedPhrases, html)).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(repeatedPhrases, html)).toBeNull();
  });
});
