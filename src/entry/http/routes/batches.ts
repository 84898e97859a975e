import { z } from 'zod';
import { AppError } from '../../../service/platform/errors.ts';
import { idParameter } from '../../../core/schema/values.ts';
import {
  batchRequestExample,
  canceledBatchExample,
  completedBatchExample,
  queuedBatchExample,
} from '../../../core/schema/examples/batch.ts';
import { cancelBatch } from '../../../features/batches/cancel-batch.ts';
import { deleteBatch } from '../../../features/batches/delete-batch.ts';
import { narrowedBatchJson } from '../../../features/batches/batch-record.ts';
import { listBatches, readBatch } from '../../../features/batches/read-batch.ts';
import { submitBatch, type BatchItemInput } from '../../../features/batches/submit-batch.ts';
import type { Caller } from '../../../features/keys/authenticate.ts';
import { emptyRequestSchema } from '../../../core/schema/empty-request.ts';
import { validateAddresses } from '../../server/validate-addresses.ts';
import { answerList } from '../list-page.ts';
import type { RouteAnswer } from '../route.ts';
import { defineKeyRoute } from '../route.ts';
import { defineSavingRoute } from '../saving-route.ts';
import {
  batchRequestSchema,
  batchSchema,
  deletedBatchSchema,
  givenBatchSchema,
  type BatchRecord,
  type BatchRequestItem,
} from '../../../core/schema/batch.ts';
import { listParameters, listSchema } from '../../../core/schema/list.ts';

const tag = 'Analysis';

/** A batch takes at least seconds: all its pages are fetched first. */
const pollAfterSeconds = '2';

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before polling again; absent once the batch is completed.',
    example: pollAfterSeconds,
  },
};

const batchId = idParameter('batch');

export const submitBatchRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/analysis/batch',
  operationId: 'submitAnalysisBatch',
  tag,
  summary: 'Analyse several pages',
  description:
    'Submits up to 100 pages as one request: as `urls`, or as `items` with HTML, queries and metadata of their own. The request body has at most 10 MiB, also after decompression. Either all are accepted or none. Pages that share a topic are compared with each other: entities that most of them cover are expected on each. A repeated `Idempotency-Key` of another API key returns the batch to a key with the scope `analysis:read`, otherwise without `analyses` and `metadata`.',
  access: {
    kind: 'key',
    scope: 'analysis:write',
    publishable: 'refused',
    // It returns the result of an earlier request, which another key may have sent.
    fieldScopes: { max_age: 'analysis:read' },
  },
  body: batchRequestSchema,
  requestExample: batchRequestExample,
  responses: {
    202: {
      description: 'The batch was accepted.',
      schema: givenBatchSchema,
      example: queuedBatchExample,
      headers: {
        Location: { description: 'URL to poll.', example: `/v1/analysis/batch/${queuedBatchExample.id}` },
        ...retryAfter,
      },
    },
  },
  errors: ['invalid_url', 'quota_exceeded', 'queue_full'],
  judgeBody: validateAddresses,
  accept: async ({ context, caller, body, requestId }) => {
    const { urls = [], items = urls.map((url) => ({ url })), queries, model, metadata } = body;
    const { max_age: maxAgeSeconds } = body;
    const input = {
      items: items.map(withoutAbsent),
      ...(queries === undefined ? {} : { queries }),
      ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
      ...(model === undefined ? {} : { model }),
      ...(metadata === undefined ? {} : { metadata }),
    };
    const batch = await submitBatch(context.app, caller, input, requestId);
    const location = `/v1/analysis/batch/${batch.id}`;
    const answer = { json: JSON.stringify(batch), headers: { ...pollHeaders(batch), location } };
    return { resourceId: batch.id, ownerKeyId: caller.keyId, answer: { ...answer, status: 202 } };
  },
  present: narrowedFor,
});

