import type { ComponentChildren, VNode } from 'preact';
import { z } from 'zod';
import type { CitationTestSummary } from '../../../../core/schema/citation-test-summary.ts';
import { isId } from '../../../../core/schema/ids.ts';
import { listCitationTests } from '../../../../features/citation-tests/read-citation-test.ts';
import { causeNames, citedWords, outcomeNames, percent } from '../../../report/citations/citation-words.ts';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/fields.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Table, type Column } from '../../components/table.tsx';
import type { Tone } from '../../components/tone.ts';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { statusBadge } from '../analyses/analysis-parts.tsx';
import { citationTestsPath, mayTest, pathOf, testedName } from './citation-parts.tsx';

const pageSize = 25;

export const citationListPage = definePage({
  path: citationTestsPath,
  title: 'Citation tests',
  role: 'viewer',
  query: z.object({
    url: z.string().trim().max(4_096).optional().catch(undefined),
    after: z
      .string()
      .refine((text) => isId('citationTest', text))
      .optional()
      .catch(undefined),
  }),
  render: async (call) => {
    const { app, caller, member, query } = call;
    const { after } = query;
    const url = query.url === '' ? undefined : query.url;
    const filter = { ...(url === undefined ? {} : { url }), ...(after === undefined ? {} : { after }) };
    // One more than shown: it reveals whether there are older entries.
    const found = await listCitationTests(app, caller, { ...filter, limit: pageSize + 1 });
    const tests = found.slice(0, pageSize).map(({ json }) => JSON.parse(json) as CitationTestSummary);
    const last = found.length > pageSize ? tests.at(-1) : undefined;
    const create = mayTest(member.role) ? (
      <LinkButton href={`${citationTestsPath}/new`} kind="main">
        New citation test
      </LinkButton>
    ) : undefined;
    const isEmpty = tests.length === 0 && url === undefined && after === undefined;
    return (
      <>
        <PageHead title="Citation tests">{create}</PageHead>
        {!isEmpty && filters(url)}
        {tests.length === 0 ? (
          nothing(isEmpty, create)
        ) : (
          <Table rows={tests} columns={columns(call)} caption="Citation tests, newest first" />
        )}
        <Pagination
          first={after === undefined ? undefined : address(url)}
          next={last === undefined ? undefined : address(url, last.id)}
        />
      </>
    );
  },
});

function address(url: string | undefined, after?: string): string {
  const parameters = new URLSearchParams({
    ...(url === undefined ? {} : { url }),
    ...(after === undefined ? {} : { after }),
  });
  return parameters.size === 0 ? citationTestsPath : `${citationTestsPath}?${parameters.toString()}`;
}

function filters(url: string | undefined): VNode {
  return (
    <form method="get" action={citationTestsPath} class="filters" role="search">
      <TextField name="url" label="Page" type="search" placeholder="https://…" value={url ?? ''} />
      <button type="submit">Filter</button>
    </form>
  );
}

function nothing(isEmpty: boolean, create: VNode | undefined): VNode {
  if (!isEmpty) {
    return (
      <EmptyState title="No matches" action={<LinkButton href={citationTestsPath}>Show all</LinkButton>}>
        No citation test of this environment matches. Search for a page by its complete address.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No citation tests yet" action={create}>
      A citation test puts your page among its rivals, asks the language model your questions with passages of
      all of them, and counts which pages it cites. Where yours is not cited, you see why and what to add.
      Without a language model, a test still shows which passages are retrieved, what each page answers and
      where a rival answers better.
    </EmptyState>
  );
}

function columns({ app }: MemberPageCall): readonly Column<CitationTestSummary>[] {
  const now = app.now();
  return [
    {
      label: 'Page',
      kind: 'head',
      cell: ({ id, url, questions }) => (
        <>
          <a class="address" href={pathOf(id)}>
            {testedName(url, 90)}
          </a>
          <div class="soft small plain-weight">
            <HostileText text={questions[0]} max={90} />
            {questions.length > 1 && ` and ${String(questions.length - 1)} more`}
          </div>
        </>
      ),
    },
    { label: 'Status', cell: ({ status, error }) => <div>{statusBadge(status, error)}</div> },
    { label: 'Cited', cell: citedCell },
    { label: 'Causes', cell: causesCell },
    { label: 'Created', cell: ({ created_at: at }) => <Ago at={at} now={now} /> },
  ];
}

const outcomeTones: Readonly<Record<keyof typeof outcomeNames, Tone>> = {
  better: 'good',
  worse: 'bad',
  no_difference_shown: 'plain',
};

function citedCell({ status, rate, comparison }: CitationTestSummary): ComponentChildren {
  if (status !== 'completed') return <span class="soft">–</span>;
  if (rate === null) return <span class="soft">no model asked</span>;
  return (
    <>
      {citedWords(rate)} ({percent(rate.value)}){' '}
      {comparison !== null && (
        <Badge tone={outcomeTones[comparison.outcome]}>{outcomeNames[comparison.outcome]}</Badge>
      )}
    </>
  );
}

function causesCell({ status, causes }: CitationTestSummary): ComponentChildren {
  const names = [...new Set(causes.flatMap((cause) => (cause === null ? [] : [causeNames[cause]])))];
  if (names.length > 0) return names.join(', ');
  return <span class="soft">{status === 'completed' ? 'none' : '–'}</span>;
}
