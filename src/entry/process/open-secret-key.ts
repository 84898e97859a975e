import type { Kysely } from 'kysely';
import type { Config } from '../../service/config/config.ts';
import { checkSecretKey } from '../../features/keys/check-secret-key.ts';
import { dependsOnSecretKey, findSecretKeyCheck } from '../../features/keys/index.ts';
import {
  findSecretKey,
  readSecretKey,
  SecretKeyError,
  secretKeyPath,
} from '../../service/platform/secret-key.ts';
import type { Schema } from '../../service/storage/schema.ts';

export interface OpenedSecretKey {
  readonly secretKey: string;
  /** False for a database from before the check value, in which nothing proves the key. */
  readonly isProven: boolean;
}

const wayOut =
  'If the key is lost, stop every server and run: npx citeworthy secret-key replace. It says what it revokes before it does so.';

/**
 * Reads the secret key, or creates it for a database that depends on none. Throws `SecretKeyError` when the database
 * depends on another one: API keys and sessions would be refused and webhooks not be signed.
 */
export async function openSecretKey(
  config: Pick<Config, 'secretKey' | 'dataDir'>,
  db: Kysely<Schema>,
  now: Date,
): Promise<OpenedSecretKey> {
  const found = findSecretKey(config);
  // A new key would take the place that the backup belongs to.
  if (found === null && (await isKeyed(db, now))) {
    throw new SecretKeyError(
      `${secretKeyPath(config)} is missing, and the database depends on the key in it. Restore the file from a backup, or set SECRET_KEY to its content. ${wayOut}`,
    );
  }
  const secretKey = found ?? readSecretKey(config);
  const fit = await checkSecretKey(db, secretKey, now);
  if (fit === 'differs') throw new SecretKeyError(differs(config));
  return { secretKey, isProven: fit === 'fits' };
}

async function isKeyed(db: Kysely<Schema>, now: Date): Promise<boolean> {
  return (await findSecretKeyCheck(db)) !== undefined || (await dependsOnSecretKey(db, now));
}

function differs(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  const isFile = config.secretKey === undefined;
  const key = isFile ? `The key in ${secretKeyPath(config)}` : 'SECRET_KEY';
  const remedy = isFile
    ? 'Restore the file from a backup, or set SECRET_KEY to the key that the database was used with'
    : 'Set SECRET_KEY to the one that the database was used with, or unset it if that is in secret.key';
  return `${key} is not the secret key of this database: no API key and no session would work, and no webhook could be signed. ${remedy}. ${wayOut}`;
}
