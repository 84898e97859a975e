import type { EventContent } from '../schema/events/index.ts';

/** Receivers may refuse large bodies; the contract promises less than 20 kB. */
export const bodyBytesMax = 19_999;

/**
 * The bytes of an event, as text: made once, stored, and sent by every attempt. Pairs of the metadata that would make
 * it 20 kB are left out, the last first; all else in it is bounded by what the API accepts.
 */
export function eventBody(id: string, { type, data }: EventContent, at: Date): string {
  const write = (content: EventContent['data']): string =>
    JSON.stringify({
      id,
      type,
      created_at: at.toISOString(),
      environment: data.environment,
      data: content,
    });
  const body = write(data);
  if (isShortEnough(body) || !('metadata' in data)) return body;
  const pairs = Object.entries(data.metadata);
  for (;;) {
    pairs.pop();
    const shorter = write({ ...data, metadata: Object.fromEntries(pairs) });
    if (isShortEnough(shorter) || pairs.length === 0) return shorter;
  }
}

function isShortEnough(body: string): boolean {
  return Buffer.byteLength(body) <= bodyBytesMax;
}
