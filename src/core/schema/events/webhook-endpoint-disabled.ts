import { defineEvent } from './define-event.ts';
import { endpointData, endpointDataExample } from './endpoint-data.ts';

export const webhookEndpointDisabled = defineEvent({
  type: 'webhook.endpoint.disabled',
  summary: 'Another endpoint of the environment was disabled because its deliveries failed',
  data: endpointData,
  example: {
    ...endpointDataExample,
    status: 'disabled',
    error: { code: 'disabled', message: 'The endpoint responded with status 410 (Gone).' },
    disabled_at: '2026-11-21T09:30:02.000Z',
  },
});
