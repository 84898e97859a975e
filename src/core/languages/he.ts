import { definePack } from './define-pack.ts';

export const hebrew = definePack({
  code: 'he',
  name: 'Hebrew',
  isExpected: true,
  script: {
    letters: '\\p{sc=Hebrew}',
    shareMin: 0.3,
  },
  definitions: { verbs: 'הוא | היא | הם | היה' },
});
