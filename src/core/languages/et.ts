import { definePack } from './define-pack.ts';

export const estonian = definePack({
  code: 'et',
  name: 'Estonian',
  sentences: { writesOrdinalsWithFullStop: true },
});
