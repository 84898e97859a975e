import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { hasEnded } from '../../analyses/analysis-record.ts';
import type { AcceptedInjection, InjectionRequest } from '../../injections/accept-injection.ts';
import { idParameter } from '../../schema/values.ts';
import { injectionPublications } from '../../schema/vocabulary.ts';
import {
  draftInjectionExample,
  injectionPreviewExample,
  injectionRequestExample,
  queuedInjectionExample,
} from '../../schema/examples/injection.ts';
import type { InjectionDocument } from '../../injections/injection-record.ts';
import { previewInjection } from '../../injections/preview-injection.ts';
import {
  listInjections,
  readInjection,
  readInjectionMetadata,
  renderInjection,
  waitForInjection,
} from '../../injections/read-injection.ts';
import { submitInjection } from '../../injections/submit-injection.ts';
import { judgeAddresses } from '../judge-addresses.ts';
import { answerList } from '../list-page.ts';
import { preferredWait } from '../prefer.ts';
import { defineKeyRoute, type RouteAnswer } from '../route.ts';
import { defineSavingRoute, type SavedAnswer } from '../saving-route.ts';
import { injectionRequestSchema, type InjectionRequestBody } from '../../schema/injection-request.ts';
import {
  injectionPreviewSchema,
  injectionRenderSchema,
  injectionSchema,
  readInjectionSchema,
} from '../../schema/injection.ts';
import { listParameters, listSchema } from '../../schema/list.ts';

export const injectionTag = 'Injection';

/** Most injections take a second or two: asking again sooner finds nothing new. */
const pollAfterSeconds = '1';

/** A preview has no address to poll: this is all the time that it has. */
const previewWaitMs = 30_000;

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before asking again; absent once it has ended.',
    example: pollAfterSeconds,
  },
};

const preferenceApplied = {
  'Preference-Applied': {
    description: 'The wait that was used, when `Prefer` asked for one.',
    example: 'wait=20',
  },
};

export const injectionId = idParameter('injection');

export const submitInjectionRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/injection',
  operationId: 'submitInjection',
  tag: injectionTag,
  summary: 'Generate content blocks',
  description:
    'Generates content blocks for a page and measures their gain. Answers 200 with the finished injection if it ends within the wait (5 seconds, or what `Prefer` asks for), else 202 with the queued one: poll the address in `Location`. Every number, date, quotation and name in a block occurs in the page or in `facts`.',
  access: { kind: 'key', scope: 'injection:write', publishable: 'refused' },
  body: injectionRequestSchema,
  requestExample: injectionRequestExample,
  requestHeaders: {
    Prefer: {
      description: '`wait=N` waits up to N seconds, 0 to 30; `respond-async` does not wait (RFC 7240).',
      example: 'wait=20',
    },
  },
  responses: {
    200: {
      description: 'The injection has ended: `completed` or `failed`.',
      schema: injectionSchema,
      example: draftInjectionExample,
      headers: preferenceApplied,
    },
    202: {
      description: 'The injection is queued or running.',
      schema: injectionSchema,
      example: queuedInjectionExample,
      headers: {
        Location: { description: 'Where to poll.', example: `/v1/injection/${queuedInjectionExample.id}` },
        ...retryAfter,
        ...preferenceApplied,
      },
    },
  },
  errors: ['invalid_url', 'html_too_large', 'not_found', 'invalid_state', 'quota_exceeded'],
  judgeBody: judgeAddresses,
  accept: async ({ context, caller, body, requestId }) => {
    const submitted = await submitInjection(context.app, caller, injectionRequestOf(body), requestId);
    if (submitted.kind !== 'queued') throw acceptanceRefusal(submitted);
    const { document } = submitted;
    return { resourceId: document.id, answer: injectionAnswer(document) };
  },
  finish: async ({ context: { app }, caller, headers, signal }, { resourceId, answer }) => {
    const { waitMs, applied } = preferredWait(headers['prefer']);
    const document =
      resourceId === null
        ? null
        : await waitForInjection(app, caller, resourceId, { timeoutMs: waitMs, signal });
    const { headers: described, ...rest } = document === null ? answer : injectionAnswer(document);
    const preference = applied === undefined ? {} : { 'preference-applied': applied };
    return { ...rest, headers: { ...described, ...preference } };
  },
});

