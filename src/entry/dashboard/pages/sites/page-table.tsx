import type { VNode } from 'preact';
import { categoryNames, shortCategoryNames } from '../../../report/report-names.ts';
import type { CategoryId } from '../../../../core/schema/vocabulary.ts';
import type { SitePage } from '../../../../features/sites/read-site.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { Ago } from '../../components/moment.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { Table, type Column } from '../../components/table.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { mayAnalyse, pathOf, scoreFigure, statusBadge } from '../analyses/analysis-parts.tsx';
import { pathIn, siteHref } from './site-parts.ts';
import { pagesPerView, sortPages, worstWeakness, type SortKey, type SortQuery } from './sort-pages.ts';

/** The pages of a site, sorted by the server. */
export function pageTable(
  call: MemberPageCall,
  {
    id,
    pages,
    query,
  }: { readonly id: string; readonly pages: readonly SitePage[]; readonly query: SortQuery },
): VNode {
  const now = call.app.now();
  const from = (query.page - 1) * pagesPerView;
  const rows = sortPages(pages, query).slice(from, from + pagesPerView);
  const hrefOf = (next: SortQuery): string =>
    `${siteHref(id)}?${new URLSearchParams({ ...next, page: String(next.page) }).toString()}`;
  const sortable = (sort: SortKey): Pick<Column<SitePage>, 'sortHref' | 'sorted'> => {
    const isSorted = query.sort === sort;
    const order = isSorted && query.order === 'ascending' ? 'descending' : 'ascending';
    return { sortHref: hrefOf({ sort, order, page: 1 }), sorted: isSorted ? query.order : undefined };
  };
  const category = (id: CategoryId): Column<SitePage> => ({
    label: shortCategoryNames[id],
    kind: 'number',
    ...sortable(id),
    cell: ({ categories }) => scoreFigure(categories?.[id]),
  });
  const columns: readonly Column<SitePage>[] = [
    {
      label: 'Page',
      kind: 'head',
      ...sortable('url'),
      cell: (page) => (
        <>
          <a class="address" href={pathOf(page.id)}>
            <HostileText text={pathIn(page.url)} max={100} />
          </a>
          {page.error !== null && (
            <div class="soft small plain-weight">
              <HostileText text={page.error.message} max={200} />
            </div>
          )}
        </>
      ),
    },
    { label: 'Score', kind: 'number', ...sortable('score'), cell: scoreOrState },
    ...categoryNames.map(([id]) => category(id)),
    {
      label: 'Worst weakness',
      ...sortable('weakness'),
      cell: (page) => worstWeakness(page) ?? '',
    },
    { label: 'Type', kind: 'short', ...sortable('type'), cell: ({ findings }) => findings?.type ?? '' },
    {
      label: 'Analysed',
      kind: 'short',
      ...sortable('date'),
      cell: ({ completedAt }) => (completedAt === null ? '' : <Ago at={completedAt} now={now} />),
    },
    ...(mayAnalyse(call.member.role) ? [againColumn(call, id)] : []),
  ];
  return (
    <>
      <Table rows={rows} columns={columns} caption="Pages of the site" />
      {pagesNav(pages.length, query, hrefOf)}
    </>
  );
}

const scoreOrState = ({ score, status, error }: SitePage): VNode =>
  score === null ? statusBadge(status, error) : scoreFigure(score);

function againColumn(call: MemberPageCall, id: string): Column<SitePage> {
  return {
    label: 'Analyse again',
    isLabelHidden: true,
    kind: 'bare',
    cell: ({ url, status }) =>
      (status === 'completed' || status === 'failed') && (
        <PostButton visit={call} action={`${siteHref(id)}/page`} fields={{ url }}>
          Again{' '}
          <span class="visually-hidden">
            <HostileText text={url} max={100} />
          </span>
        </PostButton>
      ),
  };
}

function pagesNav(count: number, query: SortQuery, hrefOf: (query: SortQuery) => string): VNode | undefined {
  const last = Math.ceil(count / pagesPerView);
  if (last <= 1) return undefined;
  const { page } = query;
  return (
    <nav class="pages" aria-label="Pages">
      {page > 1 && (
        <a class="button" href={hrefOf({ ...query, page: page - 1 })} rel="prev">
          Previous
        </a>
      )}{' '}
      <span class="soft">
        {page} of {last}
      </span>{' '}
      {page < last && (
        <a class="button" href={hrefOf({ ...query, page: page + 1 })} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
