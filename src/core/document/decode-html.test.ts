import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as languages from '../../../test/support/sites/languages.ts';
import { startSites, type Sites } from '../../../test/support/sites/sites.ts';
import { decodeHtml } from './decode-html.ts';
import { cpuMsOf } from '../../../test/support/time-limits.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const encode = (text: string, encoding: string): Buffer => iconv.encode(text, encoding);

describe('decodeHtml', () => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await startSites();
  });
  afterAll(() => sites.close());

  it.each<[string, string, languages.LanguagePage]>([
    ['windows-1251', 'windows-1251', languages.russian],
    ['koi8-r', 'koi8-r', languages.russian],
    ['windows-1250', 'windows-1250', languages.polish],
    ['iso-8859-2', 'iso-8859-2', languages.polish],
    ['shift_jis', 'shift_jis', languages.japanese],
    ['euc-jp', 'euc-jp', languages.japanese],
    ['gb18030', 'gb18030', languages.simplifiedChinese],
    ['gb2312', 'gb18030', languages.simplifiedChinese],
    ['big5', 'big5', languages.traditionalChinese],
    ['euc-kr', 'euc-kr', languages.korean],
    ['windows-1255', 'windows-1255', languages.hebrew],
    ['windows-1256', 'windows-1256', languages.arabic],
    ['windows-874', 'windows-874', languages.thai],
    ['header-only', 'windows-1251', languages.russian],
    ['meta-only', 'windows-1252', languages.german],
    ['late-meta', 'windows-1251', languages.russian],
    ['header-contradicts-meta', 'windows-1251', languages.russian],
    ['utf-8-declared-latin-1', 'windows-1252', languages.german],
    ['undeclared-russian', 'windows-1251', languages.russian],
    ['undeclared-utf-8', 'utf-8', languages.japanese],
    ['utf-8-bom', 'utf-8', languages.german],
    ['utf-16le-bom', 'utf-16le', languages.german],
    ['utf-16be-bom', 'utf-16be', languages.german],
    ['utf-16le', 'utf-16le', languages.german],
  ])('reads every character of the page %s', async (path, charset, page) => {
    const response = await fetch(sites.url(`/charset/${path}`));
    const decoded = decodeHtml(
      new Uint8Array(await response.arrayBuffer()),
      response.headers.get('content-type'),
    );
    expect(decoded.charset).toBe(charset);
    for (const words of [page.title, ...page.paragraphs]) expect(decoded.text).toContain(words);
    expect(decoded.text.startsWith('<!DOCTYPE html>')).toBe(true);
  });

  describe('undeclared, by the language of the page', () => {
    it.each<[string, languages.LanguagePage]>([
      ['windows-1251', languages.russian],
      ['koi8-r', languages.russian],
      ['windows-1250', languages.polish],
      ['iso-8859-2', languages.polish],
      ['shift_jis', languages.japanese],
      ['euc-jp', languages.japanese],
      ['gb18030', languages.simplifiedChinese],
      ['big5', languages.traditionalChinese],
      ['windows-1255', languages.hebrew],
      ['windows-1256', languages.arabic],
      ['windows-874', languages.thai],
      ['windows-1252', languages.german],
    ])('reads %s', (charset, page) => {
      const html = languages.languageHtml(page);
      expect(decodeHtml(encode(html, charset), 'text/html')).toEqual({ charset, text: html });
      // A wrong promise of UTF-8 changes nothing.
      expect(decodeHtml(encode(html, charset), 'text/html; charset=utf-8')).toEqual({ charset, text: html });
    });
  });

  it('reads the quotes, dashes and euro sign of windows-1252, also when it is called Latin-1', () => {
    const bytes = Buffer.from([0x93, 0x80, 0x31, 0x30, 0x94, 0x20, 0x96, 0x20, 0xe4, 0x99]);
    for (const label of ['windows-1252', 'iso-8859-1', 'latin1', 'ascii']) {
      expect(decodeHtml(bytes, `text/html; charset=${label}`)).toEqual({
        text: '“€10” – ä™',
        charset: 'windows-1252',
      });
    }
    expect(decodeHtml(bytes, null).text).toBe('“€10” – ä™');
  });

  it.each<[string, string]>([
    ['text/html; charset="windows-1251"', 'windows-1251'],
    ["text/html;charset='cp1251'", 'windows-1251'],
    ['text/html; Charset = koi8-r ; x=y', 'koi8-r'],
    ['text/html; charset=UTF8', 'utf-8'],
    ['text/html; charset=utf8mb4', 'utf-8'],
    ['text/html; charset=x-sjis', 'shift_jis'],
    ['text/html; charset=gbk', 'gb18030'],
    ['text/html; charset=ks_c_5601-1987', 'euc-kr'],
    ['text/html; charset=nonsense', 'utf-8'],
    ['text/html; charset=', 'utf-8'],
    ['text/html; charset=utf-16', 'utf-8'],
    ['', 'utf-8'],
  ])('understands the header %j', (contentType, charset) => {
    expect(decodeHtml(Buffer.from('<p>plain</p>'), contentType).charset).toBe(charset);
  });

  it.each<[string, string]>([
    ['<meta charset=koi8-r>', 'koi8-r'],
    ['<meta charset=koi8-r/>', 'koi8-r'],
    ['<META CHARSET = "windows-1251" />', 'windows-1251'],
    ['<meta content="text/html; charset=koi8-r" http-equiv=content-type>', 'koi8-r'],
    ['<?xml version="1.0" encoding="windows-1251"?><html>', 'windows-1251'],
    ['<!-- <meta charset=koi8-r> --><meta charset=windows-1251>', 'windows-1251'],
    ['<meta charset=nonsense><meta charset=koi8-r>', 'koi8-r'],
    ['<meta charset="utf-16le">', 'utf-8'],
    ['<meta name="description" content="what charset=koi8-r means">', 'utf-8'],
    ['<body><p><meta charset=koi8-r>', 'utf-8'],
  ])('understands the markup %j', (html, charset) => {
    expect(decodeHtml(Buffer.from(html), 'text/html').charset).toBe(charset);
  });

  it('lets a byte order mark win over the header, and the header over the markup', () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('<meta charset=koi8-r>ü')]);
    expect(decodeHtml(marked, 'text/html; charset=windows-1251')).toEqual({
      charset: 'utf-8',
      text: '<meta charset=koi8-r>ü',
    });
    expect(decodeHtml(latin1('<meta charset=koi8-r>\xc0'), 'text/html; charset=windows-1251').text).toContain(
      'А',
    );
  });

  it('keeps UTF-8 for a page with a few broken bytes', () => {
    const bytes = Buffer.concat([
      Buffer.from('<meta charset=utf-8><p>grün, schön, süß, für – '),
      latin1('K\xf6ln'),
    ]);
    expect(decodeHtml(bytes, null)).toEqual({
      charset: 'utf-8',
      text: '<meta charset=utf-8><p>grün, schön, süß, für – K\ufffdln',
    });
  });

  it('keeps UTF-8 for a page that was cut inside a character', () => {
    const bytes = Buffer.from('<p>Zürich und Köln, schön').subarray(0, -1);
    expect(
      decodeHtml(Buffer.concat([bytes, Buffer.from([0xc3])]), 'text/html; charset=utf-8').text,
    ).toContain('Zürich');
  });

  it('reads the Korean and Chinese extensions that the labels include', () => {
    expect(decodeHtml(encode('펲시콜라 똠방각하', 'cp949'), 'text/html; charset=euc-kr').text).toBe(
      '펲시콜라 똠방각하',
    );
    expect(decodeHtml(encode('朱镕基 €', 'gb18030'), 'text/html; charset=gb2312').text).toBe('朱镕基 €');
  });

  it('gives UTF-8 text back unchanged, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const html = `<!DOCTYPE html><meta charset="utf-8"><p>${text}`;
        expect(decodeHtml(Buffer.from(html), 'text/html')).toEqual({ text: html, charset: 'utf-8' });
      }),
    );
  });

  it('decodes any bytes without throwing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.option(fc.string()), (bytes, contentType) => {
        expect(typeof decodeHtml(bytes, contentType).text).toBe('string');
      }),
    );
  });

  it('takes time in proportion to the page, also where it was made to be slow', () => {
    const hostile = [
      '<meta ',
      '<!--',
      '<!-->',
      '<?xml ',
      '<html lang',
      'charset=',
      '\xc3',
      '\xe4',
      '<meta content="',
      '<meta charset="',
    ];
    for (const part of hostile) {
      const bytes = latin1(part.repeat(4_000_000 / part.length));
      expect(cpuMsOf(() => decodeHtml(bytes, null))).toBeLessThan(2_000);
    }
  });
});
