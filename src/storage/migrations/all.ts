import type { Migration } from 'kysely';
import { initial } from './0100-initial.ts';
import { secretKeyCheck } from './0106-secret-key-check.ts';

/**
 * Every migration, in order. Append only: an entry that has run anywhere is never changed, renamed or removed. Listed
 * by hand, so that a bundle or a missing file cannot change what runs.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0100-initial': initial,
  '0106-secret-key-check': secretKeyCheck,
};
