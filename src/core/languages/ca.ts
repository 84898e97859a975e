import { definePack } from './define-pack.ts';

export const catalan = definePack({
  code: 'ca',
  name: 'Catalan',
  grammar: {
    elided: "d' | l' | m' | n' | s' | t'",
    elidedLinks: "d'",
  },
  concepts: { links: 'de | del | dels | a' },
});
