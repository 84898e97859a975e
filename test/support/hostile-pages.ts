/**
 * Pages that cost more than their size: long runs of one pattern in every place of a page, and thousands of one element.
 * Everything is built from a count, so that a page and one four times its size can be compared. Imports nothing: the
 * bench compiles this file alone.
 */

/** One page with what a request gives besides it. */
export interface HostileInput {
  readonly name: string;
  readonly html: string;
  readonly url: string;
  readonly queries: readonly string[];
  readonly facts: readonly string[];
  readonly brandVoice: string | null;
}

/** The parts of a page that a run can stand in. */
interface PageParts {
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
  readonly h1?: string;
  readonly body?: string;
  readonly url?: string;
  readonly queries?: readonly string[];
  readonly facts?: readonly string[];
  readonly brandVoice?: string;
  /** True: nothing else is on the page, and no query is given. */
  readonly alone?: boolean;
}

const URL_OF_PAGE = 'https://a.example/guides/heat-pump';
const PROSE =
  'A heat pump moves heat from the cold air outside to the water of the radiators. ' +
  'It needs about a third of the electricity of a direct heater, and it works below zero degrees. ' +
  'The costs depend on the house, on its insulation and on the price of electricity.';

const OTHERS = `<p>${PROSE}</p><h2>How does a heat pump work?</h2><p>${PROSE}</p>`;

function inputOf(name: string, parts: PageParts): HostileInput {
  const { alone = false, body = '', title, h1, head = '', lang = 'en' } = withSubject(parts);
  const titled = title === undefined ? '' : `<title>${title}</title>`;
  const headed = h1 === undefined ? '' : `<h1>${h1}</h1>`;
  return {
    name,
    html: `<!doctype html><html lang="${lang}"><head>${titled}${head}</head><body><main>${headed}${alone ? '' : OTHERS}${body}</main></body></html>`,
    url: parts.url ?? URL_OF_PAGE,
    queries: parts.queries ?? (alone ? [] : ['what is a heat pump', 'heat pump costs']),
    facts: parts.facts ?? [],
    brandVoice: parts.brandVoice ?? null,
  };
}

function withSubject(parts: PageParts): PageParts {
  const subject = 'What a heat pump costs to run';
  return parts.alone === true ? parts : { title: subject, h1: subject, ...parts };
}

