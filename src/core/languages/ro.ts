import { definePack } from './define-pack.ts';

export const romanian = definePack({
  code: 'ro',
  name: 'Romanian',
  isExpected: true,
  grammar: { stemmer: 'romanian' },
  definitions: { verbs: 'este | sunt | era | au fost | înseamnă | reprezintă' },
  concepts: { links: 'de | cu | din' },

  // Content blocks

  writing: { andMore: { template: '{names} și altele' } },
});
