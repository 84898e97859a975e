import type { Fetch } from '../../packages/client/src/transport.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly atMs: number;
}

export interface ScriptedFetch {
  readonly fetch: Fetch;
  /** What was sent, in order. */
  readonly sent: readonly SentRequest[];
}

/** What one request gets: a response, a failed connection, or nothing until its signal is aborted. */
export type ScriptedAnswer = (() => Response) | Error | 'silence';

/** Answers the requests in order; the last answer is repeated. */
export function scriptedFetch(...answers: readonly ScriptedAnswer[]): ScriptedFetch {
  const sent: SentRequest[] = [];
  const fetch: Fetch = async (url, { method = 'GET', headers, body, signal }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push({
      method,
      url,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      atMs: performance.now(),
    });
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer is scripted');
    if (answer !== 'silence') return answer();
    return await new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  };
  return { fetch, sent };
}

/** A JSON response with each request that asks for it. */
export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): (() => Response) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });

/** The body of an error, as the service writes it. */
export const errorBody = (code: string, fields: object = {}): object => ({
  error: {
    type: 'api_error',
    code,
    message: `It is ${code}.`,
    doc_url: 'http://x/docs',
    request_id: 'req_1',
    ...fields,
  },
});
