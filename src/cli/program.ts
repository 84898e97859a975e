/**
 * The command line and its help. Each command's module is imported only when it runs, so that `--help` and `keys` do
 * not wait for the database and the analysis to load.
 */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { version } from '../platform/version.ts';
import { settings } from '../config/settings/index.ts';
import { serveRoles } from '../config/settings/serving.ts';
import { shownDefault, type Setting } from '../config/settings/setting.ts';
import type { AnalyzeFlags } from './analyze-command.ts';
import type { DoctorFlags } from './doctor/doctor-command.ts';
import type { McpFlags } from './mcp/mcp-command.ts';
import type { ServeFlags } from './serve-command.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { noticeLog } from './notice-log.ts';
import { writeProblems, exitCodes } from './terminal.ts';

const queriesMax = 10;
/** Enough for most sites; takes a few minutes. */
const sitemapPagesDefault = 500;
const sitemapPagesMax = 50_000;

/** Runs one command line, given without the program's name, and returns the exit code. Never rejects. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done;
  const program = describeProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await registerDatabaseCommands(program, args, terminal, (code) => {
      exitCode = code;
    });
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.notAnalysed;
    await writeProblems(terminal, error instanceof Error ? error.message : String(error));
    return exitCodes.failed;
  }
}

function describeProgram(terminal: Terminal, setExitCode: (code: ExitCode) => void): Command {
  const program = new Command('citeworthy')
    .description(
      'Scores how ready web pages are to be found, understood and quoted by assistants, with evidence for every point.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help; also after a command')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
      getOutHelpWidth: () => terminal.stdout.columns ?? 80,
    })
    .showSuggestionAfterError()
    .addHelpText('after', programExamples);
  program
    .command('serve')
    .description('Start the API server, with its workers and its embedded database, in this process')
    .addOption(
      new Option('--role <role>', 'role of this process; api and worker need DATABASE_URL').choices(
        serveRoles,
      ),
    )
    .addHelpText('after', serveNotes)
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./serve-command.ts');
      setExitCode(await serve(flags, terminal));
    });
  program
    .command('analyze')
    .description('Analyse pages and print the reports; needs no server')
    .argument('[sources...]', 'http(s) URLs, files, - for standard input, or @file with one of these a line')
    .option('--sitemap <url|file>', 'analyse the pages of a sitemap or sitemap index')
    .option('--limit <pages>', 'maximum number of pages from the sitemap', parseLimit, sitemapPagesDefault)
    .option(
      '-q, --query <text>',
      `a question that the page should answer; up to ${String(queriesMax)} times`,
      collectQuery,
    )
    .option('--as-of <date>', 'reference date for ages, YYYY-MM-DD (default: today, in UTC)', parseDay)
    .option('--url <url>', 'address of a page read from a file or standard input', parsePageUrl)
    .addOption(
      new Option(
        '--format <format>',
        "what to print: the report as text (default) or Markdown, a task for a coding agent or writer, or the API's analysis object",
      ).choices(['text', 'markdown', 'prompt', 'json']),
    )
    .addOption(
      new Option(
        '--json',
        "the same as --format json: the API's analysis object; an array for several pages",
      ).conflicts('format'),
    )
    .option('--html <file>', 'write the report to one self-contained HTML file')
    .option('--fail-under <score>', 'exit with 1 when a page scores below this, 0 to 100', parseScore)
    .addHelpText('after', analyzeNotes)
    .action(async (sources: string[], flags: AnalyzeFlags) => {
      const { analyzeCommand } = await import('./analyze-command.ts');
      setExitCode(await analyzeCommand(sources, flags, terminal));
    });
  program
    .command('mcp')
    .description('Serve the analysis as tools of the Model Context Protocol, on standard input and output')
    .option(
      '--base-url <url>',
      'address of a running service; its API key is in CITEWORTHY_API_KEY',
      parsePageUrl,
    )
    .addHelpText('after', mcpNotes)
    .action(async (flags: McpFlags) => {
      const { mcpCommand } = await import('./mcp/mcp-command.ts');
      setExitCode(await mcpCommand(flags, terminal));
    });
  program
    .command('doctor')
    .description('Check the installation: settings, database, secret key, port, fetching, language model')
    .option('--json', 'print the findings as JSON')
    .option(
      '--long',
      'also ask the model a question of full length (LLM_INPUT_CHARS_MAX), which costs its tokens',
    )
    .option('--fetch <url>', 'also fetch this page, as an analysis does', parsePageUrl)
    .addHelpText('after', doctorNotes)
    .action(async (flags: DoctorFlags) => {
      const { doctorCommand } = await import('./doctor/doctor-command.ts');
      setExitCode(await doctorCommand(flags, terminal));
    });
  return program;
}

/** Commands that load the database; imported only when the command line names one. */
const databaseCommands = {
  keys: {
    description: 'Create, list, rotate and revoke API keys',
    load: async () => (await import('./keys.ts')).registerKeysCommand,
  },
  webhooks: {
    description: 'Register webhook endpoints, list and resend deliveries',
    load: async () => (await import('./webhooks.ts')).registerWebhooksCommand,
  },
  dashboard: {
    description: 'Create a sign-up link for a dashboard owner',
    load: async () => (await import('./dashboard.ts')).registerDashboardCommand,
  },
  'secret-key': {
    description: 'Make a new secret key the one of the database, after the former was lost',
    load: async () => (await import('./secret-key.ts')).registerSecretKeyCommand,
  },
  billing: {
    description: 'Edit plans, assign a plan, rebuild usage totals',
    load: async () => (await import('./billing.ts')).registerBillingCommand,
  },
};

