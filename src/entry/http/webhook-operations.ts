/** The `webhooks` of the OpenAPI document, by event type. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { openObjects } from './open-objects.ts';
import { webhookEvents, type WebhookEvent } from '../../core/schema/events/index.ts';

const description =
  'Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.';

const headers: Readonly<Record<string, string>> = {
  'X-Service-Signature':
    '`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret.',
  'Webhook-Id': 'The id of the event (Standard Webhooks).',
  'Webhook-Timestamp': 'Unix seconds of the attempt (Standard Webhooks).',
  'Webhook-Signature':
    '`v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces.',
};

/** One operation per event type; schemas shared with API responses refer to its components. */
export function webhookOperations(): Record<string, { readonly post: OpenAPIV3_1.OperationObject }> {
  return Object.fromEntries(webhookEvents.map((event) => [event.type, { post: operationOf(event) }]));
}

function operationOf({ type, summary, body, example }: WebhookEvent): OpenAPIV3_1.OperationObject {
  return {
    operationId: type,
    tags: ['Webhooks'],
    summary,
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
      content: { 'application/json': { schema: schemaOf(body), example } },
    },
    responses: {
      '2XX': {
        description: 'The delivery succeeded. Every other response is a failure, including redirects.',
      },
    },
  };
}

function schemaOf(body: WebhookEvent['body']): OpenAPIV3_1.SchemaObject {
  const schema = { ...z.toJSONSchema(body, { override: openObjects }) };
  // The document declares its JSON Schema dialect and contains the named schemas as components.
  delete schema.$schema;
  delete schema.$defs;
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as OpenAPIV3_1.SchemaObject;
}