/** Short patterns that a page repeats without end. */
export const patterns: Readonly<Record<string, string>> = {
  digits: '7',
  letters: 'a',
  capitals: 'A',
  'two cases': 'Aa',
  'question marks': '?',
  'full stops': '.',
  commas: ',',
  colons: ':',
  semicolons: ';',
  hyphens: '-',
  dashes: '–',
  apostrophes: "'",
  'curly apostrophes': '’',
  'double quotes': '"',
  'curly quotes': '“”',
  guillemets: '«',
  brackets: '(',
  'closing brackets': ')',
  'pairs of brackets': '()',
  'square brackets': '[',
  braces: '{',
  'closing braces': '}',
  ampersands: '&',
  'less-than signs': '< ',
  'angle brackets': '&lt;&gt;',
  spaces: ' ',
  'no-break spaces': '\u00a0',
  'named no-break spaces': '&nbsp;',
  tabs: '\t',
  'line ends': '\n',
  'spaces and line ends': ' \n',
  'line separators': '\u2028',
  'ideographic spaces': '\u3000',
  'letters between spaces': 'a ',
  'letters between no-break spaces': 'a\u00a0',
  'digits between spaces': '1 ',
  ordinals: '1.',
  'ordinals between spaces': '1. ',
  initials: 'A.',
  'initials between spaces': 'A. ',
  'capital letters between spaces': 'A B ',
  names: 'Ada Bell ',
  'names with of': 'Bank of ',
  'hyphenated letters': 'x-',
  'hyphens between spaces': '- ',
  addresses: 'http://',
  'addresses of dots': 'http://aa.',
  'slashes and dots': '//aa.aa.',
  'hosts of pages': 'www.a.example ',
  at: '@',
  mail: 'a@a.',
  'mail without a host': 'a.',
  mentions: '@a',
  prices: '$1,',
  'prices in euros': '1.000,00 € ',
  percentages: '1% ',
  'numbers with units': '5 kWh ',
  thousands: '1,000',
  'thin thousands': '1\u202f000',
  dates: '2024-01-01',
  'days of months': '1 May 2024 ',
  years: '1999 ',
  times: '12:30',
  fractions: '1/2/',
  paths: 'a/',
  emoji: '😀',
  'joined emoji': '👩‍👩‍👧',
  flags: '🇩🇪',
  'combining marks': 'a\u0301',
  'combining marks alone': '\u0301',
  ideographs: '港',
  'ideographs and marks': '港。',
  kana: 'のは',
  hangul: '한',
  arabic: 'ا',
  thai: 'ก',
  devanagari: 'क',
  hebrew: 'א',
  'zero-width spaces': '\u200b',
  'zero-width joiners': '\u200d',
  'right-to-left marks': '\u200f',
  'right-to-left overrides': '\u202e',
  'soft hyphens': '\u00ad',
  'byte order marks': '\ufeff',
  NUL: '\u0000',
  'lone surrogates': '\ud800',
  'colons between spaces': ': ',
  'bars between spaces': '| ',
  bars: '|',
  'dashes between spaces': ' - ',
  hashes: '#',
  stars: '*',
  underscores: '_',
  backticks: '`',
  tildes: '~',
  backslashes: '\\',
  equals: '=',
  plus: '+',
  bullets: '• ',
  'percent-encoded spaces': '%20',
  'percent signs': '%',
  escapes: '\\u00e9',
  'letters between full stops': 'a.a.',
  'letters between apostrophes': "a'b'",
  'letters between underscores': 'a_b_',
  'camel case': 'aB',
  exclamations: '?!',
  'ends of sentences': 'A. b? ',
  'glue words': 'de la ',
  'glue words of English': 'of the ',
  ands: 'and ',
  verbs: 'is a ',
  definitions: 'A pump is a pump. ',
  'definitions of acronyms': 'Heat Pump (HP) ',
  acronyms: 'ABC ',
  'acronyms in brackets': '(ABC) ',
  contractions: "won't ",
  questions: 'What is it? ',
  steps: 'Step 1: ',
  citations: '[1] ',
  sources: 'according to A ',
  comparisons: 'more than 5 ',
  negations: 'no not ',
  'comma lists': 'a, b, ',
  'quoted words': '"a" ',
  'markdown links': '[a](b)',
  'currency signs': '€',
  'signs of degrees': '5 °C ',
  'declarations of styles': 'color:red;',
  'commented styles': '/*',
  'open comments': '/* ',
  'backgrounds of styles': 'background:rgb(',
  'comments of a page': '<!--',
  'entities without end': '&#',
  entities: '&amp;',
  'words of a kind': 'heat pump ',
};

