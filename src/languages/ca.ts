import type { LanguagePack } from './pack.ts';

export const catalan: LanguagePack = {
  code: 'ca',
  otherCodes: [],
  name: 'Catalan',
  isExpected: false,
  script: null,
  grammar: {
    stemmer: null,
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    longSentenceWords: null,
    stopWords: null,
    elided: "d' | l' | m' | n' | s' | t'",
    elidedLinks: "d'",
    particles: null,
    infinitives: null,
  },
  sentences: {
    abbreviations: null,
    writesOrdinalsWithFullStop: false,
    danglingOpeners: null,
  },
  definitions: null,
  concepts: {
    links: 'de | del | dels | a',
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

  writing: null,
  facts: null,
};
