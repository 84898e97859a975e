import { decodeHtml } from '../../core/document/decode-html.ts';
import { isAddress, type AnalysedPage } from '../report/analysed-page.ts';
import { locateTexts, type TextPlaces } from '../report/pipeline/locate-text.ts';

/** The places of a page's evidence in its file; undefined for a page without a file or a result. */
export function locateEvidence(
  { source, outcome }: AnalysedPage,
  html: Uint8Array | undefined,
): TextPlaces | undefined {
  if (html === undefined || outcome.status === 'failed' || isAddress(source) || source === '-')
    return undefined;
  const { checks, access, integrity } = outcome.result;
  const texts = new Set([
    ...checks.flatMap(({ evidence }) => evidence.map(({ text }) => text)),
    ...integrity.flags.flatMap(({ evidence }) => evidence.map(({ text }) => text)),
    ...access.reasons.flatMap(({ quote }) => quote ?? []),
  ]);
  return locateTexts(decodeHtml(html, null).text, texts);
}
