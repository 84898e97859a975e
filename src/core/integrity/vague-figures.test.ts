import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { vagueFigures } from './vague-figures.ts';

const page = (source: string): string =>
  buildPage({
    opening: [
      `${source} 73 % of the guests come back. ${source} 41 % of the fares rise. ${source} 88 % of the cabins fill.`,
      islandProse(40),
    ],
  });

describe('vague-figures', () => {
  it.each(['Studies show that', 'According to leading experts'])(
    'fires on figures of nobody: %s',
    (source) => {
      expect(signFor(vagueFigures, page(source))).toMatchObject({ code: 'vague_figures' });
    },
  );

  it('leaves figures alone whose source is named', () => {
    expect(signFor(vagueFigures, page('According to a survey of the Harbour Office of 2024,'))).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(vagueFigures, html)).toBeNull();
  });
});
