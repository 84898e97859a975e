import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { scrambledText } from './scrambled-text.ts';
import { goodPages } from '../../../test/support/pages/law-pages.ts';
import { mapProse, shuffleWords } from '../../../test/support/pages/rewrite-page.ts';

describe('scrambled-text', () => {
  it.each(['article', 'German article'])(
    'fires on the %s with its words shuffled, and not on itself',
    (name) => {
      const description = goodPages[name]?.description ?? {};
      expect(signFor(scrambledText, buildPage(mapProse(description, shuffleWords)))).toMatchObject({
        code: 'scrambled_text',
      });
      expect(signFor(scrambledText, buildPage(description))).toBeNull();
    },
  );

  it('does not judge a post of three clumsy sentences', () => {
    const html = buildPage({
      opening: [
        'Is right of below where the on one the outside, panel case other the of is bottom inside on the. Posted this the question right for place not if sure but what does know are for these? Nothing says the manual them about but purpose very both they look with a.',
        islandProse(40),
      ],
    });
    expect(signFor(scrambledText, html)).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(scrambledText, html)).toBeNull();
  });
});
