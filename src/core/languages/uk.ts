import { definePack } from './define-pack.ts';

export const ukrainian = definePack({
  code: 'uk',
  name: 'Ukrainian',
  isExpected: true,
  definitions: { verbs: '— | – | це | є | був | була | було | були | означає | називається' },
  examples: [{ list: 'facts.spelling.endings', matches: ['Київського'], doesNotMatch: ['Париж'] }],

  // Content blocks

  writing: { andMore: { template: '{names} та інше' } },
  facts: {
    spelling: {
      endings: `
        *ського | *ському | *ами | *ями | *ого | *ому | *ах | *ях | *ів | *їв | *ей | *ою |
        *ом | *ем | *ам | *ям | *им | *ую | *ії | *ію | *ія | *и | *і | *у | *ю | *е | *а | *я |
        *о | *ь | *й`,
    },
  },
});
