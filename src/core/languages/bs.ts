import { definePack } from './define-pack.ts';

export const bosnian = definePack({
  code: 'bs',
  name: 'Bosnian',
  sentences: { writesOrdinalsWithFullStop: true },
});