const attribute = (run: string): string => run.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const quoted = (run: string): string => JSON.stringify(run).replaceAll('<', String.raw`\u003c`);
const jsonLd = (fields: string): string =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${fields}}</script>`;

/** Where a run can stand. */
export const places: Readonly<Record<string, (run: string) => PageParts>> = {
  title: (run) => ({ title: run }),
  'title behind words': (run) => ({ title: `Heat pump ${run} costs` }),
  h1: (run) => ({ h1: run }),
  h2: (run) => ({ body: `<h2>${run}</h2><p>${PROSE}</p>` }),
  'h2 behind words': (run) => ({ body: `<h2>How a heat pump ${run} works</h2><p>${PROSE}</p>` }),
  h3: (run) => ({ body: `<h3>${run}</h3><p>${PROSE}</p>` }),
  p: (run) => ({ body: `<p>${run}</p>` }),
  'p behind words': (run) => ({ body: `<p>The heat pump ${run} moves heat.</p>` }),
  'p as a definition': (run) => ({ body: `<p>A heat pump is ${run}.</p>` }),
  'p of bold text': (run) => ({ body: `<p><b>${run}</b></p><p>${PROSE}</p>` }),
  li: (run) => ({ body: `<ul><li>${run}</li><li>Second item</li></ul>` }),
  'li of an ordered list': (run) => ({ body: `<ol><li>${run}</li><li>Open the valve.</li></ol>` }),
  td: (run) => ({
    body: `<table><tr><th>Part</th><th>Use</th></tr><tr><td>${run}</td><td>5</td></tr></table>`,
  }),
  th: (run) => ({
    body: `<table><tr><th>${run}</th><th>Use</th></tr><tr><td>Pump</td><td>5</td></tr></table>`,
  }),
  dt: (run) => ({ body: `<dl><dt>${run}</dt><dd>A part of the pump.</dd></dl>` }),
  dd: (run) => ({ body: `<dl><dt>Compressor</dt><dd>${run}</dd></dl>` }),
  'text of a link': (run) => ({ body: `<p>See <a href="/a">${run}</a> for more.</p>` }),
  'address of a link': (run) => ({
    body: `<p>See <a href="https://b.example/${attribute(run)}">this</a> too.</p>`,
  }),
  'whole address of a link': (run) => ({ body: `<p>See <a href="${attribute(run)}">this</a> too.</p>` }),
  'alternative text': (run) => ({ body: `<p><img src="/a.png" alt="${attribute(run)}"></p>` }),
  'meta description': (run) => ({ head: `<meta name="description" content="${attribute(run)}">` }),
  'meta robots': (run) => ({ head: `<meta name="robots" content="${attribute(run)}">` }),
  'Open Graph title': (run) => ({ head: `<meta property="og:title" content="${attribute(run)}">` }),
  'time of publication': (run) => ({
    head: `<meta property="article:published_time" content="${attribute(run)}">`,
    body: `<p>Published <time datetime="${attribute(run)}">${run}</time></p>`,
  }),
  canonical: (run) => ({ head: `<link rel="canonical" href="https://a.example/${attribute(run)}">` }),
  alternate: (run) => ({
    head: `<link rel="alternate" hreflang="${attribute(run)}" href="/${attribute(run)}">`,
  }),
  'lang attribute': (run) => ({ lang: attribute(run) }),
  'class and id': (run) => ({
    head: '<style>.gone{font-size:0}</style>',
    body: `<p class="${attribute(run)}" id="${attribute(run)}">${PROSE}</p>`,
  }),
  'style attribute': (run) => ({ body: `<p style="${attribute(run)}">${PROSE}</p>` }),
  'value of a style': (run) => ({ body: `<p style="text-indent:${attribute(run)}">${PROSE}</p>` }),
  'other attributes': (run) => ({
    body: `<div role="${attribute(run)}" aria-label="${attribute(run)}" data-x="${attribute(run)}" itemprop="${attribute(run)}"><p>${PROSE}</p></div>`,
  }),
  'style sheet': (run) => ({ head: `<style>${run.replaceAll('<', '')}</style>` }),
  'rule of a style sheet': (run) => ({
    head: `<style>.a{font-size:0;${run.replaceAll('<', '')}}.b{color:${run.replaceAll('<', '')}}body{background:${run.replaceAll('<', '')}}</style>`,
  }),
  'selector of a style sheet': (run) => ({ head: `<style>${run.replaceAll('<', '')}{font-size:0}</style>` }),
  script: (run) => ({ head: `<script>${run.replaceAll('<', '')}</script>` }),
  'string of JSON-LD': (run) => ({
    head: jsonLd(`"@type":"Article","headline":${quoted(run)},"description":${quoted(run)}`),
  }),
  'names of JSON-LD': (run) => ({
    head: jsonLd(
      `"@type":"Product","name":${quoted(run)},"author":{"@type":"Person","name":${quoted(run)}},"datePublished":${quoted(run)},"offers":{"price":${quoted(run)},"url":${quoted(run)}}`,
    ),
  }),
  'questions of JSON-LD': (run) => ({
    head: jsonLd(
      `"@type":"FAQPage","mainEntity":[{"@type":"Question","name":${quoted(run)},"acceptedAnswer":{"@type":"Answer","text":${quoted(run)}}}]`,
    ),
  }),
  'broken JSON-LD': (run) => ({
    head: `<script type="application/ld+json">{"a":${run.replaceAll('<', '')}</script>`,
  }),
  'block of code': (run) => ({ body: `<pre><code>${run}</code></pre>` }),
  'code in a line': (run) => ({ body: `<p>Run <code>${run}</code> now.</p>` }),
  comment: (run) => ({ body: `<!-- ${run} --><p>${PROSE}</p>` }),
  blockquote: (run) => ({ body: `<blockquote>${run}</blockquote>` }),
  figcaption: (run) => ({ body: `<figure><img src="/a.png"><figcaption>${run}</figcaption></figure>` }),
  summary: (run) => ({ body: `<details><summary>${run}</summary><p>${PROSE}</p></details>` }),
  address: (run) => ({ body: `<address>${run}</address><p class="byline author">${run}</p>` }),
  navigation: (run) => ({ body: `<nav>${run}</nav><footer>${run}</footer>` }),
  'bare text': (run) => ({ body: run }),
  'inline elements': (run) => ({ body: `<p><b>${run}</b><i>${run}</i><span>${run}</span></p>` }),
  'hidden text': (run) => ({ body: `<div style="display:none">${run}</div>` }),
  'both heading and text': (run) => ({
    title: run,
    h1: run,
    body: `<h2>${run}</h2><p>${run}</p><ul><li>${run}</li></ul>`,
  }),
  'h1 alone': (run) => ({ alone: true, h1: run, body: `<p>${PROSE}</p>` }),
  'h1 of an empty page': (run) => ({ alone: true, h1: run }),
  'h2 alone': (run) => ({ alone: true, body: `<h2>${run}</h2><p>${PROSE}</p>` }),
  'p alone': (run) => ({ alone: true, body: `<p>${run}</p>` }),
  'li alone': (run) => ({ alone: true, body: `<ul><li>${run}</li></ul>` }),
  'list alone': (run) => ({ alone: true, body: `<p>${PROSE}</p><ul><li>${run}</li><li>${run}</li></ul>` }),
  'title alone': (run) => ({ alone: true, title: run, body: `<p>${PROSE}</p>` }),
  'td alone': (run) => ({
    alone: true,
    body: `<table><tr><th>A</th><th>B</th></tr><tr><td>${run}</td><td>${run}</td></tr></table>`,
  }),
  'an unclosed tag': (run) => ({ body: `<p ${run.replaceAll('>', '')}` }),
  'the name of a tag': (run) => ({ body: `<a${run.replaceAll('>', '')}>${PROSE}` }),
  'address of the page': (run) => ({
    url: `https://a.example/${encodeURI(run.replace(/\p{Surrogate}/gu, '')).slice(0, 2_000)}`,
  }),
  queries: (run) => ({
    queries: Array.from({ length: 10 }, (_, index) => `${String(index)}${run}`.slice(0, 300)),
  }),
  facts: (run) => ({ facts: Array.from({ length: 50 }, () => run.slice(0, 1_000)) }),
  'brand voice': (run) => ({ brandVoice: run.slice(0, 2_000) }),
  'brand voice behind a rule': (run) => ({ brandVoice: `Never use the words “a”${run}`.slice(0, 2_000) }),
};

