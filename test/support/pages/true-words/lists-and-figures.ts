import type { TrueWordCase } from './true-word-case.ts';

const form = 'lists and figures';

const raid = {
  form,
  lang: 'en',
  title: 'Mirrored disks are no backup',
  page: `Mirrored disks guard a server against one kind of hardware failure. There are other failures that mirrored disks do not guard against.
## What mirrored disks miss
Human error, such as a deleted file. Viruses and other malware. Software bugs that wipe out data. Catastrophic damage to the building.
## What a backup does
A backup ensures that you can restore your files. Mirrored disks do not protect against user error, nor against thieves.
More than 1.1 billion files have been restored from backups since Dec. 5, 2019. The Norvik Network has 500 volunteers in 85 countries.`,
} as const;

const tart = {
  form,
  lang: 'en',
  title: 'Quince tart with the K3 mixer',
  page: `A quince tart has no top crust, which makes a woven lid impossible; for a finer tart, lay dough leaves on the side crust.
Use only ripe quinces, not quince jam, as jam holds more sugar. You can also use pears instead of quinces.
Heat the oven to 180 °C. Grease a 9x13 inch pan. The K3 mixer whips the cream with 900 watts in four minutes.
The tart is baked for 45 minutes and makes 12 slices.`,
} as const;

export const listsAndFigures: readonly TrueWordCase[] = [
  {
    ...raid,
    question: null,
    truth: 'Mirrored disks do not guard against human error, viruses, software bugs or catastrophic damage.',
    lies: ['Mirrored disks guard against thieves.', 'Mirrored disks protect against user error.'],
  },
  {
    ...raid,
    question: null,
    truth: 'More than 1.1 billion files have been restored since December 5, 2019.',
    lies: [
      'The Norvik Network has 1.1 billion volunteers.',
      'More than 1.1 billion files have been restored since November 5, 2019.',
    ],
  },
  {
    ...raid,
    question: 'Do mirrored disks protect against user error?',
    truth: 'No. Mirrored disks do not protect against user error, nor against thieves.',
    lies: [
      'Yes. Mirrored disks protect against user error.',
      'Yes. Mirrored disks do not protect against user error.',
    ],
  },
  {
    ...tart,
    question: null,
    truth: 'Heat the oven to 180 °C and grease a 9x13 inch pan.',
    lies: [
      'Heat the oven to 190 °C and grease a 9x13 inch pan.',
      'Heat the oven to 180 °F and grease a 9x13 inch pan.',
    ],
  },
  {
    ...tart,
    question: null,
    truth: 'The K3 mixer whips the cream in four minutes.',
    lies: ['The K3 mixer whips the cream in five minutes.', 'The K5 mixer whips the cream in four minutes.'],
  },
  {
    ...tart,
    question: 'Does a quince tart have a top crust?',
    truth: 'No. A quince tart has no top crust.',
    lies: ['Yes. A quince tart has a top crust.', 'Yes. A quince tart has no top crust.'],
  },
  {
    ...tart,
    question: 'Can I use pears for a quince tart?',
    truth: 'Yes, you can also use pears instead of quinces.',
    lies: ['No, you can not use pears instead of quinces.'],
  },
];
