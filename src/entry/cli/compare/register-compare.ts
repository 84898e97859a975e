import type { Command } from 'commander';
import { compareOptions } from '../../../service/config/analyze/compare-lines.ts';
import { addOptions } from '../register-analyze.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { CompareFlags } from './compare-command.ts';

export function registerCompareCommand(
  program: Command,
  terminal: Terminal,
  setExitCode: (code: ExitCode) => void,
): void {
  const command = program
    .command('compare')
    .description('Test whether an assistant cites a page among its rivals, and why not; needs no server')
    .argument('<page>', 'an http(s) URL, a file, or - for standard input');
  addOptions(command, compareOptions)
    .addHelpText('after', compareNotes)
    .action(async (page: string, flags: CompareFlags) => {
      const { compareCommand } = await import('./compare-command.ts');
      setExitCode(await compareCommand(page, flags, terminal));
    });
}

const compareNotes = `
Examples:
  citeworthy compare https://example.com/guide --rival https://other.example/guide --question "how long does it take"
  citeworthy compare draft.html --before https://example.com/guide --rival https://other.example/guide --question "how long does it take"

Without a language model the passages are ranked and the answers of the pages are compared. With LLM_BASE_URL and LLM_MODEL the
model answers each question from the best passages, --runs times, and its citations are counted; LLM_API_KEY, LLM_TIMEOUT_MS,
LLM_CALLS_MAX, LLM_CONCURRENCY, LLM_FAILURES_MAX, LLM_OUTPUT_TOKENS_MAX and LLM_TOKENS_PER_DAY apply, the last to one run of the
command. Rules judge what the pages answer; a server also asks the model. FETCH_ALLOW_NETWORKS, FETCH_TIMEOUT_MS, FETCH_MAX_BYTES,
ANALYSIS_TIMEOUT_MS and ANALYSIS_HEAP_MB apply as in analyze.

Exit status: 0 the pages were compared, 2 no page could be read or the command line is invalid, 130 interrupted.`;
