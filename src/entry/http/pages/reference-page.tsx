import type { VNode } from 'preact';
import { inlineCode } from '../../html/inline-code.tsx';
import type { OpenAPIV3_1 } from 'openapi-types';
import { type ErrorCode, errorRegistry } from '../../../core/schema/error-registry.ts';
import { errorsOf } from '../route-errors.ts';
import type { DocumentedHeader, Route } from '../route.ts';
import { DocTable } from '../docs-site/doc-table.tsx';
import { generatedPages } from '../docs-site/contents.ts';
import { layout } from '../docs-site/layout.tsx';
import { routesByTag } from '../docs-site/routes-by-tag.ts';
import { parameterTable } from './parameter-table.tsx';
import { quickStart } from './quick-start.tsx';
import { schemaAnchor, schemaTable, typeOf } from './schema-table.tsx';
import { webhookAnchor, webhookSections, webhooksOf } from './webhook-sections.tsx';

/** The whole API on one page, so that the browser's search covers it. */
export function referencePage(
  routes: readonly Route[],
  document: OpenAPIV3_1.Document,
  publicUrl: string,
): string {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const byTag = routesByTag(routes);
  return layout({
    ...generatedPages.api,
    contents: (
      <>
        <p>Start</p>
        <a href="#quick-start">Quick start</a>
        <a href="#conventions">Conventions</a>
        {[...byTag].map(([tag, members]) => (
          <>
            <p>{tag}</p>
            {members.map((route) => (
              <a href={`#${route.operationId}`}>{route.summary}</a>
            ))}
          </>
        ))}
        <p>Webhooks</p>
        <a href="#webhooks">Delivery and signatures</a>
        {webhooksOf(document).map(([type]) => (
          <a href={`#${webhookAnchor(type)}`}>{type}</a>
        ))}
        <p>Objects</p>
        {schemas.map(([name]) => (
          <a href={`#${schemaAnchor(name)}`}>{name}</a>
        ))}
      </>
    ),
    main: [
      quickStart(publicUrl),
      routes.map((route) => routeSection(route, document, publicUrl)),
      webhookSections(document),
      schemas.map(([name, schema]) => schemaSection(name, schema)),
    ],
  });
}

function routeSection(route: Route, document: OpenAPIV3_1.Document, publicUrl: string): VNode {
  const operation = operationOf(route, document);
  return (
    <section>
      <h2 id={route.operationId}>{route.summary}</h2>
      <p class="endpoint">
        <span class={`method ${route.method}`}>{route.method}</span> <span>{route.path}</span>
      </p>
      <p class="access">{accessText(route)}</p>
      <p>{inlineCode(route.description)}</p>
      {parameterTable('Parameters', operation)}
      {bodyPart(route, operation, document)}
      <h3>Request</h3>
      <pre tabindex={0}>
        <code>{curlOf(route, publicUrl)}</code>
      </pre>
      {Object.entries(route.responses).map(([status, response]) => (
        <>
          <h3>Response {status}</h3>
          <p>
            {inlineCode(response.description)} Body: {typeOf(responseSchema(operation, status))}.
          </p>
          {headerTable(response.headers ?? {})}
          <details>
            <summary>Example</summary>
            <pre tabindex={0}>
              <code>{JSON.stringify(response.example, null, 2)}</code>
            </pre>
          </details>
        </>
      ))}
      <h3>Errors</h3>
      {errorTable(errorsOf(route))}
    </section>
  );
}

function accessText({ access }: Route): VNode {
  if (access.kind === 'public') return <>No key required.</>;
  const publishable =
    access.publishable === 'refused' ? 'Publishable keys are refused.' : 'Publishable keys read metadata.';
  return (
    <>
      Requires a secret key with the scope <code>{access.scope}</code>.{' '}
      {Object.entries(access.fieldScopes ?? {}).map(([field, scope]) => (
        <>
          The field <code>{field}</code> also requires <code>{scope}</code>.{' '}
        </>
      ))}
      {publishable}
    </>
  );
}

function operationOf(route: Route, document: OpenAPIV3_1.Document): OpenAPIV3_1.OperationObject | undefined {
  const item = document.paths?.[route.path];
  return { GET: item?.get, POST: item?.post, PUT: item?.put, PATCH: item?.patch, DELETE: item?.delete }[
    route.method
  ];
}

function responseSchema(
  operation: OpenAPIV3_1.OperationObject | undefined,
  status: string,
): OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject {
  const response = operation?.responses?.[status];
  return (
    (response && 'content' in response ? response.content?.['application/json']?.schema : undefined) ?? {}
  );
}

function bodyPart(
  route: Route,
  operation: OpenAPIV3_1.OperationObject | undefined,
  document: OpenAPIV3_1.Document,
): VNode | undefined {
  if (route.body === undefined) return undefined;
  const { requestBody } = operation ?? {};
  const media = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  const reference = media?.schema;
  const name = reference && '$ref' in reference ? reference.$ref.split('/').at(-1) : undefined;
  const schema = name === undefined ? undefined : document.components?.schemas?.[name];
  return schema === undefined ? undefined : (
    <>
      <h3>Body</h3>
      {schemaTable(schema)}
    </>
  );
}

function curlOf(route: Route, publicUrl: string): string {
  const path = route.path.replace('{id}', 'an_01jd7r2k8mvb4c9x0q3n5t6w7y');
  const lines = [`curl ${route.method === 'GET' ? '' : `-X ${route.method} `}${publicUrl}${path}`];
  if (route.access.kind === 'key') lines.push('-H "Authorization: Bearer $CITEWORTHY_KEY"');
  if (route.requestExample !== undefined) {
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(route.requestExample)}'`);
  }
  return lines.join(' \\\n  ');
}

function headerTable(headers: Readonly<Record<string, DocumentedHeader>>): VNode | undefined {
  const rows = Object.entries(headers);
  if (rows.length === 0) return undefined;
  return (
    <DocTable
      label="Headers"
      columns={['Header', 'Meaning', 'Example']}
      rows={rows.map(([name, { description, example }]) => [
        <code>{name}</code>,
        inlineCode(description),
        <code>{example}</code>,
      ])}
    />
  );
}

export function errorTable(codes: readonly ErrorCode[]): VNode {
  return (
    <DocTable
      label="Errors"
      columns={['Status', 'Code', 'When']}
      rows={codes.map((code) => [
        errorRegistry[code].status,
        <a href={`/docs/errors/${code}`}>
          <code>{code}</code>
        </a>,
        errorRegistry[code].message,
      ])}
    />
  );
}

function schemaSection(
  name: string,
  schema: OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject,
): VNode | undefined {
  if ('$ref' in schema) return undefined;
  return (
    <section>
      <h2 id={schemaAnchor(name)}>{name}</h2>
      {schema.description !== undefined && <p>{inlineCode(schema.description)}</p>}
      {schemaTable(schema)}
    </section>
  );
}
