import { html, type Html } from '../../../html/html.ts';
import {
  listAnalysisSummaries,
  readHistory,
  type AnalysisSummary,
} from '../../../analyses/list-analysis-summaries.ts';
import { postButton } from '../../components/forms.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, badge, emptyState, linkButton, pageHead } from '../../components/parts.ts';
import { pagination, table, type Column } from '../../components/table.ts';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { mayAnalyse, pathOf, scoreFigure, statusBadge } from './analysis-parts.ts';
import { historyMax, historyPart } from './history.ts';
import { filterForm, filterOf, isNarrowed, listPath, listQuery, type ListQuery } from './list-filters.ts';

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
    const create = mayAnalyse(member.role) ? linkButton('/analyses/new', 'Analyse pages', 'main') : undefined;
    const title = html`Analyses ${environment === 'test' ? badge('test', 'warn') : undefined}`;
    const line = historyPart(history, filter.url ?? '');
    return html`${pageHead(title, html`<a href="/analyses/batches">Batches</a>${create}`)}
    ${filterForm(query)} ${line === undefined ? undefined : html`<section class="card">${line}</section>`}
    ${rows.length === 0 ? nothing(call, query, create) : results(rows, app.now())}
    ${pagination({
      first: query.after === undefined ? undefined : listPath(query),
      next: last === undefined ? undefined : listPath(query, last.id),
    })}
    ${otherWorld(call)}`;
  },
});

function nothing(call: MemberPageCall, query: ListQuery, create: Html | undefined): Html {
  if (query.after !== undefined) return emptyState('No older ones', 'The list ends here.');
  if (isNarrowed(query)) {
    return emptyState(
      'Nothing fits',
      'A site finds all of its pages: example.com. An address must be whole, as it was submitted.',
      linkButton('/analyses', 'Show all'),
    );
  }
  const world = call.environment === 'test' ? 'test' : 'live';
  return emptyState(
    `No ${world} analyses yet`,
    'An analysis scores how ready a page is to be found, understood and quoted by an assistant, and says what to mend first.',
    create,
  );
}

/** The two that are chosen go to the comparison, without a script. */
function results(rows: readonly AnalysisSummary[], now: Date): Html {
  const isComparable = rows.filter(({ status }) => status === 'completed').length > 1;
  return html`<form method="get" action="/analyses/compare" class="listed">
    ${table(rows, columns(now, isComparable), { caption: 'Analyses, the newest first' })}
    ${isComparable ? html`<p class="row"><button type="submit">Compare two</button><span class="soft small">Tick two that are done.</span></p>` : undefined}
  </form>`;
}

function columns(now: Date, isComparable: boolean): readonly Column<AnalysisSummary>[] {
  const category = (label: string, id: keyof NonNullable<AnalysisSummary['categoryScores']>) => ({
    label,
    kind: 'number' as const,
    cell: ({ categoryScores }: AnalysisSummary) => categoryScores?.[id].toFixed(1) ?? '',
  });
  return [
    {
      label: 'Address',
      kind: 'head',
      cell: ({ id, url, error }) =>
        html`<a class="address" href="${pathOf(id)}">${hostileText(url.replace(/^https?:\/\//i, ''), 90)}</a>
          ${error === undefined ? undefined : html`<div class="soft small plain-weight">${hostileText(error.message, 120)}</div>`}`,
    },
    { label: 'Score', kind: 'number', cell: ({ overallScore }) => scoreFigure(overallScore) },
    category('Intent', 'intent_alignment'),
    category('Structure', 'structure_quality'),
    category('Entities', 'entity_coverage'),
    { label: 'State', cell: ({ status }) => html`<div>${statusBadge(status)}</div>` },
    { label: 'Submitted', cell: ({ createdAt }) => ago(createdAt, now) },
    ...(isComparable ? [{ label: 'Compare', cell: compareBox }] : []),
  ];
}

function compareBox({ id, url, status, createdAt }: AnalysisSummary): Html | undefined {
  if (status !== 'completed') return undefined;
  const name = html`${hostileText(url, 60)} of ${createdAt.toISOString().slice(0, 16)}`;
  return html`<label class="tick"
    ><input type="checkbox" name="id" value="${id}" /><span class="visually-hidden"
      >Compare ${name}</span
    ></label
  >`;
}

function otherWorld(call: MemberPageCall): Html {
  const other = call.environment === 'live' ? 'test' : 'live';
  return html`<div class="soft small other-world">
    These are the ${call.environment} analyses.
    ${postButton(call, {
      action: '/environment',
      label: `Show the ${other} ones`,
      class: 'quiet',
      fields: { environment: other, back: '/analyses' },
    })}
  </div>`;
}
