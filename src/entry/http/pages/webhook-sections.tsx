import type { VNode } from 'preact';
import type { OpenAPIV3_1 } from 'openapi-types';
import { inlineCode } from '../../html/inline-code.tsx';
import { verificationExamples } from '../../server/verify-webhook/verification-examples.ts';
import { parameterTable } from './parameter-table.tsx';
import { schemaTable } from './schema-table.tsx';

/** The document's `webhooks`, by event type. */
export function webhooksOf(
  document: OpenAPIV3_1.Document,
): readonly (readonly [type: string, operation: OpenAPIV3_1.OperationObject])[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([type, item]) =>
    'post' in item && item.post !== undefined ? [[type, item.post] as const] : [],
  );
}

export const webhookAnchor = (type: string): string => `webhook-${type}`;

/** A section common to all deliveries, then one per event type. */
export function webhookSections(document: OpenAPIV3_1.Document): VNode {
  const webhooks = webhooksOf(document);
  const [first] = webhooks;
  return (
    <>
      {first !== undefined && (
        <section>
          <h2 id="webhooks">Webhooks</h2>
          <p>{inlineCode(first[1].description ?? '')}</p>
          {parameterTable('Headers', first[1])}
          {verificationExamples.map(({ language, code }) => (
            <details>
              <summary>Verify X-Service-Signature: {language}</summary>
              <pre tabindex={0}>
                <code>{code}</code>
              </pre>
            </details>
          ))}
        </section>
      )}
      {webhooks.map(([type, operation]) => webhookSection(type, operation))}
    </>
  );
}

function webhookSection(type: string, { summary, requestBody }: OpenAPIV3_1.OperationObject): VNode {
  const media =
    requestBody !== undefined && 'content' in requestBody
      ? requestBody.content['application/json']
      : undefined;
  const schema = media?.schema;
  return (
    <section>
      <h2 id={webhookAnchor(type)}>{type}</h2>
      <p>{summary}.</p>
      {schema !== undefined && !('$ref' in schema) && (
        <>
          <h3>Body</h3>
          {schemaTable(schema)}
        </>
      )}
      <details>
        <summary>Example</summary>
        <pre tabindex={0}>
          <code>{JSON.stringify(media?.example, null, 2)}</code>
        </pre>
      </details>
    </section>
  );
}
