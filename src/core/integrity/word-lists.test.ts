import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { wordLists } from './word-lists.ts';

describe('word-lists', () => {
  it('fires on lists of keywords in place of sentences', () => {
    const words =
      'ferry ticket island harbour cheap windlass anchor deck cabin captain timetable price'.split(' ');
    const list = (from: number): string =>
      [...words.slice(from), ...words, ...words.slice(0, from)].join(' ');
    const html = buildPage({ opening: words.map((_, index) => `${list(index)}.`) });
    expect(signFor(wordLists, html)).toMatchObject({ code: 'word_lists' });
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(wordLists, html)).toBeNull();
  });
});
