import type { PGlite } from '@electric-sql/pglite';

/** Parse, Bind, Describe, Execute, Close: they are answered when Sync comes (PostgreSQL's protocol, section 54.2.3). */
const waiting = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));

/**
 * Hands the messages of one statement to PGlite together. The driver sends four or five, and each one by itself costs a
 * round through PGlite's queue, its file system's and the whole of its main loop: together they take half of the time of
 * a small statement that is prepared.
 */
export function sendWholeRequests(lite: PGlite): void {
  const execute = lite.execProtocolStream.bind(lite);
  let held: Uint8Array[] = [];
  // Only the driver of the pool calls this, one message after the other.
  lite.execProtocolStream = async (message, options) => {
    held.push(message);
    if (waiting.has(message[0] ?? 0)) return [];
    const request = held.length === 1 ? message : Buffer.concat(held);
    held = [];
    return await execute(request, options);
  };
}
