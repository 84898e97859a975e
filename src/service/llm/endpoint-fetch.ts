/** Sends requests to the language model's endpoint: without redirects, with a limit on the response size. */
import { Agent, request } from 'undici';
import type { Guard } from '../web/guard.ts';
import { createGuardedAgent } from '../web/guarded-agent.ts';
import { readBody } from '../web/read-body.ts';
import { answerDepthMax, nestsDeeperThan } from './json-depth.ts';

/** The response is larger, or nested deeper, than any valid one. */
export class UnreadableAnswerError extends Error {
  readonly code = 'UNREADABLE_ANSWER';
}

export interface EndpointFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

const connectTimeoutMs = 5_000;

/**
 * A `fetch` for JSON POSTs. Without a guard the endpoint may have any address, including loopback: the operator configures
 * it. Redirects are returned, not followed, so that page text and API key reach no other host.
 */
export function openEndpointFetch(answerBytesMax: number, guard?: Guard): EndpointFetch {
  const agent =
    guard === undefined
      ? new Agent({ connect: { timeout: connectTimeoutMs } })
      : createGuardedAgent({ guard, connectTimeoutMs });
  return {
    async fetch(input, init = {}) {
      const { statusCode, headers, body } = await request(input instanceof Request ? input.url : input, {
        dispatcher: agent,
        method: 'POST',
        // The caller's deadline ends a request; undici's default timeouts would cut off a slow model sooner.
        headersTimeout: 0,
        bodyTimeout: 0,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
        body: typeof init.body === 'string' ? init.body : null,
        signal: init.signal ?? null,
      });
      const encoding = [headers['content-encoding'] ?? []].flat().join(', ');
      const read = await readBody(body, encoding, answerBytesMax);
      if (read.kind === 'too_large') {
        throw new UnreadableAnswerError(`The answer is larger than ${String(answerBytesMax)} bytes.`);
      }
      const bytes = read.kind === 'complete' ? new Uint8Array(read.bytes) : new Uint8Array();
      // In latin1 each byte is one character, and brackets and quotes are what they are in UTF-8.
      if (nestsDeeperThan(Buffer.from(bytes).toString('latin1'), answerDepthMax)) {
        throw new UnreadableAnswerError('The answer is nested too deep.');
      }
      const answered = new Headers();
      for (const name of ['content-type', 'retry-after']) {
        const value = [headers[name] ?? []].flat()[0];
        if (value !== undefined) answered.set(name, value);
      }
      const isBodiless = statusCode === 204 || statusCode === 205 || statusCode === 304;
      return new Response(isBodiless ? null : bytes, { status: statusCode, headers: answered });
    },
    close: () => agent.destroy(),
  };
}
