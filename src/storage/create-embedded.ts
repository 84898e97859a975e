import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';

export interface CreationOptions {
  /** The script that creates the files; it gets their directory as its argument. */
  readonly program?: string;
  /** How often the log says that the creation goes on. */
  readonly noticeIntervalMs?: number;
}

const noticeIntervalMsDefault = 10_000;

/** Enough for the message of an error and its stack. */
const stderrCharsMax = 4_000;

/** The files of the embedded database in a data directory. */
export function embeddedDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'database');
}

/**
 * Creates the database files under another name and renames them when they are complete. A start that is killed in the
 * middle leaves only rubbish that the next start removes; a child that outlives it writes into the rubbish.
 *
 * Waits without a limit: seconds on an idle machine are minutes on a busy one. Rejects when the program that creates the
 * files cannot be started or fails, with its exit code or signal and the end of its messages.
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
    const failure = await failureOf(program, unfinished);
    if (failure !== null) {
      throw new Error(`The embedded database could not be created in ${dataDir}: ${failure}`);
    }
  } finally {
    clearInterval(notices);
  }
  // The data directory may be one that was there before, open to others.
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, embeddedDirectory(dataDir));
  log.info(`Created the embedded database in ${String(seconds())} s.`);
}

/** True while another process creates the database of a data directory, and before. */
export function isNotYetCreated(dataDir: string): boolean {
  return !existsSync(embeddedDirectory(dataDir));
}

/** Runs the program to its end. Null when it succeeded, else what is known of its failure. */
function failureOf(program: string, directory: string): Promise<string | null> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-stderrCharsMax);
    });
    child.on('error', (error) => done(`${process.execPath} could not be started (${error.message}).`));
    child.on('close', (exitCode, signal) => {
      if (exitCode === 0) return done(null);
      const ended =
        signal === null
          ? `the program that creates it ended with exit code ${String(exitCode)}`
          : `the program that creates it was ended by ${signal}${hintOf(signal)}`;
      const said = messageIn(stderr);
      return done(said === '' ? `${ended}.` : `${ended}: ${said}`);
    });
  });
}

/** The message of the error that ended a program; all that it printed when there is none. */
function messageIn(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  // Around it Node prints a stack and the line of the source, which in a bundle is as long as the bundle.
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.join(' ').trim();
}

function hintOf(signal: NodeJS.Signals): string {
  // initdb needs about 780 MB for a moment, and the kernel kills what does not fit.
  return signal === 'SIGKILL' ? ' (often for want of memory: it needs about 800 MB)' : '';
}
