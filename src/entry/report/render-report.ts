import { readerWords } from './reader-words.ts';
import type { AnalysedPage } from './analysed-page.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import { actionLines, briefLines } from './action-lines.ts';
import { blockLines } from './block-lines.ts';
import { checkLines } from './check-lines.ts';
import { entityLines, gapLines } from './entity-lines.ts';
import type { Layout } from './layout.ts';
import { paragraph, section } from './layout.ts';
import { crawlerLines, pageLines } from './page-lines.ts';
import type { Paint } from './paint.ts';
import { answerLines, queryLines } from './query-lines.ts';
import { reportModel } from './report-model.ts';
import { scoreLines } from './score-lines.ts';
import { summaryLines } from './summary-lines.ts';
import { visibleText, withVisibleText } from './visible-text.ts';

/** Figures and bars do not fit below the minimum; prose is hard to read above the maximum. */
const columnsMin = 50;
const columnsMax = 100;

export interface ReportOptions {
  /** How the page is named: its address, or its file with its address. */
  readonly source: string;
  /** Width of the terminal. */
  readonly columns: number;
  readonly paint: Paint;
}

/**
 * The lines of the report. Page text cannot control the terminal: every string is made visible before it is measured or
 * painted.
 */
export function renderReport(analysis: AnalysisResult, options: ReportOptions): string[] {
  const model = reportModel(withVisibleText(analysis));
  const layout = layoutFor(options);
  const { engine } = model;
  return [
    ...pageLines(model, visibleText(options.source), layout),
    '',
    ...scoreLines(model, layout),
    ...answerLines(model, layout),
    ...section('What to do first', actionLines(model, layout), layout),
    ...section('Ask the author', briefLines(model, layout), layout),
    ...section('Content blocks, ready to paste', blockLines(model, layout), layout),
    ...section('Questions', queryLines(model, layout), layout),
    ...section('Checks', checkLines(model, layout), layout),
    ...section('Entities', entityLines(model, layout), layout),
    ...section('What the page lacks', gapLines(model, layout), layout),
    ...section('Crawlers, by robots.txt', crawlerLines(model, layout), layout),
    '',
    ...paragraph(
      `citeworthy ${engine.version} · rubric ${engine.rubric_version} · ages as of ${engine.as_of}${engine.reader === 'rules' ? '' : ` · read by ${readerWords(engine.reader)}`}`,
      layout,
      { ink: 'dim' },
    ),
    ...(model.readingNote === null ? [] : paragraph(model.readingNote, layout, { ink: 'dim' })),
  ];
}

/** The report of a page that could not be analysed. */
export function renderFailure(error: AnalysisError, options: ReportOptions): string[] {
  const layout = layoutFor(options);
  const again = error.retryable ? ' A later retry may succeed.' : '';
  // `internal` is not shown: it also covers local problems, such as a missing file, that have no API code.
  const code = error.code === 'internal' ? '' : ` (${error.code})`;
  return [
    ...paragraph(`${visibleText(options.source)}: the analysis failed.`, layout, { ink: 'red' }),
    ...paragraph(`${visibleText(error.message)}${again}${code}`, layout),
  ];
}

/** A line per page, in the given order. */
export function renderSummary(pages: readonly AnalysedPage[], paint: Paint): string[] {
  return summaryLines(pages, { paint });
}

function layoutFor({ columns, paint }: ReportOptions): Layout {
  return { columns: Math.min(columnsMax, Math.max(columnsMin, columns)), paint };
}
