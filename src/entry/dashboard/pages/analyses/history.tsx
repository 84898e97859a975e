import type { VNode } from 'preact';
import type { ScoredMoment } from '../../../../features/analyses/list-analysis-summaries.ts';
import { scaleDifferences } from '../../../../core/score/score-scale.ts';

import { LineChart } from '../../components/charts.tsx';
import { Moment } from '../../components/moment.tsx';
import { Table } from '../../components/table.tsx';
import { difference, pathOf, scoreFigure } from './analysis-parts.tsx';
import { historySeries } from './history-series.ts';
import { listPath } from './list-filters.tsx';
import { differenceNames, notComparable } from './rubric-parts.tsx';

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
  // Analyses end in another order than they were submitted in: the axis is of time.
  const oldestFirst = [...newestFirst].sort(
    (one, other) => one.completedAt.getTime() - other.completedAt.getTime(),
  );
  const chart = (
    <LineChart
      title="Overall score of each analysis of this address"
      labels={oldestFirst.map(({ completedAt }) => completedAt.toISOString().slice(0, 16).replace('T', ' '))}
      moments={oldestFirst.map(({ completedAt }) => completedAt)}
      series={historySeries(oldestFirst)}
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
            cell: changeOf,
          },
          {
            label: 'Comparison',
            isLabelHidden: true,
            kind: 'bare',
            cell: (row) => compareLink(row, currentId ?? newestFirst[0]?.id),
          },
        ]}
        caption="Analyses of this address, newest first"
      />
      <p>
        <a href={listPath({ where: url })}>All analyses of this address</a>
      </p>
    </>
  );
}

/** The difference from the analysis before, or why there is none, and the link to compare both. */
export function changeSince(newestFirst: readonly ScoredMoment[], currentId: string): VNode | undefined {
  const place = newestFirst.findIndex(({ id }) => id === currentId);
  const current = newestFirst[place];
  const before = newestFirst[place + 1];
  if (current === undefined || before === undefined) return undefined;
  const comparison = `/analyses/compare?id=${before.id}&id=${current.id}`;
  const differences = scaleDifferences(before, current);
  if (differences.length > 0) {
    return (
      <p class="small">
        Not comparable with <a href={comparison}>the last analysis</a>:{' '}
        {differences.map((name) => differenceNames[name]).join(', ')}
      </p>
    );
  }
  return (
    <p class="small">
      {difference(current.overallScore - before.overallScore)}{' '}
      <a href={comparison}>since the last analysis</a>
    </p>
  );
}

interface ChangedMoment extends ScoredMoment {
  readonly before: ScoredMoment | undefined;
}

function changeOf({ before, ...moment }: ChangedMoment): VNode | string {
  if (before === undefined) return '';
  const [reason] = scaleDifferences(moment, before);
  return reason === undefined ? difference(moment.overallScore - before.overallScore) : notComparable(reason);
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

/** The older of the two comes first. */
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
