import { definePack } from './define-pack.ts';

export const serbian = definePack({
  code: 'sr',
  name: 'Serbian',
  sentences: { writesOrdinalsWithFullStop: true },
});
