/**
 * The command line and its help. Each command's module is imported only when it runs, so that `--help` and `keys` do
 * not wait for the database and the analysis to load.
 */
import { Command, CommanderError, Option } from 'commander';
import { version } from '../../service/platform/version.ts';
import { settings } from '../../service/config/settings/index.ts';
import { serveRoles } from '../../service/config/settings/serving.ts';
import { shownDefault, type Setting } from '../../service/config/settings/setting.ts';
import type { DoctorFlags } from './doctor/doctor-command.ts';
import type { McpFlags } from './mcp/mcp-command.ts';
import type { ServeFlags } from './serve-command.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { noticeLog } from './notice-log.ts';
import { parsePageUrl } from './option-values.ts';
import { registerAnalyzeCommand } from './register-analyze.ts';
import { registerCompareCommand } from './compare/register-compare.ts';
import { registerInitCommand } from './init/register-init.ts';
import { withSettingsFile } from './settings-file.ts';
import { registerSiteCommand } from './site/register-site.ts';
import { writeProblems, exitCodes } from './terminal.ts';

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
      setExitCode(await serve(flags, await withSettingsFile(terminal)));
    });
  registerAnalyzeCommand(program, terminal, setExitCode);
  registerSiteCommand(program, terminal, setExitCode);
  registerCompareCommand(program, terminal, setExitCode);
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
    .option(
      '--judge',
      'also have the model judge six labelled pages, and print how well it agrees and what that costs',
    )
    .option('--fetch <url>', 'also fetch this page, as an analysis does', parsePageUrl)
    .addHelpText('after', doctorNotes)
    .action(async (flags: DoctorFlags) => {
      const { doctorCommand } = await import('./doctor/doctor-command.ts');
      setExitCode(await doctorCommand(flags, await withSettingsFile(terminal)));
    });
  registerInitCommand(program, terminal, setExitCode);
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
  const [{ readConfigPart }, register] = await Promise.all([
    import('../../service/config/config.ts'),
    named.load(),
  ]);
  const fields = [
    'dataDir',
    'databaseUrl',
    'secretKey',
    'port',
    'publicUrl',
    'fetchAllowNetworks',
    'retentionDays',
  ] as const;
  const { env } = await withSettingsFile(terminal);
  const reading = readConfigPart(env, fields);
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

const programExamples = `
Examples:
  citeworthy analyze https://example.com/guide
  citeworthy analyze draft.html --url https://example.com/guide -q "how does a heat pump work"
  citeworthy serve
  citeworthy keys create --type secret --environment live

Results go to standard output, everything else to standard error.
Settings are environment variables, or lines of citeworthy.env in the working directory of a server; it logs the effective
ones at start.`;

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
