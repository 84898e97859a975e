import { Ajv } from 'ajv';

/**
 * The objects of SARIF 2.1.0 that reports contain, each closed: types, words and required fields of the standard's schema,
 * and the fields that GitHub requires of an upload (“SARIF support for code scanning”), where no string may be empty.
 */
const text = { type: 'string', minLength: 1 };
const level = { enum: ['none', 'note', 'warning', 'error'] };
const fromOne = { type: 'integer', minimum: 1 };

const object = (
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
): object => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});
const list = (items: object, limits: object = {}): object => ({ type: 'array', items, ...limits });

const message = object({ text });
/** GitHub cuts longer descriptions. */
const description = object({ text: { ...text, maxLength: 1024 } });
const artifactLocation = object({ uri: { ...text, format: 'uri-reference' } }, { uriBaseId: text });
const region = object({ startLine: fromOne, startColumn: fromOne, endLine: fromOne, endColumn: fromOne });
const location = object({ physicalLocation: object({ artifactLocation, region }) });
const fileLocation = object({ physicalLocation: object({ artifactLocation }, { region }) });
const properties = { type: 'object' };

const rule = object(
  { id: text, shortDescription: description, fullDescription: description, help: message },
  { helpUri: { ...text, format: 'uri' }, defaultConfiguration: object({ level }), properties },
);
const result = object(
  {
    ruleId: text,
    level,
    message,
    locations: list(location, { minItems: 1, maxItems: 10 }),
    partialFingerprints: { type: 'object', additionalProperties: text, minProperties: 1 },
  },
  { relatedLocations: list(location, { uniqueItems: true, maxItems: 1_000 }) },
);
const notification = object({ level, message, locations: list(fileLocation, { uniqueItems: true }) });
const invocation = object(
  { executionSuccessful: { type: 'boolean' } },
  { toolExecutionNotifications: list(notification) },
);
const driver = object(
  { name: text, rules: list(rule, { uniqueItems: true, maxItems: 25_000 }) },
  { version: text, informationUri: { ...text, format: 'uri' }, properties },
);
const run = object(
  { tool: object({ driver }), results: list(result) },
  { invocations: list(invocation), columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] } },
);
const log = object({
  $schema: { ...text, format: 'uri' },
  version: { const: '2.1.0' },
  runs: list(run, { minItems: 1, maxItems: 20 }),
});

/** The characters of RFC 3986. */
const uriReference = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-F]{2})*$/;
const validate = new Ajv({
  allErrors: true,
  formats: {
    uri: (value: string) => URL.canParse(value) && uriReference.test(value),
    'uri-reference': uriReference,
  },
}).compile(log);

/** @returns what GitHub or a strict reader of SARIF would refuse: none for a good report */
export function sarifProblems(report: unknown): string[] {
  if (validate(report)) return [];
  return (validate.errors ?? []).map(({ instancePath, message: said }) => `${instancePath}: ${said ?? ''}`);
}
