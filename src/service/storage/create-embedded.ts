import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { lockFile, tryLockDataDirectory } from './data-lock.ts';

export interface CreationOptions {
  /** The script that creates the files; its argument is their directory. */
  readonly program?: string;
  /** Interval of progress messages. */
  readonly noticeIntervalMs?: number;
}

const noticeIntervalMsDefault = 10_000;

/** Enough for an error message and its stack. */
const stderrCharsMax = 4_000;

/** The files of the embedded database in a data directory. */
export function embeddedDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'database');
}

/**
 * Creates the database files under a temporary name and renames them when complete. A start that is killed leaves only
 * temporary files, which the next start removes, even if its child process still writes to them.
 *
 * Waits without a limit: seconds on an idle machine are minutes on a busy one. Rejects when the program that creates the
 * files cannot be started or fails, with its exit code or signal and the end of its output.
 *
 * Every directory is closed to other users from its creation: the data directory may be open to them, and who has opened
 * a file once keeps reading it, whatever mode it gets later. The mode of a file inside does not matter then.
 */
export async function createEmbedded(
  dataDir: string,
  log: Logger,
  {
    program = createRequire(import.meta.url).resolve('#storage-init'),
    noticeIntervalMs = noticeIntervalMsDefault,
  }: CreationOptions = {},
): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('database.new-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const unfinished = join(resolve(dataDir), `database.new-${process.pid}-${Date.now()}`);
  const begunMs = performance.now();
  const seconds = (): number => Math.round((performance.now() - begunMs) / 1_000);
  log.info(`Creating the embedded database in ${dataDir}; this takes some seconds.`);
  const notices = setInterval(() => {
    log.info(`Still creating the embedded database in ${dataDir}, after ${String(seconds())} s.`);
  }, noticeIntervalMs);
  try {
    const failure = await runProgram(program, unfinished);
    if (failure !== null) {
      throw new Error(`The embedded database could not be created in ${dataDir}: ${failure}`);
    }
  } finally {
    clearInterval(notices);
  }
  renameSync(unfinished, embeddedDirectory(dataDir));
  log.info(`Created the embedded database in ${String(seconds())} s.`);
}

/** True until the database of a data directory has been created. */
export function isNotYetCreated(dataDir: string): boolean {
  return !existsSync(embeddedDirectory(dataDir));
}

/** True for a directory without a database that no process is about to create there. Creates nothing. */
export function hasNoDatabase(dataDir: string): boolean {
  if (!isNotYetCreated(dataDir)) return false;
  if (!existsSync(join(dataDir, lockFile))) return true;
  const lock = tryLockDataDirectory(dataDir);
  lock?.release();
  // The process that held the lock may have created the database meanwhile.
  return lock !== null && isNotYetCreated(dataDir);
}

/** Runs the program; resolves to null, or to a description of its failure. */
function runProgram(program: string, directory: string): Promise<string | null> {
  return new Promise((done) => {
    const child = spawnPrivately(program, directory);
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-stderrCharsMax);
    });
    child.on('error', (error) => done(`${process.execPath} could not be started (${error.message}).`));
    child.on('close', (exitCode, signal) => {
      if (exitCode === 0) return done(null);
      const ended =
        signal === null
          ? `the program that creates it ended with exit code ${String(exitCode)}`
          : `the program that creates it was ended by ${signal}${hintOf(signal)}`;
      const message = messageIn(stderr);
      return done(message === '' ? `${ended}.` : `${ended}: ${message}`);
    });
  });
}

/** Starts the program under a umask that closes everything it creates to other users. */
function spawnPrivately(program: string, directory: string): ChildProcess {
  // A child takes over the umask at the moment when it is forked, before `spawn` returns.
  const umask = process.umask(0o077);
  try {
    return spawn(process.execPath, [program, directory], { stdio: ['ignore', 'ignore', 'pipe'] });
  } finally {
    process.umask(umask);
  }
}

/** The error message in a program's output; the whole output when there is none. */
function messageIn(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  // Node also prints the stack and the source line, which in a bundle is as long as the bundle.
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.join(' ').trim();
}

function hintOf(signal: NodeJS.Signals): string {
  // initdb needs about 780 MB for a moment, and the kernel kills it when memory runs out.
  return signal === 'SIGKILL' ? ' (probably out of memory: it needs about 800 MB)' : '';
}
