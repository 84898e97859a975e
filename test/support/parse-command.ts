import { PassThrough } from 'node:stream';
import { runProgram } from '../../src/cli/program.ts';

/**
 * What the command line's own parser says to the arguments: undefined when it accepts them. It reads the options before it
 * prints the help that is asked for here, so nothing runs.
 */
export async function commandProblem(args: readonly string[]): Promise<string | undefined> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const terminal = { env: {}, stdin: new PassThrough(), stdout, stderr, now: () => new Date() };
  const exitCode = await runProgram([...args, '--help'], terminal);
  if (exitCode !== 0) return String(stderr.read());
  // For a word that is no command it prints the help of the program, or of the group of commands.
  const [usage = ''] = String(stdout.read()).split('\n');
  const isCommand = usage.startsWith(`Usage: citeworthy ${args[0] ?? ''} `) && !usage.includes('[command]');
  return isCommand ? undefined : `${args.join(' ')} is no command`;
}
