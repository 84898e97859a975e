import type { LanguagePack } from './pack.ts';

export const hungarian: LanguagePack = {
  code: 'hu',
  otherCodes: [],
  name: 'Hungarian',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'hungarian',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: true,
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
  botWalls: null,
  examples: [{ list: 'facts.spelling.endings', matches: ['Budapesten'], doesNotMatch: ['Oslo'] }],

  // Content blocks

  writing: {
    voice: null,
    quoting: null,
    limits: null,
    questions: null,
    overviews: [],
    andMore: { template: '{names} és egyebek' },
  },
  facts: {
    numbers: null,
    units: null,
    dates: null,
    spelling: {
      links: null,
      notInitials: null,
      endings: `
        *ban | *ben | *ból | *ből | *nak | *nek | *tól | *től | *val | *vel | *ra | *re | *on |
        *en | *ön | *t | *i`,
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
