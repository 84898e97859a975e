import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';

export interface DocumentConformance {
  /** Throws unless the answer is one that the served OpenAPI document promises for this request. */
  check(method: string, target: string, response: JudgedAnswer): void;
}

export interface JudgedAnswer extends Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'> {
  json(): unknown;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, unknown>> }>>;
}

const mediaType = 'application/json; charset=utf-8';

/**
 * Judges answers with ajv against the document itself: nothing of the server's own schemas is used. The document leaves
 * answers open to later fields; here they are closed, so that an answer with a field that it does not name fails.
 */
export function documentConformance(documentJson: string): DocumentConformance {
  const document = JSON.parse(documentJson) as Document;
  const ajv = createAjv();
  ajv.addSchema(closed(document), 'api');
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, known);
    return known;
  };

  return {
    check(method, target, response) {
      const path = templateOf(Object.keys(document.paths), target);
      // OPTIONS describes every path and is no operation of its own; a page has no schema.
      if (method === 'OPTIONS' || (path === undefined && response.statusCode === 200)) return;
      const operation = path === undefined ? undefined : document.paths[path]?.[method.toLowerCase()];
      const promised = operation?.responses[String(response.statusCode)];
      // An unknown path or method has no operation; its answer is an error like any other.
      const pointer =
        promised === undefined || path === undefined
          ? '/components/schemas/Error'
          : `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${String(response.statusCode)}/content/application~1json/schema`;
      const about = `${method} ${target} → ${String(response.statusCode)}`;
      if (response.headers['content-type'] !== mediaType) {
        throw new Error(`${about}: content type ${String(response.headers['content-type'])}`);
      }
      if (operation !== undefined && promised === undefined)
        throw new Error(`${about}: status is not documented`);
      const validate = validatorAt(pointer);
      if (!validate(response.json())) {
        throw new Error(`${about}: ${ajv.errorsText(validate.errors)} in ${response.body.slice(0, 2000)}`);
      }
      checkHeaders(about, promised?.headers ?? {}, response);
    },
  };
}

export function createAjv(): Ajv2020 {
  // `example`, `x-…` and the like are OpenAPI's, not JSON Schema's.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  return ajv;
}

/** The same document in which objects have the named fields and no others. */
export function closed<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(closed) as Part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  const isOpen = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return (isOpen ? { ...copy, additionalProperties: false } : copy) as Part;
}

/** What an answer need not have, though it may: the wait was not asked for, or the analysis has ended. */
const optionalHeaders = new Set([
  'preference-applied',
  'retry-after',
  'idempotent-replayed',
  'x-quota-warning',
]);

function checkHeaders(
  about: string,
  promised: Readonly<Record<string, unknown>>,
  response: JudgedAnswer,
): void {
  for (const name of Object.keys(promised).map((header) => header.toLowerCase())) {
    // A 404 may be the router's and a 429 an address's: neither knows a key then.
    if ([404, 429].includes(response.statusCode) && name.includes('ratelimit')) continue;
    const isRequired = !optionalHeaders.has(name) || [429, 503].includes(response.statusCode);
    if (isRequired && response.headers[name] === undefined) throw new Error(`${about}: no ${name}`);
  }
}

function templateOf(paths: readonly string[], target: string): string | undefined {
  const path = target.split('?', 1)[0] ?? '';
  return paths.find((template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
}

const escapePointer = (text: string): string =>
  encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
