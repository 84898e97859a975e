import { definePack } from './define-pack.ts';

export const latvian = definePack({
  code: 'lv',
  name: 'Latvian',
  sentences: { writesOrdinalsWithFullStop: true },
});
