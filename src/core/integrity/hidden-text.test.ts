import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { hiddenText } from './hidden-text.ts';

const under = (attributes: string, more = ''): string =>
  buildPage({
    opening: [islandProse(120)],
    after: `<div ${attributes}><p>${islandProse(110, 10)}</p></div>${more}`,
  });

describe('hidden-text', () => {
  it('fires on text that nothing on the page can show', () => {
    expect(signFor(hiddenText, under('style="display:none"'))).toMatchObject({ code: 'hidden_text' });
  });

  it('fires on letters without size although a script could find them', () => {
    const html = under('id="note" style="font-size:0"', '<script src="/a.js"></script>');
    expect(signFor(hiddenText, html)).toMatchObject({ code: 'hidden_text' });
  });

  it('leaves alone what a script can find by its name', () => {
    expect(
      signFor(hiddenText, under('id="note" style="display:none"', '<script src="/a.js"></script>')),
    ).toBeNull();
  });

  it('leaves alone what a part of the interface folds', () => {
    expect(signFor(hiddenText, under('class="accordion" style="display:none"'))).toBeNull();
  });

  it('leaves alone a page that waits for its scripts and shows nothing before', () => {
    const html = buildPage({
      before: '<div id="app" style="visibility:hidden">',
      h1: 'The island',
      opening: [islandProse(160), islandProse(160, 9)],
      after: '</div><script src="/a.js"></script>',
    });
    expect(signFor(hiddenText, html)).toBeNull();
  });

  it('fires on an article behind a stub, and a name for it does not make it content', () => {
    const html = buildPage({
      opening: [`Welcome to our page. ${islandProse(45)}`],
      after: `<div style="display:none"><p>${islandProse(160, 10)}</p><p>${islandProse(160, 20)}</p></div>`,
    });
    expect(signFor(hiddenText, html)?.multiplier).toBeLessThan(0.7);
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(hiddenText, html)).toBeNull();
  });
});
