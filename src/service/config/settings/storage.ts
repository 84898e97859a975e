import path from 'node:path';
import { databaseUrl, textOfAtLeast, wholeNumber } from '../config-values.ts';
import { defineOptionalSetting, defineSetting } from './setting.ts';

/** Location and retention of data. */
export const storageSettings = {
  dataDir: defineSetting({
    name: 'DATA_DIR',
    unit: 'directory',
    defaultText: './data',
    defaultValue: path.resolve('data'),
    reason:
      'Directory of the embedded database, its lock, its control socket and the generated secret key. One server per directory. Not used with DATABASE_URL.',
    help: 'directory of the embedded database',
    parse: (text) => ({ ok: true, value: path.resolve(text) }),
  }),
  databaseUrl: defineOptionalSetting({
    name: 'DATABASE_URL',
    unit: 'PostgreSQL URL',
    defaultText: 'unset: the embedded database',
    reason:
      'PostgreSQL database for any number of processes, e.g. postgres://user:password@host:5432/citeworthy?sslmode=verify-full. Connect directly or through a pooler in session mode: a transaction pooler loses notifications.',
    help: 'PostgreSQL shared by any number of processes; needs SECRET_KEY',
    parse: databaseUrl,
    isSecret: true,
  }),
  secretKey: defineOptionalSetting({
    name: 'SECRET_KEY',
    unit: 'text',
    defaultText: 'generated at the first start in DATA_DIR/secret.key',
    reason:
      'Keys the hashes of API keys and encrypts the secrets of webhook endpoints. The database recognises its key: the start refuses another one. At least 32 characters, which cannot be guessed. Required with DATABASE_URL, and the same in every process.',
    help: 'keys the hashes of API keys; the same in every process',
    parse: textOfAtLeast(32),
    isSecret: true,
  }),
  retentionDays: defineSetting({
    name: 'RETENTION_DAYS',
    unit: 'days',
    defaultValue: 90,
    reason:
      'Retention of analyses with the content of their pages, and of webhook events and their deliveries.',
    parse: wholeNumber(1, 3_650),
  }),
};
