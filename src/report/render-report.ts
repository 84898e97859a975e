import type { AnalysedPage } from './analysed-page.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import { queryLines, recommendationLines, warningLines } from './advice-lines.ts';
import { blockLines } from './block-lines.ts';
import { checkLines } from './check-lines.ts';
import { entityLines, gapLines } from './entity-lines.ts';
import type { Layout } from './layout.ts';
import { paragraph, section } from './layout.ts';
import { crawlerLines, pageLines } from './page-lines.ts';
import type { Paint } from './paint.ts';
import { scoreLines } from './score-lines.ts';
import { summaryLines } from './summary-lines.ts';
import { visibleText, withVisibleText } from './visible-text.ts';

/** Narrower than this, figures and bars no longer fit; wider, lines of prose are hard to follow. */
const columnsMin = 50;
const columnsMax = 100;

export interface ReportOptions {
  /** Where the page was read from, as the user gave it: an address, a file's name or `standard input`. */
  readonly source: string;
  /** Width of the terminal. */
  readonly columns: number;
  readonly paint: Paint;
}

/**
 * The whole report, line by line. Nothing that a page contains can act on the terminal: every string is made visible
 * before anything is measured or painted.
 */
export function renderReport(analysis: AnalysisResult, options: ReportOptions): string[] {
  const result = withVisibleText(analysis);
  const layout = layoutFor(options);
  const { engine } = result;
  return [
    ...pageLines(result, visibleText(options.source), layout),
    '',
    ...scoreLines(result, layout),
    ...section('What to do, best expected gain first', recommendationLines(result, layout), layout),
    ...section('Content blocks, ready to paste', blockLines(result, layout), layout),
    ...section('Queries', queryLines(result, layout), layout),
    ...section('Checks', checkLines(result, layout), layout),
    ...section('Entities', entityLines(result, layout), layout),
    ...section('Entity gaps', gapLines(result, layout), layout),
    ...section('Crawlers, by robots.txt', crawlerLines(result, layout), layout),
    ...section('Warnings', warningLines(result, layout), layout),
    '',
    ...paragraph(
      `citeworthy ${engine.version} · rubric ${engine.rubric_version} · ages counted to ${engine.as_of}`,
      layout,
      { ink: 'dim' },
    ),
  ];
}

/** What is said of a page that could not be analysed. */
export function renderFailure(error: AnalysisError, options: ReportOptions): string[] {
  const layout = layoutFor(options);
  const again = error.retryable ? ' Trying again later may help.' : '';
  // `internal` names no cause that anyone could look up: a file that is missing has none of the API's codes.
  const code = error.code === 'internal' ? '' : ` (${error.code})`;
  return [
    ...paragraph(`${visibleText(options.source)} could not be analysed.`, layout, { ink: 'red' }),
    ...paragraph(`${visibleText(error.message)}${again}${code}`, layout),
  ];
}

/** A line for each page, in the order in which they were given. */
export function renderSummary(pages: readonly AnalysedPage[], paint: Paint): string[] {
  return summaryLines(pages, { paint });
}

function layoutFor({ columns, paint }: ReportOptions): Layout {
  return { columns: Math.min(columnsMax, Math.max(columnsMin, columns)), paint };
}
