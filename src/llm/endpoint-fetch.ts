/** The way out to the language model's endpoint: no redirects, and an answer of bounded size. */
import { Agent, request } from 'undici';
import { readBody } from '../web/read-body.ts';

/** The answer has more bytes than any answer to our questions needs. */
export class OversizedAnswerError extends Error {
  readonly code = 'OVERSIZED_ANSWER';
}

export interface EndpointFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

const connectTimeoutMs = 5_000;

/**
 * A `fetch` for JSON POSTs. The owner of the service names the endpoint, so it may live at any address, the machine's own
 * too; but a redirect is given back as it is, so that neither the page's words nor the API key go anywhere else.
 */
export function openEndpointFetch(answerBytesMax: number): EndpointFetch {
  // The caller's deadline ends a request; without these two a model that thinks for long would be cut off sooner.
  const agent = new Agent({ connect: { timeout: connectTimeoutMs }, headersTimeout: 0, bodyTimeout: 0 });
  return {
    async fetch(input, init = {}) {
      const { statusCode, headers, body } = await request(input instanceof Request ? input.url : input, {
        dispatcher: agent,
        method: 'POST',
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
        body: typeof init.body === 'string' ? init.body : null,
        signal: init.signal ?? null,
      });
      const encoding = [headers['content-encoding'] ?? []].flat().join(', ');
      const read = await readBody(body, encoding, answerBytesMax);
      if (read.kind === 'too_large') throw new OversizedAnswerError('The answer is too large.');
      const bytes = read.kind === 'complete' ? new Uint8Array(read.bytes) : new Uint8Array();
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