export const previewInjectionRoute = defineKeyRoute({
  method: 'POST',
  path: '/v1/injection/preview',
  operationId: 'previewInjection',
  tag: injectionTag,
  summary: 'Preview content blocks',
  description:
    'Makes an injection without saving it, with the page’s blocks before and after. Nothing is saved, published or replaced, and no event is sent. Waits up to 30 seconds; a page that fails or takes longer is answered with 200, `status` `failed` and its `error`, and is not charged.',
  access: { kind: 'key', scope: 'injection:write', publishable: 'refused' },
  body: injectionRequestSchema,
  requestExample: injectionRequestExample,
  requestHeaders: {
    Prefer: { description: '`wait=N` waits up to N seconds, 0 to 30, instead of 30.', example: 'wait=10' },
  },
  responses: {
    200: {
      description: 'The preview: `completed` or `failed`.',
      schema: injectionPreviewSchema,
      example: injectionPreviewExample,
    },
  },
  errors: ['invalid_url', 'html_too_large', 'not_found', 'invalid_state', 'quota_exceeded'],
  judgeBody: judgeAddresses,
  handle: async ({ context, caller, body, requestId, headers, signal }) => {
    const { waitMs, applied } = preferredWait(headers['prefer']);
    // There is nothing that a caller who does not wait could poll.
    const isShorter = applied?.startsWith('wait=') === true;
    const wait = { timeoutMs: isShorter ? waitMs : previewWaitMs, signal };
    const outcome = await previewInjection(context.app, caller, injectionRequestOf(body), {
      requestId,
      wait,
    });
    if (outcome.kind !== 'ended') throw acceptanceRefusal(outcome);
    return { status: 200, json: outcome.json };
  },
});

export const readInjectionRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/injection/{id}',
  operationId: 'readInjection',
  tag: injectionTag,
  summary: 'Read an injection',
  description:
    'The injection with its blocks and scores. With a publishable key only its metadata. Always 200 while it exists.',
  access: { kind: 'key', scope: 'injection:read', publishable: 'metadata' },
  params: injectionId,
  responses: {
    200: {
      description: 'The injection as it is now.',
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
      return describe(metadata);
    }
    const document = await readInjection(app, caller, params.id);
    if (document === null) throw new AppError('not_found');
    return describe(document);
  },
});

export const listInjectionsRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/injection',
  operationId: 'listInjections',
  tag: injectionTag,
  summary: 'List injections',
  description: 'The injections of the key’s account and environment, newest first.',
  access: { kind: 'key', scope: 'injection:read', publishable: 'refused' },
  query: z.strictObject({
    url: z.string().optional().describe('Only injections of this page.'),
    publication: z.enum(injectionPublications).optional().describe('Only injections with this publication.'),
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
    'The page as it was read, with the blocks applied: the HTML that `score_after` was measured on.',
  access: { kind: 'key', scope: 'injection:read', publishable: 'refused' },
  params: injectionId,
  responses: {
    200: {
      description: 'The page.',
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
        message: 'The injection is not completed: there is nothing to render.',
      });
    }
    const { html } = rendering;
    return {
      status: 200,
      json: JSON.stringify({ object: 'injection_render', injection_id: params.id, html }),
    };
  },
});

/** Without the keys that the request leaves out: an absent field and one that is undefined are not the same here. */
export function injectionRequestOf(body: InjectionRequestBody): InjectionRequest {
  const { url, html, queries, facts, metadata, mode } = body;
  const { analysis_id: analysisId, content_types: contentTypes, brand_voice: brandVoice } = body;
  return {
    mode,
    ...(url === undefined ? {} : { url }),
    ...(html === undefined ? {} : { html }),
    ...(analysisId === undefined ? {} : { analysisId }),
    ...(contentTypes === undefined ? {} : { contentTypes }),
    ...(brandVoice === undefined ? {} : { brandVoice }),
    ...(facts === undefined ? {} : { facts }),
    ...(queries === undefined ? {} : { queries }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

/** What an API or a form says of an injection that was not accepted. */
export function acceptanceRefusal({
  kind,
}: Exclude<AcceptedInjection, { readonly kind: 'accepted' }>): AppError {
  switch (kind) {
    case 'analysis_not_found':
      return new AppError('not_found', {
        message: 'There is no analysis with this id.',
        param: 'analysis_id',
      });
    case 'analysis_not_completed':
      return new AppError('invalid_state', {
        message: 'The analysis is not completed: there is no page to make an injection from.',
        param: 'analysis_id',
      });
    case 'other_page':
      return new AppError('invalid_field', {
        message: 'url: Must be the address of the analysis, or absent.',
        param: 'url',
      });
  }
}

/** 200 once it has ended, else 202 with where to poll. */
export function injectionAnswer(document: InjectionDocument): SavedAnswer {
  const { json, headers } = describe(document);
  if (hasEnded(document.status)) return { status: 200, json };
  return { status: 202, json, headers: { ...headers, location: `/v1/injection/${document.id}` } };
}

function describe({ status, json }: Pick<InjectionDocument, 'status' | 'json'>): RouteAnswer {
  return { status: 200, json, headers: hasEnded(status) ? {} : { 'retry-after': pollAfterSeconds } };
}
