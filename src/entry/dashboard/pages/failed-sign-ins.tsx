import type { VNode } from 'preact';
import { failedSignInDays, listFailedSignIns } from '../../../features/members/failed-sign-ins.ts';
import type { App } from '../../../service/platform/app.ts';
import { HostileText } from '../components/hostile-text.tsx';
import { Moment } from '../components/moment.tsx';
import { Table } from '../components/table.tsx';

const shownMax = 50;

/** The latest failed sign-ins, for the audit log's first page. */
export async function failedSignInsPart(app: Pick<App, 'database'>, accountId: string): Promise<VNode> {
  const rows = await listFailedSignIns(app, accountId, shownMax);
  const days = String(failedSignInDays);
  return (
    <>
      <h2 id="failed-sign-ins">Failed sign-ins</h2>
      <p class="soft">
        Wrong passwords by day, member and client address, kept for {days} days; the {String(shownMax)}{' '}
        latest. Attempts that the limits refused are not counted.
      </p>
      {rows.length === 0 ? (
        <p>None in the last {days} days.</p>
      ) : (
        <Table
          rows={rows}
          columns={[
            {
              label: 'Member',
              kind: 'head',
              cell: ({ member_email: email }) =>
                email === null ? 'not a member' : <HostileText text={email} />,
            },
            { label: 'Address', kind: 'short', cell: ({ address }) => address },
            { label: 'Attempts', kind: 'number', cell: ({ attempts }) => attempts.toLocaleString('en') },
            { label: 'First', kind: 'short', cell: ({ first_at: at }) => <Moment at={at} /> },
            { label: 'Last', kind: 'short', cell: ({ last_at: at }) => <Moment at={at} /> },
          ]}
          caption="Failed sign-ins, latest first"
        />
      )}
    </>
  );
}
