import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../html/render.tsx';
import { parseMarkdown } from './markdown-document.ts';
import { renderMarkdown } from './render-markdown.tsx';

const render = (source: string, file = 'guides/curl.md'): string =>
  renderMarkup(renderMarkdown(parseMarkdown(`# Title\n\n${source}`), file)).replace('<h1>Title</h1>', '');

describe('renderMarkdown', () => {
  it('shows markup as text and leaves comments out', () => {
    expect(render('<script>alert(1)</script>')).toBe('&lt;script>alert(1)&lt;/script>');
    expect(render('a <b onclick="x()">c</b>')).toBe('<p>a &lt;b onclick=&quot;x()&quot;>c&lt;/b></p>');
    expect(
      render('<!-- prettier-ignore-start -->\n| a |\n| --- |\n| b |\n<!-- prettier-ignore-end -->'),
    ).toMatch(/^<div class="scroll".*<td>b<\/td>.*<\/div>$/);
    expect(render('`<i>` & "x"')).toBe('<p><code>&lt;i></code> &amp; &quot;x&quot;</p>');
  });

  it('gives headings the anchors that forges give them', () => {
    const { headings } = parseMarkdown('# A\n\n## Über `a_b`: c, d!\n\n## A\n\n### A\n');
    expect(headings.map(({ anchor }) => anchor)).toEqual(['über-a_b-c-d', 'a-1', 'a-2']);
  });

  it.each([
    ['../webhooks.md#events', '/docs/webhooks#events'],
    ['middleware.md', '/docs/guides/middleware'],
    ['../errors.md', '/docs/errors'],
    ['#here', '#here'],
    ['/docs/api#createAnalysis', '/docs/api#createAnalysis'],
    ['https://a.example/b', 'https://a.example/b'],
    ['../../deploy/compose.md', 'https://github.com/citeworthy/citeworthy/blob/main/deploy/compose.md'],
  ])('leads a link to %s to %s', (href, target) => {
    expect(render(`[x](${href})`)).toBe(`<p><a href="${target}">x</a></p>`);
  });

  it.each(['missing.md', 'javascript:alert(1)', 'mailto:a@b.example', '//evil.example/x'])(
    'refuses a link to %s',
    (href) => {
      expect(() => render(`[x](${href})`)).toThrow(/links to/);
    },
  );

  it('refuses what it does not show: images, and a page without a title', () => {
    expect(() => render('![x](y.png)')).toThrow(/image/);
    expect(() => parseMarkdown('text')).toThrow(/title/);
  });
});
