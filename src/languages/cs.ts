import type { LanguagePack } from './pack.ts';

export const czech: LanguagePack = {
  code: 'cs',
  otherCodes: [],
  name: 'Czech',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'czech',
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
  definitions: {
    verbs: 'je | jsou | byl | byla | bylo | znamená',
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
  examples: [{ list: 'facts.spelling.endings', matches: ['Novákovi'], doesNotMatch: ['Plzeň'] }],

  // Content blocks

  writing: {
    voice: null,
    quoting: null,
    limits: null,
    questions: null,
    overviews: [],
    andMore: { template: '{names} a další' },
  },
  facts: {
    numbers: null,
    units: null,
    dates: null,
    spelling: {
      links: null,
      notInitials: null,
      endings: `
        *ského | *skému | *ami | *ách | *ovi | *ého | *ému | *ech | *ům | *ou | *em | *im | *a |
        *e | *ě | *i | *o | *u | *y | *ů | *í`,
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
