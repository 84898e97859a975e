import { Option, type Command } from 'commander';
import { analyzeOptions, type OptionLine } from '../../service/config/analyze/option-lines.ts';
import type { AnalyzeFlags } from './analyze-request.ts';
import {
  collect,
  collectQuery,
  collectQuestion,
  collectRival,
  parseDay,
  parseDepth,
  parseLimit,
  parsePageUrl,
  parseRuns,
  parseScore,
} from './option-values.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** By the name that commander gives the option. */
const parsers: Readonly<Record<string, (text: string, earlier: unknown) => unknown>> = {
  query: collectQuery,
  question: collectQuestion,
  rival: collectRival,
  runs: parseRuns,
  output: collect,
  ignore: collect,
  asOf: parseDay,
  limit: parseLimit,
  failUnder: parseScore,
  baselineTolerance: parseScore,
  depth: parseDepth,
  include: collect,
  exclude: collect,
  url: parsePageUrl,
  baseUrl: parsePageUrl,
};

/** Adds the options of a table to a command. */
export function addOptions(command: Command, lines: readonly OptionLine[]): Command {
  for (const { flags, description, choices, conflicts } of lines) {
    const option = new Option(flags, description);
    const parser = parsers[option.attributeName()];
    if (parser !== undefined) option.argParser(parser);
    if (choices !== undefined) option.choices(choices);
    if (conflicts !== undefined) option.conflicts([...conflicts]);
    command.addOption(option);
  }
  return command;
}

export function registerAnalyzeCommand(
  program: Command,
  terminal: Terminal,
  setExitCode: (code: ExitCode) => void,
): void {
  const command = program
    .command('analyze')
    .description('Analyse pages and print the reports; needs no server')
    .argument(
      '[sources...]',
      'http(s) URLs, files, folders, patterns such as "public/**/*.html", - for standard input, or @file with one of these a line',
    );
  addOptions(command, analyzeOptions)
    .addHelpText('after', analyzeNotes)
    .action(async (sources: string[], flags: AnalyzeFlags) => {
      const { analyzeCommand } = await import('./analyze-command.ts');
      setExitCode(await analyzeCommand(sources, flags, terminal));
    });
}

const analyzeNotes = `
Examples:
  citeworthy analyze https://example.com/guide --html report.html
  citeworthy analyze public --base-url https://example.com/ --fail-under 60
  citeworthy analyze --sitemap https://example.com/sitemap.xml --limit 50 --output sarif=results.sarif
  citeworthy analyze public --baseline citeworthy-baseline.json --output junit=results.xml

WORKER_CONCURRENCY pages are analysed at once (default: number of cores), each within ANALYSIS_TIMEOUT_MS and
ANALYSIS_HEAP_MB; results keep the given order. In an @file, empty lines and lines starting with # are skipped.
A sitemap may be an index, gzipped, or plain text with one URL a line.
Without --query, queries are inferred from each page. Without --url or --base-url, a page from a file or standard input
has no address, and checks that depend on the address treat it as missing.
FETCH_ALLOW_NETWORKS, FETCH_TIMEOUT_MS and FETCH_MAX_BYTES apply to fetched URLs, as in the server.
NO_COLOR and FORCE_COLOR are honoured. Progress goes to standard error; where CI is set there is none.
docs/command-line.md describes the configuration file, the formats, budgets and baselines.

Exit status: 0 every page was analysed, 1 a page is below its budget or worse than the baseline, 2 a page could not be
analysed, or the command line, the configuration file or the baseline is not usable, 130 interrupted: the report has the pages that were done.`;
