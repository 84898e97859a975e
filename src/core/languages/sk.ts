import { definePack } from './define-pack.ts';

export const slovak = definePack({
  code: 'sk',
  name: 'Slovak',
  sentences: { writesOrdinalsWithFullStop: true },
});
