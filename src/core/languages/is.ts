import { definePack } from './define-pack.ts';

export const icelandic = definePack({
  code: 'is',
  name: 'Icelandic',
  grammar: { writesCompounds: true },
  sentences: { writesOrdinalsWithFullStop: true },
});
