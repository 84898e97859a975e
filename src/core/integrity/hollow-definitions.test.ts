import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { hollowDefinitions } from './hollow-definitions.ts';

describe('hollow-definitions', () => {
  it('fires on terms that are defined by themselves', () => {
    const html = buildPage({
      opening: [
        'A windlass is a windlass for every windlass. The anchor is an anchor of an anchor. A capstan is a capstan among capstans.',
        islandProse(40),
      ],
    });
    expect(signFor(hollowDefinitions, html)).toMatchObject({ code: 'hollow_definitions' });
  });

  it('leaves one definition in an article alone', () => {
    const html = buildPage({
      opening: ['A windlass is a winch that lifts the anchor of a boat.', islandProse(80)],
    });
    expect(signFor(hollowDefinitions, html)).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(hollowDefinitions, html)).toBeNull();
  });
});
