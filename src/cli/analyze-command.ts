import { access, constants, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfigPart } from '../config/config.ts';
import { analysisObject } from './analysis-object.ts';
import { analyzePages } from './analyze-pages.ts';
import type { AnalysedPage } from '../report/analysed-page.ts';
import { findPageSources, type PageSources } from './page-sources.ts';
import { createProgress } from './progress.ts';
import { createPageReader } from './read-page.ts';
import { renderMarkdownReport } from '../report/markdown/markdown-report.ts';
import { colorPaint, plainPaint, wantsColor, type Paint } from '../report/paint.ts';
import { renderPrompt, type PromptOptions } from '../report/prompt.ts';
import { renderFailure, renderReport, renderSummary, type ReportOptions } from '../report/render-report.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { writeProblems, exitCodes, writeLines } from './terminal.ts';

export interface AnalyzeFlags {
  readonly sitemap?: string;
  /** Pages taken from the sitemap, at most. */
  readonly limit: number;
  readonly query?: readonly string[];
  readonly asOf?: string;
  readonly url?: string;
  readonly format?: ReportFormat;
  /** The same as the format `json`. */
  readonly json?: true;
  /** The file to write the report to. */
  readonly html?: string;
  /** 0-100. */
  readonly failUnder?: number;
}

/** What is printed to standard output. */

type ReportFormat = 'text' | 'markdown' | 'prompt' | 'json';

const columnsDefault = 80;

/** Analyses pages in this process and prints the reports or, with `--json`, the analysis objects. */
export async function analyzeCommand(
  given: readonly string[],
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const reading = readConfigPart(terminal.env, [
    'fetchAllowNetworks',
    'fetchTimeoutMs',
    'fetchBytesMax',
    'publicUrl',
    'workerConcurrency',
    'analysisTimeoutMs',
    'analysisHeapMbMax',
  ]);
  const problems = reading.ok ? await flagProblems(given, flags) : reading.problems;
  if (!reading.ok || problems.length > 0) {
    await writeProblems(terminal, ...problems);
    return exitCodes.notAnalysed;
  }
  const { config } = reading;
  const reader = createPageReader({ settings: config, terminal, url: flags.url });
  try {
    const { fetchSitemap } = reader;
    const found = await findPageSources(given, flags.sitemap, { fetchSitemap, pagesMax: flags.limit });
    if (found.notes.length + found.problems.length > 0)
      await writeProblems(terminal, ...found.notes, ...found.problems);
    if (found.sources.length === 0) return exitCodes.notAnalysed;
    const progress = createProgress(terminal.stderr, found.sources.length);
    const pages = await analyzePages(found.sources, {
      limits: config,
      read: (source) => reader.read(source),
      asOf: flags.asOf ?? terminal.now().toISOString().slice(0, 10),
      queries: flags.query ?? [],
      keepsContent: flags.html !== undefined,
      onEnd: (page) => progress.ended(page),
    });
    progress.close();
    return await writeResults(pages, found, flags, terminal);
  } finally {
    await reader.close();
  }
}

/** Contradictory options, and output problems that would otherwise surface only after the analysis. */
async function flagProblems(given: readonly string[], flags: AnalyzeFlags): Promise<string[]> {
  const problems: string[] = [];
  if (given.length === 0 && flags.sitemap === undefined) {
    problems.push('Nothing to analyse: give a URL, a file, - or --sitemap.');
  }
  if (given.filter((source) => source === '-').length > 1)
    problems.push('Standard input can only be read once: give - once.');
  if (flags.url !== undefined && (given.length !== 1 || flags.sitemap !== undefined)) {
    problems.push('--url applies to a single page: give one source and no --sitemap.');
  }
  if (flags.html === undefined) return problems;
  const target = path.resolve(flags.html);
  const inputs = given.map((source) => source.replace(/^@/, ''));
  if (flags.sitemap !== undefined) inputs.push(flags.sitemap);
  if (inputs.some((input) => path.resolve(input) === target)) {
    problems.push(`--html ${flags.html} would overwrite an input.`);
  }
  try {
    await access(path.dirname(target), constants.W_OK);
  } catch {
    problems.push(`--html ${flags.html}: its directory does not exist or is not writable.`);
  }
  return problems;
}

