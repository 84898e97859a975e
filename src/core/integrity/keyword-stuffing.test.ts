import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { keywordStuffing } from './keyword-stuffing.ts';

const every = (count: number): string =>
  buildPage({
    opening: [
      islandProse(160)
        .split(' ')
        .map((word, index) => (index % count === count - 1 ? `${word} windlass` : word))
        .join(' '),
    ],
  });

describe('keyword-stuffing', () => {
  it('fires on a word that is every fourth, and names it', () => {
    expect(signFor(keywordStuffing, every(3))).toMatchObject({
      code: 'keyword_stuffing',
      evidence: [{ text: 'windlass' }],
    });
  });

  it('fires on one heap in a long text', () => {
    const heap = 'windlass windlass price windlass cheap. '.repeat(20);
    const html = buildPage({ opening: [islandProse(200), islandProse(200, 7), heap, islandProse(200, 15)] });
    expect(signFor(keywordStuffing, html)).toMatchObject({
      code: 'keyword_stuffing',
      message: '“windlass” is 60 % of all words of a paragraph.',
    });
  });

  it('leaves a word alone that is every tenth', () => {
    expect(signFor(keywordStuffing, every(10))).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(keywordStuffing, html)).toBeNull();
  });
});
