import { defineEvent } from './define-event.ts';
import { injectionData, injectionDataExample } from './injection-data.ts';

export const injectionPublished = defineEvent({
  type: 'injection.published',
  summary: 'An injection was published',
  data: injectionData,
  example: { ...injectionDataExample, publication: 'published', published_at: '2026-11-21T09:30:02.000Z' },
});
