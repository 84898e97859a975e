import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { smallVocabulary } from './small-vocabulary.ts';

const [ADJECTIVES, NOUNS, VERBS] = [
  ['quick', 'cheap', 'strong', 'bright'],
  ['ferry', 'anchor', 'windlass', 'harbour', 'engine'],
  ['lifts', 'helps', 'moves', 'serves'],
];

describe('small-vocabulary', () => {
  it('fires on sentences that a program draws from lists of words', () => {
    const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
    const sentences = Array.from(
      { length: 80 },
      (_, index) =>
        `The ${pick(ADJECTIVES, index)} ${pick(NOUNS, index * 3 + 1)} ${pick(VERBS, index >> 1)} the ${pick(ADJECTIVES, index >> 2)} ${pick(NOUNS, index >> 3)}.`,
    );
    expect(signFor(smallVocabulary, buildPage({ opening: [sentences.join(' ')] }))).toMatchObject({
      code: 'small_vocabulary',
    });
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(smallVocabulary, html)).toBeNull();
  });
});
