import type { VNode } from 'preact';
import type { ScoredMoment } from '../../../analyses/statements/analysis-summaries.ts';
import { LineChart } from '../../components/charts.tsx';
import { Moment } from '../../components/moment.tsx';
import { Table } from '../../components/table.tsx';
import { difference, pathOf, scoreFigure } from './analysis-parts.tsx';
import { listPath } from './list-filters.tsx';

/** More points than this run together. */
export const historyMax = 60;
const rowsMax = 8;

/**
 * The scores of one address as a line chart, and a table of the latest with links to compare them. Nothing until
 * there are two.
 */
export function historyPart(
  newestFirst: readonly ScoredMoment[],
  url: string,
  currentId?: string,
): VNode | undefined {
  if (newestFirst.length < 2) return undefined;
  const oldestFirst = [...newestFirst].reverse();
  const chart = (
    <LineChart
      title="Overall score of each analysis of this address"
      labels={oldestFirst.map(({ completedAt }) => completedAt.toISOString().slice(0, 16).replace('T', ' '))}
      series={[{ label: 'Overall score', values: oldestFirst.map(({ overallScore }) => overallScore) }]}
      max={100}
    />
  );
  const rows = newestFirst
    .slice(0, rowsMax)
    .map((entry, index) => ({ ...entry, before: newestFirst[index + 1] }));
  return (
    <>
      <div class="history">{chart}</div>
      <Table
        rows={rows}
        columns={[
          { label: 'Analysed', kind: 'head', cell: (row) => momentLink(row, currentId) },
          { label: 'Score', kind: 'number', cell: (row) => scoreFigure(row.overallScore) },
          {
            label: 'Change',
            kind: 'number',
            cell: ({ overallScore, before }) =>
              before === undefined ? '' : difference(overallScore - before.overallScore),
          },
          { label: '', kind: 'bare', cell: (row) => compareLink(row, currentId ?? newestFirst[0]?.id) },
        ]}
        caption="Analyses of this address, newest first"
      />
      <p>
        <a href={listPath({ where: url })}>All analyses of this address</a>
      </p>
    </>
  );
}

function momentLink({ id, completedAt }: ScoredMoment, currentId: string | undefined): VNode {
  return id === currentId ? (
    <>
      <Moment at={completedAt} /> <span class="soft small">this one</span>
    </>
  ) : (
    <a href={pathOf(id)}>
      <Moment at={completedAt} />
    </a>
  );
}

/** The older of the two stands first. */
function compareLink({ id, completedAt }: ScoredMoment, withId: string | undefined): VNode | undefined {
  if (withId === undefined || id === withId) return undefined;
  const [one = '', other = ''] = [id, withId].sort();
  return (
    <a href={`/analyses/compare?id=${one}&id=${other}`}>
      Compare{' '}
      <span class="visually-hidden">
        with that of <Moment at={completedAt} />
      </span>
    </a>
  );
}
