import { PassThrough } from 'node:stream';
import { runProgram } from '../../src/entry/cli/program.ts';

/**
 * What the command line's own parser says to the arguments: undefined when it accepts them. It reads the options before it
 * prints the help that is asked for here, so nothing runs.
 */
export async function commandProblem(args: readonly string[]): Promise<string | undefined> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const terminal = { env: {}, stdin: new PassThrough(), stdout, stderr, now: () => new Date() };
  const exitCode = await runProgram([...args, '--help'], terminal);
  if (exitCode !== 0) return String(stderr.read());
  const help = String(stdout.read());
  // For a word that is no command it prints the help of the program, or of the group of commands. It ignores options that it
  // does not know where help is asked for.
  const [usage = ''] = help.split('\n');
  const isCommand = usage.startsWith(`Usage: citeworthy ${args[0] ?? ''} `) && !usage.includes('[command]');
  const unknown = args.filter(
    (word) => word.startsWith('--') && !help.includes(` ${word.split('=')[0] ?? ''} `),
  );
  return isCommand && unknown.length === 0 ? undefined : `${args.join(' ')} is no command`;
}
