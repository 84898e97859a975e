import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';
import type { SourcePage } from './source-page.ts';

export interface ReadSourceOptions extends Pick<
  AnalyzeOptions,
  'asOf' | 'contentType' | 'httpStatus' | 'robotsTags' | 'crawlers' | 'reading'
> {
  /** Null for a page that was given without an address. */
  readonly url: string | null;
  /** The address after redirects; `url` when absent. */
  readonly finalUrl?: string | null;
  readonly questions: readonly string[];
}

/** Reads a page for a citation test. Pure; never throws on bad HTML. */
export function readSource(html: string | Uint8Array, options: ReadSourceOptions): SourcePage {
  throw new Error(`Not there yet: ${String(html.length)} ${options.asOf}`);
}

/** The page of a citation test that could not be fetched. */
export function unreachableSource(url: string | null, error: AnalysisError): SourcePage {
  return {
    ...{ url, status: 'unreachable', reason: error.message, title: null, subject: null, language: 'und' },
    ...{ overallScore: null, publishedAt: null, modifiedAt: null, length: 0 },
    ...{ answers: [], passages: [], isCut: false },
  };
}
