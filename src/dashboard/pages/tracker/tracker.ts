import { z } from 'zod';
import { html, type Html } from '../../../html/html.ts';
import {
  lastDays,
  readTrackerFigures,
  type PageViews,
  type TrackerFigures,
} from '../../../tracker/read-tracker-figures.ts';
import { textField } from '../../components/forms.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { emptyState, facts, linkButton, pageHead } from '../../components/parts.ts';
import { table } from '../../components/table.ts';
import { definePage } from '../../dashboard-page.ts';
import { pageLink, pagePath } from '../injections/injection-words.ts';
import { assistantTable, assistantsOf, viewCharts } from './view-charts.ts';

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
  render: async ({ app, caller, query: given }) => {
    const query: Query = { ...given, url: given.url === '' ? undefined : given.url };
    const { url, order } = query;
    const count = Number(query.days);
    const figures = await readTrackerFigures(app, caller, { url, order, days: count, pagesMax });
    const install = linkButton('/tracker/install', 'Install', figures.days.length === 0 ? 'main' : '');
    return html`${pageHead('Tracker', install)} ${rangeTabs(query)}
    ${url === undefined ? undefined : pageChosen(url, query)}
    ${figures.days.length === 0 ? nothing(url) : shown(figures, lastDays(app.now(), count), query)}`;
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

function rangeTabs(query: Query): Html {
  const names = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' };
  const tabs = ranges.map((days) => {
    const href = address(query, { days });
    return days === query.days
      ? html`<a href="${href}" aria-current="page">${names[days]}</a>`
      : html`<a href="${href}">${names[days]}</a>`;
  });
  return html`<nav class="tabs" aria-label="Time">${tabs}</nav>`;
}

function pageChosen(url: string, query: Query): Html {
  return html`<div class="card">
    <p>${pageLink(url)}</p>
    <p class="row small">
      <a href="${pagePath(url)}">What is live on it</a>
      <a href="${address(query, { url: undefined })}">All pages</a>
    </p>
  </div>`;
}

function nothing(url: string | undefined): Html {
  if (url !== undefined) {
    return emptyState(
      'No views',
      'This page had no views in this time. A page is found by its whole address.',
    );
  }
  return emptyState(
    'No views yet',
    'A line in your pages counts how often each is loaded, and which assistant sent the visitor. It sets no cookie and keeps nothing about anybody.',
    linkButton('/tracker/install', 'Install it', 'main'),
  );
}

function shown(figures: TrackerFigures, days: readonly string[], query: Query): Html {
  const total = figures.days.reduce((sum, { views }) => sum + views, 0);
  const sent = assistantsOf(figures.days).reduce((sum, { views }) => sum + views, 0);
  return html`${facts([
      ['Page views', html`<b>${total.toLocaleString('en')}</b>`],
      [
        'Sent by assistants',
        html`<b>${sent.toLocaleString('en')}</b> (${((sent / Math.max(1, total)) * 100).toFixed(1)} %)`,
      ],
    ])}
    ${viewCharts(days, figures.days)}
    <h2>Assistants</h2>
    ${assistantTable(figures.days)} ${query.url === undefined ? pages(figures.pages, query) : undefined}
    <p class="soft small">Whole days of UTC. A view is in the figures within 5 seconds.</p>`;
}

function pages(rows: readonly PageViews[], query: Query): Html {
  const tab = (order: Query['order'], label: string): Html =>
    order === query.order
      ? html`<a href="${address(query, { order })}" aria-current="page">${label}</a>`
      : html`<a href="${address(query, { order })}">${label}</a>`;
  return html`<h2>Pages</h2>
    <div class="row between">
      <nav class="tabs" aria-label="Order of the pages">
        ${tab('views', 'Most views')}${tab('referrals', 'Most from assistants')}
      </nav>
      <form method="get" action="/tracker" class="filters" role="search">
        <input type="hidden" name="days" value="${query.days}" />
        ${textField({ name: 'url', label: 'Find a page', type: 'search', placeholder: 'https://…' })}
        <button type="submit">Show</button>
      </form>
    </div>
    ${table(
      rows,
      [
        {
          label: 'Page',
          kind: 'head',
          cell: ({ url }) =>
            url === null
              ? html`<span class="soft">Further pages, not told apart</span>`
              : html`<a href="${address(query, { url })}">${hostileText(url, 120)}</a>`,
        },
        { label: 'Views', kind: 'number', cell: ({ views }) => views.toLocaleString('en') },
        {
          label: 'From assistants',
          kind: 'number',
          cell: ({ referrals }) => referrals.toLocaleString('en'),
        },
      ],
      { caption: 'Views by page, the most first', onPhone: 'scroll' },
    )}
    ${rows.length < pagesMax ? undefined : html`<p class="soft small">The first ${pagesMax} pages.</p>`}`;
}
