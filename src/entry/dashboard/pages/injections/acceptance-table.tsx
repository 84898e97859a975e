import type { ComponentChildren, VNode } from 'preact';
import { acceptanceMin, type Acceptance } from '../../../../features/injections/read-acceptance.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { Table } from '../../components/table.tsx';
import { typeNames } from './injection-words.tsx';

/** What editors accepted, edited and rejected, by type and generator; nothing before the first decision. */
export function acceptanceTable(rows: readonly Acceptance[]): VNode | undefined {
  if (rows.length === 0) return undefined;
  return (
    <>
      <h2>Decisions on drafts</h2>
      <p class="soft small">
        How many items were accepted as they were, edited and rejected, in the dashboard and through the API.
        The range is the 95 % confidence interval of the acceptance rate (Wilson), shown from {acceptanceMin}{' '}
        decisions on.
      </p>
      <Table
        rows={rows}
        caption="Decisions on drafts, by type and generator"
        columns={[
          { label: 'Type', kind: 'head', cell: ({ type }) => typeNames[type] },
          {
            label: 'Generator',
            cell: ({ generator }) =>
              generator === 'extractive' ? 'The page’s own words' : <HostileText text={generator} max={80} />,
          },
          { label: 'Accepted', kind: 'number', cell: ({ accepted }) => accepted },
          { label: 'Edited', kind: 'number', cell: ({ edited }) => edited },
          { label: 'Rejected', kind: 'number', cell: ({ rejected }) => rejected },
          { label: 'Acceptance rate', kind: 'number', cell: rateOf },
        ]}
      />
    </>
  );
}

function rateOf({ rate }: Acceptance): ComponentChildren {
  if (rate === null) return <span class="soft">too few</span>;
  return (
    <>
      <b>{percent(rate.share)} %</b>{' '}
      <span class="soft small">
        {percent(rate.low)} to {percent(rate.high)} %
      </span>
    </>
  );
}

const percent = (share: number): string => String(Math.round(share * 100));
