import { definePack } from './define-pack.ts';

export const finnish = definePack({
  code: 'fi',
  name: 'Finnish',
  isExpected: true,
  grammar: {
    stemmer: 'finnish',
    writesCompounds: true,
  },
  sentences: { writesOrdinalsWithFullStop: true },
  definitions: { verbs: 'on | ovat | oli | olivat | tarkoittaa' },
  examples: [
    { list: 'facts.spelling.endings', matches: ['Helsingissä'], doesNotMatch: ['Oslo'] },
    { list: 'facts.units', matches: ['5 euron'], doesNotMatch: ['euro'] },
  ],

  // Content blocks

  writing: { andMore: { template: '{names} ja muuta' } },
  facts: {
    units: 'EUR euron',
    spelling: {
      endings: `
        *ssa | *ssä | *sta | *stä | *lla | *llä | *lta | *ltä | *lle | *ksi | *iin | *een | *n |
        *a | *ä`,
    },
  },
});
