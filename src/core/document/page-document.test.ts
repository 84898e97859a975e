import { describe, expect, it } from 'vitest';
import { readDocument, type PageDocument } from './page-document.ts';

const page = (body: string, head = '<title>A page</title>'): PageDocument =>
  readDocument(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);

const PARAGRAPH =
  'A heat pump moves heat from a cold place to a warm one, and needs less power for it than it gives.';

describe('readDocument', () => {
  it('gives every block the place where its words stand in the text', () => {
    const { text, allBlocks: blocks } = page(
      `<main><h1>T</h1><p>😀 ${PARAGRAPH}</p><h2>Parts &amp; prices</h2><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><pre>  a\n\tb</pre>
       <table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table><blockquote>${PARAGRAPH}</blockquote><dl><dt>x</dt><dd>${PARAGRAPH}</dd></dl></main>`,
    );
    expect(blocks.length).toBeGreaterThan(8);
    let end = 0;
    for (const block of blocks) {
      expect(text.slice(block.start, block.end)).toBe(block.text);
      expect(block.start).toBeGreaterThanOrEqual(end);
      end = block.end;
    }
    expect(end).toBe(text.length);
  });

  it('sets blocks apart by an empty line, items and rows by a line break', () => {
    const { text } = page(
      '<main><p>One thing.</p><p>Another.</p><ul><li>a</li><li>b</li></ul><table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table></main>',
    );
    expect(text).toBe('One thing.\n\nAnother.\n\na\nb\n\n1 | 2\n3 | 4');
  });

  describe('title heading', () => {
    it('is left out of the text and returned separately', () => {
      const { titleHeading, text, h1s } = page(
        `<main><h1>How a <em>heat pump</em> works</h1><p>${PARAGRAPH}</p></main>`,
      );
      expect([titleHeading, h1s]).toEqual(['How a heat pump works', ['How a heat pump works']]);
      expect(text).toBe(PARAGRAPH);
    });

    it('is the one of the content, not the logo', () => {
      const { titleHeading, h1s } = page(
        `<header><h1>Example</h1></header><main><h1>Heat pumps</h1><p>${PARAGRAPH}</p></main>`,
      );
      expect([titleHeading, h1s]).toEqual(['Heat pumps', ['Example', 'Heat pumps']]);
    });

    it('is found in front of the content too', () => {
      expect(
        page(`<header><h1>Heat pumps</h1></header><main><p>${PARAGRAPH}</p><p>${PARAGRAPH}</p></main>`)
          .titleHeading,
      ).toBe('Heat pumps');
    });

    it('is null on a page that has none', () => {
      expect(page(`<main><h2>Heat pumps</h2><p>${PARAGRAPH}</p></main>`).titleHeading).toBeNull();
    });

    it('is read to its 1,000th character, as the title is', () => {
      const names = Array.from({ length: 40_000 }, (_, index) => `Ada${String(index)} Bell `).join('');
      const { titleHeading, h1s, titleHeadingWith } = page(
        `<main><h1>${names}</h1><p>${PARAGRAPH}</p></main>`,
      );
      for (const text of [titleHeading, titleHeadingWith('Another'), ...h1s]) {
        expect(text?.length).toBeGreaterThan(900);
        expect(text?.length).toBeLessThanOrEqual(1_000);
      }
    });

    it('leaves later H1s in the text', () => {
      const { titleHeading, blocks } = page(
        `<main><h1>Part one</h1><p>${PARAGRAPH}</p><h1>Part two</h1><p>The cold side is outside of the house, where a fan draws air through it.</p></main>`,
      );
      expect(titleHeading).toBe('Part one');
      expect(blocks.filter((block) => block.kind === 'heading').map((block) => block.text)).toEqual([
        'Part two',
      ]);
    });
  });

  describe('byline', () => {
    it.each([
      '<p class="byline">By Ada Low, 4 May 2026</p>',
      '<div class="entry-meta">4 May 2026 · 5 min read</div>',
      '<p class="post-author author">Ada Low</p>',
      '<p>By Ada Low</p>',
      '<p>Von Ada Löw</p>',
      '<p>Par Ada-Marie Low</p>',
    ])('is left out: %s', (byline) => {
      expect(page(`<main><h1>T</h1>${byline}<p>${PARAGRAPH}</p></main>`).text).toBe(PARAGRAPH);
    });

    it.each([
      'By Friday the work must be done.',
      'Par is the score that a good player needs.',
      'Von Neumann machines build copies of themselves.',
    ])('is not taken for one: %s', (sentence) => {
      expect(page(`<main><h1>T</h1><p>${sentence}</p><p>${PARAGRAPH}</p></main>`).text).toContain(sentence);
    });
  });

  describe('language', () => {
    it('is read from the text, not from what the page declares', () => {
      const german =
        'Eine Wärmepumpe nimmt Wärme aus der Luft auf und gibt sie an das Wasser der Heizung ab. Dafür braucht sie Strom, aber viel weniger, als sie an Wärme liefert.';
      expect(page(`<main><p>${german}</p></main>`).language).toBe('de');
    });

    it('is what the page declares when there is too little text to tell', () => {
      expect(page('<p>OK</p>').language).toBe('en');
    });
  });

  describe('what is in the HTML', () => {
    it('counts words of content without navigation and footer', () => {
      const { contentWords } = page(
        `<nav>one two three</nav><main><p>four five six</p></main><footer>seven</footer>`,
      );
      expect(contentWords).toBe(3);
    });

    it('lists hidden text with the rule that hides it', () => {
      const { hidden, visibleChars } = page(
        '<main><p>seen</p><div style="opacity:0"><p>unseen</p><p>also unseen</p></div></main>',
      );
      expect(hidden).toEqual([
        { text: 'unseen', reason: 'opacity:0', hook: null },
        { text: 'also unseen', reason: 'opacity:0', hook: null },
      ]);
      expect(visibleChars).toBe('seen'.length);
    });

    it.each([
      '',
      '<frameset><frame src="/a"></frameset>',
      '\u0000',
      '<',
      '<!doctype',
      '<html',
      '<body',
      '</body></html>',
      '<p>\ud800</p>',
      '<plaintext>x',
      '<svg><p>x</p></svg>',
      '<table><tr><td>',
    ])('reads any bytes at all: %j', (html) => {
      const { text, blocks } = readDocument(html);
      for (const block of blocks) expect(text.slice(block.start, block.end)).toBe(block.text);
    });
  });

  it.each([
    ['main', '<article><p>Other.</p></article><main><article>TEXT</article></main>'],
    ['[role="main"]', '<div role="main">TEXT</div>'],
    ['article', '<div><article>TEXT</article></div>'],
    ['body', '<article><p>Teaser.</p></article><article>TEXT</article>'],
    ['body', '<div>TEXT</div>'],
  ])('names %s as what a selector finds around the main content', (selector, body) => {
    const text = '<p>A sentence of the main content that is long enough to be chosen.</p>'.repeat(20);
    expect(readDocument(`<body>${body.replace('TEXT', text)}</body>`).contentSelector).toBe(selector);
  });
});
