import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { html, type Html } from '../../../html/html.ts';
import type { BatchItem, BatchRecord } from '../../../schema/batch.ts';
import { isId } from '../../../schema/ids.ts';
import { listBatches, readBatch } from '../../../batches/read-batch.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, badge, emptyState, moment, pageHead } from '../../components/parts.ts';
import { pagination, table } from '../../components/table.ts';
import { definePage } from '../../dashboard-page.ts';
import { batchId, pathOf, scoreFigure, statusBadge, trail } from './analysis-parts.ts';

const pageSize = 20;
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
    const found = await listBatches(app, caller, { ...after, limit: pageSize + 1 });
    const batches = found.slice(0, pageSize);
    const last = found.length > pageSize ? batches.at(-1) : undefined;
    const now = app.now();
    return html`${trail()}${pageHead('Batches')}
    ${
      batches.length === 0
        ? emptyState(
            'No batches',
            'Pages that are submitted together are a batch: they are compared with each other.',
          )
        : table(
            batches,
            [
              {
                label: 'Submitted',
                kind: 'head',
                cell: ({ id, created_at }) => html`<a href="${batchPath(id)}">${moment(created_at)}</a>`,
              },
              { label: 'Pages', kind: 'number', cell: ({ analyses }) => analyses.length },
              { label: 'Done', kind: 'number', cell: ({ counts }) => counts.completed },
              { label: 'Failed', kind: 'number', cell: ({ counts }) => counts.failed },
              { label: 'Mean score', kind: 'number', cell: (batch) => scoreFigure(meanScore(batch)) },
              { label: 'Age', cell: ({ created_at }) => ago(created_at, now) },
            ],
            { caption: 'Batches, the newest first' },
          )
    }
    ${pagination({
      first: query.after === undefined ? undefined : '/analyses/batches',
      next: last === undefined ? undefined : `/analyses/batches?after=${last.id}`,
    })}`;
  },
});

export const batchPage = definePage({
  path: '/analyses/batches/{id}',
  title: 'Batch',
  role: 'viewer',
  params: batchId,
  render: async ({ app, caller, params }) => {
    const batch = await readBatch(app, caller, params.id);
    if (batch === null) throw new AppError('not_found');
    return html`${trail('/analyses/batches', 'Batches')}
    ${pageHead(html`Batch of ${moment(batch.created_at)}`)} ${batchState(batch)}`;
  },
});

export const batchProgressPage = definePage({
  path: '/analyses/batches/{id}/progress',
  title: 'Progress',
  role: 'viewer',
  layout: 'none',
  params: batchId,
  render: async ({ app, caller, params }) => {
    const batch = await readBatch(app, caller, params.id);
    return batch === null ? html`<p role="status">The batch was deleted.</p>` : batchState(batch);
  },
});

/** Asks for itself again until every analysis has ended. */
function batchState(batch: BatchRecord): Html {
  const { id, counts, analyses } = batch;
  const ended = counts.completed + counts.failed;
  const isDone = batch.status === 'completed';
  const polling = html`hx-get="${batchPath(id)}/progress" hx-trigger="every 2s" hx-swap="outerHTML"`;
  return html`<div id="batch" ${isDone ? undefined : polling}>
    <div class="batch-progress">
      <progress
        max="${Math.max(1, analyses.length)}"
        value="${ended}"
        aria-label="Pages that are done"
      ></progress>
      <p role="status">
        ${ended} of ${analyses.length}
        done${counts.failed === 0 ? '' : html`, ${badge(`${String(counts.failed)} failed`, 'bad')}`} · mean
        score ${scoreFigure(meanScore(batch))}
      </p>
      ${isDone ? undefined : html`<p class="soft small"><a href="${batchPath(id)}" id="look-again">Look again</a></p>`}
    </div>
    ${table(
      analyses.map((item, index) => ({ ...item, index })),
      [
        {
          label: 'Address',
          kind: 'head',
          // With an id, so that whoever has tabbed to it stays there when the table is asked for again.
          cell: (item) =>
            html`<a class="address" id="page-${item.index}" href="${pathOf(item.id)}"
              >${hostileText(item.url, 100)}</a
            >`,
        },
        { label: 'Score', kind: 'number', cell: ({ overall_score: score }) => scoreFigure(score) },
        { label: 'State', cell: ({ status }) => html`<div>${statusBadge(status)}</div>` },
      ],
      { caption: 'Pages of the batch, in the order given' },
    )}
  </div>`;
}

function meanScore({ analyses }: BatchRecord): number | null {
  const scores = analyses.flatMap(({ overall_score: score }: BatchItem) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
