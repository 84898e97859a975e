import { definePack } from './define-pack.ts';

export const croatian = definePack({
  code: 'hr',
  name: 'Croatian',
  sentences: { writesOrdinalsWithFullStop: true },
});
