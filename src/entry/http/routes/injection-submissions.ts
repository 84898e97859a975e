import { acceptanceRefusal } from '../../../features/injections/acceptance-refusal.ts';
import { injectionRequestOf } from '../../../features/injections/injection-request.ts';
import { stoppingServer } from '../../server/stopping-server.ts';
import { previewInjection } from '../../../features/injections/preview-injection.ts';
import { waitForInjection } from '../../../features/injections/read-injection.ts';
import { submitInjection } from '../../../features/injections/submit-injection.ts';
import { injectionRequestSchema } from '../../../core/schema/injection-request.ts';
import { injectionPreviewSchema, readInjectionSchema } from '../../../core/schema/injection.ts';
import { validateAddresses } from '../../server/validate-addresses.ts';
import {
  draftInjectionExample,
  injectionPreviewExample,
  injectionRequestExample,
  queuedInjectionExample,
} from '../../../core/schema/examples/injection.ts';
import { awaitAccepted } from '../await-accepted.ts';
import { preferredWait } from '../prefer.ts';
import { defineKeyRoute, type KeyAccess } from '../route.ts';
import { defineSavingRoute } from '../saving-route.ts';
import { injectionAnswer, injectionTag, narrowedFor, retryAfter } from './injection-answer.ts';

/** Time limit of a preview, which has no URL to poll. */
const previewWaitMs = 30_000;

const access: KeyAccess = {
  kind: 'key',
  scope: 'injection:write',
  publishable: 'refused',
  // The blocks, the diff and the rendered page repeat the page of the analysis.
  fieldScopes: { analysis_id: 'analysis:read' },
};

const preferenceApplied = {
  'Preference-Applied': {
    description: 'The applied wait, if `Prefer` requested one.',
    example: 'wait=20',
  },
};

export const submitInjectionRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/injection',
  operationId: 'submitInjection',
  tag: injectionTag,
  summary: 'Generate content blocks',
  description:
    'Generates content blocks for a page and measures their gain. Returns 200 with the finished injection if it ends within the wait (5 seconds, or as `Prefer` requests), otherwise 202 with the queued injection: poll the URL in `Location`. Every number, date, quotation and name in a block occurs in the page or in `facts`. A repeated `Idempotency-Key` of another API key returns the injection to a key with the scope `injection:read`, otherwise only its metadata.',
  access,
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
      schema: readInjectionSchema,
      example: draftInjectionExample,
      headers: preferenceApplied,
    },
    202: {
      description: 'The injection is queued or running.',
      schema: readInjectionSchema,
      example: queuedInjectionExample,
      headers: {
        Location: { description: 'URL to poll.', example: `/v1/injection/${queuedInjectionExample.id}` },
        ...retryAfter,
        ...preferenceApplied,
      },
    },
  },
  errors: ['invalid_url', 'html_too_large', 'not_found', 'invalid_state', 'quota_exceeded', 'queue_full'],
  judgeBody: validateAddresses,
  accept: async ({ context, caller, body, requestId }) => {
    const submitted = await submitInjection(context.app, caller, injectionRequestOf(body), requestId);
    if (submitted.kind !== 'queued') throw acceptanceRefusal(submitted);
    const { document } = submitted;
    return { resourceId: document.id, ownerKeyId: caller.keyId, answer: injectionAnswer(document) };
  },
  finish: async ({ context: { app }, caller, headers, signal }, { resourceId, answer }) => {
    const { waitMs, applied } = preferredWait(headers['prefer']);
    const document = await awaitAccepted(app, resourceId, (id) =>
      waitForInjection(app, caller, id, { timeoutMs: waitMs, signal }),
    );
    const { headers: described, ...rest } = document === null ? answer : injectionAnswer(document);
    const preference = applied === undefined ? {} : { 'preference-applied': applied };
    return { ...rest, headers: { ...described, ...preference } };
  },
  present: narrowedFor,
});

export const previewInjectionRoute = defineKeyRoute({
  method: 'POST',
  path: '/v1/injection/preview',
  operationId: 'previewInjection',
  tag: injectionTag,
  summary: 'Preview content blocks',
  description:
    'Generates an injection without saving it and returns the page’s blocks before and after. Nothing is saved, published or replaced, and no event is sent. Waits up to 30 seconds; for a page that fails or takes longer it returns 200 with `status` `failed` and an `error`, without a charge.',
  access,
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
  errors: ['invalid_url', 'html_too_large', 'not_found', 'invalid_state', 'quota_exceeded', 'queue_full'],
  judgeBody: validateAddresses,
  handle: async ({ context, caller, body, requestId, headers, signal }) => {
    const { waitMs, applied } = preferredWait(headers['prefer']);
    // Without a wait there would be no URL to poll.
    const isShorter = applied?.startsWith('wait=') === true;
    const wait = { timeoutMs: isShorter ? waitMs : previewWaitMs, signal };
    const outcome = await previewInjection(context.app, caller, injectionRequestOf(body), {
      requestId,
      wait,
    });
    if (outcome.kind !== 'ended') throw acceptanceRefusal(outcome);
    // Another process can make it: a failed preview would look like a fault of the page.
    if (outcome.isInterrupted && context.isClosing()) throw stoppingServer();
    return { status: 200, json: outcome.json };
  },
});
