import type { LanguagePack } from './pack.ts';

export const finnish: LanguagePack = {
  code: 'fi',
  otherCodes: [],
  name: 'Finnish',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'finnish',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: true,
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
  definitions: {
    verbs: 'on | ovat | oli | olivat | tarkoittaa',
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
  examples: [
    { list: 'facts.spelling.endings', matches: ['Helsingissä'], doesNotMatch: ['Oslo'] },
    { list: 'facts.units', matches: ['5 euron'], doesNotMatch: ['euro'] },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: null,
    limits: null,
    questions: null,
    overviews: [],
    andMore: { template: '{names} ja muuta' },
  },
  facts: {
    numbers: null,
    units: 'EUR euron',
    dates: null,
    spelling: {
      links: null,
      notInitials: null,
      endings: `
        *ssa | *ssä | *sta | *stä | *lla | *llä | *lta | *ltä | *lle | *ksi | *iin | *een | *n |
        *a | *ä`,
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
