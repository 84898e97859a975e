import type { VNode } from 'preact';
import {
  listAnalysisSummaries,
  readHistory,
  type AnalysisSummary,
} from '../../../../features/analyses/list-analysis-summaries.ts';
import { categoryNames, shortCategoryNames } from '../../../report/report-names.ts';
import type { CategoryId } from '../../../../core/schema/vocabulary.ts';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageName } from '../../components/page-name.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { mayAnalyse, pathOf, scoreFigure, statusBadge } from './analysis-parts.tsx';
import { historyMax, historyPart } from './history.tsx';
import { olderRubric } from './rubric-parts.tsx';
import { filterForm, filterOf, isNarrowed, listPath, listQuery, type ListQuery } from './list-filters.tsx';

const pageSize = 25;

export const analysisListPage = definePage({
  path: '/analyses',
  title: 'Analyses',
  role: 'viewer',
  query: listQuery,
  render: async (call) => {
    const { app, caller, member, environment, query } = call;
    const filter = filterOf(query);
    const after = query.after === undefined ? {} : { after: query.after };
    const [found, history] = await Promise.all([
      listAnalysisSummaries(app, caller, { ...filter, ...after, limit: pageSize + 1 }),
      filter.url === undefined ? [] : readHistory(app, caller, filter.url, historyMax),
    ]);
    const rows = found.slice(0, pageSize);
    const last = found.length > pageSize ? rows.at(-1) : undefined;
    const create = mayAnalyse(member.role) ? (
      <LinkButton href="/analyses/new" kind="main">
        Analyse pages
      </LinkButton>
    ) : undefined;
    const title = <>Analyses {environment === 'test' && <Badge tone="warn">test</Badge>}</>;
    const line = historyPart(history, filter.url ?? '');
    return (
      <>
        <PageHead title={title}>
          <a href="/analyses/batches">Batches</a>
          {create}
        </PageHead>
        {filterForm(query)}
        {line !== undefined && <section class="card">{line}</section>}
        {rows.length === 0 ? nothing(call, query, create) : results(rows, app.now())}
        <Pagination
          first={query.after === undefined ? undefined : listPath(query)}
          next={last === undefined ? undefined : listPath(query, last.id)}
        />
        {otherEnvironment(call)}
      </>
    );
  },
});

function nothing(call: MemberPageCall, query: ListQuery, create: VNode | undefined): VNode {
  if (query.after !== undefined)
    return <EmptyState title="No older analyses">This is the end of the list.</EmptyState>;
  if (isNarrowed(query)) {
    return (
      <EmptyState title="No matches" action={<LinkButton href="/analyses">Show all</LinkButton>}>
        Enter a site such as example.com to find all its pages, or the complete address of a page as it was
        submitted.
      </EmptyState>
    );
  }
  const { environment } = call;
  return (
    <EmptyState title={`No ${environment} analyses yet`} action={create}>
      An analysis scores how ready a page is to be found, understood and quoted by an assistant, and lists the
      most valuable fixes first.
    </EmptyState>
  );
}

/** A plain form, so that the comparison works without a script. */
function results(rows: readonly AnalysisSummary[], now: Date): VNode {
  const isComparable = rows.filter(({ status }) => status === 'completed').length > 1;
  return (
    <form method="get" action="/analyses/compare" class="listed">
      <Table rows={rows} columns={columns(now, isComparable)} caption="Analyses, newest first" />
      {isComparable && (
        <p class="row">
          <button type="submit">Compare two</button>
          <span class="soft small">Select two completed analyses.</span>
        </p>
      )}
    </form>
  );
}

function columns(now: Date, isComparable: boolean): readonly Column<AnalysisSummary>[] {
  const category = (id: CategoryId) => ({
    label: shortCategoryNames[id],
    kind: 'number' as const,
    cell: ({ categoryScores }: AnalysisSummary) => categoryScores?.[id].toFixed(1) ?? '',
  });
  return [
    {
      label: 'Page',
      kind: 'head',
      cell: ({ id, url, title, error }) => (
        <>
          <PageName href={pathOf(id)} url={url} title={title} />
          {error !== undefined && (
            <div class="soft small plain-weight">
              <HostileText text={error.message} max={120} />
            </div>
          )}
        </>
      ),
    },
    { label: 'Score', kind: 'number', cell: scoreCell },
    ...categoryNames.map(([id]) => category(id)),
    { label: 'Status', cell: ({ status, error }) => <div>{statusBadge(status, error)}</div> },
    { label: 'Submitted', cell: ({ createdAt }) => <Ago at={createdAt} now={now} /> },
    ...(isComparable ? [{ label: 'Compare', cell: compareBox }] : []),
  ];
}

function scoreCell({ overallScore, rubricVersion }: AnalysisSummary): VNode {
  if (overallScore === null) return scoreFigure(null);
  return (
    <>
      {scoreFigure(overallScore)}
      {olderRubric(rubricVersion)}
    </>
  );
}

function compareBox({ id, url, status, createdAt }: AnalysisSummary): VNode | undefined {
  if (status !== 'completed') return undefined;
  const name = (
    <>
      <HostileText text={url} max={60} /> of {createdAt.toISOString().slice(0, 16)}
    </>
  );
  return (
    <label class="tick">
      <input type="checkbox" name="id" value={id} />
      <span class="visually-hidden">Compare {name}</span>
    </label>
  );
}

function otherEnvironment(call: MemberPageCall): VNode {
  const other = call.environment === 'live' ? 'test' : 'live';
  return (
    <div class="soft small other-environment">
      Showing {call.environment} analyses.
      <PostButton
        visit={call}
        action="/environment"
        class="quiet"
        fields={{ environment: other, back: '/analyses' }}
      >{`Show ${other} analyses`}</PostButton>
    </div>
  );
}
