import fc from 'fast-check';

/** As much of JSON Schema as the request schemas of the API use. */
export interface RequestSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly maxProperties?: number;
  readonly items?: RequestSchema;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: RequestSchema;
  readonly additionalProperties?: RequestSchema | boolean;
  readonly anyOf?: readonly RequestSchema[] | undefined;
  /** Alternatives of an object that exclude each other, each by the fields that it requires. */
  readonly oneOf?: readonly RequestSchema[];
}

/** Long lists and texts show nothing that middling ones do not, and take their time. */
const itemsMax = 6;
const charactersMax = 200;

const html = fc
  .array(fc.tuple(fc.constantFrom('h1', 'h2', 'p', 'li', 'script', 'title'), fc.string()), { maxLength: 12 })
  .map((parts) => parts.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join(''));

/** Values that a schema of the document allows, by what the document says alone. */
export function validValue(schema: RequestSchema, name = ''): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return schema.properties === undefined ? validRecord(schema) : validObject(schema.properties, schema);
    case 'array':
      return validArray(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return name === 'html' ? html : validText(schema);
    case undefined:
      if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => validValue(one, name)));
      throw new Error(`The generator does not know ${JSON.stringify(schema)}.`);
    default:
      throw new Error(`The generator does not know ${JSON.stringify(schema)}.`);
  }
}

function validArray({ items = {}, minItems = 0, maxItems = itemsMax, uniqueItems }: RequestSchema) {
  const limits = { minLength: minItems, maxLength: Math.min(maxItems, itemsMax) };
  return uniqueItems === true
    ? fc.uniqueArray(validValue(items), limits)
    : fc.array(validValue(items), limits);
}

/** A range of two of them may not be empty, which a schema cannot say; so the tests put them in order. */
const time = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });

function validText(schema: RequestSchema): fc.Arbitrary<string> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => validText({ ...schema, ...one, anyOf: undefined })));
  if (schema.format === 'date' || schema.format === 'date-time') {
    const end = schema.format === 'date' ? 10 : undefined;
    return time.map((at) => at.toISOString().slice(0, end));
  }
  if (schema.format === 'uri') {
    // Reserved for examples (RFC 2606), so that an accidental request reaches no server.
    return fc
      .tuple(fc.constantFrom('http', 'https'), fc.webPath(), fc.webQueryParameters())
      .map(([scheme, path, query]) => `${scheme}://example.com${path}?${query}`);
  }
  if (schema.pattern?.endsWith('$') === true) return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const prefix = /^\^(\w+_)$/.exec(schema.pattern ?? '')?.[1];
  if (prefix !== undefined)
    return fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => prefix + text);
  return fc
    .string({
      unit: 'grapheme',
      minLength: schema.minLength ?? 0,
      maxLength: Math.min(schema.maxLength ?? charactersMax, charactersMax),
    })
    .filter((text) => pattern.test(text) && text.length <= (schema.maxLength ?? Infinity));
}

function validObject(
  properties: Readonly<Record<string, RequestSchema>>,
  { required = [], anyOf = [{}], oneOf }: RequestSchema,
): fc.Arbitrary<Record<string, unknown>> {
  const alternatives = (oneOf ?? anyOf).map((one) => one.required ?? []);
  const fieldsOf = (alternative: readonly string[]) => {
    const excluded =
      oneOf === undefined ? [] : alternatives.flat().filter((name) => !alternative.includes(name));
    return Object.entries(properties)
      .filter(([name]) => !excluded.includes(name))
      .map(([name, schema]) => [name, validValue(schema, name)] as const);
  };
  return fc.oneof(
    ...alternatives.map((alternative) =>
      fc.record(Object.fromEntries(fieldsOf(alternative)), { requiredKeys: [...required, ...alternative] }),
    ),
  );
}

function validRecord(schema: RequestSchema): fc.Arbitrary<Record<string, unknown>> {
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return fc.dictionary(validText(schema.propertyNames ?? {}).filter(isOrdinary), validValue(values), {
    maxKeys: schema.maxProperties ?? itemsMax,
    noNullPrototype: true,
  });
}

/** Names of prototypes are refused, which JSON Schema has no words for. */
const isOrdinary = (name: string): boolean => !['__proto__', 'constructor', 'prototype'].includes(name);

/** Bodies that the schema forbids: one thing is wrong with each. */
export function invalidBody(schema: RequestSchema): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  const valid = validObject(properties, schema);
  const broken = (schema.required ?? []).map((name) =>
    valid.map((body) => Object.fromEntries(Object.entries(body).filter(([field]) => field !== name))),
  );
  const wrong = Object.entries(properties).map(([name, field]) =>
    fc.tuple(valid, wrongValue(field)).map(([body, value]) => ({ ...body, [name]: value })),
  );
  const unknown = fc
    .tuple(valid, fc.string({ minLength: 1 }), fc.jsonValue())
    .filter(([, name]) => !(name in properties))
    .map(([body, name, value]) => Object.fromEntries([...Object.entries(body), [name, value]]));
  const noObject = fc.constantFrom<unknown>([], 'text', 7, null, true, [{}]);
  return fc.oneof(...broken, ...wrong, unknown, noObject);
}

function wrongValue(schema: RequestSchema): fc.Arbitrary<unknown> {
  const notIt = fc.constantFrom<unknown>(null, true, -1, 1.5, { a: 1 });
  switch (schema.type) {
    case 'boolean':
      return fc.constantFrom<unknown>(null, 'true', 1, {});
    case 'string':
      return schema.maxLength === undefined
        ? notIt
        : fc.oneof(notIt, fc.constant('x'.repeat(schema.maxLength + 1)));
    case 'array':
      return fc.oneof(
        notIt,
        fc.constant('text'),
        wrongValue(schema.items ?? {}).map((item) => [item]),
        fc.constant(Array((schema.maxItems ?? 0) + 1).fill('https://example.com/')),
      );
    case 'integer':
      return fc.constantFrom<unknown>(null, true, 1.5, '1', [1], (schema.minimum ?? 0) - 1, 1e30);
    default:
      return fc.constantFrom<unknown>(null, true, 7, 'text', [1], { a: 1 }, { '': 'x' });
  }
}
