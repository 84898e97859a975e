import type {
  Access,
  Analysis,
  AnalysisContent,
  AnalysisError,
  AnalysisOrMetadata,
  AnalysisPrompt,
  AnalysisRequest,
  AnalysisSummary,
  CategoryScores,
  DeletedAnalysis,
  Engine,
  Integrity,
  Page,
  operations,
} from './api-types.ts';
import { whole } from './errors.ts';
import { listOf, type List, type ListPage } from './list.ts';
import type { CallOptions, SavingOptions, WaitingOptions } from './operation.ts';
import { callOf, type Request } from './request.ts';
import { isEnded, workMethods, type CreateAndWaitOptions, type EndOptions } from './wait.ts';

export type CompletedAnalysis = Analysis & {
  readonly status: 'completed';
  readonly overall_score: number;
  readonly category_scores: CategoryScores;
  readonly access: Access;
  readonly integrity: Integrity;
  readonly page: Page;
  readonly engine: Engine;
  readonly error: null;
};

export type FailedAnalysis = Analysis & { readonly status: 'failed'; readonly error: AnalysisError };

/** `status` says which: `completed` has the scores, `failed` the error. */
export type EndedAnalysis = CompletedAnalysis | FailedAnalysis;

type AnalysesQuery = NonNullable<operations['listAnalyses']['parameters']['query']>;
export type AnalysisListQuery = Omit<AnalysesQuery, 'view'>;

export interface Analyses {
  /** Submits a page. The answer may still be queued; `waitSeconds` is how long the service waits for the end. */
  create(body: AnalysisRequest, options?: WaitingOptions): Promise<Analysis>;
  /** Submits a page and waits until its analysis has ended. */
  createAndWait(body: AnalysisRequest, options?: CreateAndWaitOptions): Promise<EndedAnalysis>;
  /** Waits until an accepted analysis has ended. */
  wait(id: string, options?: EndOptions): Promise<EndedAnalysis>;
  read(id: string, options?: CallOptions): Promise<Analysis>;
  /** The page's main content, to which the offsets of the analysis refer. */
  content(id: string, options?: CallOptions): Promise<AnalysisContent>;
  /** The actions as a task for a coding agent or a writer. */
  prompt(id: string, options?: CallOptions): Promise<AnalysisPrompt>;
  /** Lists analyses, newest first: as summaries, or whole with `view: 'full'`. */
  list(query: AnalysisListQuery & { readonly view: 'full' }, options?: CallOptions): List<Analysis>;
  list(
    query?: AnalysisListQuery & { readonly view?: 'summary' },
    options?: CallOptions,
  ): List<AnalysisSummary>;
  /** Ends queued work as failed. A key without the scope `analysis:read` gets the metadata of another key's analysis. */
  cancel(id: string, options?: SavingOptions): Promise<AnalysisOrMetadata>;
  /** Deletes the analysis with its content. A repeat after a lost connection may find nothing: `not_found`. */
  delete(id: string, options?: CallOptions): Promise<DeletedAnalysis>;
}

export function analysesOf(request: Request): Analyses {
  const call = callOf(request);
  const readPage = (query: AnalysesQuery, options?: CallOptions): Promise<ListPage<unknown>> =>
    call('GET', '/v1/analysis', { ...options, query });
  return {
    ...workMethods<AnalysisRequest, Analysis, EndedAnalysis>({
      submit: async (body, options) =>
        whole(await request('POST', '/v1/analysis', { ...options, body }), isWhole),
      read: (id, options) => request('GET', '/v1/analysis/{id}', { ...options, params: { id } }),
      hasEnded: isEnded,
      timeoutMs: 600_000,
    }),
    content: (id, options) => call('GET', '/v1/analysis/{id}/content', { ...options, params: { id } }),
    prompt: (id, options) => call('GET', '/v1/analysis/{id}/prompt', { ...options, params: { id } }),
    // The view decides which of the two it is.
    list: (query: AnalysesQuery = {}, options?: CallOptions) =>
      listOf(readPage, query, options) as List<never>,
    cancel: (id, options) => call('POST', '/v1/analysis/{id}/cancel', { ...options, params: { id } }),
    delete: (id, options) => call('DELETE', '/v1/analysis/{id}', { ...options, params: { id } }),
  };
}

const isWhole = (analysis: AnalysisOrMetadata): analysis is Analysis => 'checks' in analysis;
