import { definePack } from './define-pack.ts';

export const norwegian = definePack({
  code: 'no',
  otherCodes: ['nb', 'nn'],
  name: 'Norwegian',
  isExpected: true,
  grammar: {
    stemmer: 'norwegian',
    writesCompounds: true,
  },
  sentences: {
    abbreviations: 'Nr',
    writesOrdinalsWithFullStop: true,
    danglingOpeners: 'den | det | de | han | hun | dette | disse | men | og',
  },
  definitions: { verbs: 'er | var | betyr | består av' },
  names: { links: 'av' },

  // Content blocks

  writing: { andMore: { template: '{names} og mer' } },
});
