import { resolve } from 'node:path';
import { isDatabaseUnavailable } from '../../service/storage/database-unavailable.ts';
import type { OpenOutcome } from '../../service/storage/database.ts';

/** Another running server has the data directory open. */
export class DataDirectoryInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another Citeworthy process. Stop that process, or set DATA_DIR to another directory.`,
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/** Another process has the data directory open and does not respond to commands. */
export class DirectoryNotReleasedError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another Citeworthy process, which does not respond to commands. Stop that process, or try again.`,
    );
    this.name = 'DirectoryNotReleasedError';
  }
}

/** A command ran in another folder than the server: a new database there would answer for the one that was meant. */
export class NoDatabaseError extends Error {
  constructor(dataDir: string) {
    super(
      `There is no database in ${resolve(dataDir)}. Set DATA_DIR to the data directory of the server, or run the command in the folder that the server was started in. Without a server yet: start one, or run "citeworthy keys create", which creates the database.`,
    );
    this.name = 'NoDatabaseError';
  }
}

/** The database of DATABASE_URL cannot be used. The message does not contain the URL, which contains a password. */
export class DatabaseUnavailableError extends Error {
  constructor(outcome: Extract<OpenOutcome, { readonly ok: false }>) {
    const cause = outcome.reason === 'unavailable' ? outcome.cause : outcome.reason;
    super(`DATABASE_URL names a database that cannot be used: ${reasonOf(cause)}.`, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** True when a retry may succeed, as for a starting database or host; false for a wrong password. */
export function mayRecover(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return isDatabaseUnavailable(cause) && !/^(28|3D)/.test(code) && code !== 'ENOTFOUND';
}

/** The message of an error of the database, without a full stop. */
export function reasonOf(cause: unknown): string {
  // A name with several addresses fails with one error per address and an empty message.
  const error = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
