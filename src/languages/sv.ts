import type { LanguagePack } from './pack.ts';

export const swedish: LanguagePack = {
  code: 'sv',
  otherCodes: [],
  name: 'Swedish',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'swedish',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: true,
    isVerbLast: false,
    longSentenceWords: 20,
    stopWords: null,
    elided: null,
    particles: null,
    infinitives: null,
  },
  sentences: {
    abbreviations: null,
    writesOrdinalsWithFullStop: false,
    danglingOpeners: 'den | det | de | han | hon | detta | dessa | men | och',
  },
  definitions: {
    verbs: 'är | var | betyder | innebär | består av',
    notBefore: null,
    stillBefore: null,
  },
  concepts: null,
  names: null,
  queries: null,
  enumerations: null,
  claims: null,
  wordOrder: null,
  integrity: null,
  document: null,
  examples: [],

  // Content blocks

  writing: null,
  facts: null,
};
