import { honest, pretender, underItsHeadings, type Family } from './gamed-page.ts';

const TALK = [
  'There are many things to say about it, and opinions differ from one person to the next.',
  'It depends on what you want and on what you have, and nobody can decide that for you.',
  'It is always good to think about it for a while before you do anything.',
  'If you have questions, write to us, because we are happy to help at any time.',
  'Some like it and some do not, and both have their reasons.',
];
const talk = (from: number): string => [0, 1, 2].map((at) => TALK[(from + at) % TALK.length] ?? '').join(' ');

export const borrowedTrust: Family = {
  name: 'Borrowed trust',
  pages: [
    pretender('fresh dates', 'Says on top that it was updated today, above talk.', honest.en, {
      opening: [
        'Updated 21 November 2026. Reviewed 21 November 2026. Fact-checked 21 November 2026.',
        talk(0),
      ],
      sections: underItsHeadings(honest.en, (_, index) => [talk(index)]),
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'Why does a heat pump defrost?',
          datePublished: '2026-11-21',
          dateModified: '2026-11-21',
        },
      ],
    }),
    pretender('invented author', 'Signs talk with a doctor who does not exist.', honest.en, {
      opening: [
        'Written by Dr. Leopold Hartwell, PhD, MIT, Oxford, Harvard. Medically reviewed by Professor Ada Quill, MD.',
        talk(1),
      ],
      sections: underItsHeadings(honest.en, (_, index) => [talk(index + 1)]),
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'Why does a heat pump defrost?',
          author: {
            '@type': 'Person',
            name: 'Dr. Leopold Hartwell',
            sameAs: 'https://en.wikipedia.org/wiki/Leopold_Hartwell',
          },
        },
      ],
    }),
    pretender('names dropped', 'Names institutes that said nothing, above talk.', honest.en, {
      opening: [
        `As the Fraunhofer Institute, Stanford University and NASA know, heat pumps matter. ${talk(2)}`,
      ],
      sections: underItsHeadings(honest.en, (_, index) => [
        `The International Energy Agency and the University of Oxford agree. ${talk(index)}`,
      ]),
    }),
  ],
};
