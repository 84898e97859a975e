/** `citeworthy/analysis`: the scoring core as a library. */
export { analyze } from './analyze-page.ts';
export { sharesTopic, type PageSummary } from '../analysis/reading/entities/page-summary.ts';
export { summarizePage } from '../analysis/summarize-page.ts';
export type { AnalyzeOptions } from '../analysis/options.ts';
export type * from '../analysis/result.ts';
export type * from '../composers/content-block.ts';
