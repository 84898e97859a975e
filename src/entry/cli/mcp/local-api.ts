import { errorFactsOf } from '../../mcp/error-facts.ts';
import type { ApiRequest, ToolApi } from '../../mcp/tool.ts';
import { AppError } from '../../../service/platform/errors.ts';
import type { MadeInjection } from '../../../core/improve/make-injection.ts';
import { newId } from '../../../service/platform/ids.ts';
import { analysisRequestSchema, type AnalysisRequest } from '../../../core/schema/analysis-request.ts';
import type { AnalysisRecord } from '../../../core/schema/analysis.ts';
import { emptyResult } from '../../../core/schema/empty-result.ts';
import { injectionRequestSchema, type InjectionRequestBody } from '../../../core/schema/injection-request.ts';
import type { AskedQuery, PreviewRecord } from '../../../core/schema/injection.ts';
import { invalidRequest } from '../../server/field-errors.ts';
import { createLocalPages, type LocalPages, type LocalSettings } from './local-pages.ts';

export interface LocalApi extends ToolApi {
  close(): Promise<void>;
}

export interface LocalApiOptions {
  readonly settings: LocalSettings;
  readonly now: () => Date;
  /** Reports an internal error. */
  readonly report: (error: unknown) => void;
}

/** An analysis with the page that a preview of it needs. */
interface KeptAnalysis {
  readonly record: AnalysisRecord;
  readonly html: string | undefined;
}

/** Each may have 5 MiB of HTML. */
const keptMax = 20;

const dayMs = 24 * 3_600_000;

/** Analyses in this process, without a database: results are in memory, and the oldest make room for new ones. */
export function localApi(options: LocalApiOptions): LocalApi {
  const pages = createLocalPages(options);
  const kept = new Map<string, KeptAnalysis>();
  const keep = (analysis: KeptAnalysis): AnalysisRecord => {
    kept.set(analysis.record.id, analysis);
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return analysis.record;
  };
  const answer = async ({ route, params, body, signal }: ApiRequest): Promise<object> => {
    switch (route.operationId) {
      case 'submitAnalysis': {
        const request = analysisRequestSchema.parse(body);
        return keep({ record: await analyze(pages, options, request, signal), html: request.html });
      }
      case 'readAnalysis':
        return keptOr404(kept, params['id'] ?? '').record;
      case 'previewInjection':
        return await preview(pages, options, withAnalysis(injectionRequest(body), kept), signal);
      case 'submitCitationTest':
        throw new AppError('invalid_state', {
          message:
            'Citation tests are kept by a service only: start with --base-url, or run citeworthy compare.',
        });
      case 'readCitationTest':
        throw new AppError('not_found', { message: 'There is no citation test with this id.' });
      default:
        throw new Error(`no local answer to ${route.operationId}`);
    }
  };
  return {
    call: async (request) => JSON.stringify(await answer(request)),
    errorFacts(thrown) {
      const facts = errorFactsOf(thrown);
      if (facts.code === 'internal') options.report(thrown);
      return facts;
    },
    close: () => pages.close(),
  };
}

function keptOr404(kept: ReadonlyMap<string, KeptAnalysis>, id: string): KeptAnalysis {
  const found = kept.get(id);
  if (found !== undefined) return found;
  throw new AppError('not_found', {
    message: `There is no analysis with this id. This process keeps its ${String(keptMax)} latest ones.`,
  });
}

async function analyze(
  pages: LocalPages,
  { now }: LocalApiOptions,
  request: AnalysisRequest,
  signal: AbortSignal,
): Promise<AnalysisRecord> {
  if ((request.competitors ?? []).length > 0) {
    const message = 'Competitors are read by a service only: start with --base-url.';
    throw invalidRequest([{ param: 'competitors', code: 'invalid_field', message }]);
  }
  const created = now();
  const outcome = await pages.analyze(request, signal);
  const ended = now().toISOString();
  return {
    id: newId('analysis', created),
    object: 'analysis',
    environment: 'test',
    status: outcome.status,
    url: request.url,
    cached: false,
    ...(outcome.status === 'completed' ? outcome.result : emptyResult),
    metadata: {},
    error: outcome.status === 'failed' ? outcome.error : null,
    created_at: created.toISOString(),
    started_at: created.toISOString(),
    completed_at: ended,
    expires_at: new Date(created.getTime() + dayMs).toISOString(),
  };
}

function injectionRequest(body: ApiRequest['body']): InjectionRequestBody {
  const parsed = injectionRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  // The tool has judged every field; which of them are needed, only the whole request says.
  const errors = parsed.error.issues.map(({ path, message }) => ({
    param: path.join('.'),
    code: 'missing_field' as const,
    message,
  }));
  throw invalidRequest(errors);
}

interface AskedPreview {
  readonly request: InjectionRequestBody;
  /** Null: inferred from the page. */
  readonly queries: readonly AskedQuery[] | null;
}

/** With the page and the queries of the analysis, as the service uses them. */
function withAnalysis(request: InjectionRequestBody, kept: ReadonlyMap<string, KeptAnalysis>): AskedPreview {
  const queries = request.queries?.map((query) => ({ query, source: 'given' as const })) ?? null;
  if (request.analysis_id === undefined) return { request, queries };
  const { record, html } = keptOr404(kept, request.analysis_id);
  if (record.status !== 'completed') throw new AppError('invalid_state');
  if (request.url !== undefined && request.url !== record.url) {
    const message = 'Must match the url of the analysis, or be omitted.';
    throw invalidRequest([{ param: 'url', code: 'invalid_field', message }]);
  }
  return {
    request: {
      ...request,
      url: record.url,
      ...(html === undefined || request.html !== undefined ? {} : { html }),
    },
    queries: queries ?? record.queries.map(({ query, source }) => ({ query, source })),
  };
}

async function preview(
  pages: LocalPages,
  { now }: LocalApiOptions,
  { request, queries }: AskedPreview,
  signal: AbortSignal,
): Promise<PreviewRecord> {
  const created = now().toISOString();
  const outcome = await pages.inject(request, queries, signal);
  const made = outcome.status === 'completed' ? outcome.made : noBlocks(request);
  return {
    id: null,
    object: 'injection',
    environment: 'test',
    status: outcome.status,
    publication: outcome.status === 'completed' ? 'draft' : null,
    url: request.url ?? null,
    mode: 'manual',
    created_at: created,
    completed_at: now().toISOString(),
    published_at: null,
    brand_voice: request.brand_voice ?? null,
    analysis_id: request.analysis_id ?? null,
    ...made,
    metadata: {},
    error: outcome.status === 'failed' ? outcome.error : null,
    diff: outcome.status === 'completed' ? outcome.diff : null,
  };
}

type MadeInjectionFields = Pick<PreviewRecord, keyof MadeInjection>;

const noBlocks = ({ content_types: types }: InjectionRequestBody): MadeInjectionFields => ({
  content_types: types ?? [],
  content_blocks: [],
  omitted: [],
  queries: [],
  briefs: [],
  score_before: null,
  score_after: null,
  warnings: [],
});
