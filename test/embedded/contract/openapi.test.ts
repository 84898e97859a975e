import { webhookEventTypes } from '../../../src/core/schema/events/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../../../src/entry/http/route-errors.ts';
import { listRoutes } from '../../../src/entry/http/routes/index.ts';
import { errorRegistry } from '../../../src/core/schema/error-registry.ts';
import { closed, createAjv } from '../../support/document-conformance.ts';
import { type TestServer, startTestServer } from '../../support/start-test-server.ts';

interface Media {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly headers: object;
        readonly content: Readonly<Record<string, Media>>;
      }
    >
  >;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

let test: TestServer;
let document: Document;

beforeAll(async () => {
  test = await startTestServer({ env: { PUBLIC_URL: 'https://api.example.org/base' } });
  document = JSON.parse((await test.call(undefined, { url: '/openapi.json' })).body) as Document;
});
afterAll(() => test.close());

const operations = (): readonly {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every object of the document with the JSON pointer to it. */
function* walk(value: unknown, pointer = ''): Generator<readonly [pointer: string, value: object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [pointer, value];
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${pointer}/${key}`);
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and states the server URL', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://api.example.org/base' }]);
  });

  it('has every route of the API, each with its own operation', () => {
    const found = operations().map(({ path, method, operation }) => [operation.operationId, method, path]);
    expect(found.sort()).toEqual(
      listRoutes()
        .map((route) => [route.operationId, route.method.toLowerCase(), route.path])
        .sort(),
    );
  });

  it('has no dangling reference and no unused component', () => {
    const references = [...walk(document)].flatMap(([, value]) =>
      '$ref' in value && typeof value.$ref === 'string'
        ? [value.$ref.replace('#/components/schemas/', '')]
        : [],
    );
    expect([...new Set(references)].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it('contains valid JSON Schema 2020-12', () => {
    const ajv = createAjv();
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(ajv.validateSchema(schema), name).toBe(true);
    }
  });

  it('has an example for every request and response, valid against its schema', () => {
    const ajv = createAjv();
    ajv.addSchema(closed(document), 'api');
    const check = (about: string, media: Media | undefined): void => {
      if (media === undefined) throw new Error(`${about} has no JSON`);
      const examples = [
        ...(media.example === undefined ? [] : [media.example]),
        ...Object.values(media.examples ?? {}).map(({ value }) => value),
      ];
      expect(examples.length, about).toBeGreaterThan(0);
      const reference = '$ref' in media.schema ? { $ref: `api${String(media.schema.$ref)}` } : media.schema;
      for (const example of examples) {
        expect(ajv.validate(reference, example), `${about}: ${ajv.errorsText()}`).toBe(true);
      }
    };
    for (const { path, method, operation } of operations()) {
      if (operation.requestBody !== undefined) {
        const example = operation.requestBody.content['application/json']?.example ?? {};
        // A body without fields may be left out.
        expect(operation.requestBody.required).toBe(Object.keys(example).length > 0);
        check(`${method} ${path}`, operation.requestBody.content['application/json']);
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        check(`${method} ${path} ${status}`, response.content['application/json']);
      }
    }
  });

  it('has every webhook event type, with a valid example', () => {
    const ajv = createAjv();
    ajv.addSchema(closed(document), 'api');
    expect(Object.keys(document.webhooks)).toEqual([...webhookEventTypes]);
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const validate = ajv.compile({
        $ref: `api#/webhooks/${type}/post/requestBody/content/application~1json/schema`,
      });
      const example = post.requestBody?.content['application/json']?.example as { readonly data: object };
      expect(validate(example), `${type}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      expect(validate({ ...example, data: { ...example.data, object: 'other' } })).toBe(false);
    }
  });

  it('allows additional fields in responses and events, and none in requests', () => {
    const reachable = (schema: unknown, seen = new Set<unknown>()): Set<unknown> => {
      for (const [, part] of walk(schema)) {
        if (seen.has(part)) continue;
        seen.add(part);
        if ('$ref' in part) {
          reachable(document.components.schemas[String(part.$ref).split('/').at(-1) ?? ''], seen);
        }
      }
      return seen;
    };
    const objects = (schema: unknown): object[] =>
      [...reachable(schema)].filter(
        (part): part is object =>
          // An alternative of `oneOf` without a type only says which fields are required.
          typeof part === 'object' && part !== null && 'properties' in part && 'type' in part,
      );
    const isClosed = (part: object): boolean =>
      'additionalProperties' in part && part.additionalProperties === false;
    for (const { path, method, operation } of operations()) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const found = objects(content['application/json']?.schema);
        expect(found.length, `${method} ${path} ${status}`).toBeGreaterThan(0);
        expect(found.filter(isClosed), `${method} ${path} ${status}`).toEqual([]);
      }
      const sent = objects(operation.requestBody?.content['application/json']?.schema);
      expect(
        sent.filter((part) => !isClosed(part)),
        `${method} ${path}`,
      ).toEqual([]);
    }
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      expect(objects(post.requestBody?.content['application/json']?.schema).filter(isClosed), type).toEqual(
        [],
      );
    }
  });

  it('documents every error of a route, and the request id of every response', () => {
    for (const route of listRoutes()) {
      const operation = document.paths[route.path]?.[route.method.toLowerCase()];
      for (const code of errorsOf(route)) {
        const status = String(errorRegistry[code].status);
        if (status in route.responses) continue;
        expect(
          operation?.responses[status]?.content['application/json']?.examples,
          `${route.operationId} ${code}`,
        ).toHaveProperty(code);
      }
      for (const response of Object.values(operation?.responses ?? {})) {
        expect(response.headers).toHaveProperty('X-Request-Id');
      }
    }
  });

  it('requires the secret key exactly where it is needed', () => {
    expect(document.components.securitySchemes).toMatchObject({
      secretKey: { type: 'http', scheme: 'bearer' },
    });
    for (const { path, operation } of operations()) {
      expect(operation.security, path).toEqual(path.startsWith('/v1/') ? [{ secretKey: [] }] : []);
      if (path.startsWith('/v1/'))
        expect(Object.keys(operation.responses)).toEqual(
          expect.arrayContaining(['400', '401', '403', '500', '503']),
        );
    }
  });

  it('declares every path parameter', () => {
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name)).toEqual(named);
      expect(declared.every((parameter) => parameter.required)).toBe(true);
    }
  });

  it('has a description for every route', () => {
    for (const { operation } of operations()) {
      expect(operation.summary).not.toBe('');
      expect(operation.description.length).toBeGreaterThan(20);
    }
  });
});
