import type { VNode } from 'preact';
import { AppError } from '../../../../service/platform/errors.ts';
import { readSite, type SitePage } from '../../../../features/sites/read-site.ts';
import type { SiteRunRow } from '../../../../features/sites/index.ts';
import { LineChart } from '../../components/charts.tsx';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { mayAnalyse, scoreFigure, trail, unfinishedCounts } from '../analyses/analysis-parts.tsx';
import { pageTable } from './page-table.tsx';
import { findingsParts } from './site-findings.tsx';
import { siteHref, siteId } from './site-parts.ts';
import { sortQuery } from './sort-pages.ts';

export const sitePage = definePage({
  path: '/sites/{id}',
  title: 'Site',
  role: 'viewer',
  params: siteId,
  query: sortQuery,
  render: async (call) => {
    const { app, caller, params, query, member, form } = call;
    const found = await readSite(app, caller, params.id);
    if (found === null) throw new AppError('not_found');
    const { site, pages, runs } = found;
    return (
      <>
        {trail('/sites', 'Sites')}
        <PageHead title={<HostileText text={site.address} max={120} />}>
          {mayAnalyse(member.role) && (
            <>
              <PostButton visit={call} action={`${siteHref(site.id)}/again`}>
                Analyse again
              </PostButton>
              {deleteStep(call, site.id)}
            </>
          )}
        </PageHead>
        <FormProblem form={form} />
        {progress(site.id, pages)}
        {site.notes.length > 0 && (
          <Notice tone="plain">
            <ul>
              {site.notes.map((note) => (
                <li>
                  <HostileText text={note} max={400} />
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {findingsParts(pages)}
        <h2>Pages</h2>
        {pages.length === 0 ? (
          <EmptyState title="No pages">The analyses of this site have expired. Analyse it again.</EmptyState>
        ) : (
          pageTable(call, { id: site.id, pages, query })
        )}
        {trend(runs)}
      </>
    );
  },
});

export const siteProgressPage = definePage({
  path: '/sites/{id}/progress',
  title: 'Progress',
  role: 'viewer',
  layout: 'none',
  params: siteId,
  render: async ({ app, caller, params }) => {
    const found = await readSite(app, caller, params.id);
    return found === null ? <p role="status">The site was deleted.</p> : progress(params.id, found.pages);
  },
});

function deleteStep(call: MemberPageCall, id: string): VNode {
  return (
    <ConfirmStep visit={call} label="Delete…" action={`${siteHref(id)}/delete`} confirm="Delete">
      This deletes the site and its trend. Its analyses stay in the list of analyses until they expire.
    </ConfirmStep>
  );
}

/** Polls until every page has ended. */
function progress(id: string, pages: readonly SitePage[]): VNode {
  const ended = pages.filter(({ status }) => status === 'completed' || status === 'failed').length;
  const { failed, canceled } = unfinishedCounts(pages);
  const isDone = ended === pages.length;
  const polling = { 'hx-get': `${siteHref(id)}/progress`, 'hx-trigger': 'every 3s', 'hx-swap': 'outerHTML' };
  return (
    <div id="site" class="batch-progress" {...(isDone ? {} : polling)}>
      {!isDone && <progress max={Math.max(1, pages.length)} value={ended} aria-label="Finished pages" />}
      <p role="status">
        {ended} of {pages.length} pages finished{failed > 0 && `, ${String(failed)} failed`}
        {canceled > 0 && `, ${String(canceled)} canceled`} · median score {medianFigure(pages)}
      </p>
      {!isDone && (
        <p class="soft small">
          <a href={siteHref(id)} id="look-again">
            Refresh
          </a>
        </p>
      )}
    </div>
  );
}

/** A dash where two rubrics or readers gave the scores: those are not comparable. */
function medianFigure(pages: readonly SitePage[]): VNode {
  const scored = pages.filter(({ score }) => score !== null);
  const isOneScale = new Set(scored.map(({ scale }) => scale)).size <= 1;
  const scores = scored.map(({ score }) => score ?? 0).sort((one, other) => one - other);
  const middle = scores.length / 2;
  const median = ((scores[Math.ceil(middle) - 1] ?? 0) + (scores[Math.floor(middle)] ?? 0)) / 2;
  return scoreFigure(isOneScale && scores.length > 0 ? median : null);
}

/** The median of each run as a line, one for each rubric and reader, and the same as a table. */
function trend(newestFirst: readonly SiteRunRow[]): VNode | undefined {
  const comparable = newestFirst.filter(({ scale }) => scale !== null);
  if (comparable.length < 2) return undefined;
  const oldestFirst = comparable.toReversed();
  const scales = [...new Set(oldestFirst.map(({ scale }) => scale ?? ''))].slice(-5);
  return (
    <>
      <h2>Trend</h2>
      <p class="soft small">
        Each page is scored for the questions that it raises itself, in every run. Pages that were added,
        removed or rewritten also change the median.
      </p>
      <div class="history">
        <LineChart
          title="Median score of the pages in each run"
          labels={oldestFirst.map(({ at }) => at.toISOString().slice(0, 16).replace('T', ' '))}
          series={scales.map((scale) => ({
            label: scales.length === 1 ? 'Median score' : scale,
            values: oldestFirst.map((run) => (run.scale === scale ? run.median : null)),
          }))}
          moments={oldestFirst.map(({ at }) => at)}
          max={100}
        />
      </div>
    </>
  );
}
