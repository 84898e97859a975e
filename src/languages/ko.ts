import type { LanguagePack } from './pack.ts';

export const korean: LanguagePack = {
  code: 'ko',
  otherCodes: [],
  name: 'Korean',
  isExpected: true,
  script: {
    letters: '\\p{sc=Hangul}',
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
    particles: '은 | 는 | 을 | 를 | 에서 | 으로 | 에게 | 까지 | 부터',
    infinitives: null,
  },
  sentences: {
    abbreviations: null,
    writesOrdinalsWithFullStop: false,
    danglingOpeners: null,
  },
  definitions: {
    verbs: '은 | 는',
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
