import { Readable } from 'node:stream';
import type { AnalyzeOptions } from '../../../core/page-signals/analyze-options.ts';
import type { Config } from '../../../service/config/config.ts';
import type { AnalysisRequest } from '../../../core/schema/analysis-request.ts';
import type { AnalysisError } from '../../../core/schema/analysis-error.ts';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import type { AskedQuery, InjectionDiff } from '../../../core/schema/injection.ts';
import type { InjectionRequestBody } from '../../../core/schema/injection-request.ts';
import type { MadeInjection } from '../../../core/improve/make-injection.ts';
import type { AnalysisPool } from '../../../service/processes/analysis-pool.ts';
import type { PageReading as Encoding } from '../../../service/processes/page-reading.ts';
import { createPageReader, type FetchSettings } from '../read-page.ts';
import type { RobotsFile } from '../../../service/web/robots-file.ts';

export type LocalSettings = FetchSettings &
  Pick<Config, 'workerConcurrency' | 'analysisTimeoutMs' | 'analysisHeapMbMax'>;

type Failed = { readonly status: 'failed'; readonly error: AnalysisError };

/** Analyses pages in child processes of this one. */
export interface LocalPages {
  analyze(
    request: AnalysisRequest,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'completed'; readonly result: AnalysisResult } | Failed>;
  inject(
    request: InjectionRequestBody,
    /** Null: inferred from the page. */
    queries: readonly AskedQuery[] | null,
    signal: AbortSignal,
  ): Promise<
    | { readonly status: 'completed'; readonly made: MadeInjection; readonly diff: InjectionDiff | null }
    | Failed
  >;
  close(): Promise<void>;
}

interface LocalPagesOptions {
  readonly settings: LocalSettings;
  readonly now: () => Date;
}

/** A model asks for one page, rarely for two at once. */
const processesMax = 2;

/** Below this time limit processes are warmed first, as in `analyze-pages.ts`. */
const timeoutMsNeedsWarmth = 10_000;

export function createLocalPages({ settings, now }: LocalPagesOptions): LocalPages {
  const reader = createPageReader({ settings, terminal: { stdin: Readable.from([]), now } });
  let opened: Promise<AnalysisPool> | undefined;
  const pool = (): Promise<AnalysisPool> => (opened ??= openPool(settings));
  const asOf = (): string => now().toISOString().slice(0, 10);

  const read = async (
    url: string | undefined,
    html: string | undefined,
    signal: AbortSignal,
  ): Promise<Page> => {
    if (html !== undefined) return { ok: true, html: Buffer.from(html), facts: {}, encoding: { as: 'text' } };
    const reading = await reader.read(url ?? '', null);
    // A fetch ends within FETCH_TIMEOUT_MS; its page is not analysed for a call that was canceled.
    signal.throwIfAborted();
    if (!reading.ok) return reading;
    const { facts, robots } = reading;
    const encoding = { as: 'declared', contentType: facts.contentType ?? null } as const;
    return { ok: true, html: reading.html, facts, robots, encoding };
  };

  return {
    async analyze({ url, html, queries = [] }, signal) {
      const page = await read(url, html, signal);
      if (!page.ok) return { status: 'failed', error: page.error };
      const options: AnalyzeOptions = { httpStatus: null, ...page.facts, url, asOf: asOf(), queries };
      const task = { html: page.html, isText: page.encoding.as === 'text', robots: page.robots, options };
      const outcome = await (await pool()).analyze(task, signal);
      if (outcome.status === 'failed') return outcome;
      // The processes are part of this program.
      return { status: 'completed', result: JSON.parse(outcome.resultJson) as AnalysisResult };
    },
    async inject(request, queries, signal) {
      const page = await read(request.url, request.html, signal);
      if (!page.ok) return { status: 'failed', error: page.error };
      const injection = {
        ...injectionOptions(request, page),
        mode: 'manual' as const,
        queries,
        asOf: asOf(),
      };
      const outcome = await (
        await pool()
      ).inject({ html: page.html, read: page.encoding, injection }, signal);
      if (outcome.status === 'failed') return outcome;
      const diff = outcome.diffJson === null ? null : (JSON.parse(outcome.diffJson) as InjectionDiff);
      return { status: 'completed', made: outcome.made, diff };
    },
    async close() {
      await reader.close();
      await (await opened)?.close();
    },
  };
}

type Page =
  | {
      readonly ok: true;
      readonly html: Uint8Array;
      readonly facts: Partial<Omit<AnalyzeOptions, 'asOf' | 'queries'>>;
      readonly robots?: RobotsFile | undefined;
      readonly encoding: Encoding;
    }
  | { readonly ok: false; readonly error: AnalysisError };

function injectionOptions(request: InjectionRequestBody, { facts }: Extract<Page, { ok: true }>) {
  const { url, content_types: contentTypes, facts: given, brand_voice: brandVoice } = request;
  return {
    url: url ?? null,
    finalUrl: facts.finalUrl ?? null,
    contentTypes: contentTypes ?? null,
    facts: given ?? [],
    brandVoice: brandVoice ?? null,
    robotsTags: facts.robotsTags ?? [],
    proposed: null,
    edit: null,
    wantsDiff: 'changes' as const,
  };
}

async function openPool(settings: LocalSettings): Promise<AnalysisPool> {
  const { openAnalysisPool } = await import('../../../service/processes/analysis-pool.ts');
  const workerConcurrency = Math.max(1, Math.min(processesMax, settings.workerConcurrency));
  const pool = openAnalysisPool({ ...settings, workerConcurrency }, { error: () => undefined });
  if (settings.analysisTimeoutMs < timeoutMsNeedsWarmth) await pool.warm();
  return pool;
}
