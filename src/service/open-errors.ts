import { isDatabaseAway } from '../storage/database-away.ts';
import type { OpenOutcome } from '../storage/database.ts';

/** The data directory belongs to a process that runs. */
export class DataDirectoryInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another Citeworthy process. Stop that one, or set DATA_DIR to a directory of its own.`,
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/** The data directory belongs to a process that answers no commands. */
export class DirectoryNotReleasedError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another Citeworthy process, which answers no commands. Stop that process, or try again.`,
    );
    this.name = 'DirectoryNotReleasedError';
  }
}

/** The database of DATABASE_URL cannot be used. The URL itself, which holds a password, is not repeated. */
export class DatabaseAwayError extends Error {
  constructor(outcome: Extract<OpenOutcome, { readonly ok: false }>) {
    const cause = outcome.reason === 'away' ? outcome.cause : outcome.reason;
    super(`DATABASE_URL names a database that cannot be used: ${reasonOf(cause)}.`, { cause });
    this.name = 'DatabaseAwayError';
  }
}

/** True for a database that may be there in a moment: it starts, or its host does. A wrong password stays wrong. */
export function mayComeBack(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return isDatabaseAway(cause) && !/^(28|3D)/.test(code) && code !== 'ENOTFOUND';
}

function reasonOf(cause: unknown): string {
  // A name with several addresses fails with one error for each, and a message that is empty.
  const error = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
