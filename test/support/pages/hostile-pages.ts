/** Pages that no author meant to be read: what a check must survive, whatever it looks for. */
import { arabic, hebrew, japanese, languageHtml, simplifiedChinese, thai } from '../sites/languages.ts';

const page = (body: string, head = '<title>Harbour</title>'): string =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const NUL = '\u0000';
const BIDI = '\u202e\u2066\u200f\u061c';

export const hostilePages: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'an empty body': page(''),
  'a body of white space': page(' \n\t\u00a0\u2003 '),
  '10,000 empty headings': page('<h2></h2>'.repeat(10_000)),
  '1,000 headings without text': page('<h3>Harbour</h3>'.repeat(1_000)),
  '300 headings over one word each': page('<h2>Harbour?</h2><p>Yes.</p>'.repeat(300)),
  'NUL characters': page(
    `<h1>Har${NUL}bour</h1><h2>${NUL}</h2><p>${`The fer${NUL}ry leaves${NUL} at six. `.repeat(20)}</p>`,
    `<title>${NUL}Harbour${NUL}</title><meta name="description" content="${NUL}">`,
  ),
  'lone surrogates': page(
    `<h1>Har\ud800bour \udc00</h1><h2>\udfff</h2><p>${'The \ud83d ferry \ude00 leaves \udbff at six. '.repeat(20)}</p>`,
    '<title>\ud800</title><meta name="description" content="\udfff\ud800">',
  ),
  'a word of 100,000 letters': page(
    `<h1>Harbour</h1><h2>${'h'.repeat(5_000)}</h2><p>${'a'.repeat(100_000)}</p>`,
  ),
  'a word of 2,000 ideographs': page(`<h1>港</h1><p>${'港'.repeat(2_000)}</p>`),
  'nothing but emoji': page(`<h1>⛴️</h1><p>a${'🌊'.repeat(2_000)}</p>`),
  'brackets, quotes and operators': page(
    `<h1>(((</h1><p>${'(AB'.repeat(1_000)}</p><p>${'"“„'.repeat(1_000)}</p><p>${', '.repeat(1_000)}</p>`,
  ),
  'right-to-left text with controls': languageHtml({
    ...arabic,
    title: `${BIDI}${arabic.title}`,
    paragraphs: arabic.paragraphs.map((text) => `${BIDI}${text}${BIDI}`),
  }),
  'Hebrew with a German label': languageHtml({ ...hebrew, lang: 'de' }),
  'Japanese without spaces': languageHtml(japanese),
  'Chinese without a language': languageHtml({ ...simplifiedChinese, lang: '' }),
  'Thai without full stops': languageHtml(thai),
  'a language that does not exist': page(
    '<h1>Qwx</h1><h2>Zzt</h2><p>Qwx zzt brk plm vnt. Krt mnb lpq wsx.</p>',
  ).replace('"en"', '"qqq-constructor"'),
  'elements nested 3,000 deep': page(`${'<div>'.repeat(3_000)}<p>The ferry leaves the harbour at six.</p>`),
  'a broken tag in every place':
    '<title>Har<bour<h1 <h1><p <h2>Ferry<p>Six<!-- <h3> --!><table><tr><h4>Quay<td>Nine',
};
