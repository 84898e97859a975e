import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL adds a file of this size to its log before it can go on. */
const logFileBytes = 16 * 1024 * 1024;

/** The embedded database has stopped; only a new process can open it again. */
export class EmbeddedDatabaseStoppedError extends Error {
  constructor(directory: string, cause: unknown) {
    const reason = isDiskFull(directory)
      ? 'its disk is full. Free some space, then start again'
      : 'the log above says why. Start again';
    super(
      `The embedded database in ${directory} has stopped: ${reason}. What was accepted is kept, and goes on after the start.`,
      { cause },
    );
    this.name = 'EmbeddedDatabaseStoppedError';
  }
}

/** True when PostgreSQL could not add a file to its log, which it cannot do without. */
export function isDiskFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < logFileBytes;
  } catch {
    return false;
  }
}

export interface EmbeddedStop {
  readonly stopped: Promise<Error>;
  hasStopped(): boolean;
}

/**
 * Notices when the database stops. PostgreSQL ends its process at a PANIC (its log cannot be written) and at a FATAL error;
 * here the process is ours. PGlite goes on calling what has ended, and then never answers. So the call that ends the database,
 * and each call after it, is rejected.
 */
export function watchForStop(lite: PGlite, directory: string): EmbeddedStop {
  let failure: Error | undefined;
  let resolve: (error: Error) => void = () => undefined;
  const stopped = new Promise<Error>((done) => (resolve = done));
  const stop = (cause: unknown): Error => {
    if (failure === undefined) {
      failure = new EmbeddedDatabaseStoppedError(directory, cause);
      resolve(failure);
    }
    return failure;
  };
  const execute = lite.execProtocolStream.bind(lite);
  lite.execProtocolStream = async (message, options) => {
    if (failure !== undefined) throw failure;
    const answers = await execute(message, options).catch((error: unknown) => {
      throw failure ?? error;
    });
    const last = answers.find(isLastWord);
    if (last !== undefined) throw stop(last);
    return answers;
  };
  return { stopped, hasStopped: () => failure !== undefined };
}

/** An error after which PostgreSQL's process ends. */
function isLastWord(answer: object): boolean {
  return 'severity' in answer && (answer.severity === 'PANIC' || answer.severity === 'FATAL');
}
