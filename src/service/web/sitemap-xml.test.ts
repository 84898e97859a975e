import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSitemap } from './sitemap-xml.ts';
import { cpuMsOf } from '../../../test/support/time-limits.ts';

const set = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;

describe('parseSitemap', () => {
  it('reads the pages of a sitemap in their order, each once', () => {
    const text = set(`
      <url><loc>https://a.example/1</loc><lastmod>2026-01-01</lastmod></url>
      <url>
        <loc>
          https://a.example/2
        </loc>
      </url>
      <url><loc>https://a.example/1</loc></url>`);
    expect(parseSitemap(text)).toEqual({
      kind: 'pages',
      urls: ['https://a.example/1', 'https://a.example/2'],
    });
  });

  it('distinguishes an index from a list of pages', () => {
    const text = '<sitemapindex><sitemap><loc>https://a.example/s.xml.gz</loc></sitemap></sitemapindex>';
    expect(parseSitemap(text)).toEqual({ kind: 'index', urls: ['https://a.example/s.xml.gz'] });
  });

  it.each([
    ['entities', '<loc>https://a.example/?a=1&amp;b=2&#38;c=&#x33;</loc>', 'https://a.example/?a=1&b=2&c=3'],
    ['CDATA', '<loc><![CDATA[https://a.example/?a=1&b=2]]></loc>', 'https://a.example/?a=1&b=2'],
    ['attributes', '<loc lang="en">https://a.example/x</loc>', 'https://a.example/x'],
  ])('understands %s', (_what, loc, url) => {
    expect(parseSitemap(set(`<url>${loc}</url>`)).urls).toEqual([url]);
  });

  it('understands a prefix, and takes images and videos for no pages', () => {
    const text =
      '<s:urlset><s:url><s:loc>https://a.example/1</s:loc><image:loc>https://a.example/i.png</image:loc></s:url></s:urlset>';
    expect(parseSitemap(text).urls).toEqual(['https://a.example/1']);
    const plain = set(
      '<url><loc>https://a.example/1</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image><location>https://a.example/no</location></url>',
    );
    expect(parseSitemap(plain).urls).toEqual(['https://a.example/1']);
  });

  it('skips what is commented out', () => {
    const text = set(
      '<!-- <url><loc>https://a.example/old</loc></url> --><url><loc>https://a.example/1</loc></url>',
    );
    expect(parseSitemap(text).urls).toEqual(['https://a.example/1']);
  });

  it('reads plain text with an address in each line', () => {
    expect(parseSitemap('\ufeffhttps://a.example/1\r\nhttps://a.example/2\n\n').urls).toHaveLength(2);
  });

  it.each([
    'file:///etc/passwd',
    '/etc/passwd',
    'page.html',
    '-',
    '@list',
    'ftp://a.example/',
    'javascript:alert(1)',
    'https://',
    `https://a.example/${'x'.repeat(2_048)}`,
  ])('takes nothing from %s: only addresses on the web', (loc) => {
    expect(parseSitemap(set(`<url><loc>${loc}</loc></url>`))).toEqual({ kind: 'pages', urls: [] });
    expect(parseSitemap(loc)).toEqual({ kind: 'none', urls: [] });
  });

  it.each(['', '<html><body>Not found</body></html>', '{"urls":[]}', '\u0000\u0001'])(
    'knows that %j is no sitemap',
    (text) => {
      expect(parseSitemap(text).kind).toBe('none');
    },
  );

  it('keeps a bare ampersand, which many sites write', () => {
    const loc = '<url><loc>https://a.example/?a=1&b=2</loc></url>';
    expect(parseSitemap(set(loc))).toEqual({ kind: 'pages', urls: ['https://a.example/?a=1&b=2'] });
  });

  it('expands no entity of a document type, and reads no file', () => {
    const text = `<!DOCTYPE urlset [<!ENTITY a "https://a.example/1"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <urlset><url><loc>&b;</loc></url><url><loc>https://a.example/&f;</loc></url></urlset>`;
    expect(parseSitemap(text)).toEqual({ kind: 'pages', urls: ['https://a.example/&f;'] });
  });

  it('reports a sitemap that is cut off, with the pages before the cut', () => {
    const text = set('<url><loc>https://a.example/1</loc></url><url><loc>https://a.exam').replace(
      '</urlset>',
      '',
    );
    expect(parseSitemap(text)).toEqual({
      kind: 'pages',
      urls: ['https://a.example/1'],
      fault: 'The file ends before </urlset>.',
    });
  });

  it.each([
    ['deep nesting', '<a>'.repeat(100), /nested more than 16 deep/],
    ['an endless comment', `<!--${'x'.repeat(200_000)}`, /ot well-formed/],
    ['an endless attribute', `<loc lang="${'x'.repeat(200_000)}`, /ot well-formed/],
  ])('stops at %s', (_what, inner, fault) => {
    expect(parseSitemap(`<urlset>${inner}`).fault).toMatch(fault);
  });

  it('gives only web addresses, and never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      ...['<urlset>', '</urlset>', '<url>', '<loc>', '</loc>', '<!--', '-->', '<![CDATA[', ']]>'],
      ...['https://a.example/', '&amp;', '&#x110000;', '&#0;', '/etc/passwd', '\n', ' ', '<sitemapindex>'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        for (const url of parseSitemap(parts.join('')).urls) expect(url).toMatch(/^https?:\/\//);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<loc>', '<!--', '<![CDATA[', '<urlset><loc ', '&#', '<s:'])(
    'reads a megabyte of %s in reasonable time',
    (piece) => {
      const xml = `<urlset>${piece.repeat(1_000_000 / piece.length)}`;
      expect(cpuMsOf(() => void parseSitemap(xml))).toBeLessThan(2_000);
    },
  );
});
