import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { openObjects } from '../http/open-objects.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools/index.ts';

let listed: readonly ListedTool[] | undefined;

/** The tools as clients see them. Made once: the schemas change only with a release. */
export function listedTools(): readonly ListedTool[] {
  return (listed ??= tools.map(listedTool));
}

function listedTool({ name, title, description, input, output, isReadOnly, isIdempotent }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: { ...z.toJSONSchema(input, { io: 'input' }), type: 'object' } as ListedTool['inputSchema'],
    outputSchema: {
      ...z.toJSONSchema(output, { override: openObjects }),
      type: 'object',
    } as NonNullable<ListedTool['outputSchema']>,
    annotations: {
      title,
      readOnlyHint: isReadOnly,
      destructiveHint: false,
      idempotentHint: isIdempotent,
      openWorldHint: true,
    },
  };
}
