import type { LawPage } from '../../support/pages/law-pages.ts';
import { mapProse, shuffleWords } from '../../support/pages/rewrite-page.ts';
import { wordsOf } from '../../../src/core/text/words.ts';
import { buildPage } from '../../support/pages/build-page.ts';
import { honest, pretender, underItsHeadings, type Family, type GamedPage } from './gamed-page.ts';

const SUBJECTS = [
  'violin',
  'harbour',
  'glacier',
  'senate',
  'walnut',
  'corridor',
  'sermon',
  'lantern',
  'parliament',
  'feather',
  'quarry',
  'minuet',
  'orchard',
  'turbine',
  'vineyard',
  'embassy',
];
const VERBS = [
  'forgives',
  'measures',
  'outlives',
  'decorates',
  'interrupts',
  'borrows',
  'imagines',
  'salutes',
  'postpones',
  'inherits',
  'disguises',
  'translates',
];
const ADJECTIVES = [
  'purple',
  'diligent',
  'hollow',
  'electoral',
  'sleepy',
  'granular',
  'royal',
  'tidal',
  'nervous',
  'wooden',
  'invisible',
  'fiscal',
];

/** Grammatical English that means nothing; no sentence comes twice. */
function nonsense(from: number, sentences: number, topic: string): string {
  const pick = (list: readonly string[], at: number): string => list[(from * 5 + at * 7) % list.length] ?? '';
  return Array.from({ length: sentences }, (_, at) =>
    at % 3 === 0
      ? `${topic} ${pick(VERBS, at)} the ${pick(ADJECTIVES, at)} ${pick(SUBJECTS, at + 3)} of a ${pick(SUBJECTS, at + 8)}.`
      : `The ${pick(ADJECTIVES, at + 1)} ${pick(SUBJECTS, at)} ${pick(VERBS, at + 2)} a ${pick(SUBJECTS, at + 5)} near the ${pick(ADJECTIVES, at + 4)} ${pick(SUBJECTS, at + 11)}.`,
  ).join(' ');
}

const shuffledPage = (name: string, page: LawPage): GamedPage => ({
  name,
  trick: 'Shuffles the words of each sentence.',
  honest: page,
  kind: 'pretender',
  html: buildPage(
    mapProse(
      page.description,
      page.description.lang === 'ja'
        ? (text) =>
            text
              .split('。')
              .filter((sentence) => sentence !== '')
              .map(
                (sentence) =>
                  `${shuffleWords(
                    wordsOf(sentence, 'ja')
                      .map((word) => word.text)
                      .join(' '),
                  ).replaceAll(' ', '')}。`,
              )
              .join('')
        : shuffleWords,
    ),
  ),
});

/** Synonyms as a thesaurus gives them, without a look at what they stand beside. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bheat pumps?\b/gi, 'warmth siphon'],
  [/\bdefrost(s|ing|ed)?\b/gi, 'unfreeze'],
  [/\bcycle\b/gi, 'rotation'],
  [/\bcoil\b/gi, 'spiral'],
  [/\bice\b/gi, 'frozen dew'],
  [/\bair\b/gi, 'atmosphere'],
  [/\bcold\b/gi, 'frigid'],
  [/\bunit\b/gi, 'component'],
  [/\brefrigerant\b/gi, 'cooling agent'],
  [/\bminutes\b/gi, 'moments'],
  [/\bhouse\b/gi, 'domicile'],
  [/\btank\b/gi, 'cistern'],
  [/\bwarm\b/gi, 'tepid'],
  [/\btakes?\b/gi, 'grabs'],
  [/\bruns?\b/gi, 'sprints'],
  [/\bwinter\b/gi, 'frosty season'],
  [/\bkeeps?\b/gi, 'retains'],
];
const spin = (text: string): string =>
  SYNONYMS.reduce((spun, [pattern, word]) => spun.replace(pattern, word), text);

export const nonsenseFamily: Family = {
  name: 'Nonsense',
  pages: [
    pretender(
      'without repetition',
      'Grammatical sentences that mean nothing, with the topic in every third.',
      honest.en,
      {
        opening: [nonsense(0, 4, 'A heat pump')],
        sections: underItsHeadings(honest.en, (_, index) => [
          nonsense(index + 1, 4, 'A heat pump defrost'),
          nonsense(index + 9, 4, 'The cycle'),
        ]),
      },
    ),
    pretender('definitions', 'Defines the topic over and over by what it is not.', honest.en, {
      opening: [
        `A heat pump is a ${ADJECTIVES[0] ?? ''} ${SUBJECTS[0] ?? ''}. A heat pump is a hollow minuet of the senate.`,
      ],
      sections: underItsHeadings(honest.en, (_, index) => [
        Array.from(
          { length: 4 },
          (__, at) =>
            `A heat pump is a ${ADJECTIVES[(index * 4 + at) % 12] ?? ''} ${SUBJECTS[(index * 4 + at + 5) % 16] ?? ''} that ${VERBS[(index + at * 5) % 12] ?? ''} its ${SUBJECTS[(index * 3 + at + 9) % 16] ?? ''}.`,
        ).join(' '),
      ]),
    }),
    pretender('with repetition', 'The same few sentences that mean nothing.', honest.en, {
      opening: [nonsense(0, 3, 'A heat pump')],
      sections: underItsHeadings(honest.en, () => [
        nonsense(0, 3, 'A heat pump'),
        nonsense(0, 3, 'A heat pump'),
      ]),
    }),
    {
      name: 'machine-spun',
      trick: 'Puts synonyms for the words of the honest page, whatever they stand beside.',
      honest: honest.en,
      kind: 'pretender',
      html: buildPage(mapProse(honest.en.description, spin)),
    },
    shuffledPage('shuffled, English', honest.en),
    shuffledPage('shuffled, German', honest.de),
    shuffledPage('shuffled, French', honest.fr),
    shuffledPage('shuffled, Spanish', honest.esShop),
    shuffledPage('shuffled, Japanese', honest.ja),
  ],
};
