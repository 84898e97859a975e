import type { VNode } from 'preact';
import { inlineCode } from '../../html/inline-code.tsx';
import { DocTable } from '../docs-site/doc-table.tsx';
import type { OpenAPIV3_1 } from 'openapi-types';

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

const referencePrefix = '#/components/schemas/';

export const schemaName = (schema: Schema): string | undefined =>
  '$ref' in schema ? schema.$ref.slice(referencePrefix.length) : undefined;

export const schemaAnchor = (name: string): string => `schema-${name}`;

/** A row per field, nested objects included; named components link to their own tables. */
export function schemaTable(schema: OpenAPIV3_1.SchemaObject): VNode {
  return <DocTable label="Fields" columns={['Field', 'Type', 'Meaning']} rows={fieldRows(schema, '')} />;
}

function fieldRows(schema: OpenAPIV3_1.SchemaObject, prefix: string): readonly (readonly VNode[])[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const nested = nestedObject(field);
    return [
      [
        <code>{path}</code>,
        typeOf(field),
        <>
          {!required.has(name) && <span class="soft">optional</span>} {meaningOf(field)}
        </>,
      ],
      ...(nested === undefined ? [] : fieldRows(nested, `${path}${isArray(field) ? '[]' : ''}.`)),
    ];
  });
}

const isArray = (schema: Schema): boolean => !('$ref' in schema) && schema.type === 'array';

function nestedObject(schema: Schema): OpenAPIV3_1.SchemaObject | undefined {
  if ('$ref' in schema) return undefined;
  if (schema.type === 'array' && 'items' in schema) return nestedObject(schema.items);
  return schema.properties === undefined ? undefined : schema;
}

/** A readable type: `string | null`, `list of Check`. */
export function typeOf(schema: Schema): VNode {
  const name = schemaName(schema);
  if (name !== undefined) return <a href={`#${schemaAnchor(name)}`}>{name}</a>;
  if ('$ref' in schema) return <>object</>;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    return <>{alternatives.map((item, index) => [index === 0 ? '' : ' or ', typeOf(item)])}</>;
  }
  if (schema.type === 'array') return listType('items' in schema ? schema.items : undefined);
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  if (schema.format !== undefined && schema.type === 'string') return <>string ({schema.format})</>;
  return <>{[schema.type ?? 'any'].flat().join(' or ')}</>;
}

function listType(items: Schema | undefined): VNode {
  // `not: {}` matches nothing: the list is always empty for now.
  const isEmpty = items === undefined || (!('$ref' in items) && items.not !== undefined);
  return isEmpty ? <>list</> : <>list of {typeOf(items)}</>;
}

function meaningOf(schema: Schema): VNode {
  if ('$ref' in schema) return <></>;
  const parts = [
    schema.description === undefined ? undefined : inlineCode(schema.description),
    allowedValues(schema),
  ];
  return (
    <>
      {parts.map((part) => (part === undefined ? '' : <>{part} </>))}
      {limitsOf(schema)}
    </>
  );
}

function allowedValues(schema: OpenAPIV3_1.SchemaObject): VNode | undefined {
  const values: readonly unknown[] = schema.enum ?? [];
  // Long lists of codes have their own page.
  if (values.length === 0 || values.length > 14) return undefined;
  return <>{values.map((value, index) => [index === 0 ? '' : ', ', <code>{String(value)}</code>])}</>;
}

function limitsOf(schema: OpenAPIV3_1.SchemaObject): string | undefined {
  const limits = [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'items'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minProperties, schema.maxProperties, 'pairs'),
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : `(${limits.join('; ')})`;
}

function range(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  // Integer schemas include the number type's limits, which mean nothing to readers.
  const isBound = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const end = unit === '' ? '' : ` ${unit}`;
  if (isBound(min) && isBound(max)) return `${min.toLocaleString('en')} to ${max.toLocaleString('en')}${end}`;
  if (isBound(max)) return `at most ${max.toLocaleString('en')}${end}`;
  return isBound(min) && min > 0 ? `at least ${min.toLocaleString('en')}${end}` : undefined;
}
