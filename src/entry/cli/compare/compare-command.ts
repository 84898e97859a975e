import type { CitationTest } from '../../../core/schema/citation-test.ts';
import { runsDefault } from '../../../service/config/analyze/compare-lines.ts';
import { readConfigPart } from '../../../service/config/config.ts';
import { newId } from '../../../service/platform/ids.ts';
import { openPool } from '../analyze-pages.ts';
import { createInterruption, unlessAborted } from '../interruption.ts';
import { targetProblems } from '../outputs/check-targets.ts';
import { createPageReader } from '../read-page.ts';
import { exitCodes, writeProblems, type ExitCode, type Terminal } from '../terminal.ts';
import { comparePages, type ComparedPages } from './compare-pages.ts';
import type { CompareRequest } from './compare-request.ts';
import { printComparison, type ComparisonOutputs } from './print-comparison.ts';

export interface CompareFlags {
  readonly rival?: readonly string[];
  readonly question?: readonly string[];
  readonly before?: string;
  readonly url?: string;
  readonly runs?: number;
  /** False: `--no-model`. */
  readonly model: boolean;
  readonly asOf?: string;
  readonly html?: string;
  readonly markdown?: string;
  readonly json?: true;
  readonly quiet?: true;
}

const settingNames = [
  'fetchAllowNetworks',
  'fetchTimeoutMs',
  'fetchBytesMax',
  'publicUrl',
  'workerConcurrency',
  'analysisTimeoutMs',
  'analysisHeapMbMax',
  'llmBaseUrl',
  'llmApiKey',
  'llmModel',
  'llmUses',
  'llmTimeoutMs',
  'llmOutputTokensMax',
  'llmCallsMax',
  'llmConcurrency',
  'llmFailuresMax',
  'llmTokensPerDay',
] as const;

const dayMs = 86_400_000;

/** Runs one citation test in this process, and prints it. */
export async function compareCommand(
  page: string,
  flags: CompareFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = readConfigPart(terminal.env, settingNames);
  const outputs = [flags.html, flags.markdown].filter((file) => file !== undefined);
  const inputs = [page, ...(flags.rival ?? []), ...(flags.before === undefined ? [] : [flags.before])];
  const problems = [
    ...(settings.ok ? [] : settings.problems),
    ...flagProblems(flags),
    ...(await targetProblems(outputs, inputs)),
  ];
  if (!settings.ok || problems.length > 0) {
    await writeProblems(terminal, ...problems);
    return exitCodes.notAnalysed;
  }
  const { config } = settings;
  const interruption = createInterruption(terminal);
  const { signal } = interruption;
  const reader = createPageReader({ settings: config, terminal, signal });
  const pool = await openPool(config);
  const created = terminal.now();
  try {
    interruption.listen();
    const compared = await unlessAborted(
      comparePages({ config, pool, reader, terminal, signal }, requestOf(page, flags, created)),
      signal,
    );
    if (compared === undefined) return exitCodes.interrupted;
    if (compared.status === 'failed') {
      await writeProblems(terminal, `${page}: ${compared.error.message}`);
      return exitCodes.notAnalysed;
    }
    const times = { created, ended: terminal.now() };
    const test = testOf(compared, flags, times);
    const isWritten = await printComparison(test, compared.receipts, outputsOf(flags), terminal);
    return isWritten ? exitCodes.done : exitCodes.notAnalysed;
  } finally {
    interruption.close();
    await pool.close();
    await reader.close();
  }
}

const outputsOf = ({ html, markdown, json, quiet }: CompareFlags): ComparisonOutputs => ({
  htmlFile: html,
  markdownFile: markdown,
  isJson: json === true,
  isQuiet: quiet === true,
});

/** What commander cannot find wrong. */
function flagProblems({ rival = [], question = [] }: CompareFlags): string[] {
  const repeated = question.find((text, index) => question.indexOf(text) !== index);
  return [
    ...(rival.length === 0 ? ['Give at least one page with --rival.'] : []),
    ...(question.length === 0 ? ['Give at least one question with --question.'] : []),
    ...(repeated === undefined ? [] : [`The question "${repeated}" is given twice.`]),
  ];
}

function requestOf(own: string, flags: CompareFlags, now: Date): CompareRequest {
  const { before, rival: rivals = [], question: questions = [], url, runs = runsDefault } = flags;
  return {
    ...{ own, before, rivals, url, questions, runs },
    asksModel: flags.model,
    asOf: flags.asOf ?? now.toISOString().slice(0, 10),
    isQuiet: flags.quiet === true,
  };
}

/** The object of the API; nothing keeps it. */
function testOf(
  { result, url }: Extract<ComparedPages, { readonly status: 'completed' }>,
  { rival = [], question = [], runs = runsDefault, model }: CompareFlags,
  { created, ended }: { readonly created: Date; readonly ended: Date },
): CitationTest {
  return {
    id: newId('citationTest', created),
    object: 'citation_test',
    environment: 'test',
    status: 'completed',
    url,
    questions: [...question],
    rivals: [...rival],
    ...{ runs, model, analysis_id: null, injection_id: null },
    ...result,
    metadata: {},
    error: null,
    created_at: created.toISOString(),
    started_at: created.toISOString(),
    completed_at: ended.toISOString(),
    expires_at: new Date(created.getTime() + dayMs).toISOString(),
  };
}
