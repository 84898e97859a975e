/** The pages that the laws of scoring are tried on: good ones of four kinds, and bad ones of three. */
import { buildPage, type PageDescription } from './build-page.ts';

export interface LawPage {
  readonly url: string;
  readonly queries: readonly string[];
  /** The first paragraph of `opening` answers the first query. */
  readonly description: PageDescription;
}

const article: LawPage = {
  url: 'https://house.example/guides/heat-pump-defrost',
  queries: [
    'why does a heat pump defrost',
    'how long does a heat pump defrost cycle take',
    'heat pump defrost too often',
  ],
  description: {
    title: 'Why does a heat pump defrost? The cycle explained',
    description:
      'A heat pump defrosts to melt the ice on its outdoor coil. How long the defrost cycle takes, and what to do when it comes too often.',
    canonical: 'https://house.example/guides/heat-pump-defrost',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Why does a heat pump defrost?',
        datePublished: '2026-01-12',
        dateModified: '2026-10-03',
        author: { '@type': 'Person', name: 'Mara Lindqvist' },
      },
    ],
    h1: 'Why does a heat pump defrost?',
    opening: [
      'A heat pump defrosts because ice grows on its outdoor coil in damp, cold weather, and ice keeps the coil from taking heat out of the air. For a few minutes the pump runs backwards and sends warm refrigerant through the coil until the ice has melted.',
      'A defrost cycle is a short reversal of the heat pump in which the outdoor unit becomes the warm side. Steam may rise from the unit while it lasts, and the radiators turn lukewarm.',
    ],
    sections: [
      {
        heading: 'How long does a defrost cycle take?',
        paragraphs: [
          'A defrost cycle takes between three and ten minutes, according to measurements that the Fraunhofer Institute made on 56 heat pumps. The colder and wetter the air, the longer the ice needs to melt.',
          'During the cycle the house is heated from the buffer tank, so that rooms cool by less than half a degree. A unit without a buffer tank may blow cool air for the same few minutes.',
        ],
      },
      {
        heading: 'When does a heat pump defrost too often?',
        paragraphs: [
          'A heat pump defrosts too often when it does so more than once in 40 minutes. The usual reasons are a dirty coil, a low charge of refrigerant and a defrost sensor that has come loose from the pipe.',
          'Clean the coil with a garden hose first. If the cycle still returns every half hour, a technician should weigh the refrigerant and test the defrost sensor.',
        ],
      },
      {
        heading: 'What does defrosting cost?',
        paragraphs: [
          'Defrosting costs about 4 % of the electricity that a heat pump uses in a winter, as the Swiss Federal Office of Energy found in its field study of 2024. In a house that needs 4,000 kWh a year that is 160 kWh.',
          'The share is highest near zero degrees, where the air is damp. In dry air at minus ten degrees hardly any ice forms on the coil.',
        ],
      },
      {
        heading: 'How to keep ice off the outdoor coil',
        paragraphs: ['Ice on the outdoor coil grows more slowly where air and meltwater can leave the unit:'],
        items: [
          'Keep half a metre of free space around the outdoor unit.',
          'Lead the meltwater away, so that it does not freeze below the coil.',
          'Remove leaves from the coil each autumn.',
          'Have the refrigerant checked every two years.',
        ],
      },
    ],
  },
};

