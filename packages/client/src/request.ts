/** The API's requests: addresses, headers, idempotency keys and errors of any operation. */
import { savingOperations } from './api-types.ts';
import { responseError } from './errors.ts';
import type {
  ApiPath,
  ApiResponse,
  MethodOf,
  OperationOf,
  RawOptions,
  RequestArguments,
  ResultOf,
  WaitingOptions,
} from './operation.ts';
import { retryAfterMsOf } from './retry.ts';
import { send, type Fetch, type Received } from './transport.ts';

export interface ClientOptions {
  /**
   * A secret key, from a server; in a browser a publishable key only. Checked at the first call: builds load modules that make
   * a client, without the secrets of the server that will run.
   */
  readonly apiKey: string | undefined;
  /** Where the service is, with or without `/v1`. Default: `http://127.0.0.1:8080`. */
  readonly baseUrl?: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Limit for a whole call with its retries and waits. Default: 120,000. */
  readonly timeoutMs?: number | undefined;
  /** Repeats after the first try. Default: 4. */
  readonly retriesMax?: number | undefined;
}

export interface Request {
  /** Calls any operation of the API. Throws `CiteworthyError` unless it succeeds. */
  <Path extends ApiPath, Method extends MethodOf<Path>>(
    method: Method,
    path: Path,
    ...options: RequestArguments<OperationOf<Path, Method>>
  ): Promise<ApiResponse<ResultOf<OperationOf<Path, Method>>>>;
  /** Sends one try to any path and returns the response as received, errors too. `data`: undefined unless JSON. */
  (method: string, path: string, options: RawOptions): Promise<ApiResponse<unknown>>;
}

/** `request` for the body alone. */
export type Call = <Path extends ApiPath, Method extends MethodOf<Path>>(
  method: Method,
  path: Path,
  ...options: RequestArguments<OperationOf<Path, Method>>
) => Promise<ResultOf<OperationOf<Path, Method>>>;

export const callOf =
  (request: Request): Call =>
  async (method, path, ...options) =>
    (await request(method, path, ...options)).data;

/** The options of any operation, as the implementation sees them. */
interface AnyOptions extends WaitingOptions {
  readonly raw?: true;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function createRequest(client: ClientOptions): Request {
  const baseUrl = (client.baseUrl ?? 'http://127.0.0.1:8080').replace(/\/*(\/v1\/*)?$/, '');
  // Looked up at each call: some platforms and tests replace it. Called bare, because it must not be a method.
  const fetch: Fetch = client.fetch ?? ((url, init) => globalThis.fetch(url, init));

  const request = async (method: string, path: string, options: AnyOptions = {}): Promise<Received> => {
    const apiKey = checkedKey(client.apiKey);
    const { raw, body, signal } = options;
    const operation = `${method} ${path}`;
    const headers = headersOf(apiKey, options);
    if (raw === undefined && savingOperations.has(operation) && !headers.has('idempotency-key')) {
      headers.set('idempotency-key', crypto.randomUUID());
    }
    const received = await send(fetch, apiKey, {
      method,
      url: baseUrl + (raw === undefined ? targetOf(path, options) : path),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      timeoutMs: options.timeoutMs ?? client.timeoutMs ?? 120_000,
      retriesMax: raw === undefined ? (options.retriesMax ?? client.retriesMax ?? 4) : 0,
      isRepeatable: isRepeatable(operation, apiKey, headers, options),
    });
    const { status, data } = received;
    if (raw === undefined && (status < 200 || status > 299 || data === undefined)) {
      throw responseError(
        status,
        data,
        received.headers.get('x-request-id'),
        retryAfterMsOf(received.headers),
        baseUrl,
      );
    }
    return received;
  };
  // Its types say more than its implementation can.
  return request as Request;
}

/** Refuses here what fetch would refuse with a message that shows the key. */
function checkedKey(apiKey: string | undefined): string {
  if (typeof apiKey !== 'string' || !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError('apiKey: an API key of the service is needed, such as cw_sk_live_….');
  }
  return apiKey;
}

function headersOf(apiKey: string, { body, waitSeconds, idempotencyKey, headers }: AnyOptions): Headers {
  return new Headers({
    accept: 'application/json',
    authorization: `Bearer ${apiKey}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(waitSeconds === undefined ? {} : { prefer: `wait=${String(waitSeconds)}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...headers,
  });
}

function targetOf(path: string, { params, query }: AnyOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, params?.[name]));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? filled : `${filled}?${search.toString()}`;
}

/** An empty segment or dots would name another resource. */
function segment(name: string, value: string | undefined): string {
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name}: an id is needed.`);
  return encodeURIComponent(value);
}

/** Whether executing a request twice does the same as once. */
function isRepeatable(operation: string, apiKey: string, headers: Headers, { query }: AnyOptions): boolean {
  // It counts a view, unless a secret key reads without a referrer.
  if (operation === 'GET /v1/tracker')
    return !apiKey.startsWith('cw_pk_') && query?.['referrer'] === undefined;
  return /^(?:GET|PUT|DELETE) /.test(operation) || headers.has('idempotency-key');
}
