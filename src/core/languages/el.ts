import { definePack } from './define-pack.ts';

export const greek = definePack({
  code: 'el',
  name: 'Greek',
  isExpected: true,
  script: {
    letters: '\\p{sc=Greek}',
    shareMin: 0.3,
  },
  definitions: { verbs: 'είναι | ήταν | σημαίνει' },
});
