import { z } from 'zod';
import { idPrefixes } from '../ids.ts';
import type { OutputOf } from '../output-of.ts';
import { describedTime } from '../values.ts';
import { environments } from '../vocabulary.ts';

/** Fields required in the data of every event, for recording and routing it. */
type EventData = z.ZodObject<{
  readonly id: z.ZodString;
  readonly object: z.ZodLiteral<string>;
  readonly environment: z.ZodType<'live' | 'test'>;
}>;

interface EventDefinition<Type extends string, Data extends EventData> {
  /** Part of the API: never rename it. */
  readonly type: Type;
  /** The trigger: one clause, without a full stop. */
  readonly summary: string;
  readonly data: Data;
  readonly example: OutputOf<Data> & { readonly environment: 'live' };
}

const exampleId = 'evt_01jd7r2k8mvb4c9x0q3n5t6w7y';
const exampleTime = '2026-11-21T09:30:02.000Z';

/**
 * Defines an event type. The OpenAPI document, the docs, the dashboard's form and the command line's help are generated
 * from the definitions in `index.ts`.
 */
export function defineEvent<const Type extends string, Data extends EventData>({
  type,
  summary,
  data,
  example,
}: EventDefinition<Type, Data>) {
  const body = z.object({
    id: z.string().meta({
      pattern: `^${idPrefixes.event}_`,
      description: 'The same in every attempt, resend and replay.',
    }),
    type: z.literal(type),
    created_at: describedTime('When it happened.'),
    environment: z.enum(environments),
    data,
  });
  return {
    type,
    summary,
    data,
    body,
    example: {
      id: exampleId,
      type,
      created_at: exampleTime,
      environment: example.environment,
      data: example,
    },
  };
}
