import { z } from 'zod';
import { html, type Html } from '../../../html/html.ts';
import type { ApiKeyRecord } from '../../../keys/api-key-record.ts';
import { listApiKeys } from '../../../keys/list-api-keys.ts';
import { confirmStep } from '../../components/confirm.ts';
import { ago, badge, emptyState, linkButton, notice, pageHead } from '../../components/parts.ts';
import { pagination, table, type Column } from '../../components/table.ts';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import { keyName, keyState, mayChangeKeys, stateBadges } from './key-parts.ts';

const pageSize = 50;

export const keyListPage = definePage({
  path: '/keys',
  title: 'API keys',
  role: 'viewer',
  query: z.object({
    show: z.enum(['active', 'ended']).catch('active'),
    from: z.coerce.number().int().min(0).max(1_000_000).catch(0),
  }),
  render: async (call) => {
    const { app, member, query } = call;
    const now = app.now();
    const keys = await listApiKeys(app, member.accountId);
    const isShown = (key: ApiKeyRecord): boolean =>
      (keyState(key, now) === 'active') === (query.show === 'active');
    const all = keys.filter(isShown);
    const shown = all.slice(query.from, query.from + pageSize);
    const create = mayChangeKeys(member.role) ? linkButton('/keys/new', 'Create a key', 'main') : undefined;
    const next = query.from + pageSize;
    return html`${pageHead('API keys', create)}
    ${oldKeys(keys.filter((key) => keyState(key, now) === 'active'))} ${tabs(query.show)}
    ${shown.length === 0 ? nothing(query.show, create) : table(shown, columns(call, now), { caption: 'API keys, the newest first' })}
    ${pagination({
      first: query.from === 0 ? undefined : `/keys?show=${query.show}`,
      next: next < all.length ? `/keys?show=${query.show}&from=${String(next)}` : undefined,
    })}`;
  },
});

function oldKeys(active: readonly ApiKeyRecord[]): Html | undefined {
  const count = active.filter((key) => key.older_than_90_days).length;
  if (count === 0) return undefined;
  const words = count === 1 ? 'One key is' : `${String(count)} keys are`;
  return notice(
    html`<p>${words} older than 90 days. Rotate it: the new key takes over before the old one goes.</p>`,
    'warn',
  );
}

function tabs(shown: 'active' | 'ended'): Html {
  const tab = (show: 'active' | 'ended', label: string): Html =>
    show === shown
      ? html`<a href="/keys?show=${show}" aria-current="page">${label}</a>`
      : html`<a href="/keys?show=${show}">${label}</a>`;
  return html`<nav class="tabs" aria-label="Which keys">
    ${tab('active', 'Active')}${tab('ended', 'Revoked and expired')}
  </nav>`;
}

function nothing(show: 'active' | 'ended', create: Html | undefined): Html {
  if (show === 'ended') return emptyState('None', 'No key was revoked or has expired.');
  return emptyState('No active key', 'A key lets a program of yours call the API.', create);
}

function columns(call: PageCall<'viewer'>, now: Date): readonly Column<ApiKeyRecord>[] {
  return [
    {
      label: 'Key',
      kind: 'head',
      cell: (key) =>
        html`<a href="/keys/${key.id}">${keyName(key)}</a
          >${key.name === null ? undefined : html`<div class="soft small"><code>${key.hint}</code></div>`}`,
    },
    {
      label: 'Kind',
      cell: ({ type, environment }) =>
        html`${type} ${badge(environment, environment === 'live' ? 'accent' : 'plain')}`,
    },
    { label: 'State', cell: (key) => stateBadges(key, now) },
    { label: 'Age', cell: ({ created_at }) => ago(created_at, now) },
    {
      label: 'Last used',
      cell: ({ last_used_at }) => (last_used_at === null ? 'never' : ago(last_used_at, now)),
    },
    ...(mayChangeKeys(call.member.role)
      ? [{ label: 'Actions', kind: 'bare' as const, cell: (key: ApiKeyRecord) => rowAction(call, key, now) }]
      : []),
  ];
}

function rowAction(call: PageCall<'viewer'>, key: ApiKeyRecord, now: Date): Html | undefined {
  return keyState(key, now) === 'active' ? revokeStep(call, key) : undefined;
}

/** The emergency: a key has leaked. */
export function revokeStep(call: PageCall<'viewer'>, key: ApiKeyRecord): Html {
  return confirmStep(call, {
    label: html`Revoke…<span class="visually-hidden"> ${key.name ?? key.hint}</span>`,
    consequences: html`<code>${key.hint}</code> stops working within a second, for good. Whatever uses it gets
      errors from then on.`,
    action: `/keys/${key.id}/revoke`,
    confirm: 'Revoke now',
  });
}
