import { parse, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { blockOf, page, HEAT_PUMPS } from '../../../test/support/pages/extractive-blocks.ts';

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
