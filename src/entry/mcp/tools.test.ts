import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tools } from './tools/index.ts';

/** Arguments of a tool that are headers of its route. */
const headerArguments = ['wait_seconds', 'idempotency_key'];

describe.each(tools)('the tool $name', ({ route, input, answer, isReadOnly }) => {
  it('has the schemas of its route', () => {
    expect(answer).toBe(route.responses[200]?.schema);
    const { body } = route;
    if (!(body instanceof z.ZodObject)) return;
    for (const [name, field] of Object.entries(input.shape)) {
      if (!headerArguments.includes(name)) expect(field, name).toBe(body.shape[name]);
    }
  });

  it('claims to only read where its route saves nothing', () => {
    expect(isReadOnly).toBe(route.saves !== true);
  });
});
