import { defineEvent } from './define-event.ts';
import { injectionData, injectionDataExample } from './injection-data.ts';

export const injectionReady = defineEvent({
  type: 'injection.ready',
  summary: 'The blocks of an injection are ready',
  data: injectionData,
  example: injectionDataExample,
});
