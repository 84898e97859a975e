import { webhookEvents } from '../../core/schema/events/index.ts';
import { usageQuotaWarning } from '../../core/schema/events/usage-quota-warning.ts';
import { generatedNote, table } from './markdown.ts';

/** Identifiers as in the example of the schema; the data are those of the event with the shortest body. */
const eventExample = {
  id: 'evt_01jd7r2k8mvb4c9x0q3n5t6w7y',
  type: usageQuotaWarning.type,
  created_at: '2026-11-21T12:00:00.000Z',
  environment: usageQuotaWarning.example.environment,
  data: usageQuotaWarning.example,
};

/** `docs/webhook-events.md`: every event type. */
export function webhookEventsMarkdown(): string {
  return [
    generatedNote,
    '',
    '# Webhook events',
    '',
    'A webhook event is a notification that an analysis, a batch or an injection ended, or that a quota is nearly used. Each',
    'event has one of the types below, and an endpoint subscribes to the types that it names. A live endpoint receives events',
    'of live work only, a test endpoint those of test work. [Webhooks](webhooks.md) describes delivery and verification. The',
    'OpenAPI document describes the body of each type under `webhooks`.',
    '',
    table(
      ['Type', 'Sent when', 'Object in `data`'],
      webhookEvents.map(({ type, summary, example }) => [
        `\`${type}\``,
        `${summary}.`,
        `\`${example.data.object}\``,
      ]),
    ),
    '',
    '## Example of a webhook event',
    '',
    'A webhook event is sent as JSON in a `POST` request. `type` is one of the types above, `created_at` the time at which the',
    'event was made, and `data` the object. `id` is the same in every attempt and every repetition of the event, so that a',
    'receiver can ignore an event that it has processed.',
    '',
    '```json',
    JSON.stringify(eventExample, null, 2),
    '```',
    '',
    '## Subscribing to webhook events',
    '',
    'An endpoint subscribes to webhook events when it is registered, in the dashboard or with',
    '`npx citeworthy webhooks add --events analysis.completed,analysis.failed`. Without `--events` an endpoint receives every',
    'type. `npx citeworthy webhooks update ID --events …` changes the types. Events of types that an endpoint does not name are',
    'not sent to it.',
    '',
  ].join('\n');
}
