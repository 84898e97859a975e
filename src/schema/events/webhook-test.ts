import { defineEvent } from './define-event.ts';
import { endpointData, endpointDataExample } from './endpoint-data.ts';

/** The data describe the endpoint under test. */
export const webhookTest = defineEvent({
  type: 'webhook.test',
  summary: 'A member sent a test event',
  data: endpointData,
  example: endpointDataExample,
});
