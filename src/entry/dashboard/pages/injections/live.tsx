import type { VNode } from 'preact';
import { z } from 'zod';
import {
  listInjectionSummaries,
  type InjectionSummary,
} from '../../../../features/injections/list-injection-summaries.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago, Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { content } from '../../answers.ts';
import { definePage } from '../../dashboard-page.ts';
import { afterParameter, pageLink, pageName, pagePath, scoreChange, stateBadge } from './injection-words.tsx';

const pageSize = 25;
const historyMax = 100;

export const livePage = definePage({
  path: '/injections/live',
  title: 'Live content',
  role: 'viewer',
  query: z.object({ after: afterParameter }),
  render: async ({ app, caller, query: { after } }) => {
    const filter = { publication: 'published' as const, after, limit: pageSize + 1 };
    const found = await listInjectionSummaries(app, caller, filter);
    const shown = found.slice(0, pageSize);
    const last = found.length > pageSize ? shown.at(-1) : undefined;
    const columns: readonly Column<InjectionSummary>[] = [
      {
        label: 'Page',
        kind: 'head',
        cell: ({ url }) => <a href={pagePath(url ?? '')}>{pageName(url, 90)}</a>,
      },
      { label: 'Live since', cell: ({ published_at: at }) => <Ago at={at} now={app.now()} /> },
      { label: 'Score', cell: ({ scoreBefore, scoreAfter }) => scoreChange(scoreBefore, scoreAfter) },
      {
        label: 'Injection',
        kind: 'bare',
        cell: ({ id, url }) => (
          <a href={`/injections/${id}`}>
            Show blocks <span class="visually-hidden">of {pageName(url, 90)}</span>
          </a>
        ),
      },
    ];
    return (
      <>
        <p class="small">
          <a href="/injections">Injections</a>
        </p>
        <PageHead title="Live content" />
        <p class="soft">
          Each page has at most one published injection. Publishing another replaces it. Your pages read it
          from <code>GET /v1/tracker</code>.
        </p>
        {shown.length === 0 && after === undefined ? (
          <EmptyState
            title="No live content"
            action={<LinkButton href="/injections?publication=draft">Show drafts</LinkButton>}
          >
            Published injections appear here, page by page.
          </EmptyState>
        ) : (
          <Table rows={shown} columns={columns} caption="Published injections, newest first" />
        )}
        <Pagination
          first={after === undefined ? undefined : '/injections/live'}
          next={last === undefined ? undefined : `/injections/live?after=${last.id}`}
        />
      </>
    );
  },
});

export const pageHistoryPage = definePage({
  path: '/injections/page',
  title: 'Publications of a page',
  role: 'viewer',
  query: z.object({ url: z.string().max(4_096).catch('') }),
  render: async ({ app, caller, query: { url } }) => {
    const found = await listInjectionSummaries(app, caller, { url, wasPublished: true, limit: historyMax });
    const times = publicationTimes(found);
    const live = found.find(({ publication }) => publication === 'published');
    const main = (
      <>
        <p class="small">
          <a href="/injections">Injections</a> / <a href="/injections/live">Live content</a>
        </p>
        <PageHead title="Publications of a page" />
        <p>{pageLink(url)}</p>
        {live === undefined ? (
          <Notice>
            <p>This page has no live content.</p>
          </Notice>
        ) : (
          <Notice tone="good">
            <p>
              <a href={`/injections/${live.id}`}>This injection</a> has been live since{' '}
              <Moment at={live.published_at} />.
            </p>
          </Notice>
        )}
        <h2>History</h2>
        {times.length === 0 ? <p class="soft">Nothing has been published on this page.</p> : history(times)}
        <p>
          <a href={`/injections?url=${encodeURIComponent(url)}`}>All injections of this page</a>
        </p>
      </>
    );
    return content(main, { title: 'Publications of a page' });
  },
});

interface PublicationTime {
  readonly injection: InjectionSummary;
  /** Null: it is live, or was withdrawn at an unrecorded time. */
  readonly until: Date | null;
}

/** The newest publication first; each lasted until the next, unless it was withdrawn before. */
function publicationTimes(found: readonly InjectionSummary[]): readonly PublicationTime[] {
  const published = found
    .filter(({ published_at: at }) => at !== null)
    .sort((one, other) => (other.published_at?.getTime() ?? 0) - (one.published_at?.getTime() ?? 0));
  return published.map((injection, index) => ({
    injection,
    until: injection.publication === 'superseded' ? (published[index - 1]?.published_at ?? null) : null,
  }));
}

function history(times: readonly PublicationTime[]): VNode {
  return (
    <Table
      rows={times}
      columns={[
        {
          label: 'Published',
          kind: 'head',
          cell: ({ injection }) => (
            <a href={`/injections/${injection.id}`}>
              <Moment at={injection.published_at} />
            </a>
          ),
        },
        {
          label: 'Until',
          cell: ({ injection: { publication }, until }) =>
            until === null ? (
              publication === 'published' ? (
                'now'
              ) : (
                <HostileText text={publication} />
              )
            ) : (
              <Moment at={until} />
            ),
        },
        {
          label: 'Status',
          cell: ({ injection }) => <div>{stateBadge(injection, injection.blocks.length)}</div>,
        },
        {
          label: 'Score',
          cell: ({ injection: { scoreBefore, scoreAfter } }) => scoreChange(scoreBefore, scoreAfter),
        },
      ]}
      caption="Publications, newest first"
    />
  );
}
