/** What one run of `analyze` is to do: the options of the command line, and those of the file that it does not give. */
import path from 'node:path';
import type { AnalyzeFile } from '../../service/config/analyze/analyze-file.ts';
import { pagesDefault, toleranceDefault } from '../../service/config/analyze/option-lines.ts';
import { reportFormats, type ReportFormat } from '../../service/config/analyze/report-formats.ts';
import type { Budgets } from '../report/pipeline/budgets.ts';
import { pageMatcher } from './config-file/page-paths.ts';
import type { GlobMatcher } from './sources/glob.ts';

export interface AnalyzeFlags {
  readonly sitemap?: string;
  /** Pages taken from the sitemap, at most. */
  readonly limit?: number;
  readonly query?: readonly string[];
  readonly asOf?: string;
  readonly url?: string;
  readonly baseUrl?: string;
  readonly baseDir?: string;
  readonly ignore?: readonly string[];
  readonly format?: ReportFormat | 'text';
  /** Print the API's analysis object. */
  readonly json?: true;
  /** A file, or a format and a file. */
  readonly output?: readonly string[];
  /** The file to write the report to. */
  readonly html?: string;
  /** 0-100. */
  readonly failUnder?: number;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly baselineTolerance?: number;
  /** False: no configuration file. */
  readonly config?: string | false;
  readonly quiet?: true;
}

export interface OutputFile {
  readonly format: PrintedFormat;
  readonly file: string;
}

/** `analysis`: the API's analysis object, an array for several pages. */
export type PrintedFormat = ReportFormat | 'analysis';

export interface AnalyzeRequest {
  readonly sources: readonly string[];
  readonly sitemap: string | undefined;
  readonly pagesMax: number;
  readonly asOf: string | undefined;
  readonly url: string | undefined;
  readonly baseUrl: string | undefined;
  readonly baseDir: string | undefined;
  readonly isIgnored: GlobMatcher | undefined;
  /** The questions of a page, by its source and its address. */
  readonly queriesOf: (source: string, url: string | null) => readonly string[];
  /** Undefined: files only. */
  readonly printed: PrintedFormat | undefined;
  readonly files: readonly OutputFile[];
  readonly budgets: Budgets;
  readonly baseline: string | undefined;
  readonly updatesBaseline: boolean;
  readonly tolerance: number;
  readonly isQuiet: boolean;
}

/** Throws an Error with a message for the user when a pattern is not usable. */
export function analyzeRequest(
  given: readonly string[],
  flags: AnalyzeFlags,
  file: AnalyzeFile,
  fileFolder: string,
): AnalyzeRequest {
  return {
    ...sourcesOf(given, flags, file),
    isIgnored: ignoredBy(flags, file, fileFolder),
    asOf: flags.asOf ?? file.asOf,
    queriesOf: queriesOf(flags.query, file.queries, fileFolder),
    ...outputsOf(flags, file),
    budgets: budgetsOf(flags, file),
    baseline: flags.baseline ?? file.baseline,
    updatesBaseline: flags.updateBaseline === true,
    tolerance: flags.baselineTolerance ?? file.baselineTolerance ?? toleranceDefault,
    isQuiet: flags.quiet ?? file.quiet ?? false,
  };
}

function sourcesOf(
  given: readonly string[],
  flags: AnalyzeFlags,
  file: AnalyzeFile,
): Pick<AnalyzeRequest, 'sources' | 'sitemap' | 'pagesMax' | 'url' | 'baseUrl' | 'baseDir'> {
  // Sources of the command line replace all of the file's.
  const namesSources = given.length > 0 || flags.sitemap !== undefined;
  return {
    sources: namesSources ? given : (file.sources ?? []),
    sitemap: namesSources ? flags.sitemap : file.sitemap,
    pagesMax: flags.limit ?? file.limit ?? pagesDefault,
    url: flags.url,
    baseUrl: flags.baseUrl ?? (flags.url === undefined ? file.baseUrl : undefined),
    // The file's folder belongs to the file's address.
    baseDir: flags.baseDir ?? (flags.baseUrl === undefined ? file.baseDir : undefined),
  };
}

