import { createClient } from '../../packages/client/dist/index.js';
import { documentConformance } from './document-conformance.ts';
import type { TestService } from './start-service.ts';
import { outcomeTimeoutMs } from './time-limits.ts';

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Whatever the answer is: tests look at it field by field. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly json: any;
}

export type ServiceCall = (
  method: string,
  path: string,
  body?: object,
  options?: {
    readonly key?: string;
    readonly prefer?: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
) => Promise<ServiceAnswer>;

/**
 * Calls a running service with its live key, through the client. Fails when the answer is not one that its OpenAPI document
 * promises.
 */
export async function callService({ baseUrl, keys }: TestService): Promise<ServiceCall> {
  const conformance = documentConformance(await (await fetch(`${baseUrl}/openapi.json`)).text());
  const { request } = createClient({ apiKey: keys.live, baseUrl, timeoutMs: outcomeTimeoutMs });
  return async (method, path, body, { key = keys.live, prefer, headers } = {}) => {
    const answer = await request(method, path, {
      raw: true,
      body,
      headers: { authorization: `Bearer ${key}`, ...(prefer === undefined ? {} : { prefer }), ...headers },
    });
    conformance.check(method, path, {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: JSON.stringify(answer.data),
      json: () => answer.data,
    });
    return { status: answer.status, headers: answer.headers, json: answer.data };
  };
}
