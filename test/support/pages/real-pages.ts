import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import { decodeHtml } from '../../../src/core/document/decode-html.ts';
import { createSignals } from '../../../src/core/page-signals/page-signals.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { buildPage, escapeHtml } from './build-page.ts';

/** Real pages that laws are tried on, where `EVAL_DATA` names a folder of them as for `npm run eval`. */

const URL_OF_PAGE = 'https://page.example/';
const AS_OF = '2026-11-21';

/** The main content of a page in plain HTML. */
export interface PlainPage {
  readonly lang: string;
  readonly title: string;
  readonly h1: string;
  readonly html: string;
  /** Its long paragraphs alone. */
  readonly paragraphs: string;
}

/** The paths of one page in `every`, beginning with number `first` of its folder; none without `EVAL_DATA`. */
export function realPages(every: number, first = 0): readonly string[] {
  const folder = process.env['EVAL_DATA'];
  if (folder === undefined) return [];
  return ['pages', 'main-text'].flatMap((part) => {
    const path = resolve(folder, part);
    const files = existsSync(path) ? readdirSync(path).sort() : [];
    return files
      .filter((file) => /\.html(?:\.gz)?$/.test(file))
      .filter((_, index) => index % every === first)
      .map((file) => join(path, file));
  });
}

/**
 * What is added to a page itself may also move the bounds of its main content, and then other text is scored, not the
 * trick.
 */
export function plainPageOf(html: string): PlainPage {
  const { page } = createSignals(html, { url: URL_OF_PAGE, asOf: AS_OF });
  const parts = page.allBlocks.map(({ kind, level, text }) => {
    const escaped = escapeHtml(text);
    if (kind === 'heading')
      return `<h${String(Math.max(2, level))}>${escaped}</h${String(Math.max(2, level))}>`;
    return kind === 'list_item' ? `<ul><li>${escaped}</li></ul>` : `<p>${escaped}</p>`;
  });
  const title = page.metadata.title ?? page.titleHeading ?? '';
  return {
    lang: page.language,
    title,
    h1: page.titleHeading ?? title,
    html: parts.join('\n'),
    paragraphs: parts.filter((part) => part.startsWith('<p>') && part.length >= 80).join('\n'),
  };
}

function htmlOf(path: string): string {
  const bytes = readFileSync(path);
  return decodeHtml(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, null).text;
}

/** The page with markup below its text. */
export function buildPlainPage({ lang, title, h1, html }: PlainPage, added = ''): string {
  return buildPage({ lang, title, h1, html: `${html}\n${added}` });
}

/** Null for what cannot be scored at all. */
export function scoreOf(html: string, queries: readonly string[]): AnalysisResult | null {
  const outcome = analyze(html, { url: URL_OF_PAGE, asOf: AS_OF, gains: false, queries });
  return outcome.status === 'failed' ? null : outcome.result;
}

export interface AskedPage {
  readonly page: PlainPage;
  /** The first questions that the engine infers. */
  readonly queries: readonly string[];
  readonly honest: AnalysisResult;
}

/** Null for a page without text or without a question. */
export function askPage(path: string): AskedPage | null {
  return askPlainPage(plainPageOf(htmlOf(path)));
}

export function askPlainPage(page: PlainPage): AskedPage | null {
  const html = buildPlainPage(page);
  const queries = (scoreOf(html, [])?.queries ?? []).slice(0, 3).map(({ query }) => query);
  const honest = scoreOf(html, queries);
  return honest === null || queries.length === 0 ? null : { page, queries, honest };
}