const documentation: LawPage = {
  url: 'https://docs.queue.example/docs/retry-policy',
  queries: ['how to set a retry policy for a job', 'retry policy backoff', 'job retry limit'],
  description: {
    title: 'Set a retry policy for a job',
    description:
      'A retry policy tells the queue how often a failed job runs again and how long it waits. Set the retry limit, the backoff and the delay.',
    canonical: 'https://docs.queue.example/docs/retry-policy',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: 'Set a retry policy for a job',
        dateModified: '2026-08-19',
      },
    ],
    h1: 'Set a retry policy for a job',
    opening: [
      'To set a retry policy for a job, pass the options retryLimit, retryDelay and backoff when you send it. The retry policy is the rule by which the queue runs a failed job again.',
      'Without a policy a failed job is not run again. Jobs that were sent before keep the policy that they were sent with.',
    ],
    sections: [
      {
        heading: 'Set the retry limit',
        paragraphs: [
          'The retry limit is the number of times that the queue runs a failed job again, between 0 and 20. A job with a retry limit of 3 runs at most four times, and is then moved to the dead letter queue.',
          'Choose a low limit for jobs that fail at once when their input is wrong. Choose a higher one for jobs that call a service which is sometimes away.',
        ],
        html: '<pre><code>await queue.send("mail", { to }, {\n  retryLimit: 3,\n  retryDelay: 30,\n});</code></pre>',
      },
      {
        heading: 'Wait longer with backoff',
        paragraphs: [
          'With backoff the queue doubles the delay before each retry of a job. A retry delay of 30 seconds becomes 60, then 120 seconds, up to a maximum of one hour.',
          'The queue adds a random tenth to each delay. Jobs that failed together would otherwise all come back in the same second and fail together again.',
        ],
      },
      {
        heading: 'Options of the retry policy',
        paragraphs: [
          'The retry policy has four options. Each of them has a default, and an unknown one is refused with an error that names it.',
        ],
        html:
          '<table><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead><tbody>' +
          '<tr><td>retryLimit</td><td>0</td><td>Retries of a failed job</td></tr>' +
          '<tr><td>retryDelay</td><td>10</td><td>Seconds before the first retry</td></tr>' +
          '<tr><td>backoff</td><td>false</td><td>Doubles the delay before each retry</td></tr>' +
          '<tr><td>deadLetter</td><td>none</td><td>Queue for jobs that failed for good</td></tr></tbody></table>',
      },
      {
        heading: 'See which jobs were retried',
        paragraphs: [
          'Each job has a retry count, which the command queue list prints beside its state. A job that was retried also keeps the message of its last error, so that you can tell a wrong input from a service that was away.',
          'The dashboard draws the retries of the last day for every queue. A sudden rise mostly means that a service which the jobs depend on has changed or is down.',
        ],
      },
    ],
  },
};

const product: LawPage = {
  url: 'https://shop.example/products/copper-kettle-c2',
  queries: ['copper kettle for induction hobs', 'copper kettle capacity', 'how to clean a copper kettle'],
  description: {
    title: 'Copper kettle C2 for induction hobs, 1.7 litres',
    description:
      'The copper kettle C2 works on induction hobs, holds 1.7 litres and boils them in five minutes. Price, sizes and how to clean it.',
    canonical: 'https://shop.example/products/copper-kettle-c2',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Copper kettle C2',
        brand: { '@type': 'Brand', name: 'Hearthware' },
        offers: { '@type': 'Offer', price: '129.00', priceCurrency: 'EUR' },
      },
    ],
    h1: 'Copper kettle C2 for induction hobs',
    opening: [
      'The copper kettle C2 is a kettle for induction hobs that boils 1.7 litres of water in five minutes. Its body is made of copper, and a plate of steel in its base makes it work on induction.',
      'Hearthware makes the kettle by hand in Sheffield and guarantees it for ten years. It costs 129 euros, delivery included.',
    ],
    sections: [
      {
        heading: 'Capacity and size of the copper kettle',
        paragraphs: [
          'The copper kettle has a capacity of 1.7 litres, enough for seven cups. It weighs 1.4 kilograms when empty, and its handle stays cool while the water boils.',
        ],
        html:
          '<table><tr><th>Property</th><th>Value</th></tr><tr><td>Capacity</td><td>1.7 litres</td></tr><tr><td>Weight</td><td>1.4 kg</td></tr>' +
          '<tr><td>Height</td><td>24 cm</td></tr><tr><td>Diameter of the base</td><td>18 cm</td></tr></table>',
      },
      {
        heading: 'Which hobs does the kettle work on?',
        paragraphs: [
          'The kettle works on induction, gas, ceramic and cast-iron hobs. Copper alone does not heat on induction, which is why the base holds a plate of magnetic steel three millimetres thick.',
          'Small induction zones do not notice a base under 12 centimetres. The base of the kettle is wider than that, so every induction zone switches on.',
        ],
      },
      {
        heading: 'How to clean a copper kettle',
        paragraphs: [
          'Clean a copper kettle outside with half a lemon and a little salt, then rinse and dry it. Copper darkens with time; the dark layer protects the metal and harms nobody.',
          'Inside the kettle is lined with tin. Remove lime with a spoonful of citric acid in warm water, never with steel wool, which scratches the tin.',
        ],
      },
      {
        heading: 'Delivery and returns of the kettle',
        paragraphs: [
          'The kettle leaves Sheffield within two working days and arrives in a box of cardboard without plastic. You can return the kettle within 60 days, also when it has been used.',
        ],
      },
    ],
  },
};

