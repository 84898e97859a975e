import { definePack } from './define-pack.ts';

export const arabic = definePack({
  code: 'ar',
  name: 'Arabic',
  isExpected: true,
  grammar: {
    stemmer: 'arabic',
  },
  definitions: { verbs: 'هو | هي | هم | كان | كانت | يعني | تعني' },
  examples: [{ list: 'facts.spelling.links', matches: ['Ali bin Omar'], doesNotMatch: ['Binnen'] }],

  // Content blocks

  facts: { spelling: { links: 'bin | al' } },
});
