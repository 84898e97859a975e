import { z } from 'zod';
import { citationTestRequestSchema } from '../../../core/schema/citation-test-request.ts';
import {
  citationReceiptSchema,
  citationTestSchema,
  deletedCitationTestSchema,
} from '../../../core/schema/citation-test.ts';
import {
  givenCitationTestSchema,
  listedCitationTestsSchema,
} from '../../../core/schema/citation-test-summary.ts';
import { emptyRequestSchema } from '../../../core/schema/empty-request.ts';
import {
  citationReceiptExample,
  citationTestExample,
  citationTestRequestExample,
  queuedCitationTestExample,
} from '../../../core/schema/examples/citation-test.ts';
import {
  canceledCitationTestExample,
  citationTestSummaryExample,
} from '../../../core/schema/examples/citation-test-states.ts';
import { listParameters, listSchema } from '../../../core/schema/list.ts';
import { idParameter } from '../../../core/schema/values.ts';
import { cancelCitationTest } from '../../../features/citation-tests/cancel-citation-test.ts';
import { citationRefusal } from '../../../features/citation-tests/citation-refusal.ts';
import { deleteCitationTest } from '../../../features/citation-tests/delete-citation-test.ts';
import {
  listCitationReceipts,
  listCitationTests,
  readCitationTest,
  waitForCitationTest,
} from '../../../features/citation-tests/read-citation-test.ts';
import { submitCitationTest } from '../../../features/citation-tests/submit-citation-test.ts';
import { AppError } from '../../../service/platform/errors.ts';
import { validateAddresses } from '../../server/validate-addresses.ts';
import { awaitAccepted } from '../await-accepted.ts';
import { answerList } from '../list-page.ts';
import { preferredWait } from '../prefer.ts';
import { defineKeyRoute } from '../route.ts';
import { defineSavingRoute } from '../saving-route.ts';
import { citationAnswer, citationTag, describeCitation, narrowedFor, retryAfter } from './citation-answer.ts';

const testId = idParameter('citationTest');

const preferenceApplied = {
  'Preference-Applied': {
    description: 'The applied wait, if `Prefer` requested one.',
    example: 'wait=20',
  },
};

export const submitCitationTestRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/citation-tests',
  operationId: 'submitCitationTest',
  tag: citationTag,
  summary: 'Test whether a page is cited',
  description:
    'Compares a page with up to seven rivals on up to five questions: which passages a retriever would give to an assistant, how often the assistant cites each page (with a language model, `runs` answers for each question), and why it does not cite this one. With `injection_id`, or with `analysis_id` and `html`, both versions of the page are tested against the same rivals. Returns 200 with the finished test if it ends within the wait (5 seconds, or as `Prefer` requests), otherwise 202 with the queued test: poll the URL in `Location`. Answers are kept: a repeated test of the same pages, questions and model asks nothing again. A repeated `Idempotency-Key` of another API key returns the test to a key with the scope `analysis:read`, otherwise only its metadata.',
  access: {
    kind: 'key',
    scope: 'analysis:write',
    publishable: 'refused',
    // The result quotes the page of either.
    fieldScopes: { analysis_id: 'analysis:read', injection_id: 'injection:read' },
  },
  body: citationTestRequestSchema,
  requestExample: citationTestRequestExample,
  requestHeaders: {
    Prefer: {
      description: '`wait=N` waits up to N seconds, 0 to 30; `respond-async` does not wait (RFC 7240).',
      example: 'wait=20',
    },
  },
  responses: {
    200: {
      description: 'The test has ended: `completed` or `failed`.',
      schema: givenCitationTestSchema,
      example: citationTestExample,
      headers: preferenceApplied,
    },
    202: {
      description: 'The test is queued or running.',
      schema: givenCitationTestSchema,
      example: queuedCitationTestExample,
      headers: {
        Location: {
          description: 'URL to poll.',
          example: `/v1/citation-tests/${queuedCitationTestExample.id}`,
        },
        ...retryAfter,
        ...preferenceApplied,
      },
    },
  },
  errors: ['invalid_url', 'html_too_large', 'not_found', 'invalid_state', 'quota_exceeded', 'queue_full'],
  judgeBody: validateAddresses,
  accept: async ({ context, caller, body, requestId }) => {
    const submitted = await submitCitationTest(context.app, caller, body, requestId);
    if (submitted.kind !== 'queued') throw citationRefusal(submitted);
    const { document } = submitted;
    return { resourceId: document.id, ownerKeyId: caller.keyId, answer: citationAnswer(document) };
  },
  finish: async ({ context: { app }, caller, headers, signal }, { resourceId, answer }) => {
    const { waitMs, applied } = preferredWait(headers['prefer']);
    const document = await awaitAccepted(app, resourceId, (id) =>
      waitForCitationTest(app, caller, id, { timeoutMs: waitMs, signal }),
    );
    const { headers: described, ...rest } = document === null ? answer : citationAnswer(document);
    const preference = applied === undefined ? {} : { 'preference-applied': applied };
    return { ...rest, headers: { ...described, ...preference } };
  },
  present: narrowedFor,
});

