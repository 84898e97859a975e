/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export {
  batchesWithParked,
  findBatchPage,
  listBatchSummaries,
  parkBatchPage,
} from './statements/batch-pages.ts';
export { deleteExpiredBatches, findBatch, markBatchesBegun } from './statements/batches.ts';
