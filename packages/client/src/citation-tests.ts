import type {
  AnalysisError,
  CitationPower,
  CitationReceipt,
  CitationTest,
  CitationTestOrMetadata,
  CitationTestRequest,
  CitationTestSummary,
  DeletedCitationTest,
  operations,
} from './api-types.ts';
import { whole } from './errors.ts';
import { listOf, type List, type PageQuery } from './list.ts';
import type { CallOptions, SavingOptions, WaitingOptions } from './operation.ts';
import { callOf, type Request } from './request.ts';
import { isEnded, workMethods, type CreateAndWaitOptions, type EndOptions } from './wait.ts';

export type CompletedCitationTest = CitationTest & {
  readonly status: 'completed';
  readonly power: CitationPower;
  readonly error: null;
};

export type FailedCitationTest = CitationTest & { readonly status: 'failed'; readonly error: AnalysisError };

/** `status` says which: `completed` has results, `failed` the error. */
export type EndedCitationTest = CompletedCitationTest | FailedCitationTest;

export type CitationTestListQuery = NonNullable<operations['listCitationTests']['parameters']['query']>;

export interface CitationTests {
  /** Submits a test. The answer may still be queued; `waitSeconds` is how long the service waits for the end. */
  create(body: CitationTestRequest, options?: WaitingOptions): Promise<CitationTest>;
  /** Submits a test and waits until it has ended. */
  createAndWait(body: CitationTestRequest, options?: CreateAndWaitOptions): Promise<EndedCitationTest>;
  /** Waits until an accepted test has ended. */
  wait(id: string, options?: EndOptions): Promise<EndedCitationTest>;
  read(id: string, options?: CallOptions): Promise<CitationTest>;
  /** Lists tests as summaries, newest first. */
  list(query?: CitationTestListQuery, options?: CallOptions): List<CitationTestSummary>;
  /** Every answered run: the sources, the answer word for word, and how it was read. */
  receipts(id: string, query?: PageQuery, options?: CallOptions): List<CitationReceipt>;
  /** Ends queued or running work as failed. A key without the scope `analysis:read` gets the metadata of another key's test. */
  cancel(id: string, options?: SavingOptions): Promise<CitationTestOrMetadata>;
  /** Deletes the test with its receipts. A repeat after a lost connection may find nothing: `not_found`. */
  delete(id: string, options?: CallOptions): Promise<DeletedCitationTest>;
}

export function citationTestsOf(request: Request): CitationTests {
  const call = callOf(request);
  return {
    ...workMethods<CitationTestRequest, CitationTest, EndedCitationTest>({
      submit: async (body, options) =>
        whole(await request('POST', '/v1/citation-tests', { ...options, body }), isWhole),
      read: (id, options) => request('GET', '/v1/citation-tests/{id}', { ...options, params: { id } }),
      hasEnded: isEnded,
      // Up to 200 answers of a model.
      timeoutMs: 1_800_000,
    }),
    list: (query: CitationTestListQuery = {}, options?: CallOptions) =>
      listOf((part, rest) => call('GET', '/v1/citation-tests', { ...rest, query: part }), query, options),
    receipts: (id, query: PageQuery = {}, options) =>
      listOf(
        (part, rest) =>
          call('GET', '/v1/citation-tests/{id}/receipts', { ...rest, params: { id }, query: part }),
        query,
        options,
      ),
    cancel: (id, options) => call('POST', '/v1/citation-tests/{id}/cancel', { ...options, params: { id } }),
    delete: (id, options) => call('DELETE', '/v1/citation-tests/{id}', { ...options, params: { id } }),
  };
}

const isWhole = (test: CitationTestOrMetadata): test is CitationTest => 'results' in test;
