import type { VNode } from 'preact';
import { siteFindings, type SiteQuery } from '../../../report/site/site-model.ts';
import type { SitePage } from '../../../../features/sites/read-site.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { pathIn } from './site-parts.ts';
import { Table } from '../../components/table.tsx';
import { pathOf, scoreFigure } from '../analyses/analysis-parts.tsx';

const pagesShown = 5;

/** What the pages show together: what to fix first, pages that compete for one question, questions without an answer. */
export function findingsParts(pages: readonly SitePage[]): VNode {
  const scored = pages.flatMap(({ url, score, findings }) =>
    score === null || findings === null ? [] : { url, score, findings },
  );
  const { fixFirst, competing, unanswered } = siteFindings(scored);
  const older = pages.filter(({ score, findings }) => score !== null && findings === null).length;
  const idOf = new Map(pages.map(({ url, id }) => [url, id]));
  return (
    <>
      {older > 0 && (
        <p class="soft">
          {older} page{older === 1 ? ' was' : 's were'} analysed by an earlier version and not counted here.
        </p>
      )}
      {fixFirst.length > 0 && (
        <>
          <h2>What to fix first</h2>
          <Table
            rows={fixFirst}
            columns={[
              {
                label: 'Weakness',
                kind: 'head',
                cell: ({ weakness, title }) => (
                  <>
                    {weakness}
                    <div class="soft small plain-weight">A good page: {title}</div>
                  </>
                ),
              },
              { label: 'Pages', kind: 'number', cell: ({ failing, partly }) => failing + partly },
              {
                label: 'Points lost',
                kind: 'number',
                cell: ({ lostPoints }) => lostPoints.toFixed(1),
              },
              {
                label: 'Pages that lose most',
                cell: ({ examples }) => pageList(examples, idOf),
              },
            ]}
            caption="Weaknesses by the points that all pages lose together"
          />
        </>
      )}
      {queryPart('Pages that compete for one question', competing, idOf)}
      {queryPart('Questions that no page answers', unanswered, idOf)}
    </>
  );
}

function queryPart(
  title: string,
  queries: readonly SiteQuery[],
  idOf: ReadonlyMap<string, string>,
): VNode | undefined {
  if (queries.length === 0) return undefined;
  return (
    <>
      <h2>{title}</h2>
      <Table
        rows={queries}
        columns={[
          { label: 'Question', kind: 'head', cell: ({ query }) => <HostileText text={query} max={200} /> },
          { label: 'Best match', kind: 'number', cell: ({ pages }) => scoreFigure(pages[0]?.score) },
          {
            label: 'Pages',
            cell: ({ pages }) =>
              pageList(
                pages.map(({ url }) => url),
                idOf,
              ),
          },
        ]}
        caption={title}
      />
    </>
  );
}

function pageList(urls: readonly string[], idOf: ReadonlyMap<string, string>): VNode {
  const left = urls.length - pagesShown;
  return (
    <>
      {urls.slice(0, pagesShown).map((url) => (
        <div class="small link-line">
          <a class="address" href={pathOf(idOf.get(url) ?? '')}>
            <HostileText text={pathIn(url)} max={80} />
          </a>
        </div>
      ))}
      {left > 0 && <div class="soft small">and {left} more</div>}
    </>
  );
}
