import type { TrueWordCase } from './true-word-case.ts';

const form = 'short form';
const question = null;

const maple = {
  form,
  question,
  lang: 'en',
  title: 'Maple syrup grades',
  page: `Maple syrup is graded by its color. The U.S. Department of Agriculture changed its grades in 2015, and the United Kingdom took over the Canadian ones.
Producers in the U.S. bottle four grades of syrup. A gallon costs $45 in the U.S. and less in Quebec.
The European Union counts syrup as a food. The Food and Agriculture Organization keeps the figures of exports.
Light syrup is boiled early in spring, e.g. in March, and dark syrup at its end.`,
} as const;

const visa = {
  form,
  question,
  lang: 'en',
  title: 'Working abroad as a nurse',
  page: `Nurses from the UK need a visa for the US. The UN counts a shortage of nurses in 40 states.
A nurse with a Ph.D. is paid more. The visa is issued in Washington, D.C., within six weeks.
The EU recognizes British diplomas only after a test.`,
} as const;

export const shortForms: readonly TrueWordCase[] = [
  {
    ...maple,
    truth: 'The US Department of Agriculture changed its grades in 2015.',
    lies: [
      'The UK Department of Agriculture changed its grades in 2015.',
      'The US Department of Agriculture changed its grades in 2016.',
    ],
  },
  {
    ...maple,
    truth: 'Producers in the US bottle four grades of syrup.',
    lies: [
      'Producers in the UN bottle four grades of syrup.',
      'Producers in the US bottle five grades of syrup.',
    ],
  },
  {
    ...maple,
    truth: 'A gallon of maple syrup costs $45 in the USA.',
    lies: ['A gallon of maple syrup costs $45 in the UAE.', 'A gallon of maple syrup costs €45 in the USA.'],
  },
  {
    ...maple,
    truth: 'The UK took over the Canadian grades of maple syrup.',
    lies: ['The UAE took over the Canadian grades of maple syrup.'],
  },
  {
    ...maple,
    truth: 'The EU counts maple syrup as a food.',
    lies: ['The EC counts maple syrup as a food.', 'The EU does not count maple syrup as a food.'],
  },
  {
    ...visa,
    truth: 'Nurses from the U.K. need a visa for the U.S.',
    lies: ['Nurses from the E.C. need a visa for the U.S.', 'Nurses from the U.K. need no visa for the U.S.'],
  },
  {
    ...visa,
    truth: 'The U.N. counts a shortage of nurses in 40 states.',
    lies: [
      'The U.A. counts a shortage of nurses in 40 states.',
      'The U.N. counts a shortage of nurses in 50 states.',
    ],
  },
  {
    ...visa,
    truth: 'The visa is issued in Washington, DC, within six weeks.',
    lies: [
      'The visa is issued in Washington, DE, within six weeks.',
      'The visa is issued in Washington, DC, within six days.',
    ],
  },
  {
    ...visa,
    truth: 'A nurse with a PhD is paid more.',
    lies: ['A nurse with an MBA is paid more.', 'A nurse with a PhD is not paid more.'],
  },
  {
    form,
    question,
    lang: 'de',
    title: 'Ahornsirup im Handel',
    page: `Ahornsirup wird nach Farbe sortiert. In den U.S.A. gibt es vier Klassen, und die EU zählt Sirup zu den Lebensmitteln.
Ein Liter kostet 24 Euro.`,
    truth: 'In den USA gibt es vier Klassen von Ahornsirup.',
    lies: [
      'In der UdSSR gibt es vier Klassen von Ahornsirup.',
      'In den USA gibt es fünf Klassen von Ahornsirup.',
    ],
  },
];
