/** The `webhooks` of the OpenAPI document: what is sent to endpoints, by type of event. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { webhookEventTypes, type WebhookEventType } from '../webhooks/event-types.ts';
import { webhookEventExamples } from './examples/webhook-event.ts';
import { webhookEventSchema } from '../schema/webhook-event.ts';

const summaries: Readonly<Record<WebhookEventType, string>> = {
  'analysis.completed': 'An analysis has its scores',
  'analysis.failed': 'An analysis failed or was canceled',
  'analysis.batch.completed': 'Every analysis of a batch has ended',
  'injection.ready': 'The blocks of an injection are ready',
  'injection.failed': 'An injection failed',
  'injection.published': 'An injection was published',
  'usage.quota_warning': 'A quota of the plan is nearly or fully used',
  'webhook.test': 'A test event was requested',
  'webhook.endpoint.disabled': 'Another endpoint was disabled because of failures',
};

const description =
  'Sent to every endpoint of its environment that subscribes to it, at least once and in no particular order, with the same bytes in every attempt. Answer 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.';

const headers: Readonly<Record<string, string>> = {
  'X-Service-Signature':
    '`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation one `v1=` for each live secret.',
  'Webhook-Id': 'The id of the event (Standard Webhooks).',
  'Webhook-Timestamp': 'Unix seconds of the attempt (Standard Webhooks).',
  'Webhook-Signature':
    '`v1,<base64>` (Standard Webhooks). During a rotation one for each live secret, with a space between.',
};

/** One for each type; schemas of parts that the API answers with, too, are its components. */
export function webhookOperations(): Record<string, { readonly post: OpenAPIV3_1.OperationObject }> {
  return Object.fromEntries(webhookEventTypes.map((type) => [type, { post: operationOf(type) }]));
}

function operationOf(type: WebhookEventType): OpenAPIV3_1.OperationObject {
  return {
    operationId: type,
    tags: ['Webhooks'],
    summary: summaries[type],
    description,
    security: [],
    parameters: Object.entries(headers).map(([name, text]) => ({
      in: 'header',
      name,
      required: true,
      description: text,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(type), example: webhookEventExamples[type] } },
    },
    responses: { '2XX': { description: 'It has arrived. Everything else is a failure, redirects too.' } },
  };
}

function schemaOf(type: WebhookEventType): OpenAPIV3_1.SchemaObject {
  const schema = { ...z.toJSONSchema(webhookEventSchema(type)) };
  // The document says which JSON Schema it is written in, and holds the named parts among its components.
  delete schema.$schema;
  delete schema.$defs;
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as OpenAPIV3_1.SchemaObject;
}
