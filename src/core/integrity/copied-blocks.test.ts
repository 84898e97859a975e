import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { copiedBlocks } from './copied-blocks.ts';

describe('copied-blocks', () => {
  it('fires when most of the text is the same paragraph, and quotes it without offsets', () => {
    const paragraph = islandProse(80);
    const html = buildPage({ opening: Array.from({ length: 5 }, () => paragraph) });
    expect(signFor(copiedBlocks, html)).toMatchObject({
      code: 'copied_blocks',
      evidence: [{ text: expect.stringMatching(/^The first ferry leaves/) as string, start: null }],
    });
  });

  it('tolerates one copy among other paragraphs', () => {
    const html = buildPage({
      opening: [islandProse(80), islandProse(80), islandProse(120, 9), islandProse(80, 17)],
    });
    expect(signFor(copiedBlocks, html)).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(copiedBlocks, html)).toBeNull();
  });
});
