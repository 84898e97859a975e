import { parse, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { islandProse } from '../../test/support/pages/build-page.ts';
import { hostilePages } from '../../test/support/pages/hostile-pages.ts';
import { ordinaryPages } from '../../test/support/pages/ordinary-pages.ts';
import { countWords } from '../analysis/document/visible-text.ts';
import { createSignals, type Signals } from '../analysis/signals/signals.ts';
import { contentBlockTypes, type ContentType } from '../schema/vocabulary.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { generateExtractive } from './generate-extractive.ts';
import { checkGrounding, groundingSources } from './grounding.ts';

const signalsOf = (html: string, queries: readonly string[] = []): Signals =>
  createSignals(html, { url: 'https://a.example/heat-pumps', asOf: '2026-11-21', queries });

const blockOf = <Type extends ContentType>(
  html: string,
  type: Type,
  queries: readonly string[] = [],
  facts: readonly string[] = [],
): Extract<ContentBlock, { type: Type }> | undefined =>
  generateExtractive(signalsOf(html, queries), [type], { facts }).blocks.find(
    (block): block is Extract<ContentBlock, { type: Type }> => block.type === type,
  );

const page = (body: string, lang = 'en', head = '<title>Heat pumps | Example Energy</title>'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${body}</main></body></html>`;

const HEAT_PUMPS = page(`
  <h1>Heat pumps for old houses</h1>
  <p>A heat pump is a device that moves heat from outdoor air into a building. It uses about a third of the electricity that a heater uses. However, it needs large radiators.</p>
  <h2>How does a heat pump work?</h2>
  <p>A heat pump compresses a refrigerant, which gives off heat to the water of the radiators. The cycle repeats as long as the compressor runs.</p>
  <h2>How to size a heat pump</h2>
  <p>To size a heat pump, calculate the heat load of the house on the coldest day of the year. Installers use the method of the standard for it.</p>
  <h2>Costs</h2>
  <p>The heat pump costs between 8,000 and 15,000 euros with its installation. Owners pay about 900 euros a year for electricity.</p>
  <h2>Ready to get started?</h2>
  <p>Call our friendly team for a quote that is made for your own house today.</p>`);

const LONG_PAGES = Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const);

describe('generateExtractive', () => {
  it.each(LONG_PAGES)('puts every requested type of the %s in blocks or in omitted, once', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    const { blocks, omitted } = generateExtractive(signals, contentBlockTypes);
    expect([...blocks, ...omitted].map(({ type }) => type).sort()).toEqual([...contentBlockTypes].sort());
    for (const { reason } of omitted) expect(reason).toMatch(/^\p{Lu}.+\.$/u);
  });

  it.each(LONG_PAGES)('keeps the bounds of every type on the %s', (_, html, url) => {
    const { blocks } = generateExtractive(
      createSignals(html, { url, asOf: '2026-11-21' }),
      contentBlockTypes,
    );
    for (const block of blocks) expectInBounds(block);
  });

  it.each(LONG_PAGES)('claims nothing about the %s that it does not say', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    const sources = groundingSources(signals, []);
    for (const text of generateExtractive(signals, contentBlockTypes).blocks.flatMap(textsOf))
      expect(checkGrounding(text, sources)).toEqual([]);
  });

  it.each(LONG_PAGES)('says where on the %s each of its words stands', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    for (const block of generateExtractive(signals, contentBlockTypes).blocks) {
      expect(block.grounding.length).toBeGreaterThan(0);
      for (const { source, start, end } of block.grounding)
        if (start !== null && end !== null) expect(signals.page.text.slice(start, end)).toBe(source);
    }
  });

  it('makes the same blocks with the same ids from the same page', () => {
    const once = (): unknown => generateExtractive(signalsOf(HEAT_PUMPS), contentBlockTypes);
    expect(once()).toEqual(once());
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    const { blocks, omitted } = generateExtractive(signalsOf(html), contentBlockTypes);
    expect(blocks.length + omitted.length).toBe(contentBlockTypes.length);
    for (const block of blocks) expectInBounds(block);
  });
});

describe('the title', () => {
  it('is the headline without the name of the site', () => {
    const html = HEAT_PUMPS.replace(
      'Heat pumps for old houses',
      'Heat pumps for old houses | Example Energy',
    );
    expect(blockOf(html, 'title')?.text).toBe('Heat pumps for old houses');
  });

  it('ends a headline that is too long behind a word that can end it', () => {
    const html = HEAT_PUMPS.replace(
      'Heat pumps for old houses',
      'Heat pumps for old houses with large radiators in the cold north of the country',
    );
    expect(blockOf(html, 'title')?.text).toBe('Heat pumps for old houses with large radiators in the cold');
  });

  it('comes from the address where the headline is none of the page’s', () => {
    const html = HEAT_PUMPS.replace('Heat pumps for old houses', 'Our Blog');
    const signals = createSignals(html.replace('Heat pumps | Example Energy', ''), {
      url: 'https://a.example/2026/how-to-size-a-heat-pump-48213',
      asOf: '2026-11-21',
    });
    const { blocks } = generateExtractive(signals, ['title']);
    expect(blocks.map(({ html: title }) => title)).toEqual(['<title>How to size a heat pump</title>']);
  });

  it('does not follow an address of which the page says nothing', () => {
    const signals = createSignals(HEAT_PUMPS, {
      url: 'https://a.example/quarterly-results-of-fisheries',
      asOf: '2026-11-21',
    });
    expect(generateExtractive(signals, ['title']).blocks.map(({ html }) => html)).toEqual([
      '<title>Heat pumps for old houses</title>',
    ]);
  });

  it('names the site behind a headline that is short, as the page writes it', () => {
    const html = page('<h1>Charges</h1><p>Stripe takes charges from cards of all kinds.</p>', 'en', '');
    const signals = createSignals(html, { url: 'https://docs.stripe.example/charges', asOf: '2026-11-21' });
    expect(generateExtractive(signals, ['title']).blocks.map(({ html: title }) => title)).toEqual([
      '<title>Charges – Stripe</title>',
    ]);
  });

  it.each([
    [
      'An introduction to growing trees in the north: What owners need to know',
      'An introduction to growing trees in the north',
    ],
    [
      'The 11 Best Trees for a Small Garden (and 5 that you can plant in pots)',
      'The 11 Best Trees for a Small Garden',
    ],
    [
      'The owners of a garden in the north of the country planted 12 million trees',
      'The owners of a garden in the north of the country planted',
    ],
  ])('cuts “%s”', (headline, title) => {
    const html = page(`<h1>${headline}</h1><p>Trees grow slowly in cold soil.</p>`, 'en', '');
    expect(blockOf(html, 'title')?.text).toBe(title);
  });

  it('escapes what the page wrote', () => {
    const html = HEAT_PUMPS.replace('Heat pumps for old houses', 'Heat pumps &lt;b&gt; &amp; "old" houses');
    expect(blockOf(html, 'title')?.html).toBe(
      '<title>Heat pumps &lt;b&gt; &amp; &quot;old&quot; houses</title>',
    );
  });
});

describe('the meta description', () => {
  it('answers with whole sentences from the opening of the page', () => {
    expect(blockOf(HEAT_PUMPS, 'meta_description')?.text).toBe(
      'A heat pump is a device that moves heat from outdoor air into a building. It uses about a third of the electricity that a heater uses.',
    );
  });

  it('answers the query that was given', () => {
    const text = blockOf(HEAT_PUMPS, 'meta_description', ['heat pump costs installation euros'])?.text;
    expect(text).toContain('between 8,000 and 15,000 euros');
  });

  it('is left out, with its reason, where no sentence can stand alone', () => {
    const { omitted } = generateExtractive(signalsOf(page('<h1>Shop</h1><p>Sale</p>')), ['meta_description']);
    expect(omitted).toEqual([
      { type: 'meta_description', reason: expect.stringContaining('self-contained') },
    ]);
  });
});

describe('the description of a page that leaves little to quote', () => {
  const described = (body: string): string | undefined =>
    blockOf(page(body, 'en', ''), 'meta_description')?.text;

  it('begins with the question that the page opens with, when its answer follows', () => {
    expect(
      described(
        '<h1>Oak in winter</h1><p>Which trees stand the frost of the far north? Oak and birch grow where the soil thaws for four months.</p>',
      ),
    ).toBe(
      'Which trees stand the frost of the far north? Oak and birch grow where the soil thaws for four months.',
    );
  });

  it('is no question alone', () => {
    expect(
      described(
        '<h1>Oak</h1><p>Which trees stand the long and hard frost of the far north of the country?</p>',
      ),
    ).toBeUndefined();
  });

  it('names what the page lists, when it has no sentences', () => {
    const goods = ['Oak table', 'Birch chair', 'Ash bench', 'Pine shelf', 'Elm stool', 'Larch bed', 'Yew bow']
      .map((name) => `<h2>${name}</h2><p>$ 90.00</p>`)
      .join('');
    expect(described(`<h1>Wooden furniture</h1>${goods}`)).toBe(
      'Wooden furniture: Oak table, Birch chair, Ash bench, Pine shelf, Elm stool, Larch bed, Yew bow, and more.',
    );
  });

  it('cuts a sentence that is too long, with a mark', () => {
    expect(
      described(
        '<h1>Oak</h1><p>Carpenters of the region use the wood of the oak for the frames of doors and windows, for the floors of halls and churches, and for the ships that sail on the lakes of the north.</p>',
      ),
    ).toBe(
      'Carpenters of the region use the wood of the oak for the frames of doors and windows, for the floors of halls and churches, and for the ships that sail…',
    );
  });

  it.each([
    'The shop sends every order of wood for floors and doors to the homes of its customers in the whole of the country for free, but only when they spend more than fifty dollars.',
    'The owners of the shop do not collect any data on the homes, the gardens and the trees of their own customers in the country to sell them to the large insurers of the region.',
  ])('cuts none that denies or limits: %s', (sentence) => {
    expect(described(`<h1>Oak</h1><p>${sentence}</p>`)).toBeUndefined();
  });
});

describe('supporting paragraphs', () => {
  const trees = (more: string): string =>
    page(
      `<h1>Oak trees in gardens</h1>
      <p>Oak trees are planted in gardens for their shade. Owners ask for them in autumn. Nurseries sell them in pots.</p>
      <h2>Soil</h2><p>Oak trees want deep soil that holds water through the dry weeks of July. It must not be chalk.</p>
      <p>Oak roots break old drains. Young oak trees need a stake against storms in their first two winters.</p>
      <h2>Light</h2><p>Oak trees grow crooked in the shade of taller houses and walls. ${more}</p>
      <p>Low sun from the south helps oak trees to ripen their acorns before the frost of October.</p>
      <p>${islandProse(40)}</p>
      <h2>Age</h2><p>Oak trees reach five hundred years where storms and lightning spare their crowns.</p>
      <p>Foresters count the rings of fallen oak trees and compare them with those of church beams.</p>
      <h2>Wood</h2><p>Oak trees give hard timber for barrels, floors, ships and church roofs.</p>
      <p>Sawyers dry the planks of oak trees for two years under a roof that lets the wind through.</p>`,
    );
  const textsFor = (html: string): string[] =>
    (blockOf(html, 'supporting_paragraphs', ['oak trees'])?.items ?? []).map(({ text }) => text);

  const long = `<p>${islandProse(40)}</p><p>Oak trees grow best in a ground that keeps the rain of spring for summer. Gardeners who water them in May and again in June lose few. Young trees need a stake against storms in their first two winters, and a fence against the deer.</p><p>${islandProse(120)}</p>`;

  it('copy one passage of a long section, as it stands there', () => {
    const html = trees('').replace('<h2>Age</h2>', `<h2>Care</h2>${long}<h2>Age</h2>`);
    const { text } = signalsOf(html).page;
    const items = blockOf(html, 'supporting_paragraphs', ['oak trees'])?.items ?? [];
    expect(items.find(({ heading }) => heading === 'Care')?.text).toContain('Young trees need a stake');
    for (const item of items) expect(text.replace(/\s+/gu, ' ')).toContain(item.text);
  });

  it('do not repeat right above a section what it begins with', () => {
    for (const text of textsFor(trees(''))) expect(text).not.toMatch(/^Oak trees grow crooked/u);
  });
});

describe('the FAQ', () => {
  it('asks what the page asks and defines, and answers in its words', () => {
    const items = blockOf(HEAT_PUMPS, 'faq')?.items ?? [];
    expect(items.map(({ question }) => question)).toEqual(
      expect.arrayContaining([
        'How does a heat pump work?',
        'How do you size a heat pump?',
        'What is a heat pump?',
      ]),
    );
    expect(items.find(({ question }) => question === 'How does a heat pump work?')?.answer).toBe(
      'A heat pump compresses a refrigerant, which gives off heat to the water of the radiators. The cycle repeats as long as the compressor runs.',
    );
  });

  it('leaves questions out that ask nothing', () => {
    const questions = blockOf(HEAT_PUMPS, 'faq')?.items.map(({ question }) => question) ?? [];
    expect(questions).not.toContain('Ready to get started?');
  });

  it('leaves out what the page has already marked up', () => {
    const markup = JSON.stringify({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How does a heat pump work?' }],
    });
    const html = HEAT_PUMPS.replace(
      '</head>',
      `<script type="application/ld+json">${markup}</script></head>`,
    );
    expect(blockOf(html, 'faq')?.items.map(({ question }) => question)).not.toContain(
      'How does a heat pump work?',
    );
  });

  it('answers a given question with a fact of the caller where the page does not', () => {
    const fact = 'The warranty of the compressor lasts seven years from the day of its purchase.';
    const query = 'How long does the warranty of the compressor last?';
    expect(blockOf(HEAT_PUMPS, 'faq', [query], [fact])?.items[0]).toEqual({ question: query, answer: fact });
  });

  it('leaves a given question alone that neither the page nor a fact answers', () => {
    const query = 'How long does the warranty of the compressor last?';
    const fact = 'The showroom of the company is open on Saturdays from nine.';
    const asked = blockOf(HEAT_PUMPS, 'faq', [query], [fact])?.items.map(({ question }) => question);
    expect(asked).not.toContain(query);
  });

  it.each([
    [
      'a heading of an activity',
      '<h2>Sizing the radiators</h2><p>Radiators are old.</p><h2>Choosing your own heat pump</h2><p>To choose a heat pump of your own, compare the heat load with its output on the coldest day.</p>',
      'How do you choose your own heat pump?',
    ],
    [
      'an order after its goal',
      '<h2>Care</h2><p>To clean the heat pump filter, use warm water and a soft brush.</p>',
      'How do you clean the heat pump filter?',
    ],
    [
      'a later sentence of a section',
      '<h2>Why do owners service a heat pump?</h2><p>It is a long story. Owners service a heat pump because dust on its coil costs electricity.</p>',
      'Why do owners service a heat pump?',
    ],
  ])('asks what %s answers', (_, part, question) => {
    const rest = '<h2>What is a radiator?</h2><p>A radiator is a panel that gives heat off to a room.</p>';
    const items = blockOf(page(`<h1>Heat pumps</h1>${part}${rest}`), 'faq')?.items ?? [];
    expect(items.map((item) => item.question)).toContain(question);
  });

  it.each([
    [
      'praise',
      'A heat pump is an important thing for every old house in the country.',
      'What is a heat pump?',
    ],
    [
      'a condition',
      'A heat pump is a good system if the house has large radiators in it.',
      'What is a heat pump?',
    ],
    [
      'a way that leads elsewhere',
      'To clean the heat pump filter, see the manual of its maker on the shelf.',
      'How do you clean the heat pump filter?',
    ],
  ])('takes no answer from %s', (_, sentence, question) => {
    const rest =
      '<h2>What is a radiator?</h2><p>A radiator is a panel that gives heat off to a room.</p><h2>What is a boiler?</h2><p>A boiler is a vessel in which water is heated for a house.</p>';
    const items = blockOf(page(`<h1>Heat pumps</h1><p>${sentence}</p>${rest}`), 'faq')?.items ?? [];
    expect(items.length).toBeGreaterThan(1);
    expect(items.map((item) => item.question)).not.toContain(question);
  });

  it('keeps the brackets of a function that a sentence calls', () => {
    const part =
      '<h2>What is a stack?</h2><p>To add an item to the top of a stack, use append() on the list.</p><h2>What is a queue?</h2><p>A queue is a list that gives its oldest item back first.</p>';
    const answers = blockOf(page(`<h1>Lists and stacks</h1>${part}`), 'faq')?.items.map(
      (item) => item.answer,
    );
    expect(answers?.[0]).toContain('use append() on the list.');
  });

  it('shows the same questions and answers that its markup has, and ends no script early', () => {
    const html = HEAT_PUMPS.replace(
      'compresses a refrigerant',
      'compresses &lt;/script&gt;&lt;b&gt; a refrigerant',
    );
    const block = blockOf(html, 'faq');
    const script =
      /<script type="application\/ld\+json">(.*)<\/script>/u.exec(block?.html ?? '')?.[1] ?? '{}';
    const { mainEntity } = JSON.parse(script) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(
      mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
    ).toEqual(block?.items);
    expect(JSON.stringify(block?.html.match(/<\/?script/gu))).toBe('["<script","</script"]');
    const section = parseFragment(block?.html ?? '').childNodes[0];
    expect(section?.nodeName).toBe('section');
    expect(parse(block?.html ?? '').nodeName).toBe('#document');
  });

  it.each([
    [
      'de',
      [
        'Wärmepumpe',
        'Eine Wärmepumpe ist ein Gerät, das Wärme aus der Luft in ein Haus bringt und es heizt.',
      ],
      [
        'Wärmespeicher',
        'Ein Wärmespeicher ist ein Behälter, der warmes Wasser über viele Stunden warm hält.',
      ],
      ['Was ist eine Wärmepumpe?', 'Was ist ein Wärmespeicher?'],
    ],
    [
      'fr',
      [
        'Pompe à chaleur',
        'Une pompe à chaleur est un appareil qui transporte la chaleur de l’air dans une maison.',
      ],
      [
        'Ballon tampon',
        'Un ballon tampon est un réservoir qui garde l’eau chaude pendant de longues heures.',
      ],
      ['Qu’est-ce qu’une pompe à chaleur ?', 'Qu’est-ce qu’un ballon tampon ?'],
    ],
    [
      'es',
      [
        'Bomba de calor',
        'Una bomba de calor es un aparato que lleva el calor del aire a una casa y la calienta.',
      ],
      [
        'Depósito térmico',
        'Un depósito térmico es un recipiente que guarda el agua caliente durante muchas horas.',
      ],
      ['¿Qué es una bomba de calor?', '¿Qué es un depósito térmico?'],
    ],
  ] as const)('asks in the language of the page: %s', (lang, first, second, questions) => {
    const body = [first, second].map(
      ([term, sentence]) => `<h2>${term}</h2><p>${sentence}</p><p>${term}.</p>`,
    );
    const block = blockOf(page(`<h1>${first[0]}, ${second[0]}</h1>${body.join('')}`, lang, ''), 'faq');
    expect(block?.items.map((item) => item.question).sort()).toEqual([...questions].sort());
    expect(block?.items.map((item) => item.answer).sort()).toEqual([first[1], second[1]].sort());
  });
});

describe('headings', () => {
  const part = (topic: string): string =>
    `<p>${`The ${topic} of a boat needs care in spring, and owners check the ${topic} before they sail out. `.repeat(10)}</p>`;
  const html = page(
    `<h1>Boat care</h1><h2>Work in spring</h2>${part('anchor chain')}${part('engine oil')}${part('navigation light')}`,
  );

  it('divide what stands too long without one, one level deeper, above words of the page', () => {
    const block = blockOf(html, 'headings');
    expect(block?.items.length).toBeGreaterThan(0);
    const { text } = signalsOf(html).page;
    for (const { level, anchor } of block?.items ?? []) {
      expect(level).toBe(3);
      expect(text.indexOf(anchor)).toBeGreaterThanOrEqual(0);
      expect(text.indexOf(anchor)).toBe(text.lastIndexOf(anchor));
    }
  });

  it('are left out where none is missing', () => {
    expect(generateExtractive(signalsOf(HEAT_PUMPS), ['headings']).omitted).toEqual([
      { type: 'headings', reason: 'Every part of the text already has a heading that names its subject.' },
    ]);
  });
});

function textsOf(block: ContentBlock): string[] {
  if ('text' in block) return [block.text];
  return block.items.flatMap((item) => ('answer' in item ? [item.question, item.answer] : [item.text]));
}

function expectInBounds(block: ContentBlock): void {
  expect(block.id).toMatch(/^blk_[0-9a-z]{16}$/);
  expect(block).toMatchObject({ generator: 'extractive', fixes: [] });
  switch (block.type) {
    case 'title':
      expect(block.text.length).toBeGreaterThanOrEqual(15);
      expect(block.text.length).toBeLessThanOrEqual(60);
      break;
    case 'meta_description':
      expect(block.text.length).toBeGreaterThanOrEqual(70);
      expect(block.text.length).toBeLessThanOrEqual(160);
      break;
    case 'faq':
      expect(block.items.length).toBeGreaterThanOrEqual(2);
      expect(block.items.length).toBeLessThanOrEqual(8);
      break;
    case 'headings':
      for (const { level } of block.items) expect([2, 3, 4, 5, 6]).toContain(level);
      break;
    case 'supporting_paragraphs':
      for (const { text } of block.items) {
        expect(countWords(text)).toBeGreaterThanOrEqual(40);
        expect(countWords(text)).toBeLessThanOrEqual(120);
      }
  }
}
