import { Option, type Command } from 'commander';
import { listOf } from '../list-of.ts';
import { parsePageUrl } from '../option-values.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { InitFlags } from './init-answers.ts';

export function registerInitCommand(
  program: Command,
  terminal: Terminal,
  setExitCode: (code: ExitCode) => void,
): void {
  program
    .command('init')
    .description('Set up a language model, a site, agents and CI in this folder, after showing every change')
    .option('--provider <id>', 'openai, anthropic, gemini, mistral, openrouter, ollama or other')
    .option('--base-url <url>', 'address of an OpenAI-compatible endpoint')
    .option('--model <name>', 'name of the model')
    .option('--key-from <variable>', 'environment variable that has the API key')
    .option('--ollama', 'look for Ollama on this machine, and take --model or its first model')
    .option('--site <url>', 'address of the site', parsePageUrl)
    .option('--agents <names>', 'comma-separated: claude, cursor, vscode; or none', listOf)
    .addOption(new Option('--ci <system>', 'job to write').choices(['github', 'gitlab', 'none']))
    .option('--dry-run', 'show the changes and write nothing')
    .option('-y, --yes', 'write without being asked; then the options are all that is set up')
    .addHelpText('after', initNotes)
    .action(async (flags: InitFlags) => {
      const { initCommand } = await import('./init-command.ts');
      setExitCode(await initCommand(flags, terminal));
    });
}

const initNotes = `
Without --yes it asks for what no option names. It writes citeworthy.env (the model; mode 0600, read by serve, doctor and
the commands of the database in the same folder), the MCP entry of each agent, a skill for coding agents,
citeworthy.config.json and a job of the CI. Nothing is written before consent, nothing is replaced before its difference
is shown, and a second run changes nothing.

Exit status: 0 done or nothing to do, 1 refused or not possible.`;
