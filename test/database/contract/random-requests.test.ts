import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateApiKeyInput } from '../../../src/features/keys/create-api-key.ts';
import { invalidBody, validValue, type RequestSchema } from './request-arbitraries.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

/** The same requests at every run, so that a failure can be looked at again. */
const seed = 20_261_121;
const requestsOfEachKind = 500;

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: RequestSchema;
}

interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestSchema | undefined;
}

interface ServedDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: RequestSchema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, RequestSchema>> };
}

let test: TestServer;
let operations: readonly Operation[];
let keys: Readonly<Record<'secret' | 'test' | 'publishable' | 'narrow', string>>;
/** Ids that answers have named: some of them are still there. */
const ids: string[] = [];

beforeAll(async () => {
  test = await startTestServer();
  const make = async (input: CreateApiKeyInput): Promise<string> =>
    (await test.createKey({ ...input, rate_limit: 100_000 })).key;
  keys = {
    secret: await make({ type: 'secret', environment: 'live' }),
    test: await make({ type: 'secret', environment: 'test' }),
    publishable: await make({ type: 'publishable', environment: 'live' }),
    narrow: await make({ type: 'secret', environment: 'live', scopes: ['usage:read'] }),
  };
  operations = operationsOf((await test.call(undefined, { url: '/openapi.json' })).json() as ServedDocument);
});
afterAll(() => test.close());

function operationsOf({ paths, components }: ServedDocument): Operation[] {
  const resolve = (schema: RequestSchema | undefined): RequestSchema | undefined =>
    schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: resolve(requestBody?.content['application/json']?.schema),
    })),
  );
}

/** One request in words that fast-check can shrink; ids are chosen when it is sent. */
interface Sketch {
  readonly operation: Operation;
  readonly key: 'secret' | 'test' | 'publishable' | 'narrow' | 'none';
  readonly pick: number;
  readonly query: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

const keyName = fc.oneof(
  { weight: 12, arbitrary: fc.constant('secret' as const) },
  { weight: 1, arbitrary: fc.constantFrom('test', 'publishable', 'narrow', 'none') },
);

/** A few keys over and over, so that some requests are sent again and some keys are taken. */
const idempotencyKey = fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { freq: 4, nil: undefined });

const queryOf = (operation: Operation): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(
        operation.parameters
          // Cursors are made by the server: none can be made up.
          .filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor')
          .map(({ name, schema }) => [name, validValue(schema, name)]),
      ),
      {
        requiredKeys: operation.parameters
          .filter((one) => one.in === 'query' && one.required)
          .map((one) => one.name),
      },
    )
    .map(inOrder);

/** What a schema cannot say: a range ends after it begins, also where one of its ends is left out. */
function inOrder(query: Record<string, unknown>): Record<string, unknown> {
  const { from, to, ...rest } = query;
  if (typeof from !== 'string' || typeof to !== 'string' || from.slice(0, 10) === to.slice(0, 10))
    return rest;
  return from < to ? query : { ...rest, from: to, to: from };
}

/** What a schema cannot say: a rival is neither the own page nor another rival. */
function withOtherRivals(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('rivals' in body) || !Array.isArray(body.rivals))
    return body;
  const rivals = body.rivals.map((rival: unknown, index) => {
    const url = `https://example.com/rival/${String(index)}`;
    return typeof rival === 'object' ? { ...rival, url } : url;
  });
  return { ...body, rivals };
}

function validSketch(operation: Operation): fc.Arbitrary<Sketch> {
  const body =
    operation.body === undefined ? fc.constant(undefined) : validValue(operation.body).map(withOtherRivals);
  return fc.record({
    operation: fc.constant(operation),
    key: keyName,
    pick: fc.nat(),
    query: queryOf(operation),
    idempotencyKey,
    body,
  });
}

const badQuery: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  limit: fc.constantFrom('0', '101', '-1', '1.5', 'ten', ''),
  status: fc.constantFrom('done', '', 'QUEUED'),
  cursor: fc.string({ minLength: 1, unit: 'grapheme' }),
};

function invalidSketch(operation: Operation): fc.Arbitrary<Sketch> {
  const { body, parameters } = operation;
  // A cursor of the list of a resource is judged when the resource is found.
  const judgedLater = operation.path.includes('{') ? ['cursor'] : [];
  const bad = parameters
    .filter(({ in: place, name }) => place === 'query' && name in badQuery && !judgedLater.includes(name))
    .map(({ name }) => (badQuery[name] ?? fc.constant('')).map((value) => ({ [name]: value })));
  return fc.record({
    operation: fc.constant(operation),
    key: fc.constant('secret' as const),
    pick: fc.nat(),
    query: bad.length === 0 ? fc.constant({}) : fc.oneof(...bad),
    idempotencyKey,
    body: body === undefined ? fc.constant(undefined) : invalidBody(body),
  });
}

async function send({ operation, key, pick, query, idempotencyKey: again, body }: Sketch) {
  const known = ids.length === 0 || pick % 5 === 0 ? `an_${'0'.repeat(26)}` : ids[pick % ids.length];
  const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(known ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const request: InjectOptions = {
    method: operation.method,
    url: search === '' ? path : `${path}?${search}`,
    // Nothing works on the analyses here, so nothing is worth a wait.
    headers: {
      prefer: 'wait=0',
      ...(again === undefined ? {} : { 'idempotency-key': again }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
  // `call` holds the answer to the status, the headers and the schema that the document promises.
  const response = await test.call(key === 'none' ? undefined : keys[key], request);
  if (response.statusCode <= 202 && operation.method === 'POST') {
    const { id } = response.json() as { readonly id?: string };
    if (id !== undefined) ids.push(id);
    if (id?.startsWith('an_') === true && ids.length % 3 === 0) await test.complete(id);
  }
  return response;
}

const usable = (operation: Operation): boolean =>
  operation.body !== undefined || operation.parameters.some((parameter) => parameter.name in badQuery);

describe('random requests generated from the served OpenAPI document', () => {
  it(`get documented responses: ${String(requestsOfEachKind)} valid requests`, async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(...operations.map(validSketch)), async (sketch) => {
        const { statusCode } = await send(sketch);
        seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
        expect(statusCode).toBeLessThan(500);
        // What the document allows is not refused as malformed: a key may lack the right, an id may name nothing.
        expect(statusCode).not.toBe(400);
      }),
      { seed, numRuns: requestsOfEachKind, endOnFailure: true },
    );
    // The requests are not all of one kind.
    for (const status of [200, 202, 401, 403, 404, 409]) expect(seen.get(status) ?? 0).toBeGreaterThan(0);
  });

  it(`get documented responses: ${String(requestsOfEachKind)} invalid requests`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(...operations.filter(usable).map(invalidSketch)), async (sketch) => {
        const response = await send(sketch);
        expect(response.statusCode).toBe(400);
        expect(response.json().error.type).toBe('invalid_request_error');
      }),
      { seed, numRuns: requestsOfEachKind, endOnFailure: true },
    );
  });
});
