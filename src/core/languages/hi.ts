import { definePack } from './define-pack.ts';

export const hindi = definePack({
  code: 'hi',
  name: 'Hindi',
  isExpected: true,
  script: {
    letters: '\\p{sc=Devanagari}',
    shareMin: 0.3,
  },
  grammar: { isVerbLast: true },
  definitions: { verbs: 'है | हैं | था' },
});
