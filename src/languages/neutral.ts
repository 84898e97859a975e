import type { LanguagePack } from './pack.ts';

/** What is known of a language without a file of its own: nothing but that it has words with spaces between them. */
export const neutral: LanguagePack = {
  code: 'und',
  otherCodes: [],
  name: 'Undetermined',
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
    elided: null,
    elidedLinks: null,
    particles: null,
    infinitives: null,
  },
  sentences: { abbreviations: null, writesOrdinalsWithFullStop: false, danglingOpeners: null },
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
  examples: [],

  // Content blocks

  writing: null,
  facts: null,
};
