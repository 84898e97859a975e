/** Routes that change an existing injection: publish, withdraw, edit, delete. */
import type { FieldError } from '../../../core/schema/error.ts';
import {
  draftInjectionExample,
  publishedInjectionExample,
  queuedInjectionExample,
  withdrawnInjectionExample,
} from '../../../core/schema/examples/injection.ts';
import { AppError } from '../../../service/platform/errors.ts';
import { deleteInjection } from '../../../features/injections/delete-injection.ts';
import { editInjection, type ChangeProblem } from '../../../features/injections/edit-injection.ts';
import {
  publishInjection,
  withdrawInjection,
  type PublicationOutcome,
} from '../../../features/injections/publish-injection.ts';
import { waitForInjection } from '../../../features/injections/read-injection.ts';
import { invalidRequest } from '../../server/field-errors.ts';
import { awaitAccepted } from '../await-accepted.ts';
import { preferredWait } from '../prefer.ts';
import { defineKeyRoute } from '../route.ts';
import { defineSavingRoute, type Acceptance } from '../saving-route.ts';
import { emptyRequestSchema } from '../../../core/schema/empty-request.ts';
import { injectionChangeSchema } from '../../../core/schema/injection-request.ts';
import { deletedInjectionSchema, readInjectionSchema } from '../../../core/schema/injection.ts';
import { injectionAnswer, injectionId, injectionTag, narrowedFor } from './injection-answer.ts';

const waitHeader = {
  Prefer: { description: '`wait=N` waits up to N seconds, 0 to 30, instead of 5.', example: 'wait=20' },
};

/** A draft that a job works on. */
const applying = {
  description: 'The changes are being applied.',
  schema: readInjectionSchema,
  example: { ...draftInjectionExample, status: 'processing' as const, publication: null },
  headers: {
    Location: { description: 'URL to poll.', example: `/v1/injection/${queuedInjectionExample.id}` },
    'Retry-After': { description: 'Seconds to wait before polling again.', example: '1' },
  },
};

export const publishInjectionRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/injection/{id}/publish',
  operationId: 'publishInjection',
  tag: injectionTag,
  summary: 'Publish an injection',
  description:
    'Publishes a completed draft for its URL. The injection previously published for that URL becomes `superseded`. In any other state: 409. Items that an editor rejected in the dashboard leave the draft first, and the page is scored again: until then the injection is `processing`, and the response waits like a submission. Returns the injection; without the scope `injection:read`, only its metadata.',
  access: { kind: 'key', scope: 'injection:publish', publishable: 'refused' },
  params: injectionId,
  body: emptyRequestSchema,
  requestHeaders: waitHeader,
  requestExample: {},
  responses: {
    200: {
      description: 'The published injection.',
      schema: readInjectionSchema,
      example: publishedInjectionExample,
    },
    202: { ...applying, description: 'Published when the page is scored without the rejected items.' },
  },
  errors: ['invalid_state', 'queue_full'],
  accept: async ({ context, caller, params, requestId }) =>
    publicationAnswer(params.id, await publishInjection(context.app, caller, params.id, requestId)),
  finish: async ({ context: { app }, caller, headers, signal }, { resourceId, answer }) => {
    const wait = { timeoutMs: preferredWait(headers['prefer']).waitMs, signal };
    const document = await awaitAccepted(app, resourceId, (id) => waitForInjection(app, caller, id, wait));
    return document === null ? answer : injectionAnswer(document);
  },
  present: narrowedFor,
});

