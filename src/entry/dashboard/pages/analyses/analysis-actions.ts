import { AppError } from '../../../../service/platform/errors.ts';
import { cancelAnalysis } from '../../../../features/analyses/cancel-analysis.ts';
import { deleteAnalysis } from '../../../../features/analyses/delete-analysis.ts';
import { cancelBatch } from '../../../../features/batches/cancel-batch.ts';
import { deleteBatch } from '../../../../features/batches/delete-batch.ts';
import { repeatAnalysis } from '../../../../features/analyses/repeat-analysis.ts';
import { done, refuse } from '../../answers.ts';
import { defineAction } from '../../dashboard-page.ts';
import { analysisPage } from './analysis.tsx';
import { analysisId, batchId, pathOf } from './analysis-parts.tsx';

export const cancelAnalysisAction = defineAction({
  path: '/analyses/{id}/cancel',
  role: 'developer',
  audit: 'analysis.canceled',
  page: analysisPage,
  params: analysisId,
  perform: async ({ app, caller, params: { id } }) => {
    const outcome = await cancelAnalysis(app, caller, id);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'ended') return refuse({}, 'The analysis had already ended.');
    return done(pathOf(id), 'Analysis canceled.', { target: id });
  },
});

export const deleteAnalysisAction = defineAction({
  path: '/analyses/{id}/delete',
  role: 'developer',
  audit: 'analysis.deleted',
  params: analysisId,
  perform: async ({ app, caller, params: { id } }) => {
    if (!(await deleteAnalysis(app, caller, id))) throw new AppError('not_found');
    return done('/analyses', 'Analysis deleted.', { target: id });
  },
});

export const cancelBatchAction = defineAction({
  path: '/analyses/batches/{id}/cancel',
  role: 'developer',
  audit: 'batch.canceled',
  params: batchId,
  perform: async ({ app, caller, params: { id } }) => {
    const canceled = await cancelBatch(app, caller, id);
    if (canceled === null) throw new AppError('not_found');
    const { canceledCount: count } = canceled;
    const flash = count === 0 ? 'All analyses of the batch had already ended.' : 'Batch canceled.';
    return done(`/analyses/batches/${id}`, flash, { target: id, detail: { canceled: String(count) } });
  },
});

export const deleteBatchAction = defineAction({
  path: '/analyses/batches/{id}/delete',
  role: 'developer',
  audit: 'batch.deleted',
  params: batchId,
  perform: async ({ app, caller, params: { id } }) => {
    if (!(await deleteBatch(app, caller, id))) throw new AppError('not_found');
    return done('/analyses/batches', 'Batch deleted.', { target: id });
  },
});

export const repeatAnalysisAction = defineAction({
  path: '/analyses/{id}/again',
  role: 'developer',
  audit: 'analyses.submitted',
  page: analysisPage,
  params: analysisId,
  perform: async ({ app, caller, requestId, params: { id } }) => {
    const again = await repeatAnalysis(app, caller, id, requestId);
    if (again === null) throw new AppError('not_found');
    return done(pathOf(again.id), undefined, { target: again.id, detail: { pages: '1', again: id } });
  },
});