export const listCitationTestsRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/citation-tests',
  operationId: 'listCitationTests',
  tag: citationTag,
  summary: 'List citation tests',
  description: 'Lists the citation tests of the key’s account and environment as summaries, newest first.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  query: z.strictObject({
    url: z.string().optional().describe('Only tests of this page.'),
    status: citationTestSchema.shape.status.optional().describe('Only tests with this status.'),
    injection_id: z.string().optional().describe('Only before/after tests of this injection.'),
    ...listParameters,
  }),
  responses: {
    200: {
      description: 'A page of the list.',
      schema: listedCitationTestsSchema,
      example: { object: 'list', data: [citationTestSummaryExample], has_more: false, next_cursor: null },
    },
  },
  errors: ['unknown_field', 'invalid_cursor'],
  handle: async ({ context: { app }, caller, query }) => {
    const { url, status, injection_id: injectionId, limit, cursor } = query;
    const filters = {
      ...(url === undefined ? {} : { url }),
      ...(status === undefined ? {} : { status }),
      ...(injectionId === undefined ? {} : { injectionId }),
    };
    const request = {
      list: 'citation_tests',
      caller,
      filters: [url, status, injectionId],
      ...{ limit, cursor },
    };
    return await answerList(app.keyHasher, request, (slice) =>
      listCitationTests(app, caller, { ...slice, ...filters }),
    );
  },
});

export const readCitationTestRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/citation-tests/{id}',
  operationId: 'readCitationTest',
  tag: citationTag,
  summary: 'Read a citation test',
  description:
    'Returns the test with its pages, sources, citation rates, causes and actions. Always 200 while the test exists.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  params: testId,
  responses: {
    200: {
      description: 'The test in its current state.',
      schema: citationTestSchema,
      example: citationTestExample,
      headers: retryAfter,
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    const document = await readCitationTest(context.app, caller, params.id);
    if (document === null) throw new AppError('not_found');
    return describeCitation(document);
  },
});

export const listCitationReceiptsRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/citation-tests/{id}/receipts',
  operationId: 'listCitationReceipts',
  tag: citationTag,
  summary: 'List the receipts of a citation test',
  description:
    'Lists every answered run by question, version and run: the sources in the order of that run, the answer word for word, and how its citations were read. Empty until the test is completed, and without a language model.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  params: testId,
  query: z.strictObject(listParameters),
  responses: {
    200: {
      description: 'A page of the list, in the order of the questions.',
      schema: listSchema(citationReceiptSchema, 'CitationReceiptList'),
      example: { object: 'list', data: [citationReceiptExample], has_more: false, next_cursor: null },
    },
  },
  errors: ['unknown_field', 'invalid_cursor'],
  handle: async ({ context: { app }, caller, params, query: { limit, cursor } }) => {
    const request = { list: 'citation_receipts', caller, filters: [params.id], limit, cursor };
    return await answerList(app.keyHasher, request, async (slice) => {
      const receipts = await listCitationReceipts(app, caller, params.id, slice);
      if (receipts === null) throw new AppError('not_found');
      return receipts;
    });
  },
});

export const cancelCitationTestRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/citation-tests/{id}/cancel',
  operationId: 'cancelCitationTest',
  tag: citationTag,
  summary: 'Cancel a citation test',
  description:
    'Ends a queued or running test as `failed` with the error code `canceled`, without a charge; answers that the model has given are kept for the next test of the same. If it has already ended, it does not change: 409. Returns the test; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: testId,
  body: emptyRequestSchema,
  requestExample: {},
  responses: {
    200: {
      description: 'The failed test.',
      schema: givenCitationTestSchema,
      example: canceledCitationTestExample,
    },
  },
  errors: ['invalid_state'],
  accept: async ({ context, caller, params }) => {
    const outcome = await cancelCitationTest(context.app, caller, params.id);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'ended') {
      throw new AppError('invalid_state', { message: 'The citation test has already ended.' });
    }
    const { document, submitterKeyId } = outcome;
    const answer = { status: 200, json: document.json } as const;
    return { resourceId: params.id, ownerKeyId: submitterKeyId, answer };
  },
  present: narrowedFor,
});

export const deleteCitationTestRoute = defineKeyRoute({
  method: 'DELETE',
  path: '/v1/citation-tests/{id}',
  operationId: 'deleteCitationTest',
  tag: citationTag,
  summary: 'Delete a citation test',
  description:
    'Permanently deletes the test, its result, its receipts and the texts of its pages; stops its work first if it has not ended. Content of its events is deleted, too, and their pending deliveries are canceled.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: testId,
  responses: {
    200: {
      description: 'The test is deleted.',
      schema: deletedCitationTestSchema,
      example: { id: citationTestExample.id, deleted: true },
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    if (!(await deleteCitationTest(context.app, caller, params.id))) throw new AppError('not_found');
    return { status: 200, json: JSON.stringify({ id: params.id, deleted: true }) };
  },
});
