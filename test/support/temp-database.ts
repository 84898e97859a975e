import { cpSync } from 'node:fs';
import { pino, type Logger } from 'pino';
import { inject } from 'vitest';
import type { Config } from '../../src/service/config/config.ts';
import { openDatabase } from '../../src/service/storage/open.ts';
import type { Database } from '../../src/service/storage/database.ts';
import { makePostgresDatabase } from './postgres-database.ts';
import { makeTempDirectory, type TempDirectory } from './temp-directory.ts';
import { started } from './started.ts';

export { makeTempDirectory, type TempDirectory } from './temp-directory.ts';

export const silentLog: Logger = pino({ level: 'silent' });

/** Which database the suite runs on: `npm test` and `npm run test:slow` run those of test/database on one each. */
export const testDatabase = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded';

/** Where a service of the test's own keeps its data. */
export interface TempStorage {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;
  /** The same for a process. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const testSecretKey = 'test-secret-key-of-more-than-32-characters';

function templateDataDir(): string {
  const path = inject('templateDataDir') as string | undefined;
  if (path === undefined)
    throw new Error('A suite without a database opens one: CONTRIBUTING.md, "Tests", says where it belongs.');
  return path;
}

/** Puts an embedded database with every table and no rows into a data directory. */
export function putEmptyDatabase(dataDir: string): void {
  cpSync(templateDataDir(), dataDir, { recursive: true });
}

/** A data directory whose embedded database has every table and no rows. */
export function makeDataDirectory(): TempDirectory {
  const directory = makeTempDirectory();
  putEmptyDatabase(directory.path);
  return directory;
}

/** A new database with every table and no rows, in a directory of its own or in the tests' PostgreSQL. */
export async function makeTempStorage(): Promise<TempStorage> {
  if (testDatabase === 'embedded') {
    const directory = makeDataDirectory();
    return {
      config: { dataDir: directory.path, databaseUrl: undefined, secretKey: undefined },
      env: { DATA_DIR: directory.path },
      remove: () => Promise.resolve(directory.remove()),
    };
  }
  const directory = makeTempDirectory();
  const { url, remove } = await makePostgresDatabase();
  return {
    config: { dataDir: directory.path, databaseUrl: url, secretKey: testSecretKey },
    env: { DATA_DIR: directory.path, DATABASE_URL: url, SECRET_KEY: testSecretKey },
    async remove() {
      await remove();
      directory.remove();
    },
  };
}

export interface TempDatabase {
  readonly database: Database;
  readonly storage: TempStorage;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A real database of the test's own. Opening costs some tenths of a second: share one in a file where possible. */
export async function openTempDatabase(): Promise<TempDatabase> {
  const storage = await makeTempStorage();
  const opened = await openDatabase(storage.config, silentLog);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  // A suite may close it to see what happens, and ends its service afterwards.
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    ended();
    closed ??= opened.database.close();
    return closed;
  };
  const remove = async (): Promise<void> => {
    await close();
    await storage.remove();
  };
  const ended = started('a database', remove);
  return { database: { ...opened.database, close }, storage, dataDir: storage.config.dataDir, remove };
}
