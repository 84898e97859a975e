import type { LanguagePack } from './pack.ts';

export const hebrew: LanguagePack = {
  code: 'he',
  otherCodes: [],
  name: 'Hebrew',
  isExpected: true,
  script: {
    letters: '\\p{sc=Hebrew}',
    shareMin: 0.3,
  },
  grammar: {
    stemmer: null,
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
    verbs: 'הוא | היא | הם | היה',
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
