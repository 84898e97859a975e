/**
 * Writes the types of `@citeworthy/client` from the OpenAPI document; with `--check` writes nothing and fails if they are
 * stale. A script beside the build and not a part of `src/entry/docs-site`, because its compiler is a development dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeRoutes } from './describe-routes.js';

const name = 'packages/client/src/api-types.ts';
const file = new URL(`../${name}`, import.meta.url);

const document = withoutRepetition(await describeRoutes());
const generated = `/* eslint-disable */
/**
 * The types of the API, written from its OpenAPI document by \`npm run docs\`. Do not edit.
 */

/** Operations that execute once for each \`Idempotency-Key\`. */
export const savingOperations: ReadonlySet<string> = new Set([
${savingOperations(document)
  .map((operation) => `  '${operation}',\n`)
  .join('')}]);

${astToString(await openapiTS(document, { alphabetize: false, defaultNonNullable: false }))}
${Object.keys(document.components.schemas)
  .map((schema) => `export type ${typeName(schema)} = components['schemas']['${schema}'];\n`)
  .join('')}`;

const isCheck = process.argv.includes('--check');
if (generated !== readIfThere()) {
  if (isCheck) process.exitCode = 1;
  else writeFileSync(file, generated);
  process.stderr.write(isCheck ? `Stale: ${name}. Run "npm run docs".\n` : `Written: ${name}\n`);
}

/**
 * Leaves out what would be repeated with every operation: examples, response headers and the responses of errors, which
 * the client throws as one type.
 */
function withoutRepetition(described) {
  for (const [path, item] of Object.entries(described.paths)) {
    // Health checks are for operators.
    if (!path.startsWith('/v1/')) delete described.paths[path];
    else for (const operation of Object.values(item)) keepResults(operation);
  }
  for (const schema of ['Health', 'Readiness']) delete described.components.schemas[schema];
  for (const item of Object.values(described.webhooks)) keepResults(item.post);
  for (const schema of Object.values(described.components.schemas)) dropRequirements(schema);
  return described;
}

function keepResults(operation) {
  for (const media of Object.values(operation.requestBody?.content ?? {})) delete media.example;
  operation.responses = Object.fromEntries(
    Object.entries(operation.responses)
      .filter(([status]) => status < 300)
      .map(([status, { description, content }]) => [
        status,
        {
          description,
          ...(content && { content: { 'application/json': { schema: content['application/json'].schema } } }),
        },
      ]),
  );
}

/** `anyOf: [{ required: ['url'] }, …]` would become a union with `unknown`, which accepts everything. */
function dropRequirements(schema) {
  const isRequirement = (part) => Object.keys(part).every((key) => key === 'required');
  if (schema.anyOf?.every(isRequirement)) delete schema.anyOf;
}

function savingOperations({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { parameters = [] }]) => parameters.some((given) => given.name === 'Idempotency-Key'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

/** A type named `Error` would hide the language's own where it is imported. */
function typeName(schema) {
  return schema === 'Error' ? 'ErrorBody' : schema;
}

function readIfThere() {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
