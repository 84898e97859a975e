import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf } from '../../server/field-errors.ts';
import { healthRoute, readinessRoute } from './health.ts';
import { listRoutes } from './index.ts';

const routes = [...listRoutes(), healthRoute, readinessRoute];
const named = routes.map((route) => [route.operationId, route] as const);

describe.each(named)('%s', (_, route) => {
  it('answers as its examples show, which have no field that the schema does not name', () => {
    for (const { schema, example } of Object.values(route.responses)) {
      expect(schema.parse(example)).toEqual(example);
    }
  });

  it('takes its example, and refuses an unknown field by name', () => {
    if (route.body === undefined) return;
    const example = route.requestExample ?? {};
    expect(route.body.safeParse(example).success).toBe(true);
    expect(refusalsOf(route.body, { ...z.looseObject({}).parse(example), qeries: [] })).toEqual([
      { param: 'qeries', code: 'unknown_field', message: 'This field does not exist here.' },
    ]);
  });

  it('refuses an unknown parameter by name', () => {
    if (route.query === undefined) return;
    expect(refusalsOf(route.query, { url: 'https://example.com/', limt: '3' })).toContainEqual({
      param: 'limt',
      code: 'unknown_field',
      message: 'This field does not exist here.',
    });
  });
});

describe('a word that is not on its list', () => {
  const refusalOf = (operationId: string, part: 'body' | 'query', given: object): readonly unknown[] => {
    const schema = routes.find((route) => route.operationId === operationId)?.[part];
    if (schema === undefined) throw new Error(`${operationId} has no ${part}`);
    return refusalsOf(schema, given);
  };

  it.each([
    [
      'submitInjection',
      'body',
      { url: 'https://example.com/', mode: 'semi' },
      'mode',
      'Must be one of: auto, manual.',
    ],
    [
      'submitInjection',
      'body',
      { url: 'https://example.com/', content_types: ['title', 'footer'] },
      'content_types[1]',
      'Must be one of: title, meta_description, faq, headings, supporting_paragraphs.',
    ],
    [
      'listAnalyses',
      'query',
      { status: 'done' },
      'status',
      'Must be one of: queued, processing, completed, failed.',
    ],
    [
      'listInjections',
      'query',
      { publication: 'live' },
      'publication',
      'Must be one of: draft, published, superseded, withdrawn.',
    ],
    ['readUsage', 'query', { group_by: 'month' }, 'group_by', 'Must be one of: metric, day, key.'],
  ] as const)('%s %s %j is answered with the words that are', (operationId, part, given, param, message) => {
    expect(refusalOf(operationId, part, given)).toEqual([{ param, code: 'invalid_field', message }]);
  });
});

function refusalsOf(schema: z.ZodType, given: object): readonly unknown[] {
  const parsed = schema.safeParse(given);
  return parsed.success ? [] : fieldErrorsOf(parsed.error, given);
}
