import { definePack } from './define-pack.ts';

export const hungarian = definePack({
  code: 'hu',
  name: 'Hungarian',
  isExpected: true,
  grammar: {
    stemmer: 'hungarian',
    writesCompounds: true,
  },
  sentences: { writesOrdinalsWithFullStop: true },
  examples: [{ list: 'facts.spelling.endings', matches: ['Budapesten'], doesNotMatch: ['Oslo'] }],

  // Content blocks

  writing: { andMore: { template: '{names} és egyebek' } },
  facts: {
    spelling: {
      endings: `
        *ban | *ben | *ból | *ből | *nak | *nek | *tól | *től | *val | *vel | *ra | *re | *on |
        *en | *ön | *t | *i`,
    },
  },
});
