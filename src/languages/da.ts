import type { LanguagePack } from './pack.ts';

export const danish: LanguagePack = {
  code: 'da',
  otherCodes: [],
  name: 'Danish',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'danish',
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
    writesOrdinalsWithFullStop: true,
    danglingOpeners: 'den | det | de | han | hun | dette | disse | men | og',
  },
  definitions: {
    verbs: 'er | var | betyder | består af',
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
