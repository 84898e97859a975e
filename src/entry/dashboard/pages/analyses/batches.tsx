import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { isId } from '../../../../core/schema/ids.ts';
import {
  listScoredBatches,
  readScoredBatch,
  type ScoredBatch,
} from '../../../../features/batches/read-batch.ts';
import { Badge } from '../../components/badge.tsx';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Ago, Moment } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { Table } from '../../components/table.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { notComparable } from './rubric-parts.tsx';
import { batchId, pathOf, scoreFigure, statusBadge, trail, unfinishedCounts } from './analysis-parts.tsx';

const pageSize = 20;
/** Outside the polled part, so that polling never takes the focus; removed by the response that reports the end. */
const cancelId = 'cancel-batch';
const batchPath = (id: string): string => `/analyses/batches/${id}`;

export const batchListPage = definePage({
  path: '/analyses/batches',
  title: 'Batches',
  role: 'viewer',
  query: z.object({
    after: z
      .string()
      .refine((text) => isId('batch', text))
      .optional()
      .catch(undefined),
  }),
  render: async ({ app, caller, query }) => {
    const after = query.after === undefined ? {} : { after: query.after };
    const found = await listScoredBatches(app, caller, { ...after, limit: pageSize + 1 });
    const batches = found.slice(0, pageSize);
    const last = found.length > pageSize ? batches.at(-1)?.batch : undefined;
    const now = app.now();
    return (
      <>
        {trail()}
        <PageHead title="Batches" />
        {batches.length === 0 ? (
          <EmptyState title="No batches">
            Pages submitted together form a batch and are compared with each other.
          </EmptyState>
        ) : (
          <Table
            rows={batches}
            columns={[
              {
                label: 'Submitted',
                kind: 'head',
                cell: ({ batch: { id, created_at } }) => (
                  <a href={batchPath(id)}>
                    <Moment at={created_at} />
                  </a>
                ),
              },
              { label: 'Pages', kind: 'number', cell: ({ batch }) => batch.analyses.length },
              { label: 'Completed', kind: 'number', cell: ({ batch }) => batch.counts.completed },
              {
                label: 'Failed',
                kind: 'number',
                cell: ({ batch }) => unfinishedCounts(batch.analyses).failed,
              },
              {
                label: 'Canceled',
                kind: 'number',
                cell: ({ batch }) => unfinishedCounts(batch.analyses).canceled,
              },
              { label: 'Mean score', kind: 'number', cell: meanFigure },
              { label: 'Age', cell: ({ batch }) => <Ago at={batch.created_at} now={now} /> },
            ]}
            caption="Batches, newest first"
          />
        )}
        <Pagination
          first={query.after === undefined ? undefined : '/analyses/batches'}
          next={last === undefined ? undefined : `/analyses/batches?after=${last.id}`}
        />
      </>
    );
  },
});

export const batchPage = definePage({
  path: '/analyses/batches/{id}',
  title: 'Batch',
  role: 'viewer',
  params: batchId,
  render: async (call) => {
    const { app, caller, params } = call;
    const scored = await readScoredBatch(app, caller, params.id);
    if (scored === null) throw new AppError('not_found');
    const { batch } = scored;
    return (
      <>
        {trail('/analyses/batches', 'Batches')}
        <PageHead
          title={
            <>
              Batch of <Moment at={batch.created_at} />
            </>
          }
        >
          {call.member.role !== 'viewer' && (
            <>
              {batch.status !== 'completed' && (
                <div id={cancelId}>
                  <PostButton visit={call} action={`${batchPath(batch.id)}/cancel`}>
                    Cancel
                  </PostButton>
                </div>
              )}
              {deleteStep(call, batch.id)}
            </>
          )}
        </PageHead>
        {batchState(scored)}
      </>
    );
  },
});

export const batchProgressPage = definePage({
  path: '/analyses/batches/{id}/progress',
  title: 'Progress',
  role: 'viewer',
  layout: 'none',
  params: batchId,
  render: async ({ app, caller, params }) => {
    const scored = await readScoredBatch(app, caller, params.id);
    if (scored === null) return <p role="status">The batch was deleted.</p>;
    return (
      <>
        {batchState(scored)}
        {scored.batch.status === 'completed' && <div id={cancelId} hx-swap-oob="delete" />}
      </>
    );
  },
});

function deleteStep(call: MemberPageCall, id: string): VNode {
  return (
    <ConfirmStep visit={call} label="Delete…" action={`${batchPath(id)}/delete`} confirm="Delete permanently">
      This permanently deletes the batch and its analyses, with their unpublished injections. Results that it
      reused from earlier analyses stay.
    </ConfirmStep>
  );
}

/** Polls until every analysis has ended. */
function batchState(scored: ScoredBatch): VNode {
  const { batch } = scored;
  const { id, counts, analyses } = batch;
  const ended = counts.completed + counts.failed;
  const { failed, canceled } = unfinishedCounts(analyses);
  const isDone = batch.status === 'completed';
  const polling = { 'hx-get': `${batchPath(id)}/progress`, 'hx-trigger': 'every 2s', 'hx-swap': 'outerHTML' };
  return (
    <div id="batch" {...(isDone ? {} : polling)}>
      <div class="batch-progress">
        <progress max={Math.max(1, analyses.length)} value={ended} aria-label="Completed pages" />
        <p role="status">
          {ended} of {analyses.length} finished
          {failed !== 0 && (
            <>
              , <Badge tone="bad">{`${String(failed)} failed`}</Badge>
            </>
          )}
          {canceled !== 0 && `, ${String(canceled)} canceled`} · mean score {meanFigure(scored)}
        </p>
        {!isDone && (
          <p class="soft small">
            <a href={batchPath(id)} id="look-again">
              Refresh
            </a>
          </p>
        )}
      </div>
      <Table
        rows={analyses.map((item, index) => ({ ...item, index }))}
        columns={[
          {
            label: 'Address',
            kind: 'head',
            // The id keeps the keyboard focus when polling replaces the table.
            cell: (item) => (
              <a class="address" id={`page-${item.index}`} href={pathOf(item.id)}>
                <HostileText text={item.url} max={100} />
              </a>
            ),
          },
          { label: 'Score', kind: 'number', cell: ({ overall_score: score }) => scoreFigure(score) },
          {
            label: 'Status',
            cell: ({ status, error }) => (
              <div>
                {statusBadge(status, error)}
                {error !== null && (
                  <p class="soft small">
                    <HostileText text={error.message} max={200} />
                  </p>
                )}
              </div>
            ),
          },
        ]}
        caption="Pages of the batch, in the order submitted"
      />
    </div>
  );
}

const meanFigure = ({ meanScore, mixed }: ScoredBatch): VNode =>
  mixed === null ? scoreFigure(meanScore) : notComparable(mixed);
