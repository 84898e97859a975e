import { z } from 'zod';
import { AppError } from '../../../service/platform/errors.ts';
import type { Caller } from '../../../features/keys/authenticate.ts';
import type { AnalysisDocument } from '../../../features/analyses/analysis-record.ts';
import { hasEnded, narrowedAnalysisJson } from '../../../features/analyses/analysis-record.ts';
import { cancelAnalysis } from '../../../features/analyses/cancel-analysis.ts';
import { deleteAnalysis } from '../../../features/analyses/delete-analysis.ts';
import { listAnalyses } from '../../../features/analyses/list-analyses.ts';
import { idParameter } from '../../../core/schema/values.ts';
import {
  analysisContentExample,
  canceledAnalysisExample,
  analysisRequestExample,
  analysisSummaryExample,
  completedAnalysisExample,
  queuedAnalysisExample,
} from '../../../core/schema/examples/analysis.ts';
import { readAnalysisContent, readAnalysisDocument } from '../../../features/analyses/read-analysis.ts';
import { submitAnalysis } from '../../../features/analyses/submit-analysis.ts';
import { waitForAnalysis } from '../../../features/analyses/wait-for-analysis.ts';
import { validateAddresses } from '../../server/validate-addresses.ts';
import { awaitAccepted } from '../await-accepted.ts';
import { answerList } from '../list-page.ts';
import { preferredWait } from '../prefer.ts';
import type { RouteAnswer } from '../route.ts';
import { defineKeyRoute } from '../route.ts';
import type { SavedAnswer } from '../saving-route.ts';
import { defineSavingRoute } from '../saving-route.ts';
import { analysisContentSchema } from '../../../core/schema/analysis-content.ts';
import type { AnalysisRequest } from '../../../core/schema/analysis-request.ts';
import { analysisRequestSchema } from '../../../core/schema/analysis-request.ts';
import { analysisSchema, givenAnalysisSchema, deletedAnalysisSchema } from '../../../core/schema/analysis.ts';
import { emptyRequestSchema } from '../../../core/schema/empty-request.ts';
import { listParameters } from '../../../core/schema/list.ts';
import { listedAnalysesSchema } from '../../../core/schema/analysis-summary.ts';
import { analysisViews } from '../../../core/schema/vocabulary.ts';

const tag = 'Analysis';

/** Most analyses take a second or two, so earlier polls are wasted. */
const pollAfterSeconds = '1';

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before polling again; absent once the analysis has ended.',
    example: '1',
  },
};

const analysisId = idParameter('analysis');

export const submitAnalysisRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/analysis',
  operationId: 'submitAnalysis',
  tag,
  summary: 'Analyse a page',
  description:
    'Submits one page for scoring. Returns 200 with the finished analysis if it ends within the wait (5 seconds, or as `Prefer` requests), otherwise 202 with the queued analysis: poll the URL in `Location`. Closing the connection ends the wait, not the analysis. A repeated `Idempotency-Key` of another API key returns the analysis to a key with the scope `analysis:read`, otherwise only its metadata.',
  access: {
    kind: 'key',
    scope: 'analysis:write',
    publishable: 'refused',
    // It returns the result of an earlier request, which another key may have sent.
    fieldScopes: { max_age: 'analysis:read' },
  },
  body: analysisRequestSchema,
  requestExample: analysisRequestExample,
  requestHeaders: {
    Prefer: {
      description: '`wait=N` waits up to N seconds, 0 to 30; `respond-async` does not wait (RFC 7240).',
      example: 'wait=20',
    },
  },
  responses: {
    200: {
      description: 'The analysis has ended: `completed` or `failed`.',
      schema: givenAnalysisSchema,
      example: completedAnalysisExample,
      headers: {
        'Preference-Applied': {
          description: 'The applied wait, if `Prefer` requested one.',
          example: 'wait=20',
        },
      },
    },
    202: {
      description: 'The analysis is queued or running.',
      schema: givenAnalysisSchema,
      example: queuedAnalysisExample,
      headers: {
        Location: { description: 'URL to poll.', example: `/v1/analysis/${queuedAnalysisExample.id}` },
        ...retryAfter,
        'Preference-Applied': {
          description: 'The applied wait, if `Prefer` requested one.',
          example: 'wait=20',
        },
      },
    },
  },
  errors: ['invalid_url', 'html_too_large', 'quota_exceeded', 'queue_full'],
  judgeBody: validateAddresses,
  accept: async ({ context, caller, body, requestId }) => {
    const queued = await submitAnalysis(context.app, caller, submission(body), requestId);
    return { resourceId: queued.id, ownerKeyId: caller.keyId, answer: submissionAnswer(queued) };
  },
  finish: async ({ context: { app }, caller, headers, signal }, { resourceId, answer }) => {
    const { waitMs, applied } = preferredWait(headers['prefer']);
    const wait = { timeoutMs: waitMs, signal };
    const document = await awaitAccepted(app, resourceId, (id) => waitForAnalysis(app, caller, id, wait));
    const preference = applied === undefined ? {} : { 'preference-applied': applied };
    const { headers: described, ...rest } = document === null ? answer : submissionAnswer(document);
    return { ...rest, headers: { ...described, ...preference } };
  },
  present: narrowedFor,
});

export const readAnalysisRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/analysis/{id}',
  operationId: 'readAnalysis',
  tag,
  summary: 'Read an analysis',
  description:
    'Returns the analysis with its scores, checks, entity gaps and recommendations. Always 200 while the analysis exists.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  params: analysisId,
  responses: {
    200: {
      description: 'The analysis in its current state.',
      schema: analysisSchema,
      example: completedAnalysisExample,
      headers: retryAfter,
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    const document = await readAnalysisDocument(context.app, caller, params.id);
    if (document === null) throw new AppError('not_found');
    return describe(document);
  },
});

