import type { VNode } from 'preact';
import { z } from 'zod';
import {
  lastDays,
  readTrackerFigures,
  type PageViews,
  type TrackerFigures,
} from '../../../../features/tracker/read-tracker-figures.ts';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { TextField } from '../../components/fields.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Table } from '../../components/table.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { pageLink, pagePath } from '../injections/injection-words.tsx';
import { assistantTable, assistantsOf, viewCharts } from './view-charts.tsx';

const ranges = ['7', '30', '90', '365'] as const;
const pagesMax = 50;

interface Query {
  readonly days: (typeof ranges)[number];
  readonly order: 'views' | 'referrals';
  readonly url: string | undefined;
}

export const trackerPage = definePage({
  path: '/tracker',
  title: 'Tracker',
  role: 'viewer',
  query: z.object({
    days: z.enum(ranges).catch('30'),
    order: z.enum(['views', 'referrals']).catch('views'),
    url: z.string().trim().max(4_096).optional().catch(undefined),
  }),
  render: async (call) => {
    const { app, caller, query: given } = call;
    const query: Query = { ...given, url: given.url === '' ? undefined : given.url };
    const { url, order } = query;
    const count = Number(query.days);
    const figures = await readTrackerFigures(app, caller, { url, order, days: count, pagesMax });
    const install = (
      <LinkButton href="/tracker/install" kind={figures.days.length === 0 ? 'main' : undefined}>
        Install
      </LinkButton>
    );
    return (
      <>
        <PageHead title="Tracker">{install}</PageHead>
        {rangeTabs(query)}
        {url !== undefined && pageChosen(call, url, query)}
        {figures.days.length === 0 ? nothing(url) : shown(figures, lastDays(app.now(), count), query)}
      </>
    );
  },
});

function address(query: Query, change: Partial<Query>): string {
  const { days, order, url } = { ...query, ...change };
  const parameters = new URLSearchParams({
    days,
    ...(order === 'views' ? {} : { order }),
    ...(url === undefined ? {} : { url }),
  });
  return `/tracker?${parameters.toString()}`;
}

function rangeTabs(query: Query): VNode {
  const names = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' };
  const tabs = ranges.map((days) => {
    const href = address(query, { days });
    return days === query.days ? (
      <a href={href} aria-current="page">
        {names[days]}
      </a>
    ) : (
      <a href={href}>{names[days]}</a>
    );
  });
  return (
    <nav class="tabs" aria-label="Period">
      {tabs}
    </nav>
  );
}

function pageChosen(call: MemberPageCall, url: string, query: Query): VNode {
  return (
    <div class="card">
      <p>{pageLink(url)}</p>
      <p class="row small">
        <a href={pagePath(url)}>Live content of this page</a>{' '}
        <a href={address(query, { url: undefined })}>All pages</a>
      </p>
      {call.member.role !== 'viewer' && (
        <ConfirmStep
          visit={call}
          label="Delete…"
          action="/tracker/delete"
          confirm="Delete permanently"
          fields={{ url }}
        >
          This permanently deletes all figures of this page and its address, and withdraws what is published
          for it. Remove the tag from the page first: views reported later are counted again.
        </ConfirmStep>
      )}
    </div>
  );
}

function nothing(url: string | undefined): VNode {
  if (url !== undefined) {
    return (
      <EmptyState title="No views">
        This page had no views in this period. Search for a page by its complete address.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No views yet"
      action={
        <LinkButton href="/tracker/install" kind="main">
          Install it
        </LinkButton>
      }
    >
      A tag in your pages counts page views and the assistants that sent the visitors. It sets no cookie and
      stores nothing about visitors.
    </EmptyState>
  );
}

function shown(figures: TrackerFigures, days: readonly string[], query: Query): VNode {
  const total = figures.days.reduce((sum, { views }) => sum + views, 0);
  const sent = assistantsOf(figures.days).reduce((sum, { views }) => sum + views, 0);
  return (
    <>
      <Facts
        rows={[
          ['Page views', <b>{total.toLocaleString('en')}</b>],
          [
            'Sent by assistants',
            <>
              <b>{sent.toLocaleString('en')}</b> ({((sent / Math.max(1, total)) * 100).toFixed(1)} %)
            </>,
          ],
        ]}
      />
      {viewCharts(days, figures.days)}
      <h2>Assistants</h2>
      {assistantTable(figures.days)}
      {query.url === undefined && pages(figures.pages, query)}
      <p class="soft small">Whole days in UTC. Views appear within 5 seconds.</p>
    </>
  );
}

function pages(rows: readonly PageViews[], query: Query): VNode {
  const tab = (order: Query['order'], label: string): VNode =>
    order === query.order ? (
      <a href={address(query, { order })} aria-current="page">
        {label}
      </a>
    ) : (
      <a href={address(query, { order })}>{label}</a>
    );
  return (
    <>
      <h2>Pages</h2>
      <div class="row between">
        <nav class="tabs" aria-label="Order of the pages">
          {tab('views', 'Most views')}
          {tab('referrals', 'Most from assistants')}
        </nav>
        <form method="get" action="/tracker" class="filters" role="search">
          <input type="hidden" name="days" value={query.days} />
          <TextField name="url" label="Find a page" type="search" placeholder="https://…" />
          <button type="submit">Show</button>
        </form>
      </div>
      <Table
        rows={rows}
        columns={[
          {
            label: 'Page',
            kind: 'head',
            cell: ({ url }) =>
              url === null ? (
                <span class="soft">Other pages, combined</span>
              ) : (
                <a href={address(query, { url })}>
                  <HostileText text={url} max={120} />
                </a>
              ),
          },
          { label: 'Views', kind: 'number', cell: ({ views }) => views.toLocaleString('en') },
          {
            label: 'From assistants',
            kind: 'number',
            cell: ({ referrals }) => referrals.toLocaleString('en'),
          },
        ]}
        caption="Views by page, most first"
        onPhone="scroll"
      />
      {rows.length >= pagesMax && <p class="soft small">Top {pagesMax} pages.</p>}
    </>
  );
}
