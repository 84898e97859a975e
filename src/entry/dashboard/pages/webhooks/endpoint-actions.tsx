import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { removeEndpoint } from '../../../../features/webhooks/remove-endpoint.ts';
import { replayEvents } from '../../../../features/webhooks/resend.ts';
import { rotateEndpointSecret } from '../../../../features/webhooks/rotate-endpoint-secret.ts';
import { sendTestEvent } from '../../../../features/webhooks/send-test-event.ts';
import { updateEndpoint } from '../../../../features/webhooks/update-endpoint.ts';
import { done, refuse, shown, type Done, type Refusal } from '../../answers.ts';
import { Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { defineAction, type ActionCall } from '../../dashboard-page.ts';
import { secretOnce } from './endpoint-form.tsx';
import { endpointPage } from './endpoint.tsx';
import { auditDetailsOf, auditEndpoint, endpointOf } from './webhook-parts.tsx';

const params = z.object({ id: z.string() });
const shared = { role: 'developer', page: endpointPage, params } as const;

export const enableEndpointAction = defineAction({
  ...shared,
  path: '/webhooks/{id}/enable',
  audit: 'itself',
  perform: (call) => switchEndpoint(call, true, 'Enabled. Use Replay to send missed events.'),
});

export const disableEndpointAction = defineAction({
  ...shared,
  path: '/webhooks/{id}/disable',
  audit: 'itself',
  perform: (call) => switchEndpoint(call, false, 'Disabled. The endpoint receives nothing.'),
});

async function switchEndpoint(
  call: ActionCall<'developer', { readonly id: string }>,
  enabled: boolean,
  said: string,
): Promise<Done | Refusal> {
  const { id } = await endpointOf(call, call.params.id);
  const audit = auditEndpoint(call, enabled ? 'webhook_endpoint.enabled' : 'webhook_endpoint.disabled');
  const outcome = await updateEndpoint(call.app, call.member.accountId, { id, enabled }, audit);
  if (!outcome.ok) return refuse({}, outcome.problems.join(' '));
  return done(`/webhooks/${id}`, said);
}

export const removeEndpointAction = defineAction({
  ...shared,
  path: '/webhooks/{id}/remove',
  audit: 'webhook_endpoint.removed',
  perform: async (call) => {
    const endpoint = await endpointOf(call, call.params.id);
    if (!(await removeEndpoint(call.app, call.member.accountId, endpoint.id))) {
      throw new AppError('not_found');
    }
    return done('/webhooks', 'The endpoint was removed.', auditDetailsOf(endpoint));
  },
});

export const rotateEndpointAction = defineAction({
  ...shared,
  path: '/webhooks/{id}/rotate',
  audit: 'webhook_endpoint.secret_rotated',
  needsPassword: true,
  perform: async (call) => {
    const { id } = await endpointOf(call, call.params.id);
    const rotated = await rotateEndpointSecret(call.app, call.member.accountId, id);
    if (rotated === null) throw new AppError('not_found');
    const main = (
      <>
        <PageHead title="The new secret" />
        <Notice>
          <p>
            The previous secret also signs every delivery until <Moment at={rotated.previous_secret_until} />{' '}
            (24 hours). Receivers can verify with either secret; update them by then.
          </p>
        </Notice>
        {secretOnce(rotated)}
      </>
    );
    return shown(main, { title: 'The new secret' }, auditDetailsOf(rotated));
  },
});

export const testEndpointAction = defineAction({
  ...shared,
  path: '/webhooks/{id}/test',
  audit: 'webhook_endpoint.tested',
  perform: async (call) => {
    const endpoint = await endpointOf(call, call.params.id);
    const outcome = await sendTestEvent(call.app, call.member.accountId, endpoint.id);
    if (!outcome.ok) return refuse({}, outcome.problem);
    const auditDetails = auditDetailsOf(endpoint, { delivery: outcome.deliveryId });
    return done(`/webhooks/deliveries/${outcome.deliveryId}`, 'The test event was queued.', auditDetails);
  },
});

export const replayAction = defineAction({
  ...shared,
  path: '/webhooks/{id}/replay',
  // Many events are replayed in several transactions.
  audit: 'itself',
  body: z.object({
    // The format of a browser's datetime-local field, which omits seconds of 0.
    since: z
      .string('Enter a time.')
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/, 'Not a valid time.')
      .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), 'Not a valid time.')
      .transform((text) => new Date(`${text}Z`)),
  }),
  perform: async (call) => {
    const { app, member, body } = call;
    const endpoint = await endpointOf(call, call.params.id);
    if (body.since > app.now()) return refuse({ since: 'The time is in the future.' });
    const since = body.since.toISOString();
    const audit = auditEndpoint(call, 'webhook_endpoint.replayed');
    const outcome = await replayEvents(app, member.accountId, { id: endpoint.id, since }, audit);
    if (!outcome.ok) return refuse({}, outcome.problem);
    const { deliveries } = outcome;
    const said =
      deliveries === 0
        ? 'No events to resend since then.'
        : `${deliveries.toLocaleString('en')} ${deliveries === 1 ? 'event is' : 'events are'} being resent.`;
    return done(`/webhooks/${endpoint.id}`, said);
  },
});
