import { accessSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../../service/config/config.ts';
import { judgeSecretKey, type SecretKeyFit } from '../../../features/keys/check-secret-key.ts';
import { findSecretKey, secretKeyPath } from '../../../service/platform/secret-key.ts';
import { inspectDatabase, type Inspection } from '../../../service/storage/inspect.ts';
import type { SchemaState } from '../../../service/storage/migrate.ts';
import { codeOf, messageOf } from '../error-facts.ts';
import { failed, ok, warning, type Finding } from './finding.ts';

/** `nulls not distinct` in unique constraints came with it. */
const postgresMajorMin = 15;

export function checkDataDir({ dataDir, databaseUrl }: Config): Finding {
  const check = 'data directory';
  const path = resolve(dataDir);
  const use = `Set DATA_DIR to a directory of the user that runs the server, or run: chown ${String(process.getuid?.() ?? '')} ${path}`;
  try {
    if (!existsSync(path)) {
      if (databaseUrl !== undefined) return ok(check, `${path} is not needed: DATABASE_URL is set.`);
      accessSync(existingAncestor(path), constants.W_OK | constants.X_OK);
      return ok(check, `${path} is made at the first start.`);
    }
    if (!statSync(path).isDirectory()) {
      return failed(check, `${path} is not a directory.`, 'Set DATA_DIR to a directory.');
    }
    // The rights of a directory do not show a full or read-only disk.
    rmSync(mkdtempSync(join(path, '.doctor-')), { recursive: true });
    return ok(check, `${path} is writable.`);
  } catch (error) {
    return failed(check, `${path} is not writable (${codeOf(error)}).`, use);
  }
}

function existingAncestor(path: string): string {
  return existsSync(path) ? path : existingAncestor(dirname(path));
}

/** The database and the secret key, which only the database can prove. */
export async function checkDatabase(config: Config, now: () => Date): Promise<readonly Finding[]> {
  const key = readKey(config);
  try {
    const inspection = await inspectDatabase(config, async (db) =>
      typeof key === 'string' ? await judgeSecretKey(db, key, now()).catch(() => null) : null,
    );
    return [databaseFinding(inspection, config), keyFinding(key, inspection, config)];
  } catch (error) {
    return [unavailable(error, config), keyFinding(key, null, config)];
  }
}

function unavailable(error: unknown, { dataDir, databaseUrl }: Config): Finding {
  // A name with several addresses fails with one error for each, and an empty message.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = messageOf(cause).replace(/\.$/, '');
  return databaseUrl === undefined
    ? failed(
        'database',
        `The database in ${dataDir} cannot be opened: ${reason}.`,
        'Restore a backup of DATA_DIR.',
      )
    : failed(
        'database',
        `The database of DATABASE_URL cannot be used: ${reason}.`,
        'Start it, and check host, port, database, user and password in DATABASE_URL.',
      );
}

const schemaWords: Readonly<Record<SchemaState, string>> = {
  empty: 'empty: its tables are made at the first start',
  older: 'of an older version: it is migrated at the next start',
  current: 'up to date',
  newer: 'of a newer version of Citeworthy',
};

function databaseFinding(inspection: Inspection<unknown>, { dataDir, databaseUrl }: Config): Finding {
  const check = 'database';
  if (inspection.state === 'missing') return ok(check, 'The embedded database is made at the first start.');
  if (inspection.state === 'in_use') {
    return ok(
      check,
      `The embedded database in ${dataDir} is in use by another process: a server or a command.`,
    );
  }
  const { version, versionNumber, schema } = inspection;
  const kind = databaseUrl === undefined ? 'Embedded database' : 'Database of DATABASE_URL';
  const message = `${kind}, PostgreSQL ${version}; its schema is ${schemaWords[schema]}.`;
  if (versionNumber < postgresMajorMin * 10_000) {
    return failed(check, message, `Use PostgreSQL ${String(postgresMajorMin)} or later.`);
  }
  if (schema === 'newer')
    return failed(check, message, 'Start that version, or restore a backup from before the update.');
  if (schema === 'older') return warning(check, message, 'Make a backup before the next start.');
  return ok(check, message, { version, schema });
}

/** The key; null for none, or what prevents reading it. */
function readKey(config: Config): string | null | { readonly problem: string } {
  try {
    return findSecretKey(config);
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

function keyFinding(
  key: ReturnType<typeof readKey>,
  inspection: Inspection<SecretKeyFit | null> | null,
  config: Config,
): Finding {
  const check = 'secret key';
  const source = config.secretKey === undefined ? secretKeyPath(config) : 'SECRET_KEY';
  if (key === null) {
    if (inspection?.state === 'missing') return ok(check, `${source} is made at the first start.`);
    return failed(
      check,
      `${source} is missing, and the database may depend on the key in it.`,
      'Restore the file from a backup, or set SECRET_KEY to its content.',
    );
  }
  if (typeof key !== 'string') return failed(check, key.problem, `Correct ${source}.`);
  const fit = inspection?.state === 'opened' ? inspection.read : null;
  if (fit === 'differs') {
    return failed(
      check,
      `${source} is not the key of this database.`,
      'Restore the key that the database was used with.',
    );
  }
  return ok(check, fit === 'fits' ? `${source} is the key of the database.` : `${source} can be read.`);
}
