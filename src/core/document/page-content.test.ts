import { describe, expect, it } from 'vitest';
import { pageContent } from './page-content.ts';
import { readDocument } from './page-document.ts';
import type { PageContent } from '../schema/analysis-content.ts';

const content = (body: string, title = 'Bread of the day'): PageContent =>
  pageContent(
    readDocument(
      `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
    ),
  );

describe('pageContent', () => {
  it('gives title, outline with places in the text, and text', () => {
    const { title, text, outline } = content(
      '<h1>Bread</h1><p>It takes time.</p><h2>Flour</h2><p>Wheat, mostly.</p><h3>Rye</h3><p>Sour.</p>',
    );
    expect(title).toBe('Bread');
    expect(outline.map(({ level, text: heading }) => [level, heading])).toEqual([
      [1, 'Bread'],
      [2, 'Flour'],
      [3, 'Rye'],
    ]);
    expect(outline[0]?.start).toBeNull();
    for (const { text: heading, start } of outline.slice(1))
      expect(text.slice(start ?? -1).startsWith(heading)).toBe(true);
  });

  it('takes the title of the tab where there is no title heading, and gives no outline entry for it', () => {
    expect(content('<p>It takes time.</p>')).toMatchObject({ title: 'Bread of the day', outline: [] });
  });

  it('writes Markdown that reads back as the page', () => {
    const { markdown } = content(
      '<h1>Bread</h1><p>It takes time.</p><h2>Steps</h2><ol><li>Mix.</li><li>Wait.</li></ol><ul><li>salt<ul><li>fine</li></ul></li></ul>' +
        '<blockquote>Patience.</blockquote><pre>a &lt; b\n  c</pre><dl><dt>Crumb</dt><dd>The inside.</dd></dl>',
    );
    expect(markdown).toBe(
      '# Bread\n\nIt takes time.\n\n## Steps\n\n1. Mix.\n2. Wait.\n- salt\n  - fine\n\n> Patience.\n\n```\na < b\n  c\n```\n\n**Crumb**\n\nThe inside.\n',
    );
  });

  it('writes tables with a rule below the header and as many cells in each row', () => {
    const { markdown } = content(
      '<p>Prices.</p><table><tr><th>Model</th><th>Price</th></tr><tr><td>A</td><td>1 | 2</td></tr><tr><td>B</td><td>3</td></tr></table>',
    );
    const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toEqual(['| Model | Price |', '| --- | --- |', '| A | 1 \\| 2 |', '| B | 3 |']);
  });

  it('never grows a long row and many short ones into their product', () => {
    const html = `<p>Prices.</p><table><tr>${'<td>a</td>'.repeat(2_000)}</tr>${'<tr><td>b</td><td>c</td></tr>'.repeat(2_000)}</table>`;
    const { markdown } = content(html);
    expect(markdown.length).toBeLessThan(2 * html.length);
    expect(markdown).toContain('| b | c |\n');
  });

  it('keeps empty cells, so that what follows stands in its column', () => {
    const { markdown } = content(
      '<p>Prices.</p><table><tr><th></th><th>Price</th></tr><tr><td>A</td><td></td></tr><tr><td></td><td>3</td></tr></table>',
    );
    expect(markdown.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '|  | Price |',
      '| --- | --- |',
      '| A |  |',
      '|  | 3 |',
    ]);
  });

  it('numbers each ordered list from one', () => {
    const { markdown } = content(
      '<p>First list.</p><ol><li>a</li><li>b</li></ol><p>Second list.</p><ol><li>c</li></ol>',
    );
    expect(markdown).toContain('1. a\n2. b\n\nSecond list.\n\n1. c\n');
  });

  it('numbers the items of a list on, whatever is nested in them', () => {
    const { markdown } = content(
      '<p>Steps.</p><ol><li>Mix.<ul><li>flour</li><li>water</li></ul></li><li>Wait.</li></ol>',
    );
    expect(markdown).toContain('1. Mix.\n   - flour\n   - water\n2. Wait.\n');
  });

  it('numbers the items of a list on when one has a second paragraph', () => {
    const { markdown } = content(
      '<p>Steps.</p><ol><li><p>Mix.</p><p>Well.</p></li><li><p>Wait.</p></li></ol>',
    );
    expect(markdown).toContain('1. Mix.\n\n   Well.\n\n2. Wait.\n');
  });

  it('lets no markup of the page through, and no character that would begin a heading, list or quotation', () => {
    const { markdown } = content(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;</p><p># not a heading</p><p>- not an item</p><p>&gt; not quoted</p><p>1. not numbered</p><h2>a &lt;i&gt; b</h2>',
    );
    expect(markdown.replaceAll('&lt;', '')).not.toContain('<');
    for (const line of ['\\# not a heading', '\\- not an item', '\\> not quoted', '1\\. not numbered'])
      expect(markdown.split('\n')).toContain(line);
  });

  it('lets no code end its own fence', () => {
    const { markdown } = content('<p>Code:</p><pre>```\nstill code\n```</pre>');
    expect(markdown.split('\n').filter((line) => line === '```')).toHaveLength(2);
  });

  it('indents what stands in an item below it, so that the item goes on', () => {
    const { markdown } = content(
      '<p>Steps.</p><ol><li>Install.<pre class="language-sh">npm ci</pre></li><li>Read:<blockquote>Once.</blockquote></li></ol>',
    );
    expect(markdown).toContain('1. Install.\n\n   ```sh\n   npm ci\n   ```\n\n2. Read:\n\n   > Once.\n');
  });

  it('keeps a quotation of several paragraphs one, and two quotations two', () => {
    const { markdown } = content(
      '<p>They said:</p><blockquote><p>One.</p><p>Two.</p><ul><li>a</li></ul></blockquote><blockquote>Other.</blockquote>',
    );
    expect(markdown).toContain('> One.\n>\n> Two.\n>\n> - a\n\n> Other.\n');
  });

  it('gives code the language that the page gives it', () => {
    const { markdown } = content(
      '<p>Code:</p><pre><code class="language-rust">let a;</code></pre><div class="highlight-python notranslate"><div class="highlight"><pre>a = 1</pre></div></div><pre>plain</pre>',
    );
    expect(markdown).toContain('```rust\nlet a;\n```\n\n```python\na = 1\n```\n\n```\nplain\n```');
  });

  it('gives a table without header cells an empty header, and rows of <thead> as the header', () => {
    const { markdown } = content(
      '<p>A</p><table><tr><th>Power</th><td>2 kW</td></tr><tr><th>Mass</th><td>1 kg</td></tr></table><p>B</p><table><thead><tr><td>Model</td><td>Price</td></tr></thead><tr><td>K2</td><td>9 €</td></tr></table>',
    );
    expect(markdown).toContain('|  |  |\n| --- | --- |\n| Power | 2 kW |\n| Mass | 1 kg |');
    expect(markdown).toContain('| Model | Price |\n| --- | --- |\n| K2 | 9 € |');
  });

  it('keeps links, emphasis and code within a line, and resolves addresses', () => {
    const page = readDocument(
      '<main><p>See <a href="/a(b)">the <em>first</em> page</a>, <b>now</b> or <code>a`b*c</code>; <a href="#x">here</a>, <a href="javascript:x()">there</a>.</p></main>',
    );
    expect(pageContent(page, 'https://example.com/dir/page').markdown).toBe(
      'See [the *first* page](https://example.com/a%28b%29), **now** or ``a`b*c``; here, there.\n',
    );
    expect(pageContent(page).markdown).toContain('See the *first* page, **now**');
  });

  it('escapes the signs of Markdown in the words of the page, and leaves them where they mean nothing', () => {
    const { markdown } = content(
      '<p>*not* _so_ strong `x` [a](b) snake_case 3 * 4 &amp;lt; AT&amp;T back\\slash ![i](j)</p><p>--- </p><p>---</p>',
    );
    expect(markdown).toContain(
      '\\*not\\* \\_so\\_ strong \\`x\\` [a\\](b) snake_case 3 * 4 &amp;lt; AT&T back\\\\slash \\![i\\](j)',
    );
    expect(markdown).not.toMatch(/^---$/m);
  });

  it('makes no item of a card that begins with a heading', () => {
    const { markdown } = content(
      '<p>Ours:</p><ul><li><h3>Kettle</h3><p>Boils water.</p></li><li><h3>Toaster</h3><p>Browns bread.</p></li></ul>',
    );
    expect(markdown).toContain('### Kettle\n\nBoils water.\n\n### Toaster\n\nBrowns bread.\n');
  });
});
