import type { VNode } from 'preact';
import type { ScoredMoment } from '../../../analyses/statements/analysis-summaries.ts';
import { LineChart, type Series } from '../../components/charts.tsx';
import { Moment } from '../../components/moment.tsx';
import { Table } from '../../components/table.tsx';
import { difference, pathOf, scoreFigure } from './analysis-parts.tsx';
import { listPath } from './list-filters.tsx';
import { isSameRubric, isSameScale, otherReader, otherRubric } from './rubric-parts.tsx';

/** More points than this run together. */
export const historyMax = 60;
const rowsMax = 8;
const seriesMax = 5;

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
      series={seriesOf(oldestFirst)}
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

/** The difference from the analysis before, by the same rubric and reader, and the link to compare both. */
export function changeSince(newestFirst: readonly ScoredMoment[], currentId: string): VNode | undefined {
  const place = newestFirst.findIndex(({ id }) => id === currentId);
  const current = newestFirst[place];
  const before = newestFirst[place + 1];
  if (current === undefined || before === undefined) return undefined;
  if (!isSameScale(current, before)) return undefined;
  return (
    <p class="small">
      {difference(current.overallScore - before.overallScore)}{' '}
      <a href={`/analyses/compare?id=${before.id}&id=${current.id}`}>since the last analysis</a>
    </p>
  );
}

/**
 * A line for each rubric and reader, so that none joins scores that are not comparable; scores of unknown rubrics stay
 * points, because two of them may be of different ones. The chart has colours for the last five.
 */
function seriesOf(oldestFirst: readonly ScoredMoment[]): readonly Series[] {
  const scales = [...new Map(oldestFirst.map((moment) => [scaleOf(moment), moment])).values()];
  return scales.slice(-seriesMax).map((scale) => ({
    label: scales.length === 1 ? 'Overall score' : scaleOf(scale),
    values: oldestFirst.map((moment) => (scaleOf(moment) === scaleOf(scale) ? moment.overallScore : null)),
    isJoined: isSameScale(scale, scale),
  }));
}

function scaleOf({ rubricVersion, reader }: ScoredMoment): string {
  return `Rubric ${rubricVersion ?? 'unknown'}${reader === null ? '' : `, read by ${reader}`}`;
}

interface ChangedMoment extends ScoredMoment {
  readonly before: ScoredMoment | undefined;
}

function changeOf({ before, ...moment }: ChangedMoment): VNode | string {
  if (before === undefined) return '';
  if (isSameScale(moment, before)) return difference(moment.overallScore - before.overallScore);
  return isSameRubric(moment.rubricVersion, before.rubricVersion) ? otherReader() : otherRubric();
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