export const withdrawInjectionRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/injection/{id}/withdraw',
  operationId: 'withdrawInjection',
  tag: injectionTag,
  summary: 'Withdraw an injection',
  description:
    'Withdraws a published injection; its URL then has no published blocks. In any other state: 409. Returns the injection; without the scope `injection:read`, only its metadata.',
  access: { kind: 'key', scope: 'injection:publish', publishable: 'refused' },
  params: injectionId,
  body: emptyRequestSchema,
  requestExample: {},
  responses: {
    200: {
      description: 'The withdrawn injection.',
      schema: readInjectionSchema,
      example: withdrawnInjectionExample,
    },
  },
  errors: ['invalid_state'],
  accept: async ({ context, caller, params }) =>
    publicationAnswer(params.id, await withdrawInjection(context.app, caller, params.id)),
  present: narrowedFor,
});

function publicationAnswer(id: string, outcome: PublicationOutcome): Acceptance {
  if (outcome.kind === 'not_found') throw new AppError('not_found');
  if (outcome.kind === 'invalid_state') throw new AppError('invalid_state', { message: outcome.reason });
  return { resourceId: id, ownerKeyId: null, answer: injectionAnswer(outcome.document) };
}

export const editInjectionRoute = defineKeyRoute({
  method: 'PATCH',
  path: '/v1/injection/{id}',
  operationId: 'editInjection',
  tag: injectionTag,
  summary: 'Edit the blocks of a draft',
  description:
    'Changes the text of blocks of a completed draft. Items with other words count as edited in the dashboard, items that are left out as rejected. Grounding is checked again (text that neither the page nor `facts` supports is removed, and an empty block moves to `omitted`) and the page is scored again. Until then the injection is `processing`. Waits like a submission. Returns the injection; without the scope `injection:read`, only its metadata.',
  access: { kind: 'key', scope: 'injection:write', publishable: 'refused' },
  params: injectionId,
  body: injectionChangeSchema,
  requestHeaders: waitHeader,
  requestExample: {
    content_blocks: [{ id: 'blk_4k8wq2m6z1x9c3v7', text: 'Heat pump efficiency in winter, measured' }],
  },
  responses: {
    200: {
      description: 'The changed draft.',
      schema: readInjectionSchema,
      example: draftInjectionExample,
    },
    202: applying,
  },
  errors: ['invalid_state', 'queue_full'],
  handle: async ({ context: { app }, caller, params, body, requestId, headers, signal }) => {
    const changes = body.content_blocks.map(({ id, text, items }) => ({
      id,
      ...(text === undefined ? {} : { text }),
      ...(items === undefined ? {} : { items }),
    }));
    const outcome = await editInjection(app, caller, { id: params.id, changes }, requestId);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'invalid_state') throw new AppError('invalid_state', { message: outcome.reason });
    if (outcome.kind === 'invalid_changes') throw invalidRequest(outcome.problems.map(fieldError));
    const wait = { timeoutMs: preferredWait(headers['prefer']).waitMs, signal };
    const document = await waitForInjection(app, caller, params.id, wait);
    return narrowedFor(caller, injectionAnswer(document ?? outcome.document));
  },
});

function fieldError({ index, field, message }: ChangeProblem): FieldError {
  return { param: `content_blocks[${String(index)}].${field}`, code: 'invalid_field', message };
}

export const deleteInjectionRoute = defineKeyRoute({
  method: 'DELETE',
  path: '/v1/injection/{id}',
  operationId: 'deleteInjection',
  tag: injectionTag,
  summary: 'Delete an injection',
  description:
    'Permanently deletes the injection, its blocks and its page, in any state. Stops work on it and ends its publication. Content of its events is deleted, too, and their pending deliveries are canceled.',
  access: { kind: 'key', scope: 'injection:write', publishable: 'refused' },
  params: injectionId,
  responses: {
    200: {
      description: 'The injection is deleted.',
      schema: deletedInjectionSchema,
      example: { id: draftInjectionExample.id, deleted: true },
    },
  },
  errors: [],
  handle: async ({ context, caller, params }) => {
    if (!(await deleteInjection(context.app, caller, params.id))) throw new AppError('not_found');
    return { status: 200, json: JSON.stringify({ id: params.id, deleted: true }) };
  },
});
