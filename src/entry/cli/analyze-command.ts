import path from 'node:path';
import { readConfigPart } from '../../service/config/config.ts';
import type { AnalysedPage } from '../report/analysed-page.ts';
import { markdownText } from '../report/markdown/markdown-text.ts';
import type { Baseline } from '../report/pipeline/baseline.ts';
import type { TextPlaces } from '../report/pipeline/locate-text.ts';
import { analysisSettings } from './analysis-settings.ts';
import { analyzePages } from './analyze-pages.ts';
import {
  analyzeRequest,
  requestProblems,
  type AnalyzeFlags,
  type AnalyzeRequest,
} from './analyze-request.ts';
import { readBaseline, writeBaseline } from './baseline-file.ts';
import { readConfigFile } from './config-file/read-config-file.ts';
import { baselineNotes, faultSummary, judgePages } from './judge-pages.ts';
import { createInterruption, type Interruption } from './interruption.ts';
import { locateEvidence } from './locate-evidence.ts';
import { targetProblems } from './outputs/check-targets.ts';
import { writeOutputs } from './outputs/write-outputs.ts';
import { findPageSources, type PageSources } from './page-sources.ts';
import { createProgress } from './progress.ts';
import { createPageReader, type PageReader } from './read-page.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { exitCodes, writeLines, writeProblems } from './terminal.ts';

/** Analyses pages in this process and writes the reports. */
export async function analyzeCommand(
  given: readonly string[],
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const prepared = await prepare(given, flags, terminal);
  if ('problems' in prepared) {
    await writeProblems(terminal, ...prepared.problems);
    // Later steps of a pipeline read the reports: an upload of a missing file would hide the reason.
    const { request: stopped, problems } = prepared;
    if (stopped === undefined) return exitCodes.notAnalysed;
    await writeOutputs([], stopped, false, terminal);
    if (stopped.printed === 'markdown')
      await writeLines(terminal.stdout, [`No page was analysed: ${problems.map(markdownText).join(' ')}`]);
    return exitCodes.notAnalysed;
  }
  const { config, request, baseline } = prepared;
  const interruption = createInterruption(terminal);
  const reader = createPageReader({ settings: config, terminal, signal: interruption.signal });
  try {
    const found = await findPageSources(request.sources, {
      ...request,
      fetchSitemap: reader.fetchSitemap,
    });
    const overwritten = await targetProblems(targetsOf(request), found.sources);
    const notes = request.isQuiet ? [] : [...prepared.notes, ...found.notes];
    const lines = [...notes, ...found.problems, ...overwritten];
    if (lines.length > 0) await writeProblems(terminal, ...lines);
    if (found.sources.length === 0 || overwritten.length > 0) return exitCodes.notAnalysed;
    const { pages, places, isInterrupted } = await analyzeFound(found, {
      ...{ config, request, reader, terminal, interruption },
    });
    return await finish(pages, { request, baseline, found, places, isInterrupted }, terminal);
  } finally {
    interruption.close();
    await reader.close();
  }
}

type Settings = Extract<ReturnType<typeof readConfigPart<(typeof analysisSettings)[number]>>, { ok: true }>;

interface Prepared {
  readonly config: Settings['config'];
  readonly request: AnalyzeRequest;
  /** Undefined: there is none to compare with. */
  readonly baseline: Baseline | undefined;
  readonly notes: readonly string[];
}

interface Unprepared {
  readonly problems: readonly string[];
  /** With usable targets of reports. */
  readonly request?: AnalyzeRequest;
}

