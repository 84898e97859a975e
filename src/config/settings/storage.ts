import path from 'node:path';
import { databaseUrl, textOfAtLeast, wholeNumber } from '../config-values.ts';
import { defineOptionalSetting, defineSetting } from './setting.ts';

/** Where data is kept, and for how long. */
export const storageSettings = {
  dataDir: defineSetting({
    name: 'DATA_DIR',
    unit: 'directory',
    defaultText: './data',
    defaultValue: path.resolve('data'),
    reason:
      'Contains the embedded database, its lock, its control socket and the generated secret key. One server for each directory. Not used with DATABASE_URL.',
    help: 'directory of the embedded database',
    parse: (text) => ({ ok: true, value: path.resolve(text) }),
  }),
  databaseUrl: defineOptionalSetting({
    name: 'DATABASE_URL',
    unit: 'PostgreSQL URL',
    defaultText: 'unset: the embedded database',
    reason:
      'A PostgreSQL that any number of processes share, e.g. postgres://user:password@host:5432/citeworthy?sslmode=verify-full. Connect directly or through a pooler in session mode: a transaction pooler loses notifications.',
    help: 'PostgreSQL shared by any number of processes; needs SECRET_KEY',
    parse: databaseUrl,
    isSecret: true,
  }),
  secretKey: defineOptionalSetting({
    name: 'SECRET_KEY',
    unit: 'text',
    defaultText: 'made at the first start, kept in DATA_DIR/secret.key',
    reason:
      'Keys the hashes of API keys and encrypts the secrets of webhook endpoints: after a change no key works, and no webhook is sent until its secret is rotated. 32 characters cannot be guessed. Required with DATABASE_URL, and the same in every process.',
    help: 'keys the hashes of API keys; the same in every process',
    parse: textOfAtLeast(32),
    isSecret: true,
  }),
  retentionDays: defineSetting({
    name: 'RETENTION_DAYS',
    unit: 'days',
    defaultValue: 90,
    reason:
      'How long an analysis is kept. Then it is deleted, with the content of its page. Webhook events and their deliveries are kept as long.',
    parse: wholeNumber(1, 3_650),
  }),
};
