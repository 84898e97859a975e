import type { LanguagePack } from './pack.ts';

export const turkish: LanguagePack = {
  code: 'tr',
  otherCodes: [],
  name: 'Turkish',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'turkish',
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
    writesOrdinalsWithFullStop: true,
    danglingOpeners: null,
  },
  definitions: null,
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
  facts: {
    numbers: null,
    units: null,
    dates: null,
    spelling: {
      links: null,
      notInitials: null,
      endings: null,
      pilesUpEndings: true,
      changedLetters: null,
      ordinaryEndings: null,
      commonNouns: null,
      unspaced: null,
    },
    denials: null,
    notDenials: null,
  },
};
