import type { LanguagePack } from './pack.ts';

export const ukrainian: LanguagePack = {
  code: 'uk',
  otherCodes: [],
  name: 'Ukrainian',
  isExpected: true,
  script: null,
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
    verbs: '— | – | це | є | був | була | було | були | означає | називається',
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
  examples: [{ list: 'facts.spelling.endings', matches: ['Київського'], doesNotMatch: ['Париж'] }],

  // Content blocks

  writing: {
    voice: null,
    quoting: null,
    limits: null,
    questions: null,
    overviews: [],
    andMore: { template: '{names} та інше' },
  },
  facts: {
    numbers: null,
    units: null,
    dates: null,
    spelling: {
      links: null,
      notInitials: null,
      endings: `
        *ського | *ському | *ами | *ями | *ого | *ому | *ах | *ях | *ів | *їв | *ей | *ою |
        *ом | *ем | *ам | *ям | *им | *ую | *ії | *ію | *ія | *и | *і | *у | *ю | *е | *а | *я |
        *о | *ь | *й`,
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
