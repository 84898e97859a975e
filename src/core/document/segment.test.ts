import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { segment } from './segment.ts';
import type { Segmentation } from './segmentation.ts';
import { elementsOf } from './tree.ts';

function segmentBody(body: string): Segmentation {
  const { root } = parseHtml(`<!doctype html><html><body>${body}</body></html>`);
  for (const element of elementsOf(root)) if (element.tagName === 'body') return segment(element);
  throw new Error('no body');
}

/** Each block as `kind` or `kind level`, with its text. */
function blocksOf(body: string): string[] {
  return segmentBody(body).blocks.map(
    ({ kind, level, text }) => `${kind}${level > 0 ? ` ${String(level)}` : ''}: ${text}`,
  );
}

describe('segment', () => {
  describe('paragraphs', () => {
    it('makes one block of a paragraph, white space collapsed', () => {
      expect(blocksOf('<p>\n  One\t  two\u00a0three \n</p>')).toEqual(['paragraph: One two three']);
    });

    it('joins inline elements without inventing spaces', () => {
      expect(blocksOf('<p>un<b>break</b>able, <em>really</em>: H<sub>2</sub>O</p>')).toEqual([
        'paragraph: unbreakable, really: H2O',
      ]);
    });

    it('keeps bare text of a container apart from the blocks around it', () => {
      expect(blocksOf('<div>before<p>inside</p>after</div>')).toEqual([
        'paragraph: before',
        'paragraph: inside',
        'paragraph: after',
      ]);
    });

    it('takes one <br> for a space and two for the end of a paragraph', () => {
      expect(blocksOf('<div>roses are red<br>violets are blue<br><br>a new thought</div>')).toEqual([
        'paragraph: roses are red violets are blue',
        'paragraph: a new thought',
      ]);
    });

    it('ends a paragraph also at two <br> with white space between them', () => {
      expect(blocksOf('<div>one<br>\n  <br/>two<br> <br> <br>three</div>')).toEqual([
        'paragraph: one',
        'paragraph: two',
        'paragraph: three',
      ]);
    });

    it('gives no block for elements without text', () => {
      expect(blocksOf('<p> </p><div><span></span></div><ul><li></li></ul><h2>&nbsp;</h2>')).toEqual([]);
    });

    it('closes what the page left open, as browsers do', () => {
      expect(blocksOf('<p>one<p>two<div>three<li>four')).toEqual([
        'paragraph: one',
        'paragraph: two',
        'paragraph: three',
        'list_item 1: four',
      ]);
    });

    it('leaves out scripts, styles, templates, drawings and form controls', () => {
      const body =
        '<p>shown</p><script>let a = 1</script><style>p{}</style><template><p>inert</p></template>' +
        '<svg><title>icon</title><text>drawn</text></svg><select><option>choice</option></select>' +
        '<textarea>typed</textarea><iframe>frame</iframe><object>plug-in</object>';
      expect(blocksOf(body)).toEqual(['paragraph: shown']);
    });

    it('reads <noscript>, because crawlers of assistants run no scripts', () => {
      expect(blocksOf('<noscript><p>The text without scripts.</p></noscript>')).toEqual([
        'paragraph: The text without scripts.',
      ]);
    });
  });

  describe('headings', () => {
    it('knows the six levels, and markup inside of them', () => {
      const body = [1, 2, 3, 4, 5, 6]
        .map((level) => `<h${String(level)}>A <i>title</i></h${String(level)}>`)
        .join('');
      expect(blocksOf(body)).toEqual([1, 2, 3, 4, 5, 6].map((level) => `heading ${String(level)}: A title`));
    });

    it('stays a heading when its words stand in a block of their own', () => {
      expect(blocksOf('<h2><div>Framed title</div></h2>')).toEqual(['heading 2: Framed title']);
    });
  });

  describe('lists', () => {
    it('gives each item of nested lists its depth, the outer item before its inner ones', () => {
      const body =
        '<ul><li>fruit<ul><li>apple<ol><li>red</li></ol></li><li>pear</li></ul></li><li>nuts</li></ul>';
      expect(blocksOf(body)).toEqual([
        'list_item 1: fruit',
        'list_item 2: apple',
        'list_item 3: red',
        'list_item 2: pear',
        'list_item 1: nuts',
      ]);
    });

    it('marks items as ordered by their own list', () => {
      const { blocks } = segmentBody('<ol><li>first<ul><li>aside</li></ul></li><li>second</li></ol>');
      expect(blocks.map(({ text, ordered }) => [text, ordered])).toEqual([
        ['first', true],
        ['aside', false],
        ['second', true],
      ]);
    });

    it('takes the first paragraph in an item for the item, what follows for text', () => {
      expect(blocksOf('<ul><li><p>first</p><p>more of it</p></li></ul>')).toEqual([
        'list_item 1: first',
        'paragraph: more of it',
      ]);
    });

    it('makes terms and paragraphs of a definition list', () => {
      expect(
        blocksOf(
          '<dl><dt>COP</dt><dd>Heat per unit of power.</dd><dt>SCOP</dt><dd>The same over a season.</dd></dl>',
        ),
      ).toEqual([
        'term: COP',
        'paragraph: Heat per unit of power.',
        'term: SCOP',
        'paragraph: The same over a season.',
      ]);
    });
  });

  describe('tables', () => {
    it('makes one block of each row of data, with its cells', () => {
      const { blocks } = segmentBody(
        '<table><caption>Prices</caption><thead><tr><th>Model</th><th>Price</th></tr></thead>' +
          '<tbody><tr><td>A <b>1</b></td><td>10 €</td></tr></tbody></table>',
      );
      expect(
        blocks.map(({ kind, text, cells, isHeaderRow }) => ({ kind, text, cells, isHeaderRow })),
      ).toEqual([
        { kind: 'caption', text: 'Prices', cells: null, isHeaderRow: false },
        { kind: 'table_row', text: 'Model | Price', cells: ['Model', 'Price'], isHeaderRow: true },
        { kind: 'table_row', text: 'A 1 | 10 €', cells: ['A 1', '10 €'], isHeaderRow: false },
      ]);
    });

    it('keeps the paragraphs of one cell in one cell', () => {
      const { blocks } = segmentBody('<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>');
      expect(blocks.map(({ cells }) => cells)).toEqual([['a b', 'c']]);
    });

    it('keeps empty cells', () => {
      const { blocks } = segmentBody('<table><tr><td>a</td><td></td><td>c</td></tr></table>');
      expect(blocks.map(({ cells }) => cells)).toEqual([['a', '', 'c']]);
    });

    it('takes a table that lays out the page for containers, not for data', () => {
      const body =
        '<table><tr><td><ul><li>menu</li></ul></td><td><h2>Title</h2><p>Text of the page.</p></td></tr></table>';
      expect(blocksOf(body)).toEqual([
        'list_item 1: menu',
        'heading 2: Title',
        'paragraph: Text of the page.',
      ]);
    });

    it('takes a row of one cell for layout', () => {
      expect(blocksOf('<table><tr><td>The whole page in one cell.</td></tr></table>')).toEqual([
        'paragraph: The whole page in one cell.',
      ]);
    });

    it('reads the rows of data inside of a table of layout', () => {
      const body =
        '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td><p>side</p></td></tr></table>';
      expect(blocksOf(body)).toEqual(['table_row: a | b', 'paragraph: side']);
    });
  });

  describe('code, quotations, captions, details', () => {
    it('keeps line breaks and indentation of preformatted text', () => {
      expect(segmentBody('<pre>\nif (a) {\n    b();\n}\n\n</pre>').blocks).toMatchObject([
        { kind: 'code', text: 'if (a) {\n    b();\n}' },
      ]);
    });

    it('keeps a <br> inside of code as a line break', () => {
      expect(segmentBody('<pre><code>one<br>two</code></pre>').blocks).toMatchObject([
        { kind: 'code', text: 'one\ntwo' },
      ]);
    });

    it('keeps a quotation one, also where it holds paragraphs', () => {
      expect(blocksOf('<blockquote><p>To be.</p><p>Or not.</p></blockquote>')).toEqual([
        'quote: To be.',
        'quote: Or not.',
      ]);
    });

    it('makes a caption of what describes a figure', () => {
      expect(blocksOf('<figure><img alt="x"><figcaption>A heat pump</figcaption></figure>')).toEqual([
        'caption: A heat pump',
      ]);
    });

    it('reads closed details, the summary as a term', () => {
      expect(blocksOf('<details><summary>How long?</summary><p>Two days.</p></details>')).toEqual([
        'term: How long?',
        'paragraph: Two days.',
      ]);
    });
  });

  describe('links', () => {
    it('counts the characters of a block that stand in links, each block for itself', () => {
      const { blocks } = segmentBody(
        '<p>see <a href="/a">this one</a> here</p><p>none</p><p><a name="x">no link</a></p>',
      );
      expect(blocks.map(({ text, linkChars }) => [text, linkChars])).toEqual([
        ['see this one here', 8],
        ['none', 0],
        ['no link', 0],
      ]);
    });

    it('counts the links of a row over all of its cells', () => {
      const { blocks } = segmentBody(
        '<table><tr><td><a href="/a">abc</a></td><td>d</td><td><a href="/e">ef</a></td></tr></table>',
      );
      expect(blocks).toMatchObject([{ text: 'abc | d | ef', linkChars: 5 }]);
    });
  });

  it('takes no inherited name for a kind of block or a landmark', () => {
    const { blocks, containers } = segmentBody(
      '<constructor>a<div>b</div></constructor><div role="constructor">c</div>',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
    expect(containers.map(({ landmark }) => landmark)).toEqual(containers.map(() => 'none'));
  });

  describe('containers', () => {
    it('lists each parent before its children, so that one pass backwards sums a tree up', () => {
      const { containers } = segmentBody(
        '<div><section><ul><li>a</li></ul></section></div><main><article>b</article></main>',
      );
      containers.forEach(({ parent }, index) => {
        expect(parent).toBeLessThan(index);
      });
      expect(containers[0]?.parent).toBe(-1);
    });

    it('knows landmarks by tag and by role', () => {
      const { containers } = segmentBody(
        '<nav></nav><div role="navigation"></div><main></main><div role=" Main "></div><aside></aside><footer></footer><div></div>',
      );
      expect(containers.slice(1).map(({ landmark }) => landmark)).toEqual([
        'nav',
        'nav',
        'main',
        'main',
        'aside',
        'footer',
        'none',
      ]);
    });

    it('takes class and id apart into lower-case words', () => {
      const { containers } = segmentBody('<div class="siteHeader top-bar" id="MainMenu">x</div>');
      expect(containers[1]?.names).toBe('site-header top-bar main-menu');
    });

    it('says that a page was cut when it holds more than 60,000 blocks, and keeps what came before', () => {
      const { blocks, truncated } = segmentBody('<p>a few words</p>'.repeat(60_100));
      expect(truncated).toBe(true);
      expect(blocks).toHaveLength(60_000);
    });

    it('folds what is nested deeper than any page needs into its ancestor, and loses no text', () => {
      const { containers, blocks } = segmentBody(`${'<div>'.repeat(3_000)}deep${'</div>'.repeat(3_000)}`);
      expect(blocks.map(({ text }) => text)).toEqual(['deep']);
      expect(containers.length).toBeLessThan(300);
    });
  });
});
