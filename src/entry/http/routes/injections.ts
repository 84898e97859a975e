import { z } from 'zod';
import { injectionPublications } from '../../../core/schema/vocabulary.ts';
import { draftInjectionExample } from '../../../core/schema/examples/injection.ts';
import {
  listInjections,
  readInjection,
  readInjectionMetadata,
  renderInjection,
} from '../../../features/injections/read-injection.ts';
import { AppError } from '../../../service/platform/errors.ts';
import {
  injectionRenderSchema,
  injectionSchema,
  readInjectionSchema,
} from '../../../core/schema/injection.ts';
import { listParameters, listSchema } from '../../../core/schema/list.ts';
import { answerList } from '../list-page.ts';
import { defineKeyRoute } from '../route.ts';
import { describeInjection, injectionId, injectionTag, retryAfter } from './injection-answer.ts';

export const readInjectionRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/injection/{id}',
  operationId: 'readInjection',
  tag: injectionTag,
  summary: 'Read an injection',
  description:
    'Returns the injection with its blocks and scores; with a publishable key, only its metadata. Always 200 while the injection exists.',
  access: { kind: 'key', scope: 'injection:read', publishable: 'metadata' },
  params: injectionId,
  responses: {
    200: {
      description: 'The injection in its current state.',
      schema: readInjectionSchema,
      example: draftInjectionExample,
      headers: retryAfter,
    },
  },
  errors: [],
  handle: async ({ context: { app }, caller, params }) => {
    if (caller.keyType === 'publishable') {
      const metadata = await readInjectionMetadata(app, caller, params.id);
      if (metadata === null) throw new AppError('not_found');
      return describeInjection(metadata);
    }
    const document = await readInjection(app, caller, params.id);
    if (document === null) throw new AppError('not_found');
    return describeInjection(document);
  },
});

export const listInjectionsRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/injection',
  operationId: 'listInjections',
  tag: injectionTag,
  summary: 'List injections',
  description: 'Lists the injections of the key’s account and environment, newest first.',
  access: { kind: 'key', scope: 'injection:read', publishable: 'refused' },
  query: z.strictObject({
    url: z.string().optional().describe('Only injections of this page.'),
    publication: z
      .enum(injectionPublications)
      .optional()
      .describe('Only injections with this publication state.'),
    ...listParameters,
  }),
  responses: {
    200: {
      description: 'A page of the list.',
      schema: listSchema(injectionSchema, 'InjectionList'),
      example: { object: 'list', data: [draftInjectionExample], has_more: false, next_cursor: null },
    },
  },
  errors: ['unknown_field', 'invalid_cursor'],
  handle: async ({ context: { app }, caller, query }) => {
    const { url, publication, limit, cursor } = query;
    const filters = {
      ...(url === undefined ? {} : { url }),
      ...(publication === undefined ? {} : { publication }),
    };
    const request = { list: 'injections', caller, filters: [url, publication], limit, cursor };
    return await answerList(app.keyHasher, request, (slice) =>
      listInjections(app, caller, { ...slice, ...filters }),
    );
  },
});

export const renderInjectionRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/injection/{id}/render',
  operationId: 'renderInjection',
  tag: injectionTag,
  summary: 'Render an injection',
  description:
    'Returns the page as read, with the blocks applied: the HTML that `score_after` was measured on.',
  access: { kind: 'key', scope: 'injection:read', publishable: 'refused' },
  params: injectionId,
  responses: {
    200: {
      description: 'The rendered page.',
      schema: injectionRenderSchema,
      example: {
        object: 'injection_render',
        injection_id: draftInjectionExample.id,
        html: '<!doctype html><html lang="en"><head><title>How efficient is a heat pump in winter?</title>…',
      },
    },
  },
  errors: ['invalid_state'],
  handle: async ({ context, caller, params }) => {
    const rendering = await renderInjection(context.app, caller, params.id);
    if (rendering.kind === 'not_found') throw new AppError('not_found');
    if (rendering.kind === 'not_completed') {
      throw new AppError('invalid_state', {
        message: 'The injection is not completed, so it cannot be rendered.',
      });
    }
    const { html } = rendering;
    return {
      status: 200,
      json: JSON.stringify({ object: 'injection_render', injection_id: params.id, html }),
    };
  },
});
