import { definePack } from './define-pack.ts';

export const slovenian = definePack({
  code: 'sl',
  name: 'Slovenian',
  sentences: { writesOrdinalsWithFullStop: true },
});
