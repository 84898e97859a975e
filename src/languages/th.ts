import type { LanguagePack } from './pack.ts';

export const thai: LanguagePack = {
  code: 'th',
  otherCodes: [],
  name: 'Thai',
  isExpected: true,
  script: {
    letters: '\\p{sc=Thai}',
    shareMin: 0.3,
  },
  grammar: {
    stemmer: null,
    isUnspaced: true,
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
    verbs: 'คือ | เป็น',
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: null,
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

  writing: null,
  facts: null,
};
