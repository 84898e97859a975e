import { definePack } from './define-pack.ts';

export const danish = definePack({
  code: 'da',
  name: 'Danish',
  isExpected: true,
  grammar: {
    stemmer: 'danish',
    writesCompounds: true,
  },
  sentences: {
    abbreviations: 'Nr',
    writesOrdinalsWithFullStop: true,
    danglingOpeners: 'den | det | de | han | hun | dette | disse | men | og',
  },
  definitions: { verbs: 'er | var | betyder | består af' },
  names: { links: 'af' },

  // Content blocks

  writing: { andMore: { template: '{names} og mere' } },
});
