import { z } from 'zod';
import { html, type Html } from '../../html/html.ts';
import { listAudit } from '../../members/audit.ts';
import { isId } from '../../schema/ids.ts';
import { hostileText } from '../components/hostile-text.ts';
import { emptyState, moment, pageHead } from '../components/parts.ts';
import { pagination, table } from '../components/table.ts';
import { definePage } from '../dashboard-page.ts';

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
    // One more than is shown tells whether there are older ones.
    const rows = await listAudit(app, {
      accountId: member.accountId,
      before: query.before,
      limit: pageSize + 1,
    });
    const entries = rows.slice(0, pageSize);
    const last = entries.at(-1);
    const next = rows.length > pageSize && last !== undefined ? `/audit?before=${last.id}` : undefined;
    if (last === undefined) {
      return html`${pageHead('Audit log')}${emptyState('Nothing yet', 'Every change that is made here or on the command line is written down, and stays.')}`;
    }
    return html`${pageHead('Audit log')}
      <p class="soft">Every change, who made it and when. Entries are never changed or removed.</p>
      ${table(
        entries,
        [
          { label: 'What', kind: 'head', cell: ({ action }) => html`<code>${action}</code>` },
          { label: 'When', kind: 'short', cell: ({ at }) => moment(at) },
          {
            label: 'Who',
            kind: 'short',
            cell: ({ member_email: email }) =>
              email === null ? 'command line or server' : hostileText(email),
          },
          {
            label: 'Of',
            kind: 'short',
            cell: ({ target }) => (target === null ? undefined : html`<code>${target}</code>`),
          },
          { label: 'Details', cell: ({ detail }) => details(detail ?? {}) },
        ],
        { caption: 'Changes, the newest first' },
      )}
      ${pagination({ first: query.before === null ? undefined : '/audit', next })}`;
  },
});

function details(detail: Readonly<Record<string, string>>): Html | undefined {
  const parts = Object.entries(detail).map(
    ([name, value], index) => html`${index === 0 ? '' : ' · '}${name} ${hostileText(value)}`,
  );
  return parts.length === 0 ? undefined : html`${parts}`;
}
