import type { ContentBlock } from '../../../src/core/schema/content-block.ts';
import fc from 'fast-check';

/** Arbitraries of pages with odd and broken markup, and of content blocks that may or may not fit them. */

const sentence = fc.constantFrom(
  'The pump melts the ice on its coil in a few minutes of running backwards.',
  'A second paragraph says how long the cycle takes in damp weather & why.',
  'Kurz gesagt: das Gerät taut sich selbst ab, wenn es feucht und kalt ist.',
  '短い文です。ヒートポンプは霜を溶かします。',
  'Defrost',
  '</script><script>alert(1)</script>',
  '<!-- not a comment',
  'a < b && c > "d"',
  '\u0000\uD800 lone',
  '',
);

const chunk = fc.oneof(
  sentence,
  sentence.map((text) => `<p>${text}</p>`),
  sentence.map((text) => `<p>${text}<br><br>${text}`),
  sentence.map((text) => `<h2 class=x>${text}</h2>`),
  sentence.map((text) => `<ul><li>${text}<li><p>${text}</ul>`),
  sentence.map((text) => `<table><tr><td>${text}<td>${text}</table>`),
  sentence.map((text) => `<blockquote>${text}</blockquote>`),
  sentence.map((text) => `<!-- <p>${text}</p> <title>no</title> -->`),
  sentence.map((text) => `<script>"<title>${text}</title>"</script>`),
  fc.constantFrom(
    '<main>',
    '</main>',
    '<article>',
    '</article>',
    '<div>',
    '</div>',
    '</p>',
    '<b>',
    '<a href=x>',
    '</a>',
    '<table>',
    '<td>',
    '</table>',
    '<footer><p>All rights reserved by the owner of the page.</p></footer>',
    '<title>Old title</title>',
    '<svg><title>drawing</title></svg>',
    '<meta name=description content=old>',
    '<meta name="description">',
    '<meta itemprop=description content=data>',
    '</head>',
    '<body class=y>',
    '</body>',
    '</html>',
    '<head>',
    '<html>',
    '<!doctype html>',
    '\r\n',
    '\uFEFF',
    '<select><option>',
    '<textarea>',
    '<template><p>t</p></template>',
    '<frameset>',
    '<noscript><p>n</p></noscript>',
    '<title>',
    '<!--',
    '<p data-citeworthy="blk_p">',
    '<div',
    '<script>',
    '<style>',
    '<plaintext>',
    '<math><mi>',
    '&amp;&lt',
  ),
);

export const oddHtml = fc.array(chunk, { maxLength: 14 }).map((parts) => parts.join(''));

const words = fc.oneof(sentence, fc.string({ maxLength: 40 }));
const facts = { fixes: [], generator: 'extractive', review: null, grounding: [] } as const;

export const someBlocks: fc.Arbitrary<readonly ContentBlock[]> = fc
  .record({
    title: words,
    description: words,
    heading: words,
    anchor: fc.tuple(sentence, fc.nat(40)).map(([text, length]) => text.slice(0, length)),
    under: sentence,
    paragraph: words,
    question: words,
    answer: words,
    html: words,
    level: fc.integer({ min: -1, max: 9 }),
    kept: fc.subarray([0, 1, 2, 3, 4]),
  })
  .map((from) => {
    const all: ContentBlock[] = [
      {
        ...facts,
        id: 'blk_t',
        type: 'title',
        text: from.title,
        html: from.html,
        placement: { selector: 'head > title', operation: 'replace' },
      },
      {
        ...facts,
        id: 'blk_d',
        type: 'meta_description',
        text: from.description,
        html: from.html,
        placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
      },
      {
        ...facts,
        id: 'blk_h',
        type: 'headings',
        html: from.html,
        items: [
          { level: from.level, text: from.heading, anchor: from.anchor },
          { level: 3, text: 'Another heading', anchor: from.under },
        ],
        placement: { selector: 'body', operation: 'insert_before' },
      },
      {
        ...facts,
        id: 'blk_p',
        type: 'supporting_paragraphs',
        html: from.html,
        items: [{ text: from.paragraph, heading: from.under }],
        placement: { selector: 'body', operation: 'insert_after' },
      },
      {
        ...facts,
        id: 'blk_f',
        type: 'faq',
        html: from.html,
        items: [
          { question: from.question, answer: from.answer },
          { question: 'Why?', answer: 'Because of the ice.' },
        ],
        placement: { selector: 'body', operation: 'append' },
      },
    ];
    return from.kept.flatMap((index) => all[index] ?? []);
  });
