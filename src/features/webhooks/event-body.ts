import type { EventContent } from '../../core/schema/events/index.ts';

/** The docs promise less than 20 kB, because receivers may refuse large bodies. */
export const bodyBytesMax = 19_999;

/**
 * The body of an event, made once, stored, and sent by every attempt. Drops the last pairs of the metadata while the body
 * is 20 kB or more; the API bounds everything else in it.
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
