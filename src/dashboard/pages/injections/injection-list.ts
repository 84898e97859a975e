import { z } from 'zod';
import { injectionPublications } from '../../../schema/vocabulary.ts';
import { html, type Html } from '../../../html/html.ts';
import { reaches } from '../../../members/roles.ts';
import {
  listInjectionSummaries,
  type InjectionSummary,
} from '../../../injections/list-injection-summaries.ts';
import { selectField, textField } from '../../components/forms.ts';
import { ago, emptyState, linkButton, pageHead } from '../../components/parts.ts';
import { pagination, table, type Column } from '../../components/table.ts';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { afterParameter, pageName, scoreChange, stateBadge, typeNames } from './injection-words.ts';

const pageSize = 25;

export const injectionListPage = definePage({
  path: '/injections',
  title: 'Injections',
  role: 'viewer',
  query: z.object({
    publication: z.enum(injectionPublications).optional().catch(undefined),
    url: z.string().trim().max(4_096).optional().catch(undefined),
    after: afterParameter,
  }),
  render: async (call) => {
    const { app, caller, member, query } = call;
    const { publication, after } = query;
    const url = query.url === '' ? undefined : query.url;
    // One more than is shown tells whether there are older ones.
    const found = await listInjectionSummaries(app, caller, { publication, url, after, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    const last = found.length > pageSize ? shown.at(-1) : undefined;
    const address = (more: Readonly<Record<string, string>>): string => {
      const parameters = new URLSearchParams({
        ...(publication === undefined ? {} : { publication }),
        ...(url === undefined ? {} : { url }),
        ...more,
      });
      return parameters.size === 0 ? '/injections' : `/injections?${parameters.toString()}`;
    };
    const create = reaches(member.role, 'developer')
      ? linkButton('/injections/new', 'New injection', 'main')
      : undefined;
    const isNarrowed = publication !== undefined || url !== undefined;
    return html`${pageHead('Injections', html`${linkButton('/injections/live', 'What is live')}${create}`)}
    ${shown.length === 0 && !isNarrowed && after === undefined ? undefined : filters(publication, url)}
    ${
      shown.length === 0
        ? nothing(isNarrowed, create)
        : table(shown, injectionColumns(call), { caption: 'Injections, the newest first' })
    }
    ${pagination({
      first: after === undefined ? undefined : address({}),
      next: last === undefined ? undefined : address({ after: last.id }),
    })}`;
  },
});

function filters(publication: string | undefined, url: string | undefined): Html {
  const options = [
    { value: '', label: 'Any state' },
    ...injectionPublications.map((value) => ({
      value,
      label: value.charAt(0).toUpperCase() + value.slice(1),
    })),
  ];
  return html`<form method="get" action="/injections" class="filters" role="search">
    ${selectField({ name: 'publication', label: 'Publication', options, value: publication ?? '' })}
    ${textField({ name: 'url', label: 'Page', type: 'search', placeholder: 'https://…', value: url ?? '' })}
    <button type="submit">Filter</button>
  </form>`;
}

function nothing(isNarrowed: boolean, create: Html | undefined): Html {
  if (isNarrowed) {
    return emptyState(
      'Nothing fits',
      'No injection of this environment is like that. A page is found by its whole address.',
      linkButton('/injections', 'Show all'),
    );
  }
  return emptyState(
    'No injections yet',
    'An injection makes titles, descriptions, questions and answers, headings and paragraphs for a page out of what the page itself says, and measures what they bring.',
    create,
  );
}

/** Of every list of injections. */
export function injectionColumns({ app }: MemberPageCall): readonly Column<InjectionSummary>[] {
  const now = app.now();
  return [
    {
      label: 'Page',
      kind: 'head',
      cell: ({ id, url }) => html`<a href="/injections/${id}">${pageName(url, 90)}</a>`,
    },
    { label: 'State', cell: (injection) => html`<div>${stateBadge(injection)}</div>` },
    { label: 'Score', cell: ({ scoreBefore, scoreAfter }) => scoreChange(scoreBefore, scoreAfter) },
    {
      label: 'Blocks',
      cell: ({ contentTypes }) => contentTypes.map((type) => typeNames[type]).join(', '),
    },
    { label: 'Made', cell: ({ created_at: at }) => ago(at, now) },
  ];
}
