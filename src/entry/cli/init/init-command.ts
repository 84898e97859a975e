import path from 'node:path';
import { defaultOllamaOrigin } from '../../../service/llm/find-ollama.ts';
import { visibleText } from '../../report/visible-text.ts';
import { exitCodes, writeLines, writeProblems, type ExitCode, type Terminal } from '../terminal.ts';
import { terminalAsker, type Asker } from './asker.ts';
import { withoutSecret } from './env-text.ts';
import { differenceOf, isUnchanged, writeChange, type FileChange } from './file-change.ts';
import { readAnswers, type InitAnswers, type InitFlags } from './init-answers.ts';
import { planChanges } from './plan-changes.ts';

/** For tests. */
export interface InitOptions {
  readonly folder?: string;
  readonly ollamaOrigin?: string;
  readonly asker?: Asker | null;
}

/**
 * Sets up a language model, a site, agents and CI in the working directory. Shows every file with what changes in it, and
 * writes only after consent: an answer, or `--yes`.
 */
export async function initCommand(
  flags: InitFlags,
  terminal: Terminal,
  options: InitOptions = {},
): Promise<ExitCode> {
  const { folder = path.resolve('.'), ollamaOrigin = defaultOllamaOrigin } = options;
  // With --yes the options are all that is asked for.
  const asker = flags.yes === true ? null : (options.asker ?? terminalAsker(terminal));
  try {
    const answers = await readAnswers({ flags, env: terminal.env, folder, ollamaOrigin, asker });
    return await carryOut(answers, { flags, terminal, folder, asker });
  } finally {
    asker?.close();
  }
}

interface Run {
  readonly flags: InitFlags;
  readonly terminal: Terminal;
  readonly folder: string;
  readonly asker: Asker | null;
}

async function carryOut(answers: InitAnswers, { flags, terminal, folder, asker }: Run): Promise<ExitCode> {
  const { changes, notes } = await planChanges(folder, answers);
  const print = (...lines: readonly string[]): Promise<void> => writeLines(terminal.stdout, lines);
  for (const note of [...answers.notes, ...notes]) await print(note);
  const open = changes.filter((change) => !isUnchanged(change));
  for (const change of changes) await print(...shownChange(change));
  if (open.length === 0) {
    await print(
      changes.length === 0 ? 'Nothing to write. See: npx citeworthy init --help' : 'Nothing to change.',
    );
    return exitCodes.done;
  }
  if (flags.dryRun === true) {
    await print('Nothing was written (--dry-run).');
    return exitCodes.done;
  }
  const count = open.length === 1 ? 'this file' : `these ${String(open.length)} files`;
  const hasConsent = flags.yes === true || ((await asker?.confirm(`Write ${count}?`)) ?? false);
  if (!hasConsent) {
    const way = asker === null ? ' Pass --yes to write without being asked.' : '';
    await writeProblems(terminal, `Nothing was written.${way}`);
    return exitCodes.failed;
  }
  for (const change of open) {
    await writeChange(folder, change);
    await print(`Wrote ${change.path}`);
  }
  await print(...nextSteps(answers));
  return exitCodes.done;
}

/** Text of the folder may contain anything; a key is never shown. */
function shownChange(change: FileChange): readonly string[] {
  const head = `${change.path} (${change.purpose})`;
  if (isUnchanged(change)) return [`${head}: already so`];
  const lines = differenceOf(change).map((line) => `  ${visibleText(withoutSecret(line))}`);
  return ['', `${head}: ${change.before === null ? 'new' : 'changed'}`, ...lines, ''];
}

function nextSteps({ model, agents, site }: InitAnswers): readonly string[] {
  return [
    '',
    'Next:',
    ...(model === null
      ? []
      : [
          '  npx citeworthy doctor    asks the model one tiny question',
          '  npx citeworthy serve     reads citeworthy.env in this folder',
        ]),
    ...(site === null ? [] : ['  npx citeworthy analyze   scores the pages of the site']),
    ...(agents.length === 0 ? [] : ['  Restart the agent: it then has the tools of Citeworthy.']),
  ];
}
