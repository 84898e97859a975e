import { defineEvent } from './define-event.ts';
import { endpointData, endpointDataExample } from './endpoint-data.ts';

/** The data describes the endpoint that receives it. */
export const webhookTest = defineEvent({
  type: 'webhook.test',
  summary: 'A member sent a test event',
  data: endpointData,
  example: endpointDataExample,
});
