import { definePack } from './define-pack.ts';

export const turkish = definePack({
  code: 'tr',
  name: 'Turkish',
  isExpected: true,
  grammar: { stemmer: 'turkish' },
  sentences: { writesOrdinalsWithFullStop: true },

  // Content blocks

  writing: { andMore: { template: '{names} ve daha fazlası' } },
  facts: { spelling: { pilesUpEndings: true } },
});
