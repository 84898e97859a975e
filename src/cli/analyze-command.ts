import type { AnalysisError, AnalysisOutcome, AnalysisResult } from '../analysis/result.ts';
import { readConfigPart } from '../config.ts';
import { readPage } from './read-page.ts';
import { colorPaint, plainPaint, wantsColor } from './report/paint.ts';
import type { ReportOptions } from './report/render-report.ts';
import { renderFailure, renderReport } from './report/render-report.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { complain, exitCodes, writeLines } from './terminal.ts';

export interface AnalyzeFlags {
  readonly query?: readonly string[];
  readonly asOf?: string;
  readonly url?: string;
  readonly json?: true;
}

const columnsDefault = 80;

/** Analyses one page in this process, and prints the report or, with `--json`, the analysis object. */
export async function analyzeCommand(
  source: string,
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const reading = readConfigPart(terminal.env, [
    'fetchAllowNetworks',
    'fetchTimeoutMs',
    'fetchBytesMax',
    'publicUrl',
  ]);
  if (!reading.ok) {
    await complain(terminal, ...reading.problems);
    return exitCodes.notAnalysed;
  }
  const page = await readPage(source, flags.url, reading.config, terminal);
  const url = page.ok ? page.facts.url : page.url;
  const outcome = page.ok ? await analyzePage(page, flags, terminal) : failed(page.error);
  if (flags.json === true) {
    await writeLines(terminal.stdout, [JSON.stringify(analysisObject(url, outcome), null, 2)]);
  } else {
    await report(source, outcome, terminal);
  }
  return outcome.status === 'completed' ? exitCodes.done : exitCodes.notAnalysed;
}

async function analyzePage(
  { html, facts }: Extract<Awaited<ReturnType<typeof readPage>>, { ok: true }>,
  flags: AnalyzeFlags,
  terminal: Terminal,
): Promise<AnalysisOutcome> {
  const { analyze } = await import('../analysis/analyze.ts');
  const asOf = flags.asOf ?? terminal.now().toISOString().slice(0, 10);
  try {
    return analyze(html, { ...facts, asOf, queries: flags.query ?? [] });
  } catch (error) {
    // A fault of ours: whoever reads the output of --json still gets an analysis object, and the exit status says it.
    const message = `The analysis broke off: ${error instanceof Error ? error.message : String(error)}`;
    return failed({ code: 'internal', message, retryable: false });
  }
}

function failed(error: AnalysisError): AnalysisOutcome {
  return { status: 'failed', error };
}

async function report(source: string, outcome: AnalysisOutcome, terminal: Terminal): Promise<void> {
  const stream = outcome.status === 'completed' ? terminal.stdout : terminal.stderr;
  const options: ReportOptions = {
    source: source === '-' ? 'standard input' : source,
    columns: terminal.stdout.columns ?? columnsDefault,
    paint: wantsColor(terminal.env, stream) ? colorPaint : plainPaint,
  };
  const lines =
    outcome.status === 'completed'
      ? renderReport(outcome.result, options)
      : renderFailure(outcome.error, options);
  await writeLines(stream, lines);
}

/** Every field of a result as the API shows it for an analysis that failed. */
const emptyResult = {
  overall_score: null,
  category_scores: null,
  entity_gaps: [],
  recommendations: [],
  content_blocks: [],
  access: null,
  integrity: null,
  queries: [],
  entities: [],
  checks: [],
  competitors: [],
  page: null,
  engine: null,
  warnings: [],
} satisfies Record<keyof AnalysisResult, null | readonly never[]>;

/**
 * The API's analysis object. Nothing is stored here, so what belongs to a stored one (id, environment, times) is null,
 * and the same page gives the same bytes.
 */
function analysisObject(url: string, outcome: AnalysisOutcome): Record<string, unknown> {
  return {
    id: null,
    object: 'analysis',
    environment: null,
    status: outcome.status,
    url,
    cached: false,
    ...(outcome.status === 'completed' ? outcome.result : emptyResult),
    metadata: {},
    error: outcome.status === 'failed' ? outcome.error : null,
    created_at: null,
    started_at: null,
    completed_at: null,
    expires_at: null,
  };
}