export const readAnalysisContentRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/analysis/{id}/content',
  operationId: 'readAnalysisContent',
  tag,
  summary: 'Read the page’s content',
  description:
    'Returns the page’s main content as an assistant’s crawler reads it. Every `start` and `end` in the analysis is an offset in UTF-16 units into its `text`.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  params: analysisId,
  responses: {
    200: { description: 'The content.', schema: analysisContentSchema, example: analysisContentExample },
  },
  errors: ['content_not_available'],
  handle: async ({ context, caller, params }) => {
    const content = await readAnalysisContent(context.app, caller, params.id);
    if (content === null) throw new AppError('not_found');
    if (content.json === null) throw new AppError('content_not_available');
    return { status: 200, json: content.json };
  },
});

export const listAnalysesRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/analysis',
  operationId: 'listAnalyses',
  tag,
  summary: 'List analyses',
  description:
    'Lists the analyses of the key’s account and environment, newest first: as summaries, or whole with `view=full`.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  query: z.strictObject({
    url: z.string().optional().describe('Only analyses of this URL, exactly as submitted.'),
    status: analysisSchema.shape.status.optional().describe('Only analyses with this status.'),
    view: z
      .enum(analysisViews)
      .default('summary')
      .describe(
        '`summary`: status, scores, title and subject of each; `full`: each as `GET /v1/analysis/{id}` returns it, some 20 kB.',
      ),
    ...listParameters,
  }),
  responses: {
    200: {
      description: 'A page of the list.',
      schema: listedAnalysesSchema,
      example: { object: 'list', data: [analysisSummaryExample], has_more: false, next_cursor: null },
    },
  },
  errors: ['unknown_field', 'invalid_cursor'],
  handle: async ({ context: { app }, caller, query }) => {
    const { url, status, view, limit, cursor } = query;
    const filters = { ...(url === undefined ? {} : { url }), ...(status === undefined ? {} : { status }) };
    const request = { list: 'analyses', caller, filters: [url, status], limit, cursor };
    return await answerList(app.keyHasher, request, (slice) =>
      listAnalyses(app, caller, view, { ...slice, ...filters }),
    );
  },
});

export const cancelAnalysisRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/analysis/{id}/cancel',
  operationId: 'cancelAnalysis',
  tag,
  summary: 'Cancel an analysis',
  description:
    'Ends a queued or running analysis as `failed` with the error code `canceled`. If it has already ended, it does not change: 409. Returns the analysis; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: analysisId,
  body: emptyRequestSchema,
  requestExample: {},
  responses: {
    200: {
      description: 'The failed analysis.',
      schema: givenAnalysisSchema,
      example: canceledAnalysisExample,
    },
  },
  errors: ['invalid_state'],
  accept: async ({ context, caller, params }) => {
    const outcome = await cancelAnalysis(context.app, caller, params.id);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'ended') {
      throw new AppError('invalid_state', { message: 'The analysis has already ended.' });
    }
    const { document, submitterKeyId } = outcome;
    const answer = { status: 200, json: document.json } as const;
    return { resourceId: params.id, ownerKeyId: submitterKeyId, answer };
  },
  present: narrowedFor,
});

export const deleteAnalysisRoute = defineKeyRoute({
  method: 'DELETE',
  path: '/v1/analysis/{id}',
  operationId: 'deleteAnalysis',
  tag,
  summary: 'Delete an analysis',
  description:
    'Permanently deletes the analysis, its result, its page’s content and the injections made from it that are not published; cancels it first if it has not ended. Content of its events is deleted, too, and their pending deliveries are canceled.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: analysisId,
  responses: {
    200: {
      description: 'The analysis is deleted.',
      schema: deletedAnalysisSchema,
      example: { id: completedAnalysisExample.id, deleted: true },
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    if (!(await deleteAnalysis(context.app, caller, params.id))) throw new AppError('not_found');
    return { status: 200, json: JSON.stringify({ id: params.id, deleted: true }) };
  },
});

/** Omits absent keys: under exactOptionalPropertyTypes they differ from undefined. */
function submission(body: AnalysisRequest): Parameters<typeof submitAnalysis>[2] {
  const { url, queries, html, competitors, max_age: maxAgeSeconds, model, metadata } = body;
  return {
    url,
    ...(queries === undefined ? {} : { queries }),
    ...(html === undefined ? {} : { html }),
    ...(competitors === undefined ? {} : { competitors }),
    ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
    ...(model === undefined ? {} : { model }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

/** 200 for an ended analysis, otherwise 202 with the URL to poll. */
function submissionAnswer(document: AnalysisDocument): SavedAnswer {
  const { json, headers } = describe(document);
  if (hasEnded(document.status)) return { status: 200, json };
  return { status: 202, json, headers: { ...headers, location: `/v1/analysis/${document.id}` } };
}

function describe({ status, json }: AnalysisDocument): RouteAnswer {
  return { status: 200, json, headers: hasEnded(status) ? {} : { 'retry-after': pollAfterSeconds } };
}

/** The response to a key that did not submit the analysis: without `analysis:read`, only its metadata. */
function narrowedFor(caller: Caller, answer: RouteAnswer): RouteAnswer {
  if (caller.scopes.includes('analysis:read')) return answer;
  return { ...answer, json: narrowedAnalysisJson(answer.json) };
}
