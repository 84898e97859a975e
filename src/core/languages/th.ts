import { definePack } from './define-pack.ts';

export const thai = definePack({
  code: 'th',
  name: 'Thai',
  isExpected: true,
  script: {
    letters: '\\p{sc=Thai}',
    shareMin: 0.3,
  },
  grammar: { isUnspaced: true },
  definitions: { verbs: 'คือ | เป็น' },
});
