/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { deleteExpiredAnalyses, findAnalyzedPage } from './statements/analyses.ts';
export { readAnalysisBacklog } from './statements/analysis-backlog.ts';
export { listRunningJobs, lockRunningJob } from './statements/analysis-slots.ts';
export type { SummaryFilter } from './statements/analysis-summaries.ts';
export { deleteInjectionRows, deleteUnusedReadings, purgeUnusedReadings } from './statements/deletion.ts';
export { endLateLeases } from './statements/late-leases.ts';
export { freeReadings } from './statements/model-readings.ts';
export { deleteStaleSummaries, freeSummaries } from './statements/page-summaries.ts';
export type { QueuedWork } from './statements/queued-work.ts';
