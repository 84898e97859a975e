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
      { param: 'qeries', code: 'unknown_field', message: expect.stringMatching(unknownMessage) },
    ]);
  });

  it('refuses an unknown parameter by name', () => {
    if (route.query === undefined) return;
    expect(refusalsOf(route.query, { url: 'https://example.com/', limt: '3' })).toContainEqual({
      param: 'limt',
      code: 'unknown_field',
      message: expect.stringMatching(unknownMessage),
    });
  });
});

describe('an unknown field', () => {
  const messageOf = (operationId: string, part: 'body' | 'query', given: object): string => {
    const schema = routes.find((route) => route.operationId === operationId)?.[part];
    if (schema === undefined) throw new Error(`${operationId} has no ${part}`);
    const found = z
      .array(z.object({ code: z.string(), message: z.string() }))
      .parse(refusalsOf(schema, given));
    return found.find(({ code }) => code === 'unknown_field')?.message ?? '';
  };
  const url = 'https://example.com/';

  it.each([
    ['submitAnalysis', 'body', { url, query: 'x' }, 'Did you mean queries?'],
    ['submitAnalysis', 'body', { url, maxAge: 1 }, 'Did you mean max_age?'],
    ['submitAnalysis', 'body', { url, competitor: url }, 'Did you mean competitors?'],
    ['submitAnalysis', 'body', { link: url }, 'Did you mean url?'],
    ['submitAnalysis', 'body', { url, callback_url: url }, 'registered once, in the dashboard'],
    ['submitAnalysis', 'body', { url, webhook: url }, 'registered once, in the dashboard'],
    ['submitAnalysis', 'body', { url, priority: 1 }, 'Allowed: url, queries, html,'],
    ['submitAnalysis', 'body', { url, ['z'.repeat(100_000)]: 1 }, 'Allowed: url, queries, html,'],
    ['submitAnalysis', 'body', { url, x: 1 }, 'Allowed: url, queries, html,'],
    ['submitAnalysis', 'body', { url, constructor: 1 }, 'Allowed: url, queries, html,'],
    ['submitAnalysisBatch', 'body', { items: [{ url, metdata: {} }] }, 'Did you mean metadata?'],
    [
      'submitAnalysisBatch',
      'body',
      { items: [{ url, model: true }] },
      'Allowed: url, html, queries, metadata.',
    ],
    ['editInjection', 'body', { content_blocks: [{ id: 'blk_1', txt: '' }] }, 'Did you mean text?'],
    [
      'editInjection',
      'body',
      { content_blocks: [{ id: 'blk_1', items: [{ question: 'q', answr: 'a' }] }] },
      'Did you mean answer?',
    ],
    ['listAnalyses', 'query', { per_page: '5' }, 'Did you mean limit?'],
    ['listAnalyses', 'query', { sort: 'x' }, 'Allowed: url, status, view, limit, cursor.'],
    ['cancelAnalysis', 'body', { reason: 'x' }, 'None is allowed.'],
  ] as const)('%s %s %j', (operationId, part, given, message) => {
    expect(messageOf(operationId, part, given)).toContain(message);
  });
});

describe('a word that is not on its list', () => {
  it('is answered with the words that are, in every route', () => {
    const schemas = routes.flatMap(({ body, query }) => [body, query]);
    const words = schemas.flatMap((schema) => {
      if (!(schema instanceof z.ZodObject)) return [];
      return Object.keys(schema.shape)
        .filter((field) => {
          const refused = schema.safeParse({ [field]: 'no such word' });
          return refused.error?.issues.some(
            ({ code, path }) => code === 'invalid_value' && path[0] === field,
          );
        })
        .map((field) =>
          refusalsOf(schema, { [field]: 'no such word' }).find(
            (error) => z.object({ param: z.string() }).parse(error).param === field,
          ),
        );
    });
    expect(words.length).toBeGreaterThan(5);
    for (const error of words)
      expect(error).toMatchObject({ message: expect.stringMatching(/^Must be one of: \w+(, \w+)+\.$/) });
  });

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

/** Says what exists: never only that this does not. */
const unknownMessage =
  /^This field does not exist here\. (Did you mean \w+\?|Allowed: .+\.|None is allowed\.)$/;

function refusalsOf(schema: z.ZodType, given: object): readonly unknown[] {
  const parsed = schema.safeParse(given);
  return parsed.success ? [] : fieldErrorsOf(parsed.error, given, schema);
}
