import { definePack } from './define-pack.ts';

export const persian = definePack({
  code: 'fa',
  name: 'Persian',
  isExpected: true,
  grammar: { isVerbLast: true },
  definitions: { verbs: 'است | هستند | بود' },
});
