import { defineEvent } from './define-event.ts';
import { injectionData, injectionDataExample } from './injection-data.ts';

export const injectionReady = defineEvent({
  type: 'injection.ready',
  summary: 'An injection has its blocks',
  data: injectionData,
  example: injectionDataExample,
});
