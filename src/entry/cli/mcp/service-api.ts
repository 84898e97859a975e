import { errorFactsOf } from '../../mcp/error-facts.ts';
import type { ApiRequest, ErrorFacts, ToolApi } from '../../mcp/tool.ts';
import { errorSchema } from '../../../core/schema/error.ts';
import { version } from '../../../service/platform/version.ts';
import { messageOf } from '../error-facts.ts';

export interface ServiceApiOptions {
  /** With or without `/v1`. */
  readonly baseUrl: URL;
  readonly apiKey: string;
}

/** Above the longest wait of the API, 30 s. */
const timeoutMs = 60_000;

/** An error that the service answered with, or the reason why it could not be asked. */
class ServiceError extends Error {
  readonly facts: ErrorFacts;

  constructor(facts: ErrorFacts, cause?: unknown) {
    super(facts.message, { cause });
    this.facts = facts;
  }
}

/** Calls the routes of a running service. */
export function serviceApi(options: ServiceApiOptions): ToolApi {
  return {
    async call(request) {
      const response = await send(request, options);
      const text = await response.text();
      if (response.ok) return text;
      throw new ServiceError(refusalOf(response, text));
    },
    errorFacts(thrown) {
      if (thrown instanceof ServiceError) return thrown.facts;
      if (thrown instanceof Error && thrown.name === 'ZodError') {
        return unavailable('The service answered in a form that this version of citeworthy does not know.');
      }
      return errorFactsOf(thrown);
    },
  };
}

async function send(
  { route, params, body, waitSeconds, idempotencyKey, signal }: ApiRequest,
  { baseUrl, apiKey }: ServiceApiOptions,
): Promise<Response> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const address = new URL(`${baseUrl.pathname.replace(/\/(?:v1\/?)?$/, '')}${path}`, baseUrl);
  try {
    return await fetch(address, {
      method: route.method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'user-agent': `citeworthy-mcp/${version}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(waitSeconds === undefined ? {} : { prefer: `wait=${String(waitSeconds)}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The key is for this service alone.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new ServiceError(
      unavailable(`The service at ${baseUrl.host} cannot be reached: ${messageOf(cause)}.`),
      error,
    );
  }
}

const unavailable = (message: string): ErrorFacts => ({ type: 'api_error', code: 'unavailable', message });

function refusalOf(response: Response, text: string): ErrorFacts {
  const parsed = errorSchema.safeParse(jsonOf(text));
  if (!parsed.success) {
    return unavailable(
      `The service answered with status ${String(response.status)} and no error of its API.`,
    );
  }
  const { error } = parsed.data;
  const seconds = response.headers.get('retry-after');
  return seconds === null ? error : { ...error, message: `${error.message} Retry after ${seconds} s.` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
