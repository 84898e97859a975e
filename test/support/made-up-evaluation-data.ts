import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Hosts on both sides of the split of the readings. */
const hosts = [
  'stoves.example',
  'kettles.example',
  'lamps.example',
  'tents.example',
  'boots.example',
  'maps.example',
];

const html = (host: string, index: number): string =>
  `<!doctype html><html lang="en"><head><title>How to choose ${host} gear</title>
<meta name="description" content="A guide to choosing gear from ${host}, with weights, prices and advice for winter tours."></head>
<body><main><h1>How to choose ${host} gear</h1>
<p>Gear from ${host} weighs ${String(400 + index)} grams and costs ${String(60 + index)} euros. It was tested on the Cairngorm Plateau by Ailsa Grant in March 2025, in wind of 50 kilometres an hour.</p>
<h2>What does it cost?</h2><p>The price is ${String(60 + index)} euros. A used one costs about half of that, and shops in Aviemore take old gear back for ten euros.</p>
<h2>How do you care for it?</h2><p>Dry it after each tour, keep it away from heat, and replace the seals every two years. A repair takes two weeks and costs 15 euros.</p></main></body></html>`;

const text = (host: string, index: number): string =>
  `How to choose ${host} gear\nGear from ${host} weighs ${String(400 + index)} grams and costs ${String(60 + index)} euros.`;

const reading = (host: string, index: number, data: string, file: string): object => ({
  id: `p${String(index)}`,
  data,
  file,
  url: `https://${host}/guide`,
  page_type: 'article',
  about: { name: `${host} gear`, aliases: ['gear'], type: 'product' },
  queries: [
    {
      q: `What does ${host} gear cost?`,
      head: true,
      answered: 'full',
      answer: `The price is ${String(60 + index)} euros.`,
    },
    { q: 'Who repairs tents in Oslo?', head: false, answered: 'no', answer: null },
  ],
  entities: [{ name: 'Cairngorm Plateau', type: 'place' }],
  missing: [{ name: 'warranty' }],
  weaknesses: [{ code: 'no_sources' }],
  readiness: { overall: 1 + (index % 5), intent: 3, structure: 4, entities: 1 + (index % 4) },
  title: `Choose ${host} gear`,
  description: null,
});

const robotsCase = {
  robots_txt: 'user-agent: *\ndisallow: /a',
  agent: 'Bot',
  url: 'https://e.example/a',
  allowed: false,
};

/** Data of every set, a few records each: no page and no label of anybody else. */
export function writeMadeUpData(folder: string): void {
  const put = (set: string, name: string, content: string | Buffer): void => {
    mkdirSync(join(folder, set), { recursive: true });
    writeFileSync(join(folder, set, name), content);
  };
  const lines = (set: string, name: string, records: readonly object[]): void => {
    const content = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    put(set, name, name.endsWith('.gz') ? gzipSync(content) : content);
  };
  hosts.forEach((host, index) => {
    put('pages', `${String(index)}.html`, html(host, index));
    put('main-text', `m${String(index)}.html.gz`, gzipSync(html(host, index)));
  });
  const manifest = hosts.map((host, index) => ({
    ...{ file: `${String(index)}.html`, url: null, domain: host, kind: 'article', lang: 'en', tags: [] },
    gold: { kind: 'human', main_text: text(host, index), with: [], without: [] },
    sha256: createHash('sha256').update(html(host, index)).digest('hex'),
  }));
  lines('pages', 'manifest.jsonl', manifest);
  const reviewed = hosts.map((host, index) => ({
    ...{
      file: `m${String(index)}.html.gz`,
      url: `https://${host}/`,
      kind: 'article',
      main_text: text(host, index),
    },
  }));
  lines('main-text', 'manifest.jsonl.gz', reviewed);
  const readings = hosts.map((host, index) =>
    index % 2 === 0
      ? reading(host, index, 'pages', `${String(index)}.html`)
      : reading(host, index, 'main-text', `m${String(index)}.html.gz`),
  );
  lines('readings', 'readings.jsonl', readings);
  lines('citations', 'rewrites.made-up.jsonl.gz', [
    {
      query: 'What does gear cost?',
      docs: [
        { text: '# Gear\n\nIt costs 60 euros.', word_share: 0.7 },
        { text: '# Gear\n\nIt is dear.', word_share: 0.3 },
      ],
    },
  ]);
  const result = { url: 'https://e.example/', title: 'Gear', text: 'Gear\nIt costs 60 euros.', cited: 1 };
  lines('citations', 'chatgpt-search-snippets.jsonl', [
    { query: 'What does gear cost?', docs: [result, { ...result, text: 'Gear', cited: 0 }] },
  ]);
  lines('keyphrases', 'web-news.jsonl', [{ text: text(hosts[0]!, 0), keyphrases: ['gear'] }]);
  const tokens = ['Ailsa', 'Grant', 'sleeps', '.'];
  lines('entities', 'wikigold.jsonl', [{ doc: 1, tokens, entities: [{ start: 0, end: 2 }] }]);
  lines('entities', 'wnut17.jsonl', [{ id: 'post', tokens, entities: [] }]);
  lines('robots', 'google.jsonl', [robotsCase]);
  lines('robots', 'path-matching.jsonl', [robotsCase]);
  const long = { main_text: `${text(hosts[0]!, 0)}\n${'Dry it after each tour. '.repeat(30)}`, h1: ['Gear'] };
  const heads = { gold_title: 'How to choose gear', publisher_title: null, meta_description: null };
  lines('titles', 'title-description.jsonl', [
    { url: 'https://e.example/', ...long, ...heads, og_description: null },
  ]);
  lines('faq', 'faqpage-jsonld.jsonl', [
    {
      url: 'https://e.example/',
      lang: 'en',
      main_text: null,
      faq: [{ q: 'What does it cost?', a: '60 euros.' }],
    },
  ]);
}