const german: LawPage = {
  url: 'https://garten.example/ratgeber/kompost-anlegen',
  queries: ['wie legt man einen Kompost an', 'was darf auf den Kompost', 'wie lange braucht Kompost'],
  description: {
    lang: 'de',
    title: 'Wie legt man einen Kompost an? Anleitung für den Garten',
    description:
      'Einen Kompost legt man an einem halbschattigen Platz auf offenem Boden an. Was auf den Kompost darf und wie lange er braucht.',
    canonical: 'https://garten.example/ratgeber/kompost-anlegen',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Wie legt man einen Kompost an?',
        datePublished: '2026-03-02',
        author: { '@type': 'Person', name: 'Jutta Behrens' },
      },
    ],
    h1: 'Wie legt man einen Kompost an?',
    opening: [
      'Einen Kompost legt man an einem halbschattigen Platz direkt auf offenem Boden an, damit Regenwürmer einwandern und Wasser abfließen kann. Unten liegt eine Schicht aus groben Zweigen, darüber wechseln sich feuchte und trockene Abfälle ab.',
      'Ein Kompost ist ein Haufen aus pflanzlichen Abfällen, den Pilze, Bakterien und Würmer zu Erde umbauen. Er ersetzt den Dünger aus dem Handel und verbessert schwere wie sandige Böden.',
    ],
    sections: [
      {
        heading: 'Was darf auf den Kompost?',
        paragraphs: [
          'Auf den Kompost darf alles, was im Garten und in der Küche an rohen pflanzlichen Resten anfällt. Laub, Rasenschnitt, Gemüsereste und Kaffeesatz verrotten am schnellsten.',
          'Fleisch, gekochte Speisen und kranke Pflanzen gehören nicht auf den Kompost. Sie locken Ratten an oder verbreiten Krankheiten im Garten.',
        ],
      },
      {
        heading: 'Wie lange braucht ein Kompost?',
        paragraphs: [
          'Ein Kompost braucht neun bis zwölf Monate, bis aus den Abfällen reife Erde geworden ist. Nach einer Untersuchung des Umweltbundesamtes aus dem Jahr 2023 verkürzt einmaliges Umsetzen diese Zeit um drei Monate.',
          'Reifer Kompost riecht nach Waldboden und zerfällt in der Hand. Solange noch Reste zu erkennen sind, ist er nur als Mulch geeignet.',
        ],
      },
      {
        heading: 'Der richtige Platz für den Kompost',
        paragraphs: [
          'Der Platz für den Kompost liegt im Halbschatten, am besten unter einem Haselstrauch oder einem Baum. In der prallen Sonne trocknet der Haufen aus, im tiefen Schatten bleibt er kalt und nass.',
          'Halten Sie einen halben Meter Abstand zum Nachbarn. In vielen Gemeinden schreibt das Nachbarrecht diesen Abstand vor.',
        ],
      },
      {
        heading: 'Den Kompost umsetzen',
        paragraphs: [
          'Der Kompost wird im Frühjahr und im Herbst umgesetzt, damit Luft an alle Schichten kommt. Dabei kommt das Äußere nach innen, wo es wärmer ist und schneller verrottet.',
          'Ist der Haufen zu trocken, hilft eine Kanne Wasser. Ist er zu nass, mischt man Stroh oder zerrissene Pappe unter.',
        ],
      },
    ],
  },
};

