import type { VNode } from 'preact';
import { z } from 'zod';
import type { ApiKeyRecord } from '../../../../features/keys/api-key-record.ts';
import type { CreatedApiKey } from '../../../../features/keys/create-api-key.ts';
import { rotateApiKey } from '../../../../features/keys/rotate-api-key.ts';
import { content, unchanged, redirect, refuse, shown } from '../../answers.ts';
import { Badge } from '../../components/badge.tsx';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { Moment } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { defineAction, definePage, type Visit } from '../../dashboard-page.ts';
import { keyName, keyOf, keyState } from './key-parts.tsx';
import { keyPage } from './key.tsx';
import { auditDetailsOf, shownOnce } from './new-key.tsx';

/*
 * The guided rotation: create → configure → confirm use → revoke. Its state is in the two keys: the new one records which key it replaces and when it was first used. So a member can leave the rotation and continue it later, on any machine.
 */

const params = z.object({ id: z.string() });

export const rotateKeyAction = defineAction({
  path: '/keys/{id}/rotate',
  role: 'developer',
  audit: 'key.rotation_began',
  needsPassword: true,
  page: keyPage,
  params,
  perform: async (call) => {
    const {
      app,
      member,
      params: { id },
    } = call;
    const old = await keyOf(call, id);
    const outcome = await rotateApiKey(app, member.accountId, id, member);
    if (!outcome.ok) return refuse({}, outcome.problems.join(' '));
    const { created } = outcome;
    const main = (
      <>
        <PageHead title="Rotate the key" />
        {steps(call, old, created, created)}
      </>
    );
    return shown(main, { title: 'Rotate the key' }, auditDetailsOf(created, { replaces: old.id }));
  },
});

export const rotationPage = definePage({
  path: '/keys/{id}/rotation',
  title: 'Rotate the key',
  role: 'developer',
  params,
  render: async (call) => {
    const old = await keyOf(call, call.params.id);
    if (old.replaced_by === null || keyState(old, call.app.now()) !== 'active')
      return redirect(`/keys/${old.id}`);
    const successor = await keyOf(call, old.replaced_by);
    return content(
      <>
        <PageHead title="Rotate the key" />
        {steps(call, old, successor)}
      </>,
    );
  },
});

/** Polled every few seconds; empty until something has changed, so that an open step stays open. */
export const rotationStatePage = definePage({
  path: '/keys/{id}/rotation/state',
  title: 'Rotate the key',
  role: 'developer',
  layout: 'none',
  params,
  render: async (call) => {
    const old = await keyOf(call, call.params.id);
    const successor = old.replaced_by === null ? old : await keyOf(call, old.replaced_by);
    return successor.first_used_at === null ? unchanged : content(proof(call, old, successor));
  },
});

function steps(call: Visit, old: ApiKeyRecord, successor: ApiKeyRecord, created?: CreatedApiKey): VNode {
  return (
    <>
      <p>
        {keyName(old)} <code>{old.hint}</code> is replaced by <code>{successor.hint}</code>.
      </p>
      <ol class="steps">
        <li class="done">
          <h2>The new key exists</h2>
          <p>
            It has the same settings as the old key. <Moment at={successor.created_at} />
          </p>
        </li>
        <li class={successor.first_used_at === null ? 'now' : 'done'}>
          <h2>Configure the new key</h2>
          <p>Replace the old key wherever it is used. Both keys work.</p>
          {created === undefined ? (
            <p class="soft small">
              The key was shown when it was created. If you lost it, revoke{' '}
              <a href={`/keys/${successor.id}`}>the new key</a> and start again.
            </p>
          ) : (
            shownOnce(created)
          )}
        </li>
      </ol>
      <div aria-live="polite">{proof(call, old, successor)}</div>
    </>
  );
}

/** The steps that depend on whether the new key was used. */
function proof(call: Visit, old: ApiKeyRecord, successor: ApiKeyRecord): VNode {
  const isSeen = successor.first_used_at !== null;
  const polling = {
    'hx-get': `/keys/${old.id}/rotation/state`,
    'hx-trigger': 'every 2s',
    'hx-swap': 'outerHTML',
  };
  return (
    <ol class="steps from-three" id="proof" {...(isSeen ? {} : polling)}>
      <li class={isSeen ? 'done' : 'now'}>
        <h2>The new key is in use</h2>
        {isSeen ? (
          <p>
            <Badge tone="good">First used</Badge> <Moment at={successor.first_used_at} />
          </p>
        ) : (
          waiting(old)
        )}
      </li>
      <li class={isSeen ? 'now' : ''}>
        <h2>Revoke the old key</h2>
        {!isSeen && (
          <p class="soft">
            Wait until the new key is in use: revoking the old key earlier breaks clients that still use it.
          </p>
        )}
        {lastUse(old)}
        <ConfirmStep
          visit={call}
          label={isSeen ? 'Revoke the old key…' : 'Revoke the old key without waiting…'}
          action={`/keys/${old.id}/revoke`}
          confirm="Revoke now"
        >
          <code>{old.hint}</code> stops working within a second, permanently.
        </ConfirmStep>
      </li>
    </ol>
  );
}

const lastUse = ({ last_used_at }: ApiKeyRecord): VNode => (
  <p class="small">
    The old key was last used: {last_used_at === null ? 'never' : <Moment at={last_used_at} />}.
  </p>
);

function waiting({ id }: ApiKeyRecord): VNode {
  return (
    <>
      <p>Not yet. Make a request with it; this page updates automatically.</p>
      <noscript>
        <p>
          <a href={`/keys/${id}/rotation`}>Refresh</a>
        </p>
      </noscript>
    </>
  );
}
