import { createHash } from 'node:crypto';
import { ENGINE_VERSION, RUBRIC_VERSION } from '../analysis/engine.ts';
import { samePageUrl } from '../platform/same-page-url.ts';

/** What determines the result of an analysis. */
interface AnalysisInputs {
  readonly url: string;
  readonly queries?: readonly string[];
  readonly html?: string;
  readonly competitors?: readonly string[];
}

/**
 * Hash of what determines the result: address, queries, competitors, HTML, and the version that makes it. After an upgrade
 * no earlier result is served for a new request.
 */
export function inputHash(
  { url, queries = [], competitors = [], html }: AnalysisInputs,
  madeBy: string = `${ENGINE_VERSION} ${RUBRIC_VERSION}`,
): string {
  const htmlHash = html === undefined ? null : createHash('sha256').update(html).digest('base64');
  const inputs = JSON.stringify([madeBy, samePageUrl(url), queries, competitors.map(samePageUrl), htmlHash]);
  return createHash('sha256').update(inputs).digest('base64');
}
