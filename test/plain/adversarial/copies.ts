import { append, repeatBody } from '../../support/pages/rewrite-page.ts';
import { honest, parasite, pretender, type Family } from './gamed-page.ts';

const sentence = honest.en.description.opening?.[0] ?? '';

export const copies: Family = {
  name: 'Copied paragraphs',
  pages: [
    parasite('the body twice', 'Says everything a second time.', honest.en, repeatBody),
    parasite('the body twice, German', 'Says everything a second time.', honest.de, repeatBody),
    parasite('the body three times', 'Says everything three times.', honest.es, (page) =>
      append(repeatBody(page), page.sections ?? []),
    ),
    pretender('one paragraph everywhere', 'Repeats the one good paragraph under each heading.', honest.en, {
      opening: [sentence],
      sections: (honest.en.description.sections ?? []).map(({ heading }) => ({
        heading,
        paragraphs: [sentence],
      })),
    }),
  ],
};
