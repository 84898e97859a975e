import type { Transaction } from 'kysely';
import type { Caller } from '../keys/authenticate.ts';
import type { ContentType, InjectionMode } from '../../core/schema/vocabulary.ts';
import { type QueuedWork, findAnalyzedPage } from '../analyses/index.ts';
import { insertInjection, type InjectionRow } from './statements/injections.ts';
import { countUnendedInjections } from './statements/injection-work.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { StoredInjectionInput } from '../../service/storage/tables/injections.ts';
import { requireQueueRoom } from '../analyses/queue-room.ts';
import { requireQuota } from '../usage/quotas.ts';
import type { App } from '../../service/platform/app.ts';
import { newId } from '../../service/platform/ids.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';

/** Request for an injection; has at least one of `url`, `html` and `analysisId`. */
export interface InjectionRequest {
  /** Absolute http(s) URL, checked by the caller. */
  readonly url?: string;
  /** HTML of the page, at most 5 MiB in UTF-8; with it nothing is fetched. */
  readonly html?: string;
  /** The analysis whose page and queries to use. */
  readonly analysisId?: string;
  readonly mode: InjectionMode;
  readonly contentTypes?: readonly ContentType[];
  readonly brandVoice?: string;
  readonly facts?: readonly string[];
  readonly queries?: readonly string[];
  /** False: no language model. */
  readonly model?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
}

export type AcceptedInjection =
  /** `added` is for `fillSlots`. */
  | { readonly kind: 'accepted'; readonly row: InjectionRow; readonly added: QueuedWork }
  | { readonly kind: 'analysis_not_found' }
  | { readonly kind: 'analysis_not_completed' }
  /** `url` is not the address of the analysis. */
  | { readonly kind: 'other_page' };

const dayMs = 86_400_000;
/** A request deletes its preview itself; this is for a process that died. */
const previewKeptMs = 10 * 60_000;

export interface AcceptOptions {
  readonly requestId: string;
  /** The wait of a preview's request; null for an injection. */
  readonly previewWaitMs: number | null;
}

/**
 * Accepts an injection, or a preview. It has no job until `fillSlots` runs. Throws AppError `quota_exceeded` when the
 * account's plan does not allow another one, and `queue_full`.
 */
export async function acceptInjection(
  app: App,
  trx: Transaction<Schema>,
  caller: Caller,
  request: InjectionRequest,
  { requestId, previewWaitMs }: AcceptOptions,
): Promise<AcceptedInjection> {
  const isPreview = previewWaitMs !== null;
  const source = await pageSource(trx, caller, request);
  if ('kind' in source) return source;
  const createdAt = app.now();
  await requireQuota(trx, caller, {
    metric: isPreview ? 'previews' : 'injections',
    units: 1,
    countPending: (inside) => countUnendedInjections(inside, caller.accountId, { isPreview }),
    now: createdAt,
  });
  const { url, html, page, queries, analysis } = source;
  const input: StoredInjectionInput = {
    contentTypes: request.contentTypes === undefined ? null : [...new Set(request.contentTypes)],
    brandVoice: request.brandVoice ?? null,
    facts: request.facts ?? [],
    queries,
    analysis,
    mayPublish: caller.scopes.includes('injection:publish'),
    ...(isPreview ? { previewWaitMs } : {}),
    model: request.model,
  };
  const visible = {
    id: newId('injection', createdAt),
    environment: caller.environment,
    status: 'queued' as const,
    mode: request.mode,
    url,
    analysis_id: request.analysisId ?? null,
    metadata: JSON.stringify(request.metadata ?? {}),
    created_at: createdAt,
  };
  const inputJson = JSON.stringify(input);
  const texts = [url ?? '', inputJson, visible.metadata].map((text) => Buffer.byteLength(text));
  const payloadBytes = texts.reduce((sum, bytes) => sum + bytes, html?.length ?? page?.length ?? 0);
  const added = { jobs: 1, bytes: payloadBytes };
  await requireQueueRoom(app, trx, caller.accountId, added);
  await insertInjection(trx, {
    ...visible,
    payload_bytes: payloadBytes,
    account_id: caller.accountId,
    is_preview: isPreview,
    page_url: url === null ? null : samePageUrl(url),
    input: inputJson,
    html,
    page,
    request_id: requestId,
    key_id: caller.keyId,
    expires_at: new Date(
      createdAt.getTime() + (isPreview ? previewKeptMs : app.config.retentionDays * dayMs),
    ),
  });
  const nothing = { publication: null, result: null, diff: null, error: null };
  const row = { ...visible, ...nothing, input, completed_at: null, published_at: null };
  return { kind: 'accepted', row, added };
}

interface PageSource {
  readonly url: string | null;
  /** Both null: fetch the page. `page` is gzipped. */
  readonly html: Buffer | null;
  readonly page: Buffer | null;
  readonly queries: StoredInjectionInput['queries'];
  readonly analysis: NonNullable<StoredInjectionInput['analysis']> | null;
}

/** Resolves the page of the request. The payload of an analysis is reused; a page that it fetched is fetched again. */
async function pageSource(
  trx: Transaction<Schema>,
  caller: Caller,
  { url, html, analysisId, queries }: InjectionRequest,
): Promise<PageSource | Exclude<AcceptedInjection, { readonly kind: 'accepted' }>> {
  const payload = html === undefined ? null : Buffer.from(html, 'utf8');
  const given = (queries ?? []).map((query) => ({ query, source: 'given' as const }));
  const asked = given.length === 0 ? null : given;
  if (analysisId === undefined)
    return { url: url ?? null, html: payload, page: null, queries: asked, analysis: null };
  const analyzed = await findAnalyzedPage(trx, caller, analysisId);
  if (analyzed === undefined) return { kind: 'analysis_not_found' };
  if (url !== undefined && samePageUrl(url) !== samePageUrl(analyzed.url)) return { kind: 'other_page' };
  if (analyzed.queries === null) return { kind: 'analysis_not_completed' };
  // Copied into the injection, because the analysis may be deleted before the work begins.
  const page = payload === null ? analyzed.page : null;
  const { rubricVersion, isCompared } = analyzed;
  const analysis = { rubricVersion, isCompared };
  return { url: analyzed.url, html: payload, page, queries: asked ?? analyzed.queries, analysis };
}
