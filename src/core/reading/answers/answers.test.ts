import { describe, expect, it } from 'vitest';
import { buildPage, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import type { QueryAnswers } from './answers.ts';

function answer(query: string, html: string): QueryAnswers {
  const signals = createSignals(html, {
    url: 'https://shop.example/page',
    asOf: '2026-11-21',
    gains: false,
    queries: [query],
  });
  const [answers] = signals.answers;
  if (answers === undefined) throw new Error('no query');
  for (const { text, start, end } of answers.answers) expect(signals.page.text.slice(start, end)).toBe(text);
  return answers;
}

const texts = ({ answers }: QueryAnswers): string[] => answers.map(({ text }) => text);
const ask = (query: string, page: PageDescription): QueryAnswers => answer(query, buildPage(page));

const FILLER = [
  'The workshop opened beside the river mill and its two founders still sign every box by hand.',
  'Visitors walk through the yard, where stacks of oak dry under a long tin roof all summer.',
  'Our catalogue lists lamps, chairs and shelves beside the kitchen goods that made the name known.',
];

const KETTLE: PageDescription = {
  title: 'Alder copper kettle',
  h1: 'Alder copper kettle',
  opening: ['The Alder copper kettle boils water on any stove and keeps it warm for an hour.', ...FILLER],
  sections: [
    {
      heading: 'Specifications',
      html: `<table><tr><th>Price</th><td>$89.00</td></tr><tr><th>Weight</th><td>700 g</td></tr>
        <tr><th>Capacity</th><td>1.2 litres</td></tr></table>`,
    },
    {
      heading: 'How do I remove limescale?',
      paragraphs: [
        'Fill it with equal parts of vinegar and cold water, wait for thirty minutes, then rinse it twice.',
      ],
    },
    {
      heading: 'Terms',
      html: `<dl><dt>Patina</dt><dd>The green or brown layer that forms on copper when it meets damp air.</dd>
        <dt>Trivet</dt><dd>A stand with three legs that keeps a hot pot off the table.</dd></dl>`,
    },
  ],
};

describe('answersOf', () => {
  it('answers a question about the price with the row that has it', () => {
    const result = ask('how much does the Alder copper kettle cost', KETTLE);
    expect(texts(result)[0]).toContain('$89.00');
    expect(result.answered).not.toBe('no');
  });

  it('lends the words of the page to a row: a weight is that of the thing described', () => {
    const result = ask('how many grams does the Alder copper kettle weigh', KETTLE);
    expect(texts(result).join('\n')).toContain('700 g');
  });

  it('answers the question of a heading with what follows, and not with the question', () => {
    const result = ask('how do I remove limescale from the kettle', KETTLE);
    expect(texts(result)[0]).toContain('vinegar');
    expect(texts(result)[0]).not.toContain('?');
    expect(result.answers[0]?.form).toBe('faq');
  });

  it.each([
    ['en', 'How long does delivery of the kettle take?', 'Between three and five working days.'],
    ['de', 'Wie lange dauert die Lieferung des Kessels?', 'Zwischen drei und fünf Werktagen.'],
    ['fr', 'Combien de temps prend la livraison de la bouilloire ?', 'Entre trois et cinq jours ouvrés.'],
    ['es', '¿Cuánto tarda el envío de la tetera?', 'Entre tres y cinco días hábiles.'],
  ])(
    '%s: answers with the sentence after the question, which has none of its words',
    (lang, query, expected) => {
      const page = {
        lang,
        title: 'Alder',
        h1: 'Alder',
        opening: ['Alder, Merrow, Linden.', 'Oak, ash, elm.'],
        sections: [
          { heading: 'Merrow', paragraphs: ['Alder, Merrow, Rowan, Linden, Oak, Ash.'] },
          { heading: query, paragraphs: [expected] },
          { heading: 'Linden', paragraphs: ['Alder, Linden, Rowan, Merrow, Birch, Elm.'] },
        ],
      };
      expect(texts(ask(query, page))[0]).toContain(expected);
    },
  );

  it('lends the heading of a section to a figure below it, and to no other figure', () => {
    const page = {
      title: 'Alder copper kettle',
      h1: 'Alder copper kettle',
      opening: FILLER,
      sections: [
        { heading: 'Enamel kettle', html: '<ul><li>Weight: 900 g</li><li>Colour: blue</li></ul>' },
        { heading: 'Copper trivet', html: '<ul><li>Weight: 700 g</li><li>Colour: red</li></ul>' },
        { heading: 'Steel spoon', html: '<ul><li>Weight: 300 g</li><li>Colour: grey</li></ul>' },
      ],
    };
    const [first] = texts(ask('what is the weight of the trivet', page));
    expect(first).toContain('700 g');
    expect(first).not.toContain('900 g');
  });

  it('answers with the description of a term', () => {
    const result = ask('what is patina on copper', KETTLE);
    expect(texts(result)[0]).toContain('green or brown layer');
    expect(result.answers[0]?.form).toBe('definition');
  });

  it('never answers a question with a question', () => {
    const page = {
      title: 'Copper kettles',
      h1: 'Copper kettles',
      opening: [
        'Is a copper kettle safe for drinking water?',
        ...FILLER,
        'A tin lining keeps the water off the copper, so that a copper kettle is safe for drinking water.',
      ],
    };
    const result = ask('is a copper kettle safe for drinking water', page);
    expect(texts(result)[0]).toContain('tin lining');
    for (const text of texts(result)) expect(text).not.toMatch(/\?$/);
  });

  it('takes no teaser for an answer', () => {
    const page = {
      title: 'Limescale in kettles',
      h1: 'Limescale in kettles',
      opening: [
        'Find out how to remove limescale from kettles.',
        ...FILLER,
        'Vinegar dissolves the limescale of a kettle within half an hour.',
      ],
    };
    const [first] = texts(ask('what dissolves the limescale of a kettle', page));
    expect(first).toContain('Vinegar dissolves');
  });

  it('says no, and quotes nothing, where a thread only asks', () => {
    const page = {
      title: 'Best hiking trails near Lake Merrow?',
      h1: 'Best hiking trails near Lake Merrow?',
      opening: [
        'Does anyone know good hiking trails near Lake Merrow?',
        "I'm looking for recommendations for a weekend in May with two kids.",
        'Thanks in advance!',
        'I wonder about this too.',
        'Good luck!',
      ],
    };
    const result = ask('best hiking trails near Lake Merrow', page);
    expect(result.answered).toBe('no');
    expect(result.answers).toEqual([]);
  });

  it.each([
    [
      'en',
      'how long does a copper kettle last',
      [
        'How long does a copper kettle last?',
        'Does a copper kettle rust?',
        'What does a copper kettle cost?',
      ],
    ],
    [
      'de',
      'Wie lange hält ein Kupferkessel?',
      ['Wie lange hält ein Kupferkessel?', 'Rostet ein Kupferkessel?', 'Was kostet ein Kupferkessel?'],
    ],
  ])('%s: says no to a question that the page asks and never answers', (lang, query, questions) => {
    const page = {
      lang,
      title: questions[0] ?? '',
      h1: questions[0] ?? '',
      opening: questions.map((one) => `${one} ${one}`),
    };
    const asking = ask(query, page);
    expect(asking.answered).toBe('no');
    expect(asking.answers).toEqual([]);
    const answers = { en: 'A copper kettle lasts for 20 years.', de: 'Ein Kupferkessel hält 20 Jahre lang.' };
    const answering = ask(query, {
      ...page,
      opening: [...page.opening, answers[lang as keyof typeof answers]],
    });
    expect(answering.answered).not.toBe('no');
  });

  it('says no where questions stand as headings over words that answer none of them', () => {
    const page = {
      title: 'Copper kettle questions',
      h1: 'Copper kettle questions',
      opening: ['Welcome to our shop!'],
      sections: [
        {
          heading: 'How much does the kettle weigh?',
          paragraphs: ['Good question! Read more in our guide.'],
        },
        { heading: 'How much does delivery cost?', paragraphs: ['Does anyone know? Thanks in advance!'] },
      ],
    };
    for (const query of ['how much does the kettle weigh', 'how much does delivery cost'])
      expect(ask(query, page).answered).toBe('no');
  });

  it('says no where a price is asked for and the page names none', () => {
    const page = { title: 'Alder copper kettle', h1: 'Alder copper kettle', opening: FILLER };
    const result = ask('how much does the Alder copper kettle cost in Norway', page);
    expect(result.answered).toBe('no');
    expect(result.answers).toEqual([]);
  });

  it.each([
    {
      lang: 'de',
      query: 'Wie lange dauert die Lieferung des Kupferkessels?',
      h1: 'Kupferkessel Alder',
      opening: [
        'Der Kessel kocht das Wasser für den Tee und er ist von Hand aus Kupfer gemacht.',
        'Die Werkstatt liegt am Fluss und ihre Gründer unterschreiben jede Schachtel von Hand.',
        'Die Lieferung dauert drei bis fünf Werktage, sobald der Kessel die Werkstatt verlassen hat.',
      ],
      expected: 'drei bis fünf Werktage',
    },
    {
      lang: 'fr',
      query: 'Combien de temps prend la livraison de la bouilloire ?',
      h1: 'Bouilloire en cuivre Alder',
      opening: [
        "La bouilloire chauffe l'eau pour le thé et elle est faite de cuivre à la main.",
        "L'atelier se trouve au bord de la rivière et ses fondateurs signent chaque boîte.",
        'La livraison prend entre trois et cinq jours ouvrés après le départ de notre atelier.',
      ],
      expected: 'entre trois et cinq jours',
    },
    {
      lang: 'es',
      query: '¿Cuánto tarda el envío de la tetera?',
      h1: 'Tetera de cobre Alder',
      opening: [
        'La tetera calienta el agua para el té y está hecha a mano de cobre.',
        'El taller está junto al río y sus fundadores firman cada caja a mano.',
        'El envío tarda entre tres y cinco días hábiles desde que sale de nuestro taller.',
      ],
      expected: 'entre tres y cinco días',
    },
  ])('answers in $lang', ({ lang, query, h1, opening, expected }) => {
    expect(texts(ask(query, { lang, title: h1, h1, opening }))[0]).toContain(expected);
  });

  it('quotes at most 45 words, and three spans that share none', () => {
    const long = Array.from({ length: 120 }, (_, at) => `kettle part ${String(at)}`).join(', ');
    const page = { ...KETTLE, opening: [`The kettle has ${long}.`, ...(KETTLE.opening ?? [])] };
    const { answers } = ask('copper kettle parts', page);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThanOrEqual(3);
    for (const { text } of answers) expect(text.split(/\s+/).length).toBeLessThanOrEqual(46);
    const sorted = [...answers].sort((one, other) => one.start - other.start);
    sorted.slice(1).forEach(({ start }, at) => expect(start).toBeGreaterThanOrEqual(sorted[at]?.end ?? 0));
  });
});

describe('a question for what something is', () => {
  const about = (
    lang: string,
    name: string,
    definition: string,
    asides: readonly string[],
  ): PageDescription => ({
    lang,
    title: name,
    h1: name,
    opening: [...asides, definition],
  });
  it.each([
    [
      'en',
      'What is a marbler?',
      'Marbler',
      'In papermaking, a marbler (also swirler) is a craftsperson who floats ink on size.',
    ],
    ['en', 'Marbler', 'Marbler', 'A marbler is a craftsperson who floats ink on size.'],
    [
      'de',
      'Was ist ein Marmorierer?',
      'Marmorierer',
      'Ein Marmorierer ist ein Handwerker, der Tinte auf Leim schwimmen lässt.',
    ],
    [
      'fr',
      "Qu'est-ce qu'un marbreur ?",
      'Marbreur',
      'Un marbreur est un artisan qui fait flotter de l’encre sur la colle.',
    ],
    [
      'es',
      '¿Qué es un jaspeador?',
      'Jaspeador',
      'Un jaspeador es un artesano que hace flotar tinta sobre cola.',
    ],
  ])('%s: “%s” is answered by the sentence that defines it', (lang, query, name, definition) => {
    const asides = [
      `${name}, ${name}: 1812, 1840.`,
      `Oslo, ${name}, Bergen, ${name}.`,
      `${name} 3, ${name} 4, ${name} 5.`,
    ];
    expect(texts(ask(query, about(lang, name, definition, asides)))[0]).toContain(definition);
  });
});

describe('what says nothing', () => {
  it('a breadcrumb is never quoted', () => {
    const result = ask('alder copper kettle recipe', {
      title: 'Alder copper kettle',
      h1: 'Alder copper kettle',
      opening: ['Kettle | Copper | Alder | Recipe | Alder copper kettle recipe', ...FILLER],
    });
    expect(texts(result).join('\n')).not.toContain(' | ');
  });
});

describe('a question for a price', () => {
  const page = (...opening: readonly string[]): PageDescription => ({
    title: 'Alder copper kettle',
    h1: 'Alder copper kettle',
    opening: [...opening, ...FILLER],
  });
  const QUESTION = 'how much does the Alder copper kettle cost';

  it('has no answer on a page without a sum of money, whatever it says of costs', () => {
    const result = ask(
      QUESTION,
      page('The price of the Alder copper kettle is fair, and its cost is low for a kettle that lasts.'),
    );
    expect(result.answered).toBe('no');
  });

  it('may have one where the thing itself is free', () => {
    const result = ask(
      QUESTION,
      page('The Alder copper kettle is free: it costs nothing, and members of the mill take one home.'),
    );
    expect(result.answered).not.toBe('no');
  });
});

describe('a question for a number of another thing', () => {
  const cycle: PageDescription = {
    title: 'Defrost cycles',
    h1: 'Defrost cycles',
    opening: ['A defrost cycle melts the ice on the coil of a heat pump.', ...FILLER.slice(0, 1)],
    sections: [
      {
        heading: 'How long does a defrost cycle take?',
        paragraphs: [
          'A defrost cycle takes between three and ten minutes. The colder the air, the longer it takes.',
        ],
      },
    ],
  };

  it.each(['how long does a piano last', 'How long does a slate roof last?'])(
    'is not answered: %s',
    (query) => {
      expect(ask(query, cycle)).toMatchObject({ answered: 'no', answers: [] });
    },
  );

  it('is answered where the page names the thing', () => {
    expect(ask('how long does a defrost cycle take', cycle).answered).toBe('full');
  });
});
