import { definePack } from './define-pack.ts';

export const swedish = definePack({
  code: 'sv',
  name: 'Swedish',
  isExpected: true,
  grammar: {
    stemmer: 'swedish',
    writesCompounds: true,
  },
  sentences: {
    abbreviations: 'Nr',
    danglingOpeners: 'den | det | de | han | hon | detta | dessa | men | och',
  },
  definitions: { verbs: 'är | var | betyder | innebär | består av' },
  names: { links: 'af | av' },
  document: { replyMarks: 'sv' },

  // Content blocks

  writing: { andMore: { template: '{names} och mer' } },
});
