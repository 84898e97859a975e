import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { countScriptTraces } from './script-traces.ts';

const count = (html: string): number => countScriptTraces(parseHtml(html).root);

describe('countScriptTraces', () => {
  it.each([
    ['a script', '<script src="/app.js"></script>'],
    ['an inline script', '<script>render()</script>'],
    ['a module', '<script type="module" src="/app.mjs"></script>'],
    ['a preloaded script', '<link rel="preload" as="script" href="/app.js">'],
    ['a preloaded module', '<link rel="modulepreload" href="/app.mjs">'],
    ['what stands in for scripts', '<noscript>Enable scripts.</noscript>'],
    ['an empty mount point of React', '<div id="root"></div>'],
    ['an empty mount point of Next', '<div id="__next"> </div>'],
    ['an empty mount point of Nuxt', '<main id="__nuxt"></main>'],
    ['a placeholder', '<div class="card skeleton"></div>'],
    ['a loading spinner', '<div class="spinner">Loading</div>'],
    ['an empty custom element', '<my-app></my-app>'],
  ])('counts %s', (_, html) => {
    expect(count(html)).toBe(1);
  });

  it.each([
    ['structured data', '<script type="application/ld+json">{}</script>'],
    ['data for scripts', '<script type="application/json">{}</script>'],
    ['a mount point that the server filled', '<div id="root"><p>Text.</p></div>'],
    ['a filled custom element', '<my-card><p>Text.</p></my-card>'],
    ['an ordinary container', '<div id="content"></div>'],
    ['a style sheet', '<link rel="stylesheet" href="/app.css">'],
  ])('does not count %s', (_, html) => {
    expect(count(html)).toBe(0);
  });

  it('stops counting at a bound', () => {
    expect(count('<script></script>'.repeat(6_000))).toBe(5_000);
  });
});
