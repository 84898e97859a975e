import type { TrueWordCase } from './true-word-case.ts';

const form = 'abbreviation before a name';
const question = null;

const rainier = {
  form,
  question,
  lang: 'en',
  title: 'Climbing Mt. Halvern',
  page: `Mt. Halvern is a volcano of 3,812 m in the north of the island. The usual route up Mt. Halvern starts at Ft. Amsel and takes two days.
The hut was built by Capt. Edward Rowe in 1911. Lt. Marsh led the first winter climb in 1934.
The bus stops on Orchard Ave. Tickets for the bus cost 6 dollars. The ranger office on Pier Rd. opens at 7 am.
Climbers of Halvern Guides Inc. need no permit. Sgt. Pohl checks the ropes every morning.`,
} as const;

const berg = {
  form,
  question,
  lang: 'de',
  title: 'Die Wanderung zur St. Veit-Kapelle',
  page: `Der Weg zur St. Veit-Kapelle beginnt an der Kirche von Bad Amsel. Er dauert rund drei Std. und ist 9 km lang.
Die Kapelle wurde von Frhr. Ludwig von Amsel im Jahr 1711 gestiftet. Dipl.-Ing. Karl Moos hat sie 1998 erneuert.`,
} as const;

export const abbreviatedNames: readonly TrueWordCase[] = [
  {
    ...rainier,
    truth: 'The volcano Mt. Halvern is 3,812 m high and is in the north of the island.',
    lies: [
      'The volcano Mt. Halvern is 3,182 m high and is in the north of the island.',
      'The volcano Mt. Rowe is 3,812 m high and is in the north of the island.',
      'The volcano Ft. Halvern is in the north of the island.',
    ],
  },
  {
    ...rainier,
    truth: 'The usual route up Mt. Halvern takes two days from Ft. Amsel.',
    lies: [
      'The usual route up Mt. Halvern takes three days from Ft. Amsel.',
      'The usual route up Mt. Halvern takes two days from Ft. Marsh.',
    ],
  },
  {
    ...rainier,
    truth: 'In 1911 Capt. Edward Rowe built the hut.',
    lies: [
      'In 1911 Lt. Edward Rowe built the hut.',
      'In 1934 Capt. Edward Rowe built the hut.',
      'In 1911 Capt. Edward Marsh built the hut.',
    ],
  },
  {
    ...rainier,
    truth: 'The first winter climb was led by Lt. Marsh in 1934.',
    lies: [
      'The first winter climb was led by Lt. Rowe in 1911 with Lt. Pohl.',
      'The first winter climb was led by Col. Marsh in 1934.',
    ],
  },
  {
    ...rainier,
    truth: 'The ropes are checked every morning by Sgt. Pohl.',
    lies: [
      'The ropes are checked every morning by Sgt. Prohl.',
      'The ropes are not checked every morning by Sgt. Pohl.',
    ],
  },
  {
    ...rainier,
    truth: 'Climbers of Halvern Guides Inc. need no permit.',
    lies: [
      'Climbers of Halvern Guides Inc. need a permit.',
      'Climbers of Halvern Guides Ltd. need no permit.',
    ],
  },
  {
    ...rainier,
    truth: 'The ranger office on Pier Rd. opens at 7 am.',
    lies: ['The ranger office on Pier Rd. opens at 8 am.', 'The ranger office on Orchard Rd. opens at 7 am.'],
  },
  {
    ...berg,
    truth: 'Im Jahr 1711 hat Frhr. Ludwig von Amsel die Kapelle gestiftet.',
    lies: [
      'Im Jahr 1711 hat Frhr. Karl von Amsel die Kapelle gestiftet.',
      'Im Jahr 1998 hat Frhr. Ludwig von Amsel die Kapelle gestiftet.',
    ],
  },
];
