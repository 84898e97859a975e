/** The OpenAPI 3.1 document, generated from the route definitions. */
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { type ErrorCode, errorRegistry } from '../../core/schema/error-registry.ts';
import { exampleAppError, exampleErrorBody, exampleRequestId } from './error-examples.ts';
import { version } from '../../service/platform/version.ts';
import { errorResponse } from '../server/error-response.ts';
import { idempotencyKeyHeader, replayedHeader } from './idempotency.ts';
import { openObjects } from './open-objects.ts';
import { quotaWarningDocumented } from './quota-warning.ts';
import { rateLimitHeadersDocumented } from './rate-limit-headers.ts';
import { errorsOf } from './route-errors.ts';
import type { DocumentedHeader, Route } from './route.ts';
import { errorSchema } from '../../core/schema/error.ts';
import { tags } from './tags.ts';
import { webhookOperations } from './webhook-operations.ts';

const json = 'application/json';

/** Registers the generator before the routes; `server.swagger()` returns the document once the server is ready. */
export function registerOpenapi(server: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  const byOperation = new Map(routes.map((route) => [route.operationId, route]));
  const zodToJsonConfig = { override: openObjects };
  const schemasToJson = createJsonSchemaTransform({ zodToJsonConfig });
  const componentsToJson = createJsonSchemaTransformObject({ zodToJsonConfig });
  server.register(fastifySwagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Citeworthy API',
        version,
        description:
          'Scores web pages for how ready they are to be found, understood and cited by assistants.',
        contact: { name: 'Citeworthy', url: 'https://github.com/citeworthy/citeworthy' },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: publicUrl }],
      tags: [...tags],
      externalDocs: { url: `${publicUrl}/docs` },
      components: { securitySchemes: { secretKey } },
    },
    transform: (document) => {
      const route = byOperation.get(String(document.schema?.operationId));
      if (route === undefined) return { schema: { hide: true }, url: document.url };
      return schemasToJson({ ...document, schema: schemasOf(route) });
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      // The library's type covers every OpenAPI version; 3.1 is selected above.
      const described = componentsToJson(document) as OpenAPIV3_1.Document;
      keepOneSchemaEach(described, routes);
      for (const route of routes) {
        const operation = described.paths?.[route.path]?.[methodOf(route)];
        if (operation !== undefined) completeOperation(operation, route, publicUrl);
      }
      // Object.assign, because the library types path items as OpenAPI 3.0.
      Object.assign(described, { webhooks: webhookOperations() });
      return described as ReturnType<typeof componentsToJson>;
    },
  });
}

/** Merges the two components (input and output) that the library creates per schema: here they are equal. */
function keepOneSchemaEach({ components }: OpenAPIV3_1.Document, routes: readonly Route[]): void {
  const schemas = components?.schemas ?? {};
  for (const { body } of routes) {
    const id = body === undefined ? undefined : schemaId(body);
    const sent = id === undefined ? undefined : schemas[`${id}Input`];
    if (id !== undefined && sent !== undefined) schemas[id] = sent;
  }
  for (const name of Object.keys(schemas)) {
    if (name.endsWith('Input') && name.slice(0, -'Input'.length) in schemas)
      Reflect.deleteProperty(schemas, name);
  }
}

const secretKey = {
  type: 'http',
  scheme: 'bearer',
  description: 'A secret key: `Authorization: Bearer cw_sk_…`. Never use it in a browser.',
} as const;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const methods: Readonly<Record<Route['method'], Method>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
};

const methodOf = (route: Route): Method => methods[route.method];

function schemasOf(route: Route): Record<string, unknown> {
  const responses = Object.entries(route.responses).map(([status, { schema }]) => [status, schema]);
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    ...(route.params === undefined ? {} : { params: route.params }),
    ...(route.query === undefined ? {} : { querystring: route.query }),
    ...(route.body === undefined ? {} : { body: route.body }),
    // Registered here to become a component; the error responses are added below.
    response: { ...Object.fromEntries(responses), default: errorSchema },
  };
}