export const goodPages: Readonly<Record<string, LawPage>> = {
  article,
  documentation,
  product,
  'German article': german,
};

const vague = (topic: string): string =>
  `Everybody has heard of ${topic} by now. There are many things to say about it, and opinions differ from one person to the next. Some like it and some do not. It depends on what you want and on what you have. It is always good to think about it for a while before you decide. If you have questions, write to us. We are happy to help you at any time, and we wish you a lot of fun. More on this soon. Come back and see what is new here, or have a look at our other pages.`;

/** What a page on the same subject looks like when nobody took the time to write it. */
export function stubOf(page: LawPage): string {
  if (page.description.lang === 'de') {
    return buildPage({
      lang: 'de',
      title: 'Garten',
      h1: 'Willkommen',
      opening: [
        'Vom Kompost hat jeder schon einmal gehört. Dazu gibt es viel zu sagen, und die Meinungen gehen auseinander. Manche mögen ihn, andere nicht. Es kommt darauf an, was man will und was man hat. Man sollte in Ruhe darüber nachdenken, bevor man sich entscheidet. Wenn Sie Fragen haben, schreiben Sie uns. Wir helfen Ihnen gern und wünschen viel Freude. Bald gibt es hier mehr. Schauen Sie wieder vorbei oder sehen Sie sich unsere anderen Seiten an.',
      ],
    });
  }
  return buildPage({ title: 'Home', h1: 'Welcome', opening: [vague(page.queries[0] ?? '')] });
}

/** What a page looks like that is built from the phrases that scores are said to reward, and says nothing. */
export function gamedOf(page: LawPage): string {
  const topic = page.queries[0] ?? '';
  const phrase = (index: number): string =>
    `${topic} is defined as ${topic}. According to experts, ${String(40 + index)} % of ${topic} is ${topic}, says a study by ${topic} University (2026). In summary, ${topic} refers to ${topic} best ${topic}.`;
  return buildPage({
    ...(page.description.lang === undefined ? {} : { lang: page.description.lang }),
    title: `${topic} - ${topic} - best ${topic}`,
    description: `${topic}: what is ${topic}? ${topic} is ${topic}.`,
    h1: `What is ${topic}?`,
    opening: [phrase(0)],
    sections: Array.from({ length: 8 }, (_, index) => ({
      heading: `What is ${topic}? ${topic} ${String(index + 1)}`,
      paragraphs: [phrase(index + 1), phrase(index + 1)],
    })),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          { '@type': 'Question', name: topic, acceptedAnswer: { '@type': 'Answer', text: topic } },
        ],
      },
    ],
  });
}

/** A thread on the same questions in which nobody answers. */
export function chatterOn(page: LawPage): string {
  const asked = page.queries[0] ?? '';
  const posts = [
    `Hi all, new here! Does anybody know something about “${asked}”? I have been wondering for weeks.`,
    `Same here, I asked about ${asked} last year and nobody had a clue. Following this.`,
    `My neighbour said something about ${asked} at the barbecue, but I forgot what it was. Good times anyway.`,
    'Welcome to the forum! Nice to have you here. Have you tried the search?',
    `I tried the search and found three threads about ${asked} without any answer. Funny, isn’t it?`,
    `Bump. I would really love to read more about ${asked}. Thanks in advance to whoever takes the time!`,
    'Lol, thanks everybody. I will report back when I hear more. Have a great weekend!',
  ];
  return buildPage({
    ...(page.description.lang === undefined ? {} : { lang: page.description.lang }),
    title: `${asked}? | Forum`,
    h1: `${asked}?`,
    sections: posts.map((post, index) => ({ heading: `Guest ${String(index + 1)}`, paragraphs: [post] })),
  });
}

