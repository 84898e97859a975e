import type { VNode } from 'preact';
import { z } from 'zod';
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import type { CheckResult } from '../../../../core/schema/check.ts';
import type { EntityGap } from '../../../../core/schema/entity.ts';
import { resultOf } from '../../../../core/schema/analysis.ts';
import { isId } from '../../../../core/schema/ids.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { categoryNames, outcomeNames } from '../../../report/report-names.ts';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Moment } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ScoreDial } from '../../components/score-dial.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Tone } from '../../components/tone.ts';
import { definePage } from '../../dashboard-page.ts';
import { difference, mayAnalyse, pageLink, pathOf, trail } from './analysis-parts.tsx';
import { compareResults, type CheckChange } from './compare-results.ts';
import { recordOf } from './read-record.ts';
import { comparabilityNotice, differencesBetween, type Side } from './comparability-notice.tsx';

const id = z.string().refine((text) => isId('analysis', text));

/** Two analyses side by side, in the order of the address: of one page before and after, or of two pages. */
export const comparePage = definePage({
  path: '/analyses/compare',
  title: 'Compare two analyses',
  role: 'viewer',
  query: z.object({ id: z.tuple([id, id]).optional().catch(undefined) }),
  render: async (call) => {
    const head = (
      <>
        {trail()}
        <PageHead title="Compare two analyses" />
      </>
    );
    if (call.query.id === undefined) {
      return (
        <>
          {head}
          <EmptyState
            title="Choose two analyses"
            action={<LinkButton href="/analyses">Back to the list</LinkButton>}
          >
            Select two completed analyses in the list.
          </EmptyState>
        </>
      );
    }
    // The list shows the newest first, a comparison the oldest: ids sort by time.
    const [first, second] = [...call.query.id].sort();
    const records = await Promise.all([recordOf(call, first ?? ''), recordOf(call, second ?? '')]);
    const [one, other] = records.map((record): Side | undefined => {
      const result = resultOf(record);
      return result === undefined ? undefined : { record, result };
    });
    if (one === undefined || other === undefined) {
      return (
        <>
          {head}
          <EmptyState
            title="Not both are completed"
            action={<LinkButton href="/analyses">Back to the list</LinkButton>}
          >
            A failed or running analysis has no scores to compare.
          </EmptyState>
        </>
      );
    }
    return (
      <>
        {head}
        {comparison(one, other, mayAnalyse(call.member.role))}
      </>
    );
  },
});

function comparison(one: Side, other: Side, mayAsk: boolean): VNode {
  const isComparable = differencesBetween(one.result, other.result).length === 0;
  return (
    <div class="report">
      <div class="two">
        {side('Earlier', one)}
        {side('Later', other)}
      </div>
      {comparabilityNotice(one, other, mayAsk)}
      {scores(one.result, other.result, isComparable)}
      {isComparable && changes(one.result, other.result)}
      {limits(one.result, other.result)}
    </div>
  );
}

/** Of two comparable results: another rubric has other checks, and other questions other gaps. */
function changes(one: AnalysisResult, other: AnalysisResult): VNode {
  const { changed, unchanged, closedGaps, newGaps } = compareResults(one, other);
  return (
    <>
      <h2>Changed checks</h2>
      {changed.length === 0 ? (
        <p>No check changed its outcome or points.</p>
      ) : (
        checkTable(changed, 'Changed checks')
      )}
      {unchanged.length !== 0 && (
        <details>
          <summary>{unchanged.length} unchanged</summary>
          {checkTable(unchanged, 'Unchanged checks')}
        </details>
      )}
      {gaps('Closed gaps', closedGaps)}
      {gaps('New gaps', newGaps)}
    </>
  );
}

function side(name: string, { record, result }: Side): VNode {
  return (
    <section class="card compared-side" aria-label={name}>
      <ScoreDial score={result.overall_score} label={`${name}, overall score`} />
      <div>
        <h2>
          {name}:{' '}
          <a href={pathOf(record.id)}>
            <Moment at={record.completed_at} />
          </a>
        </h2>
        <p dir="auto">{shown((result.page.title ?? '').slice(0, 200))}</p>
        <p class="address small">{pageLink(record.url, 100)}</p>
      </div>
    </section>
  );
}

