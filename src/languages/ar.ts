import type { LanguagePack } from './pack.ts';

export const arabic: LanguagePack = {
  code: 'ar',
  otherCodes: [],
  name: 'Arabic',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'arabic',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    longSentenceWords: 25,
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
    verbs: 'هو | هي | هم | كان | كانت | يعني | تعني',
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
  examples: [{ list: 'facts.spelling.links', matches: ['Ali bin Omar'], doesNotMatch: ['Binnen'] }],

  // Content blocks

  writing: null,
  facts: {
    numbers: null,
    units: null,
    dates: null,
    spelling: {
      links: 'bin | al',
      notInitials: null,
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: null,
      commonNouns: null,
      unspaced: null,
    },
    denials: null,
    notDenials: null,
  },
};