async function registerDatabaseCommands(
  program: Command,
  args: readonly string[],
  terminal: Terminal,
  setExitCode: (code: ExitCode) => void,
): Promise<void> {
  const first = args.find((arg) => !arg.startsWith('-'));
  for (const [name, { description }] of Object.entries(databaseCommands)) {
    if (name !== first) program.command(name).description(description);
  }
  const named = Object.entries(databaseCommands).find(([name]) => name === first)?.[1];
  if (named === undefined) return;
  const [{ readConfigPart }, register] = await Promise.all([import('../config/config.ts'), named.load()]);
  const fields = [
    'dataDir',
    'databaseUrl',
    'secretKey',
    'port',
    'publicUrl',
    'fetchAllowNetworks',
    'retentionDays',
  ] as const;
  const reading = readConfigPart(terminal.env, fields);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  register(program, {
    config: reading.config,
    out: {
      print: (text) => void terminal.stdout.write(`${text}\n`),
      fail: (text) => {
        setExitCode(exitCodes.failed);
        terminal.stderr.write(`citeworthy: ${text}\n`);
      },
    },
    log: noticeLog(terminal.stderr),
  });
}

function collectQuery(text: string, before: readonly string[] = []): string[] {
  if (text.trim() === '') throw new InvalidArgumentError('A query must not be empty.');
  if (before.length >= queriesMax) throw new InvalidArgumentError(`At most ${String(queriesMax)} queries.`);
  return [...before, text.trim()];
}

function parseDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // Date.parse reads 30 February as 1 or 2 March.
  if (!isDay || new Date(text).toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError('Must be a date such as 2026-11-21.');
  }
  return text;
}

function parseLimit(text: string): number {
  const pages = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (pages >= 1 && pages <= sitemapPagesMax) return pages;
  throw new InvalidArgumentError(`Must be a whole number from 1 to ${String(sitemapPagesMax)}.`);
}

function parseScore(text: string): number {
  const score = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (score >= 0 && score <= 100) return score;
  throw new InvalidArgumentError('Must be a number from 0 to 100.');
}

function parsePageUrl(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('Must be an absolute http or https URL.');
  }
  return text;
}

const programExamples = `
Examples:
  citeworthy analyze https://example.com/guide
  citeworthy analyze draft.html --url https://example.com/guide -q "how does a heat pump work"
  citeworthy serve
  citeworthy keys create --type secret --environment live

Results go to standard output, everything else to standard error.
Settings are environment variables; the server logs the effective ones at start.`;

const settingNotes = Object.values(settings)
  .filter(({ help }: Setting<unknown>) => help !== undefined)
  .map(
    (setting: Setting<unknown>) =>
      `  ${setting.name.padEnd(22)}  ${setting.help ?? ''} (${shownDefault(setting)})`,
  )
  .join('\n');

const serveNotes = `
Common settings, as environment variables (defaults in parentheses):
${settingNotes}
docs/configuration.md lists all of them.
With DATABASE_URL each process can have a role: api serves the API and the dashboard, worker runs analyses, injections
and deliveries and serves only /healthz, /readyz and /metrics, all (the default) does everything.
On SIGTERM or SIGINT the server finishes its running work and exits within 10 s; a second signal exits immediately.`;

const doctorNotes = `
Run it with the settings of the server. It changes nothing: it neither creates nor migrates the database. With
LLM_BASE_URL it asks the model one tiny question, or up to three where the endpoint does not enforce a JSON Schema.

Exit status: 0 nothing failed, 1 a check failed.`;

const mcpNotes = `
Without --base-url pages are analysed in this process, without a database; the 20 latest analyses are kept until it ends.
FETCH_ALLOW_NETWORKS, FETCH_TIMEOUT_MS, FETCH_MAX_BYTES, ANALYSIS_TIMEOUT_MS and ANALYSIS_HEAP_MB apply then. A running
service also has the tools at /mcp. docs/mcp.md has the settings of common clients.`;

const analyzeNotes = `
Examples:
  citeworthy analyze https://example.com/guide --html report.html
  citeworthy analyze --sitemap https://example.com/sitemap.xml --limit 50 --fail-under 60
  citeworthy analyze drafts/*.html @more-pages.txt --json
  citeworthy analyze draft.html --url https://example.com/guide --format prompt

WORKER_CONCURRENCY pages are analysed at once (default: number of cores), each within ANALYSIS_TIMEOUT_MS and
ANALYSIS_HEAP_MB; results keep the given order. In an @file, empty lines and lines starting with # are skipped.
A sitemap may be an index, gzipped, or plain text with one URL a line.
Without --query, queries are inferred from each page. Without --url, a page from a file or standard input has no
address, and checks that depend on the address treat it as missing.
FETCH_ALLOW_NETWORKS, FETCH_TIMEOUT_MS and FETCH_MAX_BYTES apply to fetched URLs, as in the server.
NO_COLOR and FORCE_COLOR are honoured. Progress goes to standard error.

Exit status: 0 every page was analysed, 1 a page scored below --fail-under, 2 a page could not be analysed or the
command line is invalid.`;
