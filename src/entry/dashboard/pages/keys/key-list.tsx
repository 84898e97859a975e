import type { VNode } from 'preact';
import { z } from 'zod';
import type { ApiKeyRecord } from '../../../../features/keys/api-key-record.ts';
import { listApiKeys } from '../../../../features/keys/list-api-keys.ts';
import { listMembers } from '../../../../features/members/members.ts';
import { Badge } from '../../components/badge.tsx';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import { keyName, keyState, mayChangeKeys, stateBadges } from './key-parts.tsx';

const pageSize = 50;
/** Of the keys of removed members. */
const orphanedMax = 20;

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
    const create = mayChangeKeys(member.role) ? (
      <LinkButton href="/keys/new" kind="main">
        Create a key
      </LinkButton>
    ) : undefined;
    const next = query.from + pageSize;
    return (
      <>
        <PageHead title="API keys">{create}</PageHead>
        {await orphanedKeys(
          call,
          keys.filter((key) => keyState(key, now) === 'active'),
        )}
        {oldKeys(keys.filter((key) => keyState(key, now) === 'active'))}
        {tabs(query.show)}
        {shown.length === 0 ? (
          nothing(query.show, create)
        ) : (
          <Table rows={shown} columns={columns(call, now)} caption="API keys, newest first" />
        )}
        <Pagination
          first={query.from === 0 ? undefined : `/keys?show=${query.show}`}
          next={next < all.length ? `/keys?show=${query.show}&from=${String(next)}` : undefined}
        />
      </>
    );
  },
});

/** For owners: the active keys of removed members, who may have copied them. */
async function orphanedKeys(
  { app, member }: PageCall<'viewer'>,
  active: readonly ApiKeyRecord[],
): Promise<VNode | undefined> {
  if (member.role !== 'owner') return undefined;
  const members = new Set((await listMembers(app, member.accountId)).map(({ id }) => id));
  const orphaned = active.filter(({ created_by: maker }) => maker !== null && !members.has(maker.member_id));
  if (orphaned.length === 0) return undefined;
  return (
    <Notice tone="warn">
      <p>
        Made by members who were removed, and still active. Rotate or revoke them if the member may have kept
        a copy:
      </p>
      <ul>
        {orphaned.slice(0, orphanedMax).map((key) => (
          <li>
            <a href={`/keys/${key.id}`}>{keyName(key)}</a> <HostileText text={key.created_by?.email} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function oldKeys(active: readonly ApiKeyRecord[]): VNode | undefined {
  const count = active.filter((key) => key.older_than_90_days).length;
  if (count === 0) return undefined;
  const words = count === 1 ? 'One key is' : `${String(count)} keys are`;
  return (
    <Notice tone="warn">
      <p>{words} older than 90 days. Rotate it: the new key takes over before the old one is revoked.</p>
    </Notice>
  );
}

function tabs(shown: 'active' | 'ended'): VNode {
  const tab = (show: 'active' | 'ended', label: string): VNode =>
    show === shown ? (
      <a href={`/keys?show=${show}`} aria-current="page">
        {label}
      </a>
    ) : (
      <a href={`/keys?show=${show}`}>{label}</a>
    );
  return (
    <nav class="tabs" aria-label="Status of the keys">
      {tab('active', 'Active')}
      {tab('ended', 'Revoked and expired')}
    </nav>
  );
}

function nothing(show: 'active' | 'ended', create: VNode | undefined): VNode {
  if (show === 'ended')
    return (
      <EmptyState title="No revoked or expired keys">
        Keys appear here when they are revoked or expire.
      </EmptyState>
    );
  return (
    <EmptyState title="No active keys" action={create}>
      Programs need a key to call the API.
    </EmptyState>
  );
}

function columns(call: PageCall<'viewer'>, now: Date): readonly Column<ApiKeyRecord>[] {
  return [
    {
      label: 'Key',
      kind: 'head',
      cell: (key) => (
        <>
          <a href={`/keys/${key.id}`}>{keyName(key)}</a>
          {key.name !== null && (
            <div class="soft small">
              <code>{key.hint}</code>
            </div>
          )}
        </>
      ),
    },
    {
      label: 'Type',
      cell: ({ type, environment }) => (
        <>
          {type} <Badge tone={environment === 'live' ? 'accent' : 'plain'}>{environment}</Badge>
        </>
      ),
    },
    { label: 'Status', cell: (key) => stateBadges(key, now) },
    { label: 'Age', cell: ({ created_at }) => <Ago at={created_at} now={now} /> },
    {
      label: 'Last used',
      cell: ({ last_used_at }) => (last_used_at === null ? 'never' : <Ago at={last_used_at} now={now} />),
    },
    ...(mayChangeKeys(call.member.role)
      ? [{ label: 'Actions', kind: 'bare' as const, cell: (key: ApiKeyRecord) => rowAction(call, key, now) }]
      : []),
  ];
}

function rowAction(call: PageCall<'viewer'>, key: ApiKeyRecord, now: Date): VNode | undefined {
  return keyState(key, now) === 'active' ? revokeStep(call, key) : undefined;
}

/** For a leaked key: revokes without a rotation. */
export function revokeStep(call: PageCall<'viewer'>, key: ApiKeyRecord): VNode {
  return (
    <ConfirmStep
      visit={call}
      label={
        <>
          Revoke… <span class="visually-hidden">{key.name ?? key.hint}</span>
        </>
      }
      action={`/keys/${key.id}/revoke`}
      confirm="Revoke now"
    >
      <code>{key.hint}</code> stops working within a second, permanently. Clients that use it get errors from
      then on.
    </ConfirmStep>
  );
}
