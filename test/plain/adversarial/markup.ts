import { honest, parasite, pretender, type Family } from './gamed-page.ts';

const STUB =
  'Welcome to our page. There is a lot to say here, and we say it gladly. Please have a look at our other pages too, and write to us when you have a question. We are happy to help at any time, and we wish you a pleasant day. More will follow soon, so come back and see what is new in a while.';

const article = {
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: 'Complete scientific handbook of refrigeration engineering',
  author: { '@type': 'Person', name: 'Professor Augustus Featherstone' },
  datePublished: '2026-11-20',
};
const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: (honest.en.description.sections ?? []).map(({ heading, paragraphs }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs?.[0] ?? '' },
  })),
};
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Platinum samovar of the Emperor',
  offers: { '@type': 'Offer', price: '1.00', priceCurrency: 'EUR' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: '90817' },
};

export const markup: Family = {
  name: 'Structured data that lies',
  pages: [
    pretender('an article that is not there', 'Marks up a handbook over a stub.', honest.en, {
      opening: [STUB],
      structuredData: [article],
    }),
    pretender(
      'answers that are not there',
      'Puts the questions and answers into the markup alone.',
      honest.en,
      {
        opening: [STUB],
        structuredData: [faq],
      },
    ),
    parasite(
      'a product that is not sold',
      'Marks up another product, a price and ratings.',
      honest.shop,
      (page) => ({
        ...page,
        structuredData: [product],
      }),
    ),
    parasite(
      'questions that nobody answers',
      'Adds markup for questions that the page does not have.',
      honest.en,
      (page) => ({
        ...page,
        structuredData: [
          ...(page.structuredData ?? []),
          {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: [
              'Which casino pays fastest?',
              'Where can payday loans be had?',
              'Who sells replica watches?',
            ].map((name) => ({
              '@type': 'Question',
              name,
              acceptedAnswer: {
                '@type': 'Answer',
                text: 'Visit our partner website immediately for exclusive gambling bonuses.',
              },
            })),
          },
        ],
      }),
    ),
  ],
};
