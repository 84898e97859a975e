import type { PGlite } from '@electric-sql/pglite';

/** Parse, Bind, Describe, Execute, Close: answered only at Sync (PostgreSQL's protocol, section 54.2.3). */
const deferredTypes = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));

/**
 * Passes the four or five messages of one statement to PGlite in one call. Each call costs a round through the queues and
 * the main loop of PGlite; one call instead of five halves the time of a small prepared statement.
 */
export function combineMessages(lite: PGlite): void {
  const execute = lite.execProtocolStream.bind(lite);
  let held: Uint8Array[] = [];
  // Safe without a queue: only the pool's driver calls this, one message after the other.
  lite.execProtocolStream = async (message, options) => {
    held.push(message);
    if (deferredTypes.has(message[0] ?? 0)) return [];
    const request = held.length === 1 ? message : Buffer.concat(held);
    held = [];
    return await execute(request, options);
  };
}