/** Fluent text that names what is asked in every sentence and says nothing of it. */
export function fillerOn(page: LawPage): string {
  const topic = page.queries[0] ?? '';
  const paragraphs = [
    `When it comes to ${topic}, there is a lot to discover. Our team has a passion for ${topic}, and we know how much it matters to you. In today’s fast-moving world ${topic} is more important than ever before.`,
    `Every journey begins with a first step, and ${topic} is no exception. Whether you are a beginner or a seasoned professional, you will find that ${topic} opens new horizons. We are here to guide you along the way.`,
    `Many people underestimate the power of ${topic}. Yet those who embrace it never look back. With the right partner at your side, ${topic} becomes a true experience that you will want to share with friends.`,
    `At the end of the day, ${topic} is about people. That is why we listen to your needs and create solutions around ${topic} that inspire. Quality, trust and passion are at the heart of everything we do.`,
  ];
  return buildPage({
    ...(page.description.lang === undefined ? {} : { lang: page.description.lang }),
    title: `${topic}: everything you need to know`,
    description: `Discover the world of ${topic} with us. Inspiration, passion and quality for everybody who loves it.`,
    h1: `${topic}: everything you need to know`,
    opening: paragraphs.slice(0, 1),
    sections: paragraphs.map((paragraph, index) => ({
      heading: ['Why it matters', 'Where to begin', 'What people say', 'Our promise'][index] ?? '',
      paragraphs: [paragraph, ...paragraphs.slice(index + 1, index + 2)],
    })),
  });
}

/** A page that asks everything and answers nothing. */
export function questionsOn(page: LawPage): string {
  const sections = page.queries.map((query) => ({
    heading: `${query}?`,
    paragraphs: [
      `Have you ever asked yourself: ${query}? And if so, what was your answer?`,
      `Who knows more about it, and where would one begin to look for “${query}”? What would you do?`,
    ],
  }));
  return buildPage({
    ...(page.description.lang === undefined ? {} : { lang: page.description.lang }),
    title: `${page.queries[0] ?? ''}? All your questions`,
    h1: `${page.queries[0] ?? ''}?`,
    opening: [`What do people ask about ${page.queries[0] ?? ''}? What do they want to know, and why?`],
    sections,
  });
}

/** A page that scripts would have filled, with the same head. */
export function shellOf(page: LawPage): string {
  const { lang, title, description } = page.description;
  return (
    `<!DOCTYPE html><html lang="${lang ?? 'en'}"><head><meta charset="utf-8"><title>${title ?? ''}</title>` +
    `<meta name="description" content="${description ?? ''}"></head><body><div id="root"></div>` +
    '<noscript>You need to enable JavaScript to run this app.</noscript><script type="module" src="/assets/index-4f2a.js"></script></body></html>'
  );
}

/** Paragraphs about something that none of the pages is about. */
export const unrelated: PageDescription = {
  sections: [
    {
      heading: 'The voyages of James Cook',
      paragraphs: [
        'James Cook sailed three times to the Pacific between 1768 and 1779. On the first voyage he carried astronomers to Tahiti, who watched Venus pass before the sun.',
        'On the second voyage he crossed the Antarctic Circle and proved that no great southern continent lay in the temperate zone. Sauerkraut and strict cleanliness kept his crew free of scurvy.',
      ],
    },
    {
      heading: 'Trumpets in the baroque orchestra',
      paragraphs: [
        'Baroque trumpets had no valves, and players made all notes with their lips alone. Composers wrote for them in D major, and asked for high passages that few players mastered.',
        'Johann Sebastian Bach wrote his trumpet parts for Gottfried Reiche, a town piper of Leipzig, who died the day after a concert in the smoke of torches.',
      ],
    },
    {
      heading: 'How chess engines look ahead',
      paragraphs: [
        'A chess engine looks ahead by trying moves and the answers to them, many millions in a second. It leaves out branches that a good opponent would never allow.',
        'Newer engines judge positions with a network that was trained on games against itself. They play moves that grandmasters first took for errors.',
      ],
    },
    {
      heading: 'Why flamingos are pink',
      paragraphs: [
        'Flamingos are pink because the algae and shrimps that they eat hold carotenoids. Chicks hatch grey and take two years to turn pink.',
        'In zoos that fed them grain the birds became white. Keepers now add carotenoids to the feed.',
      ],
    },
  ],
};
