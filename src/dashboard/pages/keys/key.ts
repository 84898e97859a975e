import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { html, type Html } from '../../../html/html.ts';
import type { ApiKeyRecord } from '../../../keys/api-key-record.ts';
import { revokeApiKey } from '../../../keys/revoke-api-key.ts';
import { content, done } from '../../answers.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, facts, linkButton, moment, notice, pageHead } from '../../components/parts.ts';
import { formProblem, postButton } from '../../components/forms.ts';
import { defineAction, definePage, type PageCall } from '../../dashboard-page.ts';
import { revokeStep } from './key-list.ts';
import { keyName, keyOf, keyState, mayChangeKeys, stateBadges } from './key-parts.ts';
import { deedOf } from './new-key.ts';

const params = z.object({ id: z.string() });

export const keyPage = definePage({
  path: '/keys/{id}',
  title: 'API key',
  role: 'viewer',
  params,
  render: async (call) => {
    const key = await keyOf(call, call.params.id);
    const now = call.app.now();
    const main = html`<p class="small"><a href="/keys">API keys</a></p>
      ${pageHead(keyName(key), stateBadges(key, now))} ${formProblem(call.form)} ${ageNotice(key, now)}
      ${facts([
        ['Key', html`<code>${key.hint}</code>`],
        ['Id', html`<code>${key.id}</code>`],
        ['Type', key.type],
        ['Environment', key.environment],
        ['Scopes', html`${key.scopes.map((scope) => html`<code>${scope}</code> `)}`],
        ...(key.type === 'publishable' ? [['Origins', originsOf(key)] as const] : []),
        ['Requests a minute', key.rate_limit.toLocaleString('en')],
        ['Created', html`${moment(key.created_at)} (${ago(key.created_at, now)})`],
        ['First used', key.first_used_at === null ? 'never' : moment(key.first_used_at)],
        ['Last used', key.last_used_at === null ? 'never' : moment(key.last_used_at)],
        ['Expires', key.expires_at === null ? 'never' : moment(key.expires_at)],
        ...(key.revoked_at === null ? [] : [['Revoked', moment(key.revoked_at)] as const]),
        ...(key.replaces === null ? [] : [['Replaces', keyLink(key.replaces)] as const]),
        ...(key.replaced_by === null ? [] : [['Replaced by', keyLink(key.replaced_by)] as const]),
      ])}
      ${keyState(key, now) === 'active' && mayChangeKeys(call.member.role) ? actions(call, key) : undefined}`;
    return content(main, { title: key.name ?? key.hint });
  },
});

const keyLink = (id: string): Html => html`<a href="/keys/${id}">${id}</a>`;

const originsOf = ({ allowed_origins }: ApiKeyRecord): Html =>
  allowed_origins.length === 0
    ? html`every origin`
    : html`${allowed_origins.map((origin) => html`<div>${hostileText(origin)}</div>`)}`;

function ageNotice(key: ApiKeyRecord, now: Date): Html | undefined {
  if (!key.older_than_90_days || keyState(key, now) !== 'active') return undefined;
  return notice(html`<p>This key is older than 90 days. Rotate it.</p>`, 'warn');
}

function actions(call: PageCall<'viewer'>, key: ApiKeyRecord): Html {
  const isRotating = key.replaced_by !== null;
  const rotate = isRotating
    ? linkButton(`/keys/${key.id}/rotation`, 'Go on with the rotation', 'main')
    : postButton(call, { action: `/keys/${key.id}/rotate`, label: 'Start the rotation', class: 'main' });
  return html`<h2>Rotate</h2>
    <p>
      A new key with the same settings takes the place of this one. Both work until you revoke this one, which
      is the last step: nothing is interrupted.
    </p>
    ${rotate}
    <h2>Revoke at once</h2>
    <p>When the key has leaked, or is not needed any more.</p>
    ${revokeStep(call, key)}`;
}

export const revokeKeyAction = defineAction({
  path: '/keys/{id}/revoke',
  role: 'developer',
  audit: 'key.revoked',
  params,
  perform: async ({ app, member, params: { id } }) => {
    const revoked = await revokeApiKey(app, member.accountId, id);
    if (revoked === null) throw new AppError('not_found');
    const next = revoked.replaced_by === null ? '/keys' : `/keys/${revoked.replaced_by}`;
    const said = `The key ${revoked.hint} is revoked.`;
    return done(
      next,
      revoked.replaced_by === null ? said : `${said} The new one has taken its place.`,
      deedOf(revoked),
    );
  },
});