/** Everything that can be found wrong before the first page is read. */
async function prepare(
  given: readonly string[],
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<Prepared | Unprepared> {
  const settings = readConfigPart(terminal.env, analysisSettings);
  if (!settings.ok) return settings;
  const file = await readConfigFile(flags.config);
  if (!file.ok) return file;
  let request: AnalyzeRequest;
  try {
    request = analyzeRequest(given, flags, file.options, path.dirname(file.file ?? '.'));
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
  const inputs = [...request.sources, ...(request.sitemap === undefined ? [] : [request.sitemap])];
  const problems = [
    ...requestProblems(request),
    ...(await targetProblems(
      targetsOf(request),
      inputs.map((source) => source.replace(/^@/, '')),
    )),
  ];
  if (problems.length > 0) return { problems };
  if (request.baseline === undefined) {
    return { config: settings.config, request, baseline: undefined, notes: file.notes };
  }
  const reading = await readBaseline(request.baseline);
  if (!reading.ok && !request.updatesBaseline) return { problems: [reading.problem], request };
  const baseline = reading.ok ? reading.baseline : undefined;
  return { config: settings.config, request, baseline, notes: file.notes };
}

function targetsOf({ files, baseline, updatesBaseline }: AnalyzeRequest): string[] {
  return [
    ...files.map(({ file }) => file),
    ...(baseline === undefined || !updatesBaseline ? [] : [baseline]),
  ];
}

interface RunParts {
  readonly config: Settings['config'];
  readonly request: AnalyzeRequest;
  readonly reader: PageReader;
  readonly terminal: Terminal;
  readonly interruption: Interruption;
}

async function analyzeFound(
  found: PageSources,
  { config, request, reader, terminal, interruption }: RunParts,
): Promise<Pick<RunEnd, 'places' | 'isInterrupted'> & { readonly pages: AnalysedPage[] }> {
  interruption.listen();
  const progress = createProgress(terminal, found.sources.length, request.isQuiet);
  const addressOf = (source: string): string | null => found.addresses.get(source) ?? request.url ?? null;
  const formats = [request.printed, ...request.files.map(({ format }) => format)];
  const places = new Map<string, TextPlaces>();
  const pages = await analyzePages(found.sources, {
    limits: config,
    read: (source) => reader.read(source, addressOf(source)),
    asOf: request.asOf ?? terminal.now().toISOString().slice(0, 10),
    queriesOf: request.queriesOf,
    keepsContent: formats.includes('html'),
    signal: interruption.signal,
    onEnd: (page, reading) => {
      progress.ended(page);
      const own = formats.includes('sarif')
        ? locateEvidence(page, reading.ok ? reading.html : undefined)
        : undefined;
      if (own !== undefined) places.set(page.source, own);
    },
  });
  progress.close();
  return { pages, places, isInterrupted: pages.length < found.sources.length };
}

interface RunEnd {
  readonly request: AnalyzeRequest;
  readonly baseline: Baseline | undefined;
  readonly found: PageSources;
  readonly places: ReadonlyMap<string, TextPlaces>;
  /** True: pages are missing, because the user ended the run. */
  readonly isInterrupted: boolean;
}

/** A failed page outranks a low score: its score is unknown. */
async function finish(
  analysed: readonly AnalysedPage[],
  { request, baseline, found, places, isInterrupted }: RunEnd,
  terminal: Terminal,
): Promise<ExitCode> {
  const { updatesBaseline, baseline: file, budgets } = request;
  if (isInterrupted && analysed.length === 0) return await reportInterruption(0, found, file, terminal);
  // A run that makes a baseline is not judged by the one that it replaces.
  const compared = updatesBaseline ? undefined : baseline;
  const pages = judgePages(analysed, request, compared, places);
  if (!(await writeOutputs(pages, request, found.isSingle, terminal))) return exitCodes.notAnalysed;
  if (isInterrupted) return await reportInterruption(analysed.length, found, file, terminal);
  if (file !== undefined && compared !== undefined && !request.isQuiet) {
    const notes = baselineNotes(analysed, file, compared);
    if (notes.length > 0) await writeProblems(terminal, ...notes);
  }
  if (file !== undefined && updatesBaseline) {
    await writeBaseline(file, analysed, baseline);
    if (!request.isQuiet) await writeLines(terminal.stderr, [`Baseline written to ${file}`]);
  }
  const faults = faultSummary(pages, failUnderOf(budgets), compared !== undefined);
  if (faults.length > 0) await writeProblems(terminal, ...faults);
  if (isIncomplete(found, pages)) return exitCodes.notAnalysed;
  return faults.length > 0 ? exitCodes.failed : exitCodes.done;
}

function isIncomplete({ problems }: PageSources, pages: readonly AnalysedPage[]): boolean {
  return problems.length > 0 || pages.some(({ outcome }) => outcome.status === 'failed');
}

/** A budget that `--fail-under` alone could have set. */
function failUnderOf({ scores, pageTypes }: AnalyzeRequest['budgets']): number | undefined {
  const set = Object.values(scores).filter((budget) => budget !== undefined);
  return set.length === 1 && Object.keys(pageTypes).length === 0 ? scores.overall : undefined;
}

/** The pages that are missing say nothing about a baseline. */
async function reportInterruption(
  done: number,
  { sources }: PageSources,
  baseline: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const line = `interrupted: ${String(sources.length - done)} of ${String(sources.length)} pages are missing`;
  await writeProblems(terminal, baseline === undefined ? line : `${line}; the baseline stays as it was`);
  return exitCodes.interrupted;
}
