import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { growth, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { decodeHtml } from './decode-html.ts';
import { foreignFormat } from './foreign-format.ts';

const html =
  '<!doctype html><html><head><title>Pumps</title></head><body><p>A pump moves heat.</p></body></html>';
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const noise = deflateSync(Buffer.from(html.repeat(50)));

describe('a page that is no HTML', () => {
  it.each<[string, Uint8Array]>([
    ['compressed data (gzip)', gzipSync(html.repeat(20))],
    ['a PDF file', bytes('%PDF-1.7\n%', [0xe2, 0xe3], '\n1 0 obj\n<</Type/Catalog>>\nendobj')],
    ['a PNG image', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR')],
    ['a JPEG image', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF')],
    ['a GIF image', bytes('GIF89a', [1, 0, 1, 0])],
    ['a ZIP archive', bytes('PK', [3, 4, 20, 0, 0, 0, 8, 0], 'index.html')],
    ['a program', bytes([0x7f], 'ELF', [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['binary data', noise],
  ])('is %s by its bytes', (format, data) => {
    const found = foreignFormat(decodeHtml(data, null).text);
    expect(found).not.toBeNull();
    if (format !== 'a JPEG image') expect(found).toBe(format);
  });

  it('is binary also where it was forced into a string', () => {
    expect(foreignFormat(new TextDecoder().decode(gzipSync(html)))).toBe('compressed data (gzip)');
    expect(foreignFormat(new TextDecoder().decode(noise))).toBe('binary data');
  });

  it.each([
    ['JSON', '{"title":"Pumps","body":"<p>A pump moves heat.</p>"}'],
    ['JSON', '\n[1, 2, 3]\n'],
    ['an XML feed', '<?xml version="1.0"?><rss version="2.0"><channel><title>News</title></channel></rss>'],
    ['an XML feed', '<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>'],
    [
      'an XML feed',
      '<?xml version="1.0"?>\n<!-- made by a tool -->\n<urlset><url><loc>https://e.example/</loc></url></urlset>',
    ],
    ['XML', '<?xml version="1.0"?><catalog><book><p>text</p></book></catalog>'],
    ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg"><title>Pump</title></svg>'],
    ['Markdown', '# Pumps\n\nA pump moves <b>heat</b>.\n\n<p align="center">centred</p>'],
    ['Markdown', '---\ntitle: Pumps\n---\n\nA pump moves heat.'],
    ['Markdown', 'Pumps\n\n## Use\n\n```html\n<p>A pump</p>\n```\n\nIt <em>moves</em> heat.'],
    ['plain text', 'A pump moves heat from a < b to c > d. It costs 5 crowns.'],
    ['plain text', 'if (a <b && c> d) return; // vector<int> x;'],
  ])('is %s: %s', (format, text) => {
    expect(foreignFormat(text)).toBe(format);
  });

  it.each([
    ['a whole page', html],
    ['a page with a byte order mark', `\ufeff${html}`],
    ['a fragment', '<p>A pump moves heat.</p>'],
    ['a fragment that begins with text', 'A pump <b>moves</b> heat.'],
    ['a fragment of own elements', '<my-pump><slot-part>moves heat</slot-part></my-pump>'],
    ['an unclosed tag soup', '<TABLE><TR><TD>A pump<TD>moves heat'],
    ['a document type without tags', '<!DOCTYPE html> A pump moves heat.'],
    [
      'XHTML',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html xmlns="http://www.w3.org/1999/xhtml"><body><p>text</p></body></html>`,
    ],
    [
      'XHTML below a long comment',
      `<?xml version="1.0"?><!-- ${'made by hand > here '.repeat(300)} --><html><body><p>text</p></body></html>`,
    ],
    ['a fragment of XHTML', '<?xml version="1.0"?><div><p>text</p></div>'],
    ['a page about Markdown', '<h1>Markdown</h1><pre>\n# Heading\n```\n</pre>'],
    ['a page that begins with a shortcode', '[vc_row]<p>A pump moves heat.</p>[/vc_row]'],
    ['a page of scripts', '<script src="/app.js"></script>'],
    ['nothing', ' \n '],
  ])('is not %s', (_, text) => {
    expect(foreignFormat(text)).toBeNull();
  });

  it.each<[string, string]>([['utf-16', `\ufeff${html}`]])('is no page in %s', (_, text) => {
    expect(foreignFormat(decodeHtml(Buffer.from(text, 'utf16le'), null).text)).toBeNull();
  });

  it('is a page in Shift_JIS and in windows-1252', () => {
    const shiftJis = bytes('<html><p>', [0x83, 0x7c, 0x83, 0x93, 0x83, 0x76], '</p></html>');
    expect(foreignFormat(decodeHtml(shiftJis, 'text/html; charset=shift_jis').text)).toBeNull();
    expect(foreignFormat(decodeHtml(bytes('<p>W', [0xe4], 'rme</p>'), null).text)).toBeNull();
  });

  it.each<[string, (count: number) => string]>([
    ['open brackets', (count) => '<p '.repeat(count)],
    ['comments', (count) => '<!-- x -->'.repeat(count)],
    ['unclosed comments', (count) => '<!--'.repeat(count)],
    ['white space', (count) => `${' '.repeat(count * 10)}x`],
    ['fences', (count) => `a\n${'```\n'.repeat(count)}`],
    ['JSON', (count) => `${'['.repeat(count)}${']'.repeat(count)}`],
  ])('is read in time that is in proportion to its length: %s', (_, make) => {
    expect(growth(foreignFormat, make, 40_000)).toBeLessThan(TIMES_MAX);
  });
});
