/** What is live where: the published injection of each page, and which were before. */
import { z } from 'zod';
import { html, type Html } from '../../../html/html.ts';
import {
  listInjectionSummaries,
  type InjectionSummary,
} from '../../../injections/list-injection-summaries.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, emptyState, linkButton, moment, notice, pageHead } from '../../components/parts.ts';
import { pagination, table, type Column } from '../../components/table.ts';
import { content } from '../../answers.ts';
import { definePage } from '../../dashboard-page.ts';
import { afterParameter, pageLink, pageName, pagePath, scoreChange, stateBadge } from './injection-words.ts';

const pageSize = 25;
const historyMax = 100;

export const livePage = definePage({
  path: '/injections/live',
  title: 'What is live',
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
        cell: ({ url }) => html`<a href="${pagePath(url ?? '')}">${pageName(url, 90)}</a>`,
      },
      { label: 'Live since', cell: ({ published_at: at }) => ago(at, app.now()) },
      { label: 'Score', cell: ({ scoreBefore, scoreAfter }) => scoreChange(scoreBefore, scoreAfter) },
      {
        label: 'Injection',
        kind: 'bare',
        cell: ({ id, url }) =>
          html`<a href="/injections/${id}"
            >See its blocks<span class="visually-hidden"> of ${pageName(url, 90)}</span></a
          >`,
      },
    ];
    return html`<p class="small"><a href="/injections">Injections</a></p>
      ${pageHead('What is live')}
      <p class="soft">
        A page has one published injection at most: publishing another takes its place. Your pages get it from
        <code>GET /v1/tracker</code>.
      </p>
      ${
        shown.length === 0 && after === undefined
          ? emptyState(
              'Nothing is live',
              'What you publish stands here, page by page.',
              linkButton('/injections?publication=draft', 'See the drafts'),
            )
          : table(shown, columns, { caption: 'Published injections, the newest first' })
      }
      ${pagination({
        first: after === undefined ? undefined : '/injections/live',
        next: last === undefined ? undefined : `/injections/live?after=${last.id}`,
      })}`;
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
    const main = html`<p class="small">
        <a href="/injections">Injections</a> / <a href="/injections/live">What is live</a>
      </p>
      ${pageHead('Publications of a page')}
      <p>${pageLink(url)}</p>
      ${
        live === undefined
          ? notice(html`<p>Nothing is live on this page.</p>`)
          : notice(
              html`<p>
                <a href="/injections/${live.id}">This injection</a> is live since
                ${moment(live.published_at)}.
              </p>`,
              'good',
            )
      }
      <h2>History</h2>
      ${times.length === 0 ? html`<p class="soft">Nothing was ever published here.</p>` : history(times)}
      <p><a href="/injections?url=${encodeURIComponent(url)}">All injections of this page</a></p>`;
    return content(main, { title: 'Publications of a page' });
  },
});

interface PublicationTime {
  readonly injection: InjectionSummary;
  /** Null: it is live, or was withdrawn at a time that nobody noted. */
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

function history(times: readonly PublicationTime[]): Html {
  return table(
    times,
    [
      {
        label: 'Published',
        kind: 'head',
        cell: ({ injection }) =>
          html`<a href="/injections/${injection.id}">${moment(injection.published_at)}</a>`,
      },
      {
        label: 'Until',
        cell: ({ injection: { publication }, until }) =>
          until === null ? (publication === 'published' ? 'now' : hostileText(publication)) : moment(until),
      },
      { label: 'State', cell: ({ injection }) => html`<div>${stateBadge(injection)}</div>` },
      {
        label: 'Score',
        cell: ({ injection: { scoreBefore, scoreAfter } }) => scoreChange(scoreBefore, scoreAfter),
      },
    ],
    { caption: 'What was published here, the newest first' },
  );
}
