import type { VNode } from 'preact';
import type { OpenAPIV3_1 } from 'openapi-types';
import { inlineCode } from '../../html/inline-code.tsx';
import { DocTable } from '../docs-site/doc-table.tsx';

/** The parameters of an operation with a heading; undefined without parameters. */
export function parameterTable(
  title: string,
  operation: OpenAPIV3_1.OperationObject | undefined,
): VNode | undefined {
  const parameters = (operation?.parameters ?? []).filter((parameter) => 'name' in parameter);
  if (parameters.length === 0) return undefined;
  return (
    <>
      <h3>{title}</h3>
      <DocTable
        label={title}
        columns={['Name', 'In', 'Meaning']}
        rows={parameters.map(({ name, in: place, description }) => [
          <code>{name}</code>,
          place,
          inlineCode(description ?? ''),
        ])}
      />
    </>
  );
}