/** A run of at least one pattern, of about `chars` characters. */
export function runOf(pattern: string, chars: number): string {
  return pattern.repeat(Math.max(1, Math.floor(chars / pattern.length)));
}

/**
 * The page with `chars` characters of a pattern, by its name, in a place, by its name. `ending` stands behind the run:
 * results kept from a former run would hide what it costs.
 */
export function runPage(
  place: string,
  pattern: string,
  chars: number,
  { lang = 'en', ending = '' } = {},
): HostileInput {
  const made = places[place];
  const text = patterns[pattern];
  if (made === undefined || text === undefined) throw new Error(`No such run: ${place}, ${pattern}`);
  const name = `${String(chars)} characters of ${pattern} in ${place}${lang === 'en' ? '' : ` (${lang})`}`;
  return inputOf(name, { lang, ...made(`${runOf(text, chars)}${ending}`) });
}

const numbered = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const id = (index: number): string => index.toString(36);
/** A capitalised word of its own for each index. */
const nameOf = (index: number): string =>
  `Q${[...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

/** Thousands of one thing: the body or the parts of a page of `count` of them. */
export const crowds: Readonly<Record<string, (count: number) => PageParts>> = {
  'empty list items': (count) => ({ body: `<ul>${'<li>'.repeat(count)}</ul>` }),
  'list items of a letter': (count) => ({ body: `<ul>${'<li>a'.repeat(count)}</ul>` }),
  'list items that differ': (count) => ({
    body: `<ul>${numbered(count, (index) => `<li>${nameOf(index)}`)}</ul>`,
  }),
  lists: (count) => ({ body: '<ul><li>a<li>b</ul>'.repeat(count) }),
  'ordered lists': (count) => ({ body: '<ol><li>Open it<li>Close it</ol>'.repeat(count) }),
  headings: (count) => ({ body: '<h2>Pump</h2>'.repeat(count) }),
  'headings that differ': (count) => ({ body: numbered(count, (index) => `<h2>${nameOf(index)} pump</h2>`) }),
  'headings that ask': (count) => ({
    body: numbered(count, (index) => `<h2>What is ${nameOf(index)}?</h2>`),
  }),
  'empty headings': (count) => ({ body: '<h2></h2>'.repeat(count) }),
  'headings of every level': (count) => ({
    body: numbered(
      count,
      (index) => `<h${String(1 + (index % 6))}>Pump ${id(index)}</h${String(1 + (index % 6))}>`,
    ),
  }),
  sections: (count) => ({
    body: numbered(count, (index) => `<h2>${nameOf(index)}</h2><p>The ${nameOf(index)} is a pump.`),
  }),
  'questions and answers': (count) => ({
    body: numbered(count, (index) => `<h3>How does ${nameOf(index)} work?</h3><p>It is a pump.`),
  }),
  'paragraphs of a letter': (count) => ({ body: '<p>a'.repeat(count) }),
  'paragraphs of a word that differs': (count) => ({
    body: numbered(count, (index) => `<p>${nameOf(index)}`),
  }),
  'identical paragraphs': (count) => ({ body: '<p>The pump moves heat from the air.'.repeat(count) }),
  'identical sentences': (count) => ({ body: `<p>${'The pump moves heat. '.repeat(count)}` }),
  'sentences that differ': (count) => ({
    body: `<p>${numbered(count, (index) => `The ${nameOf(index)} moves heat. `)}`,
  }),
  'names that differ': (count) => ({
    body: `<p>${numbered(count, (index) => `${nameOf(index)} ${nameOf(index + 1)}, `)}`,
  }),
  'acronyms that differ': (count) => ({
    body: `<p>${numbered(count, (index) => `(${nameOf(index).toUpperCase()}) `)}`,
  }),
  'acronyms explained': (count) => ({
    body: `<p>${numbered(count, (index) => `Heat ${nameOf(index)} Pump (H${nameOf(index).slice(0, 1)}P) `)}`,
  }),
  'definitions that differ': (count) => ({
    body: numbered(count, (index) => `<p>A ${nameOf(index)} is a kind of pump.`),
  }),
  'numbers that differ': (count) => ({
    body: `<p>${numbered(count, (index) => `It costs ${String(index)} euros. `)}`,
  }),
  quotations: (count) => ({
    body: `<p>${numbered(count, (index) => `“It is ${nameOf(index)}”, said Ada. `)}`,
  }),
  'one long row': (count) => ({ body: `<table><tr>${'<td>a'.repeat(count)}</table>` }),
  'one long column': (count) => ({ body: `<table>${'<tr><td>a'.repeat(count)}</table>` }),
  'a head of many cells': (count) => ({
    body: `<table><tr>${'<th>a'.repeat(count)}<tr>${'<td>b'.repeat(count)}</table>`,
  }),
  tables: (count) => ({ body: '<table><tr><td>a</table>'.repeat(count) }),
  'tables in tables': (count) => ({ body: '<table><tr><td>'.repeat(count) }),
  'cells that span': (count) => ({
    body: `<table>${'<tr><td colspan=99999999 rowspan=99999999>a'.repeat(count)}</table>`,
  }),
  'terms of a list': (count) => ({ body: `<dl>${'<dt>a<dd>b'.repeat(count)}</dl>` }),
  'terms without definitions': (count) => ({ body: `<dl>${'<dt>a'.repeat(count)}</dl>` }),
  'elements in elements': (count) => ({ body: `${'<div>'.repeat(count)}text` }),
  'inline elements in elements': (count) => ({ body: `<p>${'<i>'.repeat(count)}text` }),
  'spans in spans': (count) => ({ body: `<p>${'<span>'.repeat(count)}text` }),
  'lists in lists': (count) => ({ body: `${'<ul><li>a'.repeat(count)}` }),
  'quotes in quotes': (count) => ({ body: `${'<blockquote>a'.repeat(count)}` }),
  'sections in sections': (count) => ({ body: `${'<section><h2>a</h2>'.repeat(count)}` }),
  'hidden in hidden': (count) => ({ body: `${'<div style="display:none">a'.repeat(count)}` }),
  'buttons in paragraphs': (count) => ({ body: '<p><button>'.repeat(count) }),
  'fonts that differ': (count) => ({ body: numbered(count, (index) => `<p><font size=${id(index)}>x`) }),
  'items within open formatting': (count) => ({
    body: `${['b', 'i', 'u', 's', 'em', 'strong', 'tt', 'code', 'big', 'small', 'font']
      .flatMap((tag) => [1, 2, 3].map((kind) => `<${tag} k=${String(kind)}>`))
      .join('')}${'<li>x'.repeat(count)}`,
  }),
  'open formatting': (count) => ({ body: '<p><b>x'.repeat(count) }),
  'open links': (count) => ({ body: '<a href=/a>'.repeat(count) }),
  'misnested formatting': (count) => ({ body: '<b><p></b>'.repeat(count) }),
  'nested formatting closed late': (count) => ({
    body: `${'<b><i><u>'.repeat(count)}x${'</b></i></u>'.repeat(count)}`,
  }),
  'end tags': (count) => ({ body: `${'<div>'.repeat(count)}${'</p>'.repeat(count)}` }),
  'end tags of nothing': (count) => ({ body: `${'<span>'.repeat(count)}${'</x>'.repeat(count)}` }),
  'foster parents': (count) => ({ body: `<table>${'<b>a'.repeat(count)}` }),
  attributes: (count) => ({ body: `<p ${numbered(count, (index) => `a${id(index)} `)}>${PROSE}` }),
  'attributes of the body': (count) => ({ body: numbered(count, (index) => `<body a${id(index)}=1>`) }),
  links: (count) => ({ body: `<p>${'<a href=/a>a</a> '.repeat(count)}` }),
  'links that differ': (count) => ({
    body: `<p>${numbered(count, (index) => `<a href=https://${id(index)}.example/>${nameOf(index)}</a> `)}`,
  }),
  'links that break': (count) => ({ body: `<p>${'<a href="http://[">a</a> '.repeat(count)}` }),
  'links in a navigation': (count) => ({
    body: `<nav><ul>${'<li><a href=/a>a</a>'.repeat(count)}</ul></nav>`,
  }),
  pictures: (count) => ({ body: '<img src=a alt=b>'.repeat(count) }),
  'line breaks': (count) => ({ body: `<p>${'a<br>'.repeat(count)}` }),
  rules: (count) => ({ body: '<hr>'.repeat(count) }),
  comments: (count) => ({ body: '<!---->'.repeat(count) }),
  codes: (count) => ({ body: `<p>${'<code>a</code> '.repeat(count)}` }),
  'blocks of code': (count) => ({ body: '<pre>a</pre>'.repeat(count) }),
  'lines of code': (count) => ({ body: `<pre>${'a\n'.repeat(count)}</pre>` }),
  'bold paragraphs': (count) => ({ body: '<p><b>Pump</b></p>'.repeat(count) }),
  'folded parts': (count) => ({ body: '<details><summary>a</summary>b</details>'.repeat(count) }),
  'hidden paragraphs': (count) => ({ body: '<p hidden>a'.repeat(count) }),
  'rules of a style sheet': (count) => ({
    head: `<style>${numbered(count, (index) => `.${nameOf(index)}{font-size:0}`)}</style>`,
    body: numbered(Math.floor(count / 2), (index) => `<p class=${nameOf(index)}>a`),
  }),
  'empty rules of a style sheet': (count) => ({ head: `<style>${'}'.repeat(count)}</style>` }),
  'open rules of a style sheet': (count) => ({ head: `<style>${'{'.repeat(count)}</style>` }),
  'style sheets': (count) => ({ head: '<style>a{}</style>'.repeat(count) }),
  'selectors of a body': (count) => ({ head: `<style>${'body '.repeat(count)}</style>` }),
  'backgrounds of a body': (count) => ({ head: `<style>${'body{'.repeat(count)}</style>` }),
  'classes of an element': (count) => ({
    head: '<style>.gone{font-size:0}</style>',
    body: `<p class="${numbered(count, (index) => `${id(index)} `)}">${PROSE}`,
  }),
  'meta elements': (count) => ({ head: '<meta name=description content=a>'.repeat(count) }),
  'meta robots of crawlers': (count) => ({
    head: numbered(count, (index) => `<meta name=${id(index)}bot content=noindex>`),
  }),
  alternates: (count) => ({
    head: numbered(count, (index) => `<link rel=alternate hreflang=x${id(index)} href=/a>`),
  }),
  titles: (count) => ({ head: '<title>a</title>'.repeat(count) }),
  scripts: (count) => ({ head: '<script>a</script>'.repeat(count) }),
  'scripts of JSON-LD': (count) => ({ head: jsonLd('"@type":"Article"').repeat(Math.ceil(count / 4)) }),
  'items of JSON-LD': (count) => ({
    head: jsonLd(`"@graph":[${'{"@type":"Article","name":"a"},'.repeat(count)}{}]`),
  }),
  'items of JSON-LD that differ': (count) => ({
    head: jsonLd(
      `"@graph":[${numbered(count, (index) => `{"@type":"Thing","@id":"#${id(index)}","name":"${nameOf(index)}"},`)}{}]`,
    ),
  }),
  'references of JSON-LD': (count) => ({
    head: jsonLd(
      `"@graph":[${numbered(count, (index) => `{"@id":"#${id(index)}","author":{"@id":"#${id(index + 1)}"}},`)}{}]`,
    ),
  }),
  'questions of JSON-LD': (count) => ({
    head: jsonLd(
      `"@type":"FAQPage","mainEntity":[${numbered(count, (index) => `{"@type":"Question","name":"What is ${nameOf(index)}?","acceptedAnswer":{"text":"A pump."}},`)}{}]`,
    ),
  }),
  'deep JSON-LD': (count) => ({ head: jsonLd(`"a":${'['.repeat(count)}${']'.repeat(count)}`) }),
  'deep objects of JSON-LD': (count) => ({
    head: jsonLd(`"a":${'{"a":'.repeat(count)}1${'}'.repeat(count)}`),
  }),
  'types of JSON-LD': (count) => ({ head: jsonLd(`"@type":[${'"Article",'.repeat(count)}"A"]`) }),
  'keywords of JSON-LD': (count) => ({
    head: jsonLd(`"@type":"Article","keywords":"${numbered(count, (index) => `${nameOf(index)}, `)}"`),
  }),
  'things that an article is about': (count) => ({
    head: jsonLd(
      `"@type":"Article","about":[${numbered(count, (index) => `{"@type":"Thing","name":"${nameOf(index)}"},`)}{}]`,
    ),
  }),
  microdata: (count) => ({
    body: '<div itemscope itemtype=https://schema.org/Product><span itemprop=name>a</span></div>'.repeat(
      Math.ceil(count / 4),
    ),
  }),
  'microdata in microdata': (count) => ({ body: '<div itemscope itemprop=a>'.repeat(count) }),
  'one sentence': (count) => ({ body: `<p>${'the heat pump and the cold water '.repeat(count)}` }),
  'one sentence of verbs': (count) => ({ body: `<p>${'moves and is and has '.repeat(count)}` }),
  'headings over one sentence': (count) => ({
    body: `<h2>${'heat pump and water '.repeat(count)}</h2><p>${PROSE}`,
  }),
  'list items of sentences': (count) => ({
    body: `<ul>${numbered(count, (index) => `<li>The ${nameOf(index)} is 5 kW.`)}</ul>`,
  }),
  'words of Chinese': (count) => ({
    lang: 'zh',
    body: `<p>${'热泵把热量从空气中转移到水里，'.repeat(count)}`,
  }),
  'words of Japanese': (count) => ({
    lang: 'ja',
    body: `<p>${'タンクの容量は三立方メートルです。'.repeat(count)}`,
  }),
  'words of Thai': (count) => ({ lang: 'th', body: `<p>${'ปั๊มความร้อน '.repeat(count)}` }),
  'words of German': (count) => ({
    lang: 'de',
    body: `<p>${'Die Wärmepumpe ist ein Gerät. '.repeat(count)}`,
  }),
  'names of German': (count) => ({
    lang: 'de',
    body: `<p>${numbered(count, (index) => `Der ${nameOf(index)} und `)}`,
  }),
};

/** The page with `count` of a crowd, by its name. */
export function crowdPage(crowd: string, count: number): HostileInput {
  const made = crowds[crowd];
  if (made === undefined) throw new Error(`No such crowd: ${crowd}`);
  return inputOf(`${String(count)} times: ${crowd}`, made(count));
}

/** The crowd with the most members in at most `chars` characters of HTML. */
export function crowdOfChars(crowd: string, chars: number): HostileInput {
  const empty = crowdPage(crowd, 0).html.length;
  const each = (crowdPage(crowd, 400).html.length - empty) / 400;
  return crowdPage(crowd, Math.max(1, Math.floor((chars - empty) / each)));
}

/** Two-word names that differ, in each place: the page's elements from one name. */
const placesOfNames: Readonly<Record<string, (names: readonly string[]) => PageParts>> = {
  'an H1': (names) => ({ h1: names.join(' ') }),
  'a paragraph': (names) => ({ body: `<p>${names.join(' ')}</p>` }),
  'sentences without full stops': (names) => ({ body: `<p>${names.join(' met ')}</p>` }),
  'items of a list': (names) => ({ body: `<ul>${names.map((name) => `<li>${name}`).join('')}</ul>` }),
  'cells of a table': (names) => ({
    body: `<table>${names.map((name) => `<tr><td>${name}<td>5`).join('')}</table>`,
  }),
};
export const namesPlaces: readonly string[] = Object.keys(placesOfNames);

/** A page of about `chars` characters of names that differ, beginning with the name number `first`. */
export function namesPage(place: string, chars: number, first = 0): HostileInput {
  const made = placesOfNames[place];
  if (made === undefined) throw new Error(`No such place: ${place}`);
  const names: string[] = [];
  for (let [index, length] = [first, 0]; length < chars; index += 2) {
    const name = `${nameOf(index)} ${nameOf(index + 1)}`;
    names.push(name);
    length += name.length + 1;
  }
  return inputOf(`${String(chars)} characters of names in ${place}`, made(names));
}

/** Known to have cost most: place, pattern, characters. */
export const worstRuns: readonly (readonly [place: string, pattern: string, chars: number])[] = [
  ['h1 alone', 'question marks', 32_000],
  ['h1 alone', 'apostrophes', 32_000],
  ['h1 alone', 'hashes', 32_000],
  ['h1 alone', 'pairs of brackets', 32_000],
  ['li', 'digits', 32_000],
  ['li alone', 'letters', 32_000],
  ['li', 'letters between apostrophes', 32_000],
  ['li', 'fractions', 32_000],
  ['list alone', 'initials', 32_000],
  ['h2', 'question marks', 32_000],
  ['h2', 'brackets', 32_000],
  ['h2', 'apostrophes', 32_000],
  ['h2', 'addresses', 32_000],
  ['h2', 'names', 32_000],
  ['h2', 'letters between spaces', 32_000],
  ['title', 'spaces', 32_000],
  ['title', 'hyphens', 32_000],
  ['title', 'names with of', 32_000],
  ['p', 'slashes and dots', 32_000],
  ['p', 'addresses', 32_000],
  ['p', 'addresses of dots', 32_000],
  ['p', 'mail', 32_000],
  ['p', 'mail without a host', 32_000],
  ['p', 'mentions', 32_000],
  ['p', 'contractions', 32_000],
  ['p', 'question marks', 32_000],
  ['p', 'combining marks', 32_000],
  ['p as a definition', 'initials between spaces', 32_000],
  ['p of bold text', 'initials between spaces', 32_000],
  ['address', 'capitals', 32_000],
  ['style sheet', 'open comments', 90_000],
  ['rule of a style sheet', 'backgrounds of styles', 30_000],
  ['value of a style', 'spaces', 90_000],
  ['both heading and text', 'names', 16_000],
  ['both heading and text', 'digits', 16_000],
];
export const worstCrowds: readonly string[] = [
  'fonts that differ',
  'list items of a letter',
  'items within open formatting',
  'lists in lists',
  'paragraphs of a word that differs',
  'headings that differ',
  'headings that ask',
  'sections',
  'definitions that differ',
  'names that differ',
  'acronyms that differ',
  'one long row',
  'one long column',
  'backgrounds of a body',
  'elements in elements',
  'tables in tables',
  'items of JSON-LD that differ',
];

/** The worst inputs known: under 100 kB each, and a page of 5 MB of names. */
export function worstInputs(): HostileInput[] {
  return [
    namesPage('a paragraph', 5_000_000),
    namesPage('an H1', 5_000_000),
    ...worstRuns.map(([place, pattern, chars]) => runPage(place, pattern, chars)),
    ...worstCrowds.map((crowd) => crowdOfChars(crowd, 80_000)),
  ];
}