export const readBatchRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/analysis/batch/{id}',
  operationId: 'readAnalysisBatch',
  tag,
  summary: 'Read a batch',
  description: 'Returns the batch with the status and score of each analysis.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  params: batchId,
  responses: {
    200: {
      description: 'The batch in its current state.',
      schema: batchSchema,
      example: completedBatchExample,
      headers: retryAfter,
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    const batch = await readBatch(context.app, caller, params.id);
    if (batch === null) throw new AppError('not_found');
    return { status: 200, json: JSON.stringify(batch), headers: pollHeaders(batch) };
  },
});

export const listBatchesRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/analysis/batch',
  operationId: 'listAnalysisBatches',
  tag,
  summary: 'List batches',
  description: 'Lists the batches of the key’s account and environment, newest first.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  query: z.strictObject({
    status: batchSchema.shape.status.optional().describe('Only batches with this status.'),
    ...listParameters,
  }),
  responses: {
    200: {
      description: 'A page of the list.',
      schema: listSchema(batchSchema, 'AnalysisBatchList'),
      example: { object: 'list', data: [completedBatchExample], has_more: false, next_cursor: null },
    },
  },
  errors: ['unknown_field', 'invalid_cursor'],
  handle: async ({ context: { app }, caller, query }) => {
    const { status, limit, cursor } = query;
    const request = { list: 'batches', caller, filters: [status], limit, cursor };
    return await answerList(app.keyHasher, request, async (slice) => {
      const batches = await listBatches(app, caller, {
        ...slice,
        ...(status === undefined ? {} : { status }),
      });
      return batches.map((batch) => ({ id: batch.id, json: JSON.stringify(batch) }));
    });
  },
});

/** Omits absent keys: under exactOptionalPropertyTypes they differ from undefined. */
function withoutAbsent({ html, ...item }: BatchRequestItem): BatchItemInput {
  return { ...item, ...(html === undefined ? {} : { html }) };
}

/** The response to a key that did not submit the batch: without `analysis:read`, only its metadata. */
function narrowedFor(caller: Caller, answer: RouteAnswer): RouteAnswer {
  if (caller.scopes.includes('analysis:read')) return answer;
  return { ...answer, json: narrowedBatchJson(answer.json) };
}

function pollHeaders({ status }: BatchRecord): Readonly<Record<string, string>> {
  return status === 'completed' ? {} : { 'retry-after': pollAfterSeconds };
}

export const cancelBatchRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/analysis/batch/{id}/cancel',
  operationId: 'cancelAnalysisBatch',
  tag,
  summary: 'Cancel a batch',
  description:
    'Ends the queued and running analyses of the batch as `failed` with the error code `canceled`, and so completes the batch. A batch that is completed does not change, so that a repeated request gets the same answer. Returns the batch; to a key that neither submitted it nor has the scope `analysis:read`, without `analyses` and `metadata`.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: batchId,
  body: emptyRequestSchema,
  requestExample: {},
  responses: {
    200: { description: 'The completed batch.', schema: givenBatchSchema, example: canceledBatchExample },
  },
  errors: [],
  accept: async ({ context, caller, params }) => {
    const canceled = await cancelBatch(context.app, caller, params.id);
    if (canceled === null) throw new AppError('not_found');
    const answer = { status: 200, json: JSON.stringify(canceled.batch) } as const;
    return { resourceId: params.id, ownerKeyId: canceled.submitterKeyId, answer };
  },
  present: narrowedFor,
});

export const deleteBatchRoute = defineKeyRoute({
  method: 'DELETE',
  path: '/v1/analysis/batch/{id}',
  operationId: 'deleteAnalysisBatch',
  tag,
  summary: 'Delete a batch',
  description:
    'Permanently deletes the batch and the analyses that it made, as deleting each of them does; cancels those that have not ended. Analyses that it reused by `max_age` stay.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: batchId,
  responses: {
    200: {
      description: 'The batch and its analyses are deleted.',
      schema: deletedBatchSchema,
      example: { id: completedBatchExample.id, deleted: true },
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    if (!(await deleteBatch(context.app, caller, params.id))) throw new AppError('not_found');
    return { status: 200, json: JSON.stringify({ id: params.id, deleted: true }) };
  },
});
