import type { VNode } from 'preact';
import { z } from 'zod';
import { reaches } from '../../../../features/members/roles.ts';
import {
  listInjectionSummaries,
  type InjectionSummary,
} from '../../../../features/injections/list-injection-summaries.ts';
import { readAcceptance } from '../../../../features/injections/read-acceptance.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField, TextField } from '../../components/fields.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { acceptanceTable } from './acceptance-table.tsx';
import { afterParameter, pageName, scoreChange, stateBadge, typeNames } from './injection-words.tsx';

const pageSize = 25;

const publications = ['draft', 'published', 'superseded', 'withdrawn'] as const;

export const injectionListPage = definePage({
  path: '/injections',
  title: 'Injections',
  role: 'viewer',
  query: z.object({
    publication: z.enum(publications).optional().catch(undefined),
    url: z.string().trim().max(4_096).optional().catch(undefined),
    after: afterParameter,
  }),
  render: async (call) => {
    const { app, caller, member, query } = call;
    const { publication, after } = query;
    const url = query.url === '' ? undefined : query.url;
    // One more than shown: it reveals whether there are older entries.
    const found = await listInjectionSummaries(app, caller, { publication, url, after, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    const isFirst = publication === undefined && url === undefined && after === undefined;
    const acceptance = isFirst ? await readAcceptance(app, caller) : [];
    const last = found.length > pageSize ? shown.at(-1) : undefined;
    const address = (more: Readonly<Record<string, string>>): string => {
      const parameters = new URLSearchParams({
        ...(publication === undefined ? {} : { publication }),
        ...(url === undefined ? {} : { url }),
        ...more,
      });
      return parameters.size === 0 ? '/injections' : `/injections?${parameters.toString()}`;
    };
    const create = reaches(member.role, 'developer') ? (
      <LinkButton href="/injections/new" kind="main">
        New injection
      </LinkButton>
    ) : undefined;
    const isNarrowed = publication !== undefined || url !== undefined;
    return (
      <>
        <PageHead title="Injections">
          <LinkButton href="/injections/live">Live content</LinkButton>
          {create}
        </PageHead>
        {!(shown.length === 0 && !isNarrowed && after === undefined) && filters(publication, url)}
        {shown.length === 0 ? (
          nothing(isNarrowed, create)
        ) : (
          <Table rows={shown} columns={injectionColumns(call)} caption="Injections, newest first" />
        )}
        <Pagination
          first={after === undefined ? undefined : address({})}
          next={last === undefined ? undefined : address({ after: last.id })}
        />
        {acceptanceTable(acceptance)}
      </>
    );
  },
});

function filters(publication: string | undefined, url: string | undefined): VNode {
  const options = [
    { value: '', label: 'Any status' },
    ...publications.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  ];
  return (
    <form method="get" action="/injections" class="filters" role="search">
      <SelectField name="publication" label="Publication" options={options} value={publication ?? ''} />
      <TextField name="url" label="Page" type="search" placeholder="https://…" value={url ?? ''} />
      <button type="submit">Filter</button>
    </form>
  );
}

function nothing(isNarrowed: boolean, create: VNode | undefined): VNode {
  if (isNarrowed) {
    return (
      <EmptyState title="No matches" action={<LinkButton href="/injections">Show all</LinkButton>}>
        No injection of this environment matches. Search for a page by its complete address.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No injections yet" action={create}>
      An injection generates titles, descriptions, questions and answers, headings and paragraphs from the
      page’s own statements and measures their effect on the score.
    </EmptyState>
  );
}

/** Shared by all lists of injections. */
export function injectionColumns({ app }: MemberPageCall): readonly Column<InjectionSummary>[] {
  const now = app.now();
  return [
    {
      label: 'Page',
      kind: 'head',
      cell: ({ id, url }) => <a href={`/injections/${id}`}>{pageName(url, 90)}</a>,
    },
    { label: 'Status', cell: (injection) => <div>{stateBadge(injection, injection.blocks.length)}</div> },
    { label: 'Score', cell: ({ scoreBefore, scoreAfter }) => scoreChange(scoreBefore, scoreAfter) },
    {
      label: 'Blocks',
      cell: ({ blocks, scoreAfter }) =>
        blocks.length === 0 && scoreAfter !== null ? (
          <span class="soft">none</span>
        ) : (
          blocks.map((type) => typeNames[type]).join(', ')
        ),
    },
    { label: 'Created', cell: ({ created_at: at }) => <Ago at={at} now={now} /> },
  ];
}
