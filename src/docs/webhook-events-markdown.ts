import { webhookEvents } from '../schema/events/index.ts';
import { generatedNote, table } from './markdown.ts';

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
  ].join('\n');
}