const differenceColumn: Column<{ readonly from: number; readonly to: number }> = {
  label: 'Difference',
  kind: 'number',
  cell: ({ from, to }) => difference(to - from),
};

function scores(one: AnalysisResult, other: AnalysisResult, isComparable: boolean): VNode {
  const rows = [
    { name: 'Overall', from: one.overall_score, to: other.overall_score },
    ...categoryNames.map(([category, name]) => ({
      name,
      from: one.category_scores[category],
      to: other.category_scores[category],
    })),
  ];
  return (
    <Table
      rows={rows}
      columns={[
        { label: 'Score', kind: 'head', cell: ({ name }) => name },
        { label: 'Earlier', kind: 'number', cell: ({ from }) => from.toFixed(1) },
        { label: 'Later', kind: 'number', cell: ({ to }) => to.toFixed(1) },
        ...(isComparable ? [differenceColumn] : []),
      ]}
      caption="Scores of both"
    />
  );
}

const outcomeTones: Readonly<Record<CheckResult['outcome'], Tone>> = {
  pass: 'good',
  partial: 'warn',
  fail: 'bad',
  not_applicable: 'plain',
  error: 'bad',
};

function checkTable(changes: readonly CheckChange[], caption: string): VNode {
  const names = new Map<string, string>(categoryNames);
  const columns: readonly Column<CheckChange>[] = [
    {
      label: 'Check',
      kind: 'head',
      cell: ({ title, category }) => (
        <>
          {shown(title)}
          <div class="soft small plain-weight">{names.get(category)}</div>
        </>
      ),
    },
    { label: 'Earlier', cell: ({ one }) => outcome(one) },
    { label: 'Later', cell: ({ other }) => outcome(other) },
    {
      label: 'Points',
      kind: 'number',
      cell: ({ points }) => (points === null ? '–' : difference(points, 2)),
    },
  ];
  return <Table rows={changes} columns={columns} caption={caption} />;
}

function outcome(check: CheckResult | undefined): VNode {
  if (check === undefined) return <div class="soft">not run</div>;
  const { points, max_points } = check;
  return (
    <div>
      <Badge tone={outcomeTones[check.outcome]}>{outcomeNames[check.outcome]}</Badge>{' '}
      {points !== null && (
        <span class="soft small">
          {points} of {max_points}
        </span>
      )}
      <div class="small" dir="auto">
        {shown(check.explanation)}
      </div>
    </div>
  );
}

const gapsMax = 30;

function gaps(title: string, list: readonly EntityGap[]): VNode | undefined {
  if (list.length === 0) return undefined;
  const more = list.length - gapsMax;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {list.slice(0, gapsMax).map(({ entity, type }) => (
          <li>
            <bdi>{shown(entity)}</bdi> <span class="soft small">{shown(type)}</span>
          </li>
        ))}
        {more > 0 && <li class="soft">and {more} more</li>}
      </ul>
    </>
  );
}

/** A limit on only one of the two scores explains more than any check. */
function limits(one: AnalysisResult, other: AnalysisResult): VNode | undefined {
  const rows = [
    { name: 'Crawler access cap', from: String(one.access.cap), to: String(other.access.cap) },
    {
      name: 'Integrity factor',
      from: `× ${String(one.integrity.multiplier)}`,
      to: `× ${String(other.integrity.multiplier)}`,
    },
  ].filter(({ from, to }) => from !== to);
  if (rows.length === 0) return undefined;
  return (
    <>
      <h2>Score limits</h2>
      <Table
        rows={rows}
        columns={[
          { label: 'Limit', kind: 'head', cell: ({ name }) => name },
          { label: 'Earlier', kind: 'number', cell: ({ from }) => from },
          { label: 'Later', kind: 'number', cell: ({ to }) => to },
        ]}
        caption="Score limits of both"
      />
    </>
  );
}
