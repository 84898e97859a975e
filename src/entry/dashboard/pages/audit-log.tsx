import type { VNode } from 'preact';
import { z } from 'zod';
import { listAudit } from '../../../features/members/audit.ts';
import { isId } from '../../../core/schema/ids.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { HostileText } from '../components/hostile-text.tsx';
import { Moment } from '../components/moment.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Table } from '../components/table.tsx';
import { definePage } from '../dashboard-page.ts';
import { failedSignInsPart } from './failed-sign-ins.tsx';

const pageSize = 50;

export const auditLogPage = definePage({
  path: '/audit',
  title: 'Audit log',
  role: 'owner',
  query: z.object({
    before: z
      .string()
      .refine((text) => isId('auditEntry', text))
      .nullable()
      .catch(null),
  }),
  render: async ({ app, member, query }) => {
    // One more than shown: it reveals whether there are older entries.
    const rows = await listAudit(app, {
      accountId: member.accountId,
      before: query.before,
      limit: pageSize + 1,
    });
    const entries = rows.slice(0, pageSize);
    const last = entries.at(-1);
    const failures = query.before === null ? await failedSignInsPart(app, member.accountId) : undefined;
    const next = rows.length > pageSize && last !== undefined ? `/audit?before=${last.id}` : undefined;
    if (last === undefined) {
      return (
        <>
          <PageHead title="Audit log" />
          <EmptyState title="No entries yet">
            Changes made here or on the command line appear here and are kept.
          </EmptyState>
          {failures}
        </>
      );
    }
    return (
      <>
        <PageHead title="Audit log" />
        <p class="soft">
          Every change with its actor and time. Entries cannot be changed or removed.
          {failures !== undefined && (
            <>
              {' '}
              Below: <a href="#failed-sign-ins">failed sign-ins</a>.
            </>
          )}
        </p>
        <Table
          rows={entries}
          columns={[
            { label: 'Action', kind: 'head', cell: ({ action }) => <code>{action}</code> },
            { label: 'Time', kind: 'short', cell: ({ at }) => <Moment at={at} /> },
            {
              label: 'Actor',
              kind: 'short',
              cell: ({ member_email: email, actor }) => (
                // Older entries do not distinguish the command line from the server.
                <HostileText text={email ?? actor ?? 'command line or server'} />
              ),
            },
            {
              label: 'Target',
              kind: 'short',
              cell: ({ target }) => (target === null ? undefined : <code>{target}</code>),
            },
            { label: 'Details', cell: ({ detail }) => details(detail ?? {}) },
          ]}
          caption="Changes, newest first"
        />
        <Pagination first={query.before === null ? undefined : '/audit'} next={next} />
        {failures}
      </>
    );
  },
});

function details(detail: Readonly<Record<string, string>>): VNode | undefined {
  const parts = Object.entries(detail).map(([name, value], index) => (
    <>
      {index !== 0 && ' · '}
      {name} <HostileText text={value} />
    </>
  ));
  return parts.length === 0 ? undefined : <>{parts}</>;
}
