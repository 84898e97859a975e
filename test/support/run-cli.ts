import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startedProcess } from './started.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface CliRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An environment of the test's own: a setting of the developer's shell must not change what a test sees. */
export function cliEnv(settings: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings };
}

/** Starts the built program as a user would. */
export function startCli(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  cwd?: string,
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [main, ...args], { env: cliEnv(settings), cwd });
  return startedProcess(`citeworthy ${args.join(' ')}`, child);
}

/** True where util-linux' `script` can give a program a terminal. */
export const hasTerminal = spawnSync('script', ['--version']).status === 0;

/** Starts the built program in a terminal. Ctrl+C on its standard input interrupts it. */
export function startCliInTerminal(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  // Without exec the shell would end with the signal's status.
  const words = [process.execPath, main, ...args].map((word) => `'${word}'`);
  const command = `exec ${words.join(' ')}`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env: cliEnv(settings) });
  return startedProcess(`citeworthy ${args.join(' ')} in a terminal`, child);
}

export interface CliInput {
  readonly stdin?: string | Uint8Array;
  readonly settings?: Readonly<Record<string, string>>;
  /** The working directory. */
  readonly cwd?: string | undefined;
}

/** Runs the built program to its end. */
export function runCli(
  args: readonly string[],
  { stdin = '', settings = {}, cwd }: CliInput = {},
): Promise<CliRun> {
  return new Promise((resolve, reject) => {
    const child = startCli(args, settings, cwd);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
    // A command that ends without reading its input closes the pipe: that is its right.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}
