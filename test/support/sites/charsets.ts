/** The same pages in the charsets of the older web, declared rightly, wrongly, late, or not at all. */
import iconv from 'iconv-lite';
import * as languages from './languages.ts';
import { html, type Handler, type Routes } from './route.ts';

type Page = languages.LanguagePage;

function metaPage(page: Page, charset: string, encoding = charset): Handler {
  const markup = languages.languageHtml(
    page,
    `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`,
  );
  return html(iconv.encode(markup, encoding), { 'content-type': 'text/html' });
}

function headerPage(page: Page, charset: string, encoding = charset): Handler {
  return html(iconv.encode(languages.languageHtml(page), encoding), {
    'content-type': `text/html; charset=${charset}`,
  });
}

function withBom(bom: readonly number[], encoding: string): Buffer {
  return Buffer.concat([Buffer.from(bom), iconv.encode(languages.languageHtml(languages.german), encoding)]);
}

export const charsetRoutes: Routes = {
  '/charset/windows-1251': metaPage(languages.russian, 'windows-1251'),
  '/charset/koi8-r': metaPage(languages.russian, 'koi8-r'),
  '/charset/windows-1250': metaPage(languages.polish, 'windows-1250'),
  '/charset/iso-8859-2': metaPage(languages.polish, 'iso-8859-2'),
  '/charset/shift_jis': metaPage(languages.japanese, 'Shift_JIS'),
  '/charset/euc-jp': metaPage(languages.japanese, 'EUC-JP'),
  '/charset/gb18030': metaPage(languages.simplifiedChinese, 'gb18030'),
  '/charset/gb2312': metaPage(languages.simplifiedChinese, 'gb2312', 'gbk'),
  '/charset/big5': metaPage(languages.traditionalChinese, 'Big5'),
  '/charset/euc-kr': metaPage(languages.korean, 'EUC-KR', 'cp949'),
  '/charset/windows-1255': metaPage(languages.hebrew, 'windows-1255'),
  '/charset/windows-1256': metaPage(languages.arabic, 'windows-1256'),
  '/charset/windows-874': metaPage(languages.thai, 'windows-874'),
  '/charset/header-only': headerPage(languages.russian, 'windows-1251'),
  '/charset/meta-only': html(
    iconv.encode(languages.languageHtml(languages.german, '<meta charset="iso-8859-1">'), 'windows-1252'),
    { 'content-type': 'text/html' },
  ),
  '/charset/late-meta': html(
    iconv.encode(
      languages.languageHtml(
        languages.russian,
        `<style>${'.card { margin: 0 auto; }\n'.repeat(120)}</style><meta charset="windows-1251">`,
      ),
      'windows-1251',
    ),
    { 'content-type': 'text/html' },
  ),
  '/charset/header-contradicts-meta': html(
    iconv.encode(languages.languageHtml(languages.russian, '<meta charset="koi8-r">'), 'windows-1251'),
    { 'content-type': 'text/html; charset=windows-1251' },
  ),
  '/charset/utf-8-declared-latin-1': html(
    iconv.encode(languages.languageHtml(languages.german, '<meta charset="utf-8">'), 'windows-1252'),
    { 'content-type': 'text/html; charset=utf-8' },
  ),
  '/charset/undeclared-russian': html(
    iconv.encode(languages.languageHtml(languages.russian), 'windows-1251'),
    {
      'content-type': 'text/html',
    },
  ),
  '/charset/undeclared-utf-8': html(languages.languageHtml(languages.japanese), {
    'content-type': 'text/html',
  }),
  '/charset/utf-8-bom': html(withBom([0xef, 0xbb, 0xbf], 'utf-8'), { 'content-type': 'text/html' }),
  '/charset/utf-16le-bom': html(withBom([0xff, 0xfe], 'utf-16le'), { 'content-type': 'text/html' }),
  '/charset/utf-16be-bom': html(withBom([0xfe, 0xff], 'utf-16be'), { 'content-type': 'text/html' }),
  '/charset/utf-16le': html(iconv.encode(languages.languageHtml(languages.german), 'utf-16le'), {
    'content-type': 'text/html',
  }),
};
