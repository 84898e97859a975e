import { foreignFormat } from '../document/foreign-format.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';

/** The failure of a page that is no HTML, wherever it comes from; null for HTML. */
export function notHtmlError(html: string): AnalysisError | null {
  const format = foreignFormat(html);
  return format === null
    ? null
    : { code: 'not_html', message: `The page is ${format}, not HTML.`, retryable: false };
}
