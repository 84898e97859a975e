import { webhookEvents } from '../schema/events/index.ts';
import { generatedNote, table } from './markdown.ts';

/** `docs/webhook-events.md`: every event type. */
export function webhookEventsMarkdown(): string {
  return [
    generatedNote,
    '',
    '# Webhook events',
    '',
    'Endpoints subscribe to events by type; [webhooks](webhooks.md) describes delivery and verification. The OpenAPI',
    'document describes the body of each type under `webhooks`.',
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
