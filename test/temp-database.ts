import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { openDatabase, type Database } from '../src/storage/open.ts';

export const silentLog: Logger = pino({ level: 'silent' });

export interface TempDirectory {
  readonly path: string;
  remove(): void;
}

/** An empty directory of the test's own. */
export function makeTempDirectory(): TempDirectory {
  const path = mkdtempSync(join(tmpdir(), 'citeworthy-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface TempDatabase {
  readonly database: Database;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A real embedded database in a directory of its own. Opening costs seconds: share one in a file where possible. */
export async function openTempDatabase(): Promise<TempDatabase> {
  const directory = makeTempDirectory();
  const opened = await openDatabase({ dataDir: directory.path }, silentLog);
  if (!opened.ok) throw new Error('The directory is in use.');
  return {
    database: opened.database,
    dataDir: directory.path,
    async remove() {
      await opened.database.close();
      directory.remove();
    },
  };
}
