import { definePack } from './define-pack.ts';

export const korean = definePack({
  code: 'ko',
  name: 'Korean',
  isExpected: true,
  script: {
    letters: '\\p{sc=Hangul}',
    shareMin: 0.3,
  },
  grammar: { particles: '은 | 는 | 을 | 를 | 에서 | 으로 | 에게 | 까지 | 부터' },
  definitions: { verbs: '은 | 는' },
});
