import { definePack } from './define-pack.ts';

export const czech = definePack({
  code: 'cs',
  name: 'Czech',
  isExpected: true,
  grammar: { stemmer: 'czech' },
  sentences: { writesOrdinalsWithFullStop: true },
  definitions: { verbs: 'je | jsou | byl | byla | bylo | znamená' },
  examples: [{ list: 'facts.spelling.endings', matches: ['Novákovi'], doesNotMatch: ['Plzeň'] }],

  // Content blocks

  writing: { andMore: { template: '{names} a další' } },
  facts: {
    spelling: {
      endings: `
        *ského | *skému | *ami | *ách | *ovi | *ého | *ému | *ech | *ům | *ou | *em | *im | *a |
        *e | *ě | *i | *o | *u | *y | *ů | *í`,
    },
  },
});