async function writeResults(
  pages: readonly AnalysedPage[],
  found: PageSources,
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  if (flags.html !== undefined) {
    const { renderHtmlReport } = await import('../report/html/html-report.tsx');
    try {
      await writeFile(flags.html, renderHtmlReport(pages, terminal.now()));
    } catch (error) {
      await writeProblems(
        terminal,
        `${flags.html} cannot be written: ${error instanceof Error ? error.message : ''}`,
      );
      return exitCodes.notAnalysed;
    }
  }
  await print(pages, found.isSingle, flags, terminal);
  if (flags.html !== undefined) await writeLines(terminal.stderr, [`Report written to ${flags.html}`]);
  return await exitCodeOf(pages, found, flags, terminal);
}

async function print(
  pages: readonly AnalysedPage[],
  isSingle: boolean,
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<void> {
  switch (flags.json === true ? 'json' : (flags.format ?? 'text')) {
    case 'json':
      return await writeLines(terminal.stdout, [jsonOf(pages, isSingle)]);
    case 'markdown':
      return await writeText(terminal, renderMarkdownReport(pages));
    case 'prompt':
      return await printPrompts(pages, flags, terminal);
    case 'text':
      return await report(pages, isSingle, flags, terminal);
  }
}

/** The tasks of all pages; what could not be analysed goes to standard error. */
async function printPrompts(
  pages: readonly AnalysedPage[],
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<void> {
  const prompts: string[] = [];
  for (const { source, outcome } of pages) {
    if (outcome.status === 'completed') prompts.push(renderPrompt(outcome.result, addressOf(source, flags)));
    else
      await writeLines(terminal.stderr, renderFailure(outcome.error, optionsFor(source, terminal, 'stderr')));
  }
  if (prompts.length > 0) await writeText(terminal, prompts.join('\n---\n\n'));
}

/** A page that was not fetched is analysed again from its file. */
function addressOf(source: string, { url }: AnalyzeFlags): PromptOptions {
  if (/^https?:/i.test(source)) return { url: source };
  return { file: source, ...(url === undefined ? {} : { url }) };
}

/** Text that ends with its line break. */
function writeText(terminal: Terminal, text: string): Promise<void> {
  return writeLines(terminal.stdout, [text.replace(/\n$/, '')]);
}

function jsonOf(pages: readonly AnalysedPage[], isSingle: boolean): string {
  const objects = pages.map(analysisObject);
  return JSON.stringify(isSingle ? objects[0] : objects, null, 2);
}

/** Prints the reports in order. For several pages a summary line per page comes last, where a terminal still shows it. */
async function report(
  pages: readonly AnalysedPage[],
  isSingle: boolean,
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<void> {
  // The HTML file contains the reports: the summary is enough here.
  const isBrief = flags.html !== undefined && !isSingle;
  for (const { source, outcome } of isBrief ? [] : pages) {
    const isCompleted = outcome.status === 'completed';
    const stream = isCompleted ? 'stdout' : 'stderr';
    const options = optionsFor(source, terminal, stream);
    const lines = isCompleted ? renderReport(outcome.result, options) : renderFailure(outcome.error, options);
    await writeLines(terminal[stream], isSingle ? lines : [...lines, '', '']);
  }
  if (isSingle) return;
  await writeLines(terminal.stdout, renderSummary(pages, paintFor(terminal, 'stdout')));
}

function optionsFor(source: string, terminal: Terminal, stream: 'stdout' | 'stderr'): ReportOptions {
  return {
    source: source === '-' ? 'standard input' : source,
    columns: terminal.stdout.columns ?? columnsDefault,
    paint: paintFor(terminal, stream),
  };
}

function paintFor(terminal: Terminal, stream: 'stdout' | 'stderr'): Paint {
  return wantsColor(terminal.env, terminal[stream]) ? colorPaint : plainPaint;
}

/** A failed page outranks a low score: its score is unknown. */
async function exitCodeOf(
  pages: readonly AnalysedPage[],
  found: PageSources,
  { failUnder }: AnalyzeFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const below = pages.filter(
    ({ outcome }) =>
      failUnder !== undefined && outcome.status === 'completed' && outcome.result.overall_score < failUnder,
  ).length;
  if (below > 0) {
    const [count, verb] =
      pages.length === 1
        ? ['The page', 'scores']
        : [`${String(below)} of ${String(pages.length)} pages`, below === 1 ? 'scores' : 'score'];
    await writeProblems(terminal, `${count} ${verb} below ${String(failUnder)}.`);
  }
  const isIncomplete = found.problems.length > 0 || pages.some(({ outcome }) => outcome.status === 'failed');
  if (isIncomplete) return exitCodes.notAnalysed;
  return below > 0 ? exitCodes.failed : exitCodes.done;
}
