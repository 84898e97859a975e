export { createClient, type Client } from './client.ts';
export { CiteworthyError, type ErrorCode, type ErrorKind, type FieldError } from './errors.ts';
export type { ClientOptions, Request } from './request.ts';
export type { Fetch } from './transport.ts';
export type { List, ListPage, PageQuery } from './list.ts';
export type {
  ApiPath,
  ApiResponse,
  CallOptions,
  MethodOf,
  RawOptions,
  SavingOptions,
  WaitingOptions,
} from './operation.ts';
export type { CreateAndWaitOptions, EndOptions } from './wait.ts';
export type {
  Analyses,
  AnalysisListQuery,
  CompletedAnalysis,
  EndedAnalysis,
  FailedAnalysis,
} from './analyses.ts';
export type { Batches, BatchListQuery, CompletedBatch } from './batches.ts';
export type {
  CitationTestListQuery,
  CitationTests,
  CompletedCitationTest,
  EndedCitationTest,
  FailedCitationTest,
} from './citation-tests.ts';
export type {
  CompletedInjection,
  EndedInjection,
  FailedInjection,
  InjectionListQuery,
  Injections,
  UnsavedOptions,
} from './injections.ts';
export type { Bills, Tracker, UsageFigures } from './account.ts';
export type * from './api-types.ts';
