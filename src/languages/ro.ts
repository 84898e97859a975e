import type { LanguagePack } from './pack.ts';

export const romanian: LanguagePack = {
  code: 'ro',
  otherCodes: [],
  name: 'Romanian',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'romanian',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    longSentenceWords: null,
    stopWords: null,
    elided: null,
    elidedLinks: null,
    particles: null,
    infinitives: null,
  },
  sentences: {
    abbreviations: null,
    writesOrdinalsWithFullStop: false,
    danglingOpeners: null,
  },
  definitions: {
    verbs: 'este | sunt | era | au fost | înseamnă | reprezintă',
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: {
    links: 'de | cu | din',
    emptyModifiers: null,
    emptyNouns: null,
    presentParticiples: null,
    pastParticiples: null,
    measures: null,
  },
  names: null,
  queries: null,
  enumerations: null,
  claims: null,
  wordOrder: null,
  integrity: null,
  document: null,
  botWalls: null,
  examples: [],

  // Content blocks

  writing: {
    voice: null,
    quoting: null,
    limits: null,
    questions: null,
    overviews: [],
    andMore: { template: '{names} și altele' },
  },
  facts: null,
};
