import type { TrueWordCase } from './true-word-case.ts';

const form = 'polar answer';

const dishwasher = {
  form,
  lang: 'en',
  title: 'The Corvane dishwasher',
  page: `The Corvane dishwasher fits under every worktop of 82 cm. It has two racks and a drawer for cutlery.
The warranty covers the pump and the heater for five years. The warranty does not cover glasses that break in the machine.
Wooden boards are forbidden in the machine because they swell. Silver is safe in the lower rack.
A plumber is not needed: the hose fits on every tap with a thread of 19 mm. Salt is refilled every two months.`,
} as const;

const pool = {
  form,
  lang: 'en',
  title: 'Swimming in Lake Orm',
  page: `Swimming in Lake Orm is allowed from May to September. Dogs are not allowed on the beach in those months.
The car park costs 4 euros a day. There is no lifeguard after six in the evening.
Boats with engines are banned on the lake, while rowing boats can be rented at the pier.
Since 2021 the lake has been tested every week by the county, and its water has been clean each time.`,
} as const;

const schwimmbad = {
  form,
  lang: 'de',
  title: 'Das Waldbad Rothen',
  page: `Das Waldbad Rothen öffnet im Mai und schließt im September. Hunde dürfen nicht auf die Liegewiese.
Die Garderobe ist kostenlos. Eine Karte für Kinder kostet 2 Euro, für Erwachsene 5 Euro.
Das Becken wird im Sommer nicht beheizt. Duschen mit warmem Wasser gibt es neben dem Eingang.`,
} as const;

const musee = {
  form,
  lang: 'fr',
  title: 'Le musée du Verre',
  page: `Le musée du Verre est ouvert tous les jours de dix à dix-huit heures. Les photos sont autorisées sans flash.
Les chiens ne sont pas admis dans les salles. Le billet coûte 9 euros et vaut toute la journée.
La visite guidée dure une heure. Elle part de l'entrée principale.`,
} as const;

const albergue = {
  form,
  lang: 'es',
  title: 'El albergue de Sorval',
  page: `El albergue de Sorval admite perros en las habitaciones dobles. El desayuno no está incluido en el precio.
La noche cuesta 22 euros. La cocina está abierta hasta las once.
El aparcamiento es gratuito para los huéspedes.`,
} as const;

export const polarAnswers: readonly TrueWordCase[] = [
  {
    ...dishwasher,
    question: 'Does the warranty of the Corvane dishwasher cover the pump?',
    truth: 'Yes. The warranty covers the pump and the heater for five years.',
    lies: [
      'No. The warranty covers glasses that break in the machine.',
      'Yes. The warranty covers the pump and the heater for seven years.',
      'No. The warranty covers the pump and the heater for five years.',
      'Yes. The warranty covers the pump and the glasses that break in the machine.',
    ],
  },
  {
    ...dishwasher,
    question: 'Does the warranty cover glasses that break in the Corvane dishwasher?',
    truth: 'No. The warranty does not cover glasses that break in the machine.',
    lies: [
      'Yes. The warranty covers glasses that break in the machine.',
      'No, the warranty covers glasses that break in the machine.',
      'Yes, the warranty does not cover glasses that break in the machine.',
    ],
  },
  {
    ...dishwasher,
    question: 'Do I need a plumber to connect the Corvane dishwasher?',
    truth: 'No, a plumber is not needed: the hose fits on every tap with a thread of 19 mm.',
    kept: 'A plumber is not needed: the hose fits on every tap with a thread of 19 mm.',
    lies: ['Yes, a plumber is needed: the hose fits on every tap with a thread of 19 mm.'],
  },
  {
    ...dishwasher,
    question: 'Can wooden boards go into the Corvane dishwasher?',
    truth: 'No. Wooden boards are forbidden in the machine because they swell.',
    lies: [
      'Yes. Wooden boards are safe in the machine because they never swell.',
      'Yes. Wooden boards are forbidden in the machine because they swell.',
    ],
  },
  {
    ...pool,
    question: 'Is swimming in Lake Orm allowed in May?',
    truth: 'Yes. Swimming in Lake Orm is allowed from May to September.',
    lies: [
      'No. Swimming in Lake Orm is not allowed from May to September.',
      'No. Swimming in Lake Orm is allowed from May to September.',
    ],
  },
  {
    ...pool,
    question: 'Are dogs allowed on the beach of Lake Orm?',
    truth: 'No, dogs are not allowed on the beach from May to September.',
    lies: ['Yes, dogs are allowed on the beach from May to September.'],
  },
  {
    ...pool,
    question: 'Is there a lifeguard at Lake Orm in the evening?',
    truth: 'No. After six in the evening there is no lifeguard.',
    lies: ['Yes. After six in the evening there is a lifeguard.'],
  },
  {
    ...pool,
    question: 'Is the water of Lake Orm clean?',
    truth:
      'Yes. Lake Orm has been tested every week by the county since 2021, and its water has been clean each time.',
    lies: [
      'No. Lake Orm has been tested every week by the county since 2021, and its water has not been clean each time.',
    ],
  },
  {
    ...schwimmbad,
    question: 'Sind Hunde im Waldbad Rothen erlaubt?',
    truth: 'Nein. Hunde dürfen nicht auf die Liegewiese.',
    kept: 'Hunde dürfen nicht auf die Liegewiese.',
    lies: ['Ja. Hunde dürfen auf die Liegewiese.'],
  },
  {
    ...schwimmbad,
    question: 'Ist die Garderobe im Waldbad Rothen kostenlos?',
    truth: 'Ja, die Garderobe ist kostenlos.',
    lies: ['Nein, die Garderobe ist nicht kostenlos.', 'Nein, die Garderobe ist kostenlos.'],
  },
  {
    ...musee,
    question: 'Les photos sont-elles autorisées au musée du Verre ?',
    truth: 'Oui. Les photos sont autorisées sans flash.',
    lies: ['Non. Les photos ne sont pas autorisées.'],
  },
  {
    ...albergue,
    question: '¿El desayuno está incluido en el precio del albergue de Sorval?',
    truth: 'No. El desayuno no está incluido en el precio.',
    lies: ['Sí. El desayuno está incluido en el precio.'],
  },
];
