import { createHash } from 'node:crypto';
import { ENGINE_VERSION, RUBRIC_VERSION } from '../../core/score/engine.ts';
import { RESULT_VERSION } from './stored-result.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';

/** What determines the result of an analysis. */
interface AnalysisInputs {
  readonly url: string;
  readonly queries?: readonly string[];
  readonly html?: string;
  readonly competitors?: readonly string[];
  /** The language model that reads the page, with the version of its question; null or absent: the rules. */
  readonly reader?: string | null;
}

/**
 * Hash of what determines the result: address, queries, competitors, HTML, the reader, and the versions of engine, rubric
 * and result that make it. After an upgrade no earlier result is served for a new request.
 */
export function inputHash(
  { url, queries = [], competitors = [], html, reader = null }: AnalysisInputs,
  madeBy: string = `${ENGINE_VERSION} ${RUBRIC_VERSION} ${String(RESULT_VERSION)}`,
): string {
  const htmlHash = html === undefined ? null : createHash('sha256').update(html).digest('base64');
  const inputs = JSON.stringify([
    madeBy,
    samePageUrl(url),
    queries,
    competitors.map(samePageUrl),
    htmlHash,
    ...(reader === null ? [] : [reader]),
  ]);
  return createHash('sha256').update(inputs).digest('base64');
}