function completeOperation(operation: OpenAPIV3_1.OperationObject, route: Route, publicUrl: string): void {
  operation.security = route.access.kind === 'key' ? [{ secretKey: [] }] : [];
  if (route.access.kind === 'key') {
    const { scope, fieldScopes } = route.access;
    const ofFields = fieldScopes === undefined ? {} : { 'x-required-scope-of-fields': fieldScopes };
    Object.assign(operation, { 'x-required-scope': scope, ...ofFields });
  }
  const parameters = Object.entries(requestHeaders(route)).map(([name, header]) => ({
    in: 'header',
    name,
    required: false,
    ...headerObject(header),
  }));
  if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
  const media =
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
  if (media?.content[json] !== undefined && route.body !== undefined) {
    media.required = !route.body.safeParse({}).success;
    media.content = { [json]: { schema: reference(route.body), example: route.requestExample } };
  }
  operation.responses = { ...successResponses(route), ...errorResponses(route, publicUrl) };
}

const requestHeaders = (route: Route): Readonly<Record<string, DocumentedHeader>> => ({
  ...(route.saves === true ? { 'Idempotency-Key': idempotencyKeyHeader } : {}),
  ...(route.body === undefined ? {} : { 'Content-Encoding': contentEncodingHeader }),
  ...route.requestHeaders,
});

const contentEncodingHeader: DocumentedHeader = {
  description:
    '`gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.',
  example: 'gzip',
};

/** Headers that any response of a route may have. */
const commonHeaders = (route: Route): Readonly<Record<string, DocumentedHeader>> => ({
  'X-Request-Id': requestIdHeader,
  ...(route.access.kind === 'key' ? rateLimitHeadersDocumented : {}),
});

const requestIdHeader: DocumentedHeader = {
  description: 'Identifies the request, also in the server’s log.',
  example: exampleRequestId,
};

function successResponses(route: Route): Record<string, OpenAPIV3_1.ResponseObject> {
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, response]) => [
      status,
      {
        description: response.description,
        headers: headersObject({
          ...commonHeaders(route),
          ...(route.saves === true ? { 'Idempotent-Replayed': replayedHeader } : {}),
          ...(route.access.kind === 'key' && route.method === 'POST'
            ? { 'X-Quota-Warning': quotaWarningDocumented }
            : {}),
          ...response.headers,
        }),
        content: { [json]: { schema: reference(response.schema), example: response.example } },
      },
    ]),
  );
}

function errorResponses(route: Route, publicUrl: string): Record<string, OpenAPIV3_1.ResponseObject> {
  const byStatus = new Map<string, ErrorCode[]>();
  for (const code of errorsOf(route)) {
    const status = String(errorRegistry[code].status);
    // A route's own response with that status has another body, as /readyz does.
    if (status in route.responses) continue;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorRegistry[code].message}`).join('\n\n'),
        headers: headersObject({ ...errorCommonHeaders(route, status), ...errorHeaders(codes, publicUrl) }),
        content: {
          [json]: {
            schema: reference(errorSchema),
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: exampleErrorBody(code, publicUrl) }]),
            ),
          },
        },
      },
    ]),
  );
}

/** Statuses sent before a key is known, without rate limit headers. */
const keylessStatuses: readonly string[] = ['400', '401', '500', '503'];

const errorCommonHeaders = (route: Route, status: string): Readonly<Record<string, DocumentedHeader>> =>
  keylessStatuses.includes(status) ? { 'X-Request-Id': requestIdHeader } : commonHeaders(route);

const headerDescriptions: Readonly<Record<string, string>> = {
  'www-authenticate': 'The authentication scheme: Bearer.',
  'retry-after': 'Seconds to wait before a retry.',
};

function errorHeaders(codes: readonly ErrorCode[], publicUrl: string): Record<string, DocumentedHeader> {
  const headers = Object.assign(
    {},
    ...codes.map((code) => errorResponse(exampleAppError(code), publicUrl, exampleRequestId).headers),
  ) as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(headers).map(([name, example]) => [
      name,
      { example, description: headerDescriptions[name] ?? name },
    ]),
  );
}

const reference = (schema: z.ZodType): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/schemas/${schemaId(schema)}`,
});

function schemaId(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('a body schema needs a name: .meta({ id })');
  return id;
}

const headerObject = ({ description, example }: DocumentedHeader): OpenAPIV3_1.HeaderObject => ({
  description,
  schema: { type: 'string' },
  example,
});

function headersObject(
  headers: Readonly<Record<string, DocumentedHeader>>,
): Record<string, OpenAPIV3_1.HeaderObject> {
  return Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, headerObject(header)]));
}
