/** `citeworthy/analysis`: the scoring core as a library. */
export { analyze } from './analyze.ts';
export { sharesTopic, summarizePage, type PageSummary } from './entities/page-summary.ts';
export type { AnalyzeOptions } from './options.ts';
export type * from './result.ts';
export type * from '../injection/content-block.ts';
