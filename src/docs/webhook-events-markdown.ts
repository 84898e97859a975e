import { webhookEvents } from '../schema/events/index.ts';
import { generatedNote, table } from './markdown.ts';

/** `docs/webhook-events.md`: every type of event. */
export function webhookEventsMarkdown(): string {
  return [
    generatedNote,
    '',
    '# Webhook events',
    '',
    'Endpoints subscribe to events by type; [webhooks](webhooks.md) says how they are delivered and verified. The OpenAPI',
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
