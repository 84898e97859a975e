import type {
  AnalysisError,
  DeletedInjection,
  Injection,
  InjectionChange,
  InjectionMetadata,
  InjectionOrMetadata,
  InjectionPreview,
  InjectionRender,
  InjectionRequest,
  operations,
} from './api-types.ts';
import { whole } from './errors.ts';
import { listOf, type List } from './list.ts';
import type { CallOptions, SavingOptions, WaitingOptions } from './operation.ts';
import { callOf, type Request } from './request.ts';
import { isEnded, workMethods, type CreateAndWaitOptions, type EndOptions } from './wait.ts';

/** The publication is `draft`, or `published` with the mode `auto`. */
export type CompletedInjection = Injection & {
  readonly status: 'completed';
  readonly publication: NonNullable<Injection['publication']>;
  readonly score_before: number;
  readonly score_after: number;
  readonly error: null;
};

export type FailedInjection = Injection & { readonly status: 'failed'; readonly error: AnalysisError };

/** `status` says which: `completed` has blocks and scores, `failed` the error. */
export type EndedInjection = CompletedInjection | FailedInjection;

export type InjectionListQuery = NonNullable<operations['listInjections']['parameters']['query']>;

/** Like `WaitingOptions`, without a key: the service does not remember the request, so a lost try is not repeated. */
export type UnsavedOptions = Omit<WaitingOptions, 'idempotencyKey'>;

export interface Injections {
  /** Submits an injection. The answer may still be queued; `waitSeconds` is how long the service waits for the end. */
  create(body: InjectionRequest, options?: WaitingOptions): Promise<Injection>;
  /** Submits an injection and waits until it has ended. */
  createAndWait(body: InjectionRequest, options?: CreateAndWaitOptions): Promise<EndedInjection>;
  /** Waits until an accepted or edited injection has ended. */
  wait(id: string, options?: EndOptions): Promise<EndedInjection>;
  /** Generates blocks and saves nothing. Metered, so that a lost try is not repeated. */
  preview(body: InjectionRequest, options?: UnsavedOptions): Promise<InjectionPreview>;
  read(id: string, options?: CallOptions): Promise<Injection>;
  /** What a publishable key may read of an injection. */
  metadata(id: string, options?: CallOptions): Promise<InjectionMetadata>;
  /** Lists injections, newest first. */
  list(query?: InjectionListQuery, options?: CallOptions): List<Injection>;
  /** Edits the blocks of a draft. The answer may still be queued: `wait(id)`. A lost try is not repeated. */
  edit(id: string, body: InjectionChange, options?: UnsavedOptions): Promise<InjectionOrMetadata>;
  /** Publishes a draft in place of what is published for its address. */
  publish(id: string, options?: SavingOptions): Promise<InjectionOrMetadata>;
  /** Ends the publication. */
  withdraw(id: string, options?: SavingOptions): Promise<InjectionOrMetadata>;
  /** The page with the blocks applied. */
  render(id: string, options?: CallOptions): Promise<InjectionRender>;
  /** Deletes the injection with its content. A repeat after a lost connection may find nothing: `not_found`. */
  delete(id: string, options?: CallOptions): Promise<DeletedInjection>;
}

export function injectionsOf(request: Request): Injections {
  const call = callOf(request);
  return {
    ...workMethods<InjectionRequest, Injection, EndedInjection>({
      submit: async (body, options) =>
        whole(await request('POST', '/v1/injection', { ...options, body }), isWhole),
      read: async (id, options) =>
        whole(await request('GET', '/v1/injection/{id}', { ...options, params: { id } }), isWhole),
      hasEnded: isEnded,
      timeoutMs: 600_000,
    }),
    preview: (body, options) => call('POST', '/v1/injection/preview', { ...options, body }),
    metadata: (id, options) => call('GET', '/v1/injection/{id}', { ...options, params: { id } }),
    list: (query: InjectionListQuery = {}, options?: CallOptions) =>
      listOf((part, rest) => call('GET', '/v1/injection', { ...rest, query: part }), query, options),
    edit: (id, body, options) => call('PATCH', '/v1/injection/{id}', { ...options, params: { id }, body }),
    publish: (id, options) => call('POST', '/v1/injection/{id}/publish', { ...options, params: { id } }),
    withdraw: (id, options) => call('POST', '/v1/injection/{id}/withdraw', { ...options, params: { id } }),
    render: (id, options) => call('GET', '/v1/injection/{id}/render', { ...options, params: { id } }),
    delete: (id, options) => call('DELETE', '/v1/injection/{id}', { ...options, params: { id } }),
  };
}

const isWhole = (injection: InjectionOrMetadata): injection is Injection => 'content_blocks' in injection;
