import { z } from 'zod';
import { html, type Html } from '../../../html/html.ts';
import type { ApiKeyRecord } from '../../../keys/api-key-record.ts';
import type { CreatedApiKey } from '../../../keys/create-api-key.ts';
import { rotateApiKey } from '../../../keys/rotate-api-key.ts';
import { content, nothingNew, redirect, refuse, shown } from '../../answers.ts';
import { confirmStep } from '../../components/confirm.ts';
import { badge, moment, pageHead } from '../../components/parts.ts';
import { defineAction, definePage, type Visit } from '../../dashboard-page.ts';
import { keyName, keyOf, keyState } from './key-parts.ts';
import { keyPage } from './key.ts';
import { deedOf, shownOnce } from './new-key.ts';

/*
 * The guided rotation: create → configure → seen in use → revoke. Its state is the two keys' own: the new one says whom
 * it replaces and when it was first used, so it can be left and come back to, on any machine.
 */

const params = z.object({ id: z.string() });

export const rotateKeyAction = defineAction({
  path: '/keys/{id}/rotate',
  role: 'developer',
  audit: 'key.rotation_began',
  page: keyPage,
  params,
  perform: async (call) => {
    const {
      app,
      member,
      params: { id },
    } = call;
    const old = await keyOf(call, id);
    const outcome = await rotateApiKey(app, member.accountId, id);
    if (!outcome.ok) return refuse({}, outcome.problems.join(' '));
    const { created } = outcome;
    const main = html`${pageHead('Rotate the key')} ${steps(call, old, created, created)}`;
    return shown(main, { title: 'Rotate the key' }, deedOf(created, { replaces: old.id }));
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
    return content(html`${pageHead('Rotate the key')} ${steps(call, old, successor)}`);
  },
});

/** Asked for every few seconds; nothing comes back until something has changed, so that an open step stays open. */
export const rotationStatePage = definePage({
  path: '/keys/{id}/rotation/state',
  title: 'Rotate the key',
  role: 'developer',
  layout: 'none',
  params,
  render: async (call) => {
    const old = await keyOf(call, call.params.id);
    const successor = old.replaced_by === null ? old : await keyOf(call, old.replaced_by);
    return successor.first_used_at === null ? nothingNew : content(proof(call, old, successor));
  },
});

function steps(call: Visit, old: ApiKeyRecord, successor: ApiKeyRecord, created?: CreatedApiKey): Html {
  return html`<p>${keyName(old)} <code>${old.hint}</code> is replaced by <code>${successor.hint}</code>.</p>
    <ol class="steps">
      <li class="done">
        <h2>The new key is made</h2>
        <p>It has the settings of the old one. ${moment(successor.created_at)}</p>
      </li>
      <li class="${successor.first_used_at === null ? 'now' : 'done'}">
        <h2>Configure the new key</h2>
        <p>Put it in the place of the old one, wherever that is used. Both work.</p>
        ${created === undefined ? html`<p class="soft small">The key was shown when it was made. If it is lost, revoke <a href="/keys/${successor.id}">the new key</a> and start again.</p>` : shownOnce(created)}
      </li>
    </ol>
    <div aria-live="polite">${proof(call, old, successor)}</div>`;
}

/** The steps that depend on whether the new key was used. */
function proof(call: Visit, old: ApiKeyRecord, successor: ApiKeyRecord): Html {
  const isSeen = successor.first_used_at !== null;
  const polling = html` hx-get="/keys/${old.id}/rotation/state" hx-trigger="every 2s" hx-swap="outerHTML"`;
  return html`<ol class="steps from-three" id="proof" ${isSeen ? undefined : polling}>
    <li class="${isSeen ? 'done' : 'now'}">
      <h2>The new key is seen in use</h2>
      ${isSeen ? html`<p>${badge('Seen in use', 'good')} ${moment(successor.first_used_at)}</p>` : waiting(old)}
    </li>
    <li class="${isSeen ? 'now' : ''}">
      <h2>Revoke the old key</h2>
      ${isSeen ? undefined : html`<p class="soft">Wait until the new key is seen in use: revoking the old one before stops whatever still uses it.</p>`}
      ${lastUse(old)}
      ${confirmStep(call, {
        label: isSeen ? 'Revoke the old key…' : 'Revoke the old key without waiting…',
        consequences: html`<code>${old.hint}</code> stops working within a second, for good.`,
        action: `/keys/${old.id}/revoke`,
        confirm: 'Revoke now',
      })}
    </li>
  </ol>`;
}

const lastUse = ({ last_used_at }: ApiKeyRecord): Html =>
  html`<p class="small">
    The old key was last used: ${last_used_at === null ? 'never' : moment(last_used_at)}.
  </p>`;

function waiting({ id }: ApiKeyRecord): Html {
  return html`<p>Not yet. Make a request with it: this page notices by itself.</p>
    <noscript
      ><p><a href="/keys/${id}/rotation">Look again</a></p></noscript
    >`;
}
