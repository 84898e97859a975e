import type { TrueWordCase } from './true-word-case.ts';

const form = 'two places';
const question = null;

const lamp = {
  form,
  question,
  lang: 'en',
  title: 'The Halden desk lamp',
  page: `The Halden desk lamp gives warm light of 900 lumens and dims without steps.
## Materials
The arm is turned from ash, and the shade is spun from aluminum in Bergen.
Brightway makes a lamp of the same height from plastic. It folds flat for travel.
## Buying the lamp
The Halden desk lamp costs 240 euros with a bulb. It is delivered within four days.
## Care
Dust is removed from the shade with a soft brush. The Halden desk lamp is repaired free of charge for ten years.
## Other lamps
The Mira lamp costs 90 euros. Its battery lasts 30 hours. Testers gave the Mira lamp a silver medal.`,
} as const;

const trail = {
  form,
  question,
  lang: 'en',
  title: 'The Serrow trail',
  page: `The Serrow trail follows the river for 14 km from Dale to the mill.
## Getting there
Buses to Dale leave every 30 minutes from the station. Parking in Dale is free.
## On the way
Three bridges cross the river. The Serrow trail is closed in February because of floods.
## Food
The mill serves soup and bread until four. Its terrace has a view of the weir.
## The coast path
The coast path takes six hours and ends at a lighthouse. It is open all year.`,
} as const;

const heaters = {
  form,
  question,
  lang: 'en',
  title: 'Delta and Omega heaters compared',
  page: `The Delta heater warms a hall in ten minutes. It needs a socket with 16 ampere.
## Running costs
The Omega heater uses half the electricity. It is quieter than the other.
## Warranty
The Delta heater is guaranteed for five years. The Omega heater is guaranteed for two years.`,
} as const;

export const twoPlaces: readonly TrueWordCase[] = [
  {
    ...lamp,
    truth: 'The Halden desk lamp gives warm light of 900 lumens and costs 240 euros with a bulb.',
    lies: [
      'The Halden desk lamp gives warm light of 900 lumens and costs 90 euros.',
      'The Halden desk lamp gives warm light of 900 lumens, and its battery lasts 30 hours.',
      'The Halden desk lamp gives warm light of 900 lumens and folds flat for travel.',
    ],
  },
  {
    ...lamp,
    truth: 'The Halden desk lamp dims without steps and is repaired free of charge for ten years.',
    lies: [
      'The Halden desk lamp dims without steps and won a silver medal.',
      'The Halden desk lamp dims without steps and is repaired free of charge for 30 years.',
      'The Mira lamp dims without steps and is repaired free of charge for ten years.',
    ],
  },
  {
    ...lamp,
    truth:
      'The Halden desk lamp costs 240 euros with a bulb, and it is repaired free of charge for ten years.',
    lies: [
      'The Halden desk lamp costs 240 euros with a bulb, and testers gave it a silver medal.',
      'The Mira lamp costs 90 euros, and it is repaired free of charge for ten years.',
    ],
  },
  {
    ...trail,
    truth: 'The Serrow trail follows the river for 14 km and is closed in February because of floods.',
    lies: [
      'The Serrow trail follows the river for 14 km and is open all year.',
      'The Serrow trail takes six hours and is closed in February because of floods.',
      'The Serrow trail follows the river for 14 km and ends at a lighthouse.',
    ],
  },
  {
    ...heaters,
    truth: 'The Delta heater warms a hall in ten minutes and is guaranteed for five years.',
    lies: [
      'The Delta heater warms a hall in ten minutes and uses half the electricity.',
      'The Delta heater warms a hall in ten minutes and is quieter than the other.',
      'The Delta heater warms a hall in ten minutes and is guaranteed for two years.',
      'The Omega heater warms a hall in ten minutes and is guaranteed for two years.',
    ],
  },
  {
    ...heaters,
    truth: 'The Omega heater uses half the electricity and is guaranteed for two years.',
    lies: [
      'The Omega heater uses half the electricity and is guaranteed for five years.',
      'The Omega heater uses half the electricity and warms a hall in ten minutes.',
    ],
  },
  {
    form,
    question,
    lang: 'de',
    title: 'Die Lampe Halden',
    page: `Die Lampe Halden gibt warmes Licht mit 900 Lumen.
## Material
Der Arm ist aus Esche gedreht. Der Schirm kommt aus Bergen.
Brightway baut eine Lampe gleicher Höhe aus Kunststoff.
## Kauf
Die Lampe Halden kostet 240 Euro mit Leuchtmittel.
## Andere Lampen
Die Lampe Mira kostet 90 Euro. Ihr Akku hält 30 Stunden.`,
    truth: 'Die Lampe Halden gibt warmes Licht mit 900 Lumen und kostet 240 Euro mit Leuchtmittel.',
    lies: [
      'Die Lampe Halden gibt warmes Licht mit 900 Lumen und kostet 90 Euro.',
      'Die Lampe Halden gibt warmes Licht mit 900 Lumen, und ihr Akku hält 30 Stunden.',
    ],
  },
  {
    form,
    question,
    lang: 'fr',
    title: 'La lampe Halden',
    page: `La lampe Halden donne une lumière chaude de 900 lumens.
## Matériaux
Le bras est en frêne. L'abat-jour vient de Bergen.
Brightway fabrique une lampe de même hauteur en plastique.
## Achat
La lampe Halden coûte 240 euros avec une ampoule.
## Autres lampes
La lampe Mira coûte 90 euros. Sa batterie dure 30 heures.`,
    truth: 'La lampe Halden donne une lumière chaude de 900 lumens et coûte 240 euros avec une ampoule.',
    lies: [
      'La lampe Halden donne une lumière chaude de 900 lumens et coûte 90 euros.',
      'La lampe Halden donne une lumière chaude de 900 lumens, et sa batterie dure 30 heures.',
    ],
  },
];