function ignoredBy(flags: AnalyzeFlags, file: AnalyzeFile, fileFolder: string): GlobMatcher | undefined {
  const matchers = [
    ...(flags.ignore === undefined ? [] : [pageMatcher(flags.ignore, '.')]),
    ...(file.ignore === undefined ? [] : [pageMatcher(file.ignore, fileFolder)]),
  ];
  return matchers.length === 0 ? undefined : (page) => matchers.some((matches) => matches(page));
}

function queriesOf(
  asked: readonly string[] | undefined,
  queries: AnalyzeFile['queries'],
  folder: string,
): AnalyzeRequest['queriesOf'] {
  if (asked !== undefined) return () => asked;
  if (queries === undefined || Array.isArray(queries)) return () => queries ?? [];
  const rules = Object.entries(queries).map(([pattern, list]) => ({
    matches: pageMatcher([pattern], folder),
    list,
  }));
  return (source, url) =>
    rules.find(({ matches }) => matches(source) || (url !== null && matches(url)))?.list ?? [];
}

function outputsOf(flags: AnalyzeFlags, file: AnalyzeFile): Pick<AnalyzeRequest, 'printed' | 'files'> {
  const named = flags.json === true ? undefined : flags.format;
  const json = flags.json ?? (named === undefined ? file.json : undefined);
  const format = named ?? file.format ?? 'terminal';
  const printed = json === true ? 'analysis' : withoutAlias(format);
  const html = flags.html ?? file.html;
  const files =
    flags.output?.map((output) => outputFile(output, printed)) ?? fileOutputs(file.output, printed);
  const all = [...files, ...(html === undefined ? [] : [{ format: 'html' as const, file: html }])];
  const isPrinted = !files.some((output) => output.format === printed);
  return { printed: isPrinted ? printed : undefined, files: all };
}

/** `sarif=results.sarif` names its format; another word before = is part of the file's name. */
function outputFile(output: string, printed: PrintedFormat): OutputFile {
  const [, name = '', file = ''] = /^([a-z]+)=(.+)$/.exec(output) ?? [];
  const format = [...reportFormats, 'text' as const].find((known) => known === name);
  return format === undefined ? { format: printed, file: output } : { format: withoutAlias(format), file };
}

function fileOutputs(output: AnalyzeFile['output'], printed: PrintedFormat): OutputFile[] {
  if (output === undefined) return [];
  if (typeof output === 'string') return [{ format: printed, file: output }];
  return [...reportFormats, 'text' as const].flatMap((format) => {
    const file = output[format];
    return file === undefined ? [] : { format: withoutAlias(format), file };
  });
}

function withoutAlias(format: ReportFormat | 'text'): ReportFormat {
  return format === 'text' ? 'terminal' : format;
}

function budgetsOf({ failUnder }: AnalyzeFlags, file: AnalyzeFile): Budgets {
  const { pageTypes = {}, ...scores } = file.budgets ?? {};
  // --fail-under is a floor of its own for every page: no page type of the file lowers it.
  if (failUnder === undefined) {
    return { scores: { ...scores, overall: scores.overall ?? file.failUnder }, pageTypes };
  }
  const typed = Object.entries(pageTypes).map(
    ([type, own]) => [type, { ...own, overall: undefined }] as const,
  );
  return { scores: { ...scores, overall: failUnder }, pageTypes: Object.fromEntries(typed) };
}

/** Contradictory options. */
export function requestProblems(request: AnalyzeRequest): string[] {
  const { sources, sitemap, url, baseline, updatesBaseline, files } = request;
  const problems: string[] = [];
  if (sources.length === 0 && sitemap === undefined) {
    problems.push('Nothing to analyse: give a URL, a file, a folder, - or --sitemap.');
  }
  if (sources.filter((source) => source === '-').length > 1)
    problems.push('Standard input can only be read once: give - once.');
  if (url !== undefined && (sources.length !== 1 || sitemap !== undefined)) {
    problems.push('--url applies to a single page: give one source and no --sitemap.');
  }
  if (updatesBaseline && baseline === undefined) {
    problems.push('--update-baseline needs the file: give --baseline.');
  }
  const targets = [...files.map(({ file }) => file), ...(baseline === undefined ? [] : [baseline])];
  const resolved = targets.map((file) => path.resolve(file));
  const twice = targets.find((_file, index) => resolved.indexOf(resolved[index] ?? '') !== index);
  if (twice !== undefined) problems.push(`${twice} is named for two outputs.`);
  return problems;
}
