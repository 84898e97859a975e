import { documentConformance } from './document-conformance.ts';
import type { TestService } from './start-service.ts';

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

/** Calls a running service with its live key. Fails when the answer is not one that its OpenAPI document promises. */
export async function callService(service: TestService): Promise<ServiceCall> {
  const conformance = documentConformance(await (await fetch(`${service.baseUrl}/openapi.json`)).text());
  return async (method, path, body, { key = service.keys.live, prefer, headers } = {}) => {
    const response = await fetch(`${service.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(prefer === undefined ? {} : { prefer }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    conformance.check(method, path, {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: text,
      json: () => JSON.parse(text),
    });
    return { status: response.status, headers: response.headers, json: JSON.parse(text) };
  };
}
